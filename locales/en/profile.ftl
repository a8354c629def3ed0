### How to speak with a person and about them; first help for a newcomer.

profile-title = **How to speak with you**
profile-gender = **About you:** { $gender ->
    [feminine] “she”, “her vote”.
    [masculine] “he”, “his vote”.
   *[other] “they”, “their vote”.
}
profile-locale = **Language of your own messages:** { $locale ->
    [ru] Russian.
    [en] English.
   *[discord] as in your Discord.
}
profile-note = The town speaks the language of the game, which the host chooses. Whatever only you can see will be in yours.
profile-ask-gender = How you are spoken of
profile-ask-locale = Which language
profile-feminine = she
profile-masculine = he
profile-other = they
profile-ru = Русский
profile-en = English
profile-discord = As in Discord

profile-help = **First time at the table?**
    1. Press “Join” under a notice, or open a game yourself: { $new }.
    2. When the game begins, press “My role” in the town: the card tells who you are, who is with you, and what to do.
    3. At night, open the menu under the night's message even if you have nothing to do: then nobody learns who has.
    4. By day, argue and vote. A vote can be changed until the day is over.
    5. The button “?” explains what is going on; { $rules } explains the rest.
profile-help-ask = How to begin
