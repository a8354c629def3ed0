"""The dons in words: two rulesets with one stock of texts, and what their announcements must not say."""

import re
from itertools import product
from random import Random

import pytest

from core.engine import events as e
from core.engine.commands import Deal, Join, TimePassed, Vote
from core.engine.decide import Decided, decide
from core.engine.evolve import created, evolve
from core.engine.opening import opening
from core.engine.refusal import Refused
from core.engine.state import GameState, Placed
from core.lab.simulate import Setup, play
from core.narration import Cards, Gender, Narrator, Table, load
from core.narration.public import FACTS, moments
from core.narration.vocabulary import missing
from core.narration.voice import PLAIN, Voice
from core.rules.classic import RULESET as CLASSIC
from core.rules.dons import THREE, TWO

LOCALES = load(strict=True)
LANGUAGES = LOCALES.languages
BOTH = (TWO, THREE)
OWN = ("dons", "two-banks")
THEMES = (PLAIN, *OWN)
GENDERS: dict[str, Gender] = {"Anna": "feminine", "Boris": "masculine"}
GUNS = ("cop", "mafia", "manas", "maniac", "sniper", "zombie", "woodman", "wife", "mistress")

both = pytest.mark.parametrize("rules", BOTH, ids=lambda rules: rules.id)
everywhere = pytest.mark.parametrize("language", LANGUAGES)


def seated(*events: e.Event) -> Table:
    """A table of three after some events."""
    state = created(opening(THREE, "standard"))
    joined = (e.PlayerJoined(name, name) for name in ("Anna", "Boris", "Vera"))
    for event in (*joined, *events):
        state = evolve(state, event)
    return Table(state, GENDERS)


def tell(event: e.Event, language: str, theme: str, *before: e.Event, number: int = 1) -> str:
    """What the town hears of an event, and of nothing before it."""
    narrator = Narrator(LOCALES, THREE, seed="dons", language=language, theme=theme)
    return narrator.tell(event, number, seated(*before, event))


def every_way(event: e.Event, language: str, theme: str, *before: e.Event) -> set[str]:
    """All variants in which an event is told."""
    return {tell(event, language, theme, *before, number=number) for number in range(12)}


# --- completeness -------------------------------------------------------------------------------------------------


@both
def test_nothing_is_missing(rules) -> None:
    assert missing(LOCALES, rules) == []


@both
@everywhere
def test_every_role_has_a_whole_card_that_fits_one_screen(rules, language: str) -> None:
    cards = Cards(LOCALES, rules)
    for role in rules.role:
        card = cards.role(role, language)
        assert card.name[0].isupper()
        assert [ability.id for ability in card.abilities] == [ability.id for ability in rules.role[role].abilities]
        parts = (card.about, card.how, *card.examples, *(ability.what for ability in card.abilities))
        assert all(part.endswith(".") for part in parts), role
        assert sum(map(len, parts)) < 1000, role


@both
@everywhere
def test_both_read_the_same_cards(rules, language: str) -> None:
    mine, others = Cards(LOCALES, rules), Cards(LOCALES, CLASSIC)
    assert mine.role("doctor", language) == Cards(LOCALES, TWO).role("doctor", language)
    assert mine.role("doctor", language).how != others.role("doctor", language).how


# What never comes to pass in these games: the clock has no limits or rests, and biters have no victory of their own.
NEVER = {"limit", "twilight", "extra", "last-shot", "rest", "rest-over", "win-werewolf", "win-vampire"}


@both
@everywhere
@pytest.mark.parametrize("theme", OWN)
def test_their_themes_tell_all_that_can_happen(theme: str, rules, language: str) -> None:
    told = {moment for moment in moments(rules) if len(LOCALES[language].attributes(f"{theme}-{moment}")) >= 3}
    assert set(moments(rules)) - told == NEVER


def test_their_scenarios_have_their_themes() -> None:
    assert {scenario.theme for rules in BOTH for scenario in rules.scenarios.values()} == set(OWN)


# --- the report ---------------------------------------------------------------------------------------------------

DEAD = e.Died("Anna", "cop+mafia", "night 1")


@pytest.mark.parametrize("theme", THEMES)
def test_a_death_is_told_with_role_and_causes(theme: str) -> None:
    for text in every_way(e.DeathShown("Anna", "mafioso", "cop+mafia"), "ru", theme, DEAD):
        assert "1 · Anna" in text
        assert "маф" in text
        assert text.endswith("Причина: выстрел копа и выстрел мафии.")


@everywhere
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("died", ["executed", "kamikaze", "kicked", "inactive", "mafia"])
def test_a_hidden_role_stays_hidden(died: str, theme: str, language: str) -> None:
    during = "night 1" if died in ("mafia", "inactive") else "day 1"
    texts = every_way(e.DeathShown("Vera", "hidden", died), language, theme, e.Died("Vera", died, during))
    assert len(texts) >= 3
    assert not [text for text in texts if "3 · Vera" not in text or "hidden" in text]


@pytest.mark.parametrize("theme", THEMES)
def test_an_execution_needs_no_cause(theme: str) -> None:
    executed = e.Died("Boris", "executed", "day 1")
    for text in every_way(e.DeathShown("Boris", "cop", "executed"), "en", theme, executed):
        assert "The cause" not in text


# Words that would say why a gun killed nobody.
WHY = {
    "ru": r"спас|вылеч|лечи|заблок|останов|удерж|не стрел|не выстрел|провер|подвал|бонус|уцел|жив",
    "en": r"save|heal|block|stop|held|not (fire|shoot)|check|basement|bonus|unharmed|alive|surviv",
}


@everywhere
@pytest.mark.parametrize("theme", THEMES)
def test_a_miss_never_says_why(theme: str, language: str) -> None:
    texts = set[str]().union(*(every_way(e.Announced(f"missed {gun}"), language, theme) for gun in GUNS))
    assert len(texts) >= 3 * len(GUNS)
    assert not [text for text in texts if re.search(WHY[language], text, re.IGNORECASE)]


def test_a_miss_agrees_with_its_gun() -> None:
    texts = {gun: " ".join(every_way(e.Announced(f"missed {gun}"), "ru", PLAIN)) for gun in GUNS}
    endings = {gun: re.search(r"промахнул\w+", text) for gun, text in texts.items()}
    said = {gun: found[0] for gun, found in endings.items() if found}
    assert said.keys() == set(GUNS)
    assert {said["cop"], said["sniper"], said["woodman"]} == {"промахнулся"}
    assert {said["mafia"], said["wife"], said["mistress"]} == {"промахнулась"}
    assert said["manas"] == "промахнулись"


@everywhere
@pytest.mark.parametrize("theme", THEMES)
def test_the_sniper_goes_over_without_name_and_gang(theme: str, language: str) -> None:
    gangs = "|".join(LOCALES[language].team(team) for team in ("mafia", "manas"))
    assert not [text for text in every_way(e.Announced("sniper turned"), language, theme) if re.search(gangs, text)]


@everywhere
@pytest.mark.parametrize("theme", THEMES)
def test_offices_are_told_by_what_they_did_and_never_by_who(theme: str, language: str) -> None:
    for fact in ("barred Boris", "admitted Boris", "defended Boris", "bonus Boris", "kamikaze chose Boris"):
        assert all("2 · Boris" in text for text in every_way(e.Announced(fact), language, theme)), fact
    assert not [text for text in every_way(e.Announced("keykeeper in vain"), language, theme) if "·" in text]


@everywhere
@pytest.mark.parametrize("theme", OWN)
def test_a_dawn_does_not_say_whether_anybody_is_asked(theme: str, language: str) -> None:
    asks = {"ru": r"ответ|вопрос|спрос", "en": r"answer|question|ask"}[language]
    voice = Voice(LOCALES[language], TWO, theme)
    assert not [text for turn in range(12) if re.search(asks, text := voice.announce("dawn", turn))]


def test_the_town_hears_who_is_condemned_before_the_verdict() -> None:
    state = created(opening(TWO))
    log: list[e.Event] = []
    close = TimePassed(at=0, force=True)
    joins = (Join(at=0, player=name, name=name) for name in ("Anna", "Boris", "Vera"))
    votes = (Vote(at=0, by=name, target="Anna") for name in ("Boris", "Vera"))
    for command in (*joins, Deal(at=0, roles=("kamikaze", "cop", "don")), close, *votes, close):
        done = decide(TWO, state, command)
        assert isinstance(done, Decided), done
        state, log = done.state, list(done.events)
    assert state.phase == "verdict"
    narrator = Narrator(LOCALES, TWO, seed="dons", language="ru", theme="dons")
    said = narrator.news(enumerate(log), Table(state))
    assert [line for line in said if "1 · Anna" in line and "→" not in line]


def test_what_the_host_adds_is_told_to_all() -> None:
    assert tell(e.HostActed("extend", ("6h",)), "ru", "dons") == "Ведущий даёт ещё времени: 6 часов."
    penalty = tell(e.HostActed("penalty", ("Boris", "vote", "2")), "ru", "dons")
    assert penalty == "Взыскание от ведущего: против игрока 2 · Boris при подсчёте прибавится 2 голоса."


def test_every_public_fact_has_its_moment() -> None:
    public = {"missed", "child-found", "sniper-turned", "zombie-took", "vampire-lost-child", "kamikaze-chose", "chose"}
    assert public <= set(FACTS)
    assert public <= set(moments(TWO))
    assert not public & set(moments(CLASSIC))


# --- what one player is told --------------------------------------------------------------------------------------


def test_an_order_with_a_lent_gun() -> None:
    narrator = Narrator(LOCALES, THREE, seed="", language="ru")
    placed = Placed("stand-in", ("Boris", "manas"), "stand-in", 1)
    assert narrator.standing(placed, seated()) == "Ваш приказ: стрелять за другого — 2 · Boris, пушка манов."


@pytest.mark.parametrize(
    ("fact", "told"),
    [
        ("gun mafia", "Следующей ночью вы стреляете за мафию."),
        ("gun cop", "Следующей ночью вы стреляете за копа."),
        ("duty off zombie", "Стрелять за зомби вам не придётся: у этой пушки больше нет хозяев."),
        ("Anna joins manas", "1 · Anna теперь на стороне манов."),
        ("Anna joins cops", "1 · Anna теперь в кабинете копа."),
        ("Boris is mana-don", "2 · Boris — дон манов."),
        ("Boris is neutral", "2 · Boris — нейтральный игрок, сам по себе."),
        ("now mafioso", "Теперь ваша роль — маф."),
    ],
)
def test_facts(fact: str, told: str) -> None:
    assert Narrator(LOCALES, THREE, seed="", language="ru").fact(fact, seated()) == told


@everywhere
def test_a_failure_never_says_why(language: str) -> None:
    text = Narrator(LOCALES, THREE, seed="").fact("failed", seated(), language)
    assert not re.search(WHY[language], text, re.IGNORECASE)


def test_refusals_of_their_own() -> None:
    narrator = Narrator(LOCALES, TWO, seed="", language="ru")
    order = {reason: narrator.refusal(Refused(reason), seated(), of="order") for reason in ("closed", "target-team")}
    assert order["closed"].startswith("Поздно: время для этого хода вышло.")
    assert "в подвал" in order["target-team"]
    assert narrator.refusal(Refused("target-self"), seated(), of="vote").startswith("За себя голосовать нельзя.")


def test_options_that_are_numbers_in_words() -> None:
    cards = Cards(LOCALES, TWO)
    assert [cards.value("inactive", value, "ru") for value in ("off", "2", "3")] == [
        "никогда",
        "после 2 дней",
        "после 3 дней",
    ]


# --- whole games --------------------------------------------------------------------------------------------------

OPTIONS = (
    {},
    {"reveal": "none", "report": "choices", "child": "multi", "walking-basement": "lot", "gang-order": "majority"},
    {"check": "side", "dawn": "always", "spared": "next", "inactive": "2", "ballot": "secret", "heir": "eldest"},
)
GAMES = [(rules, players) for rules in BOTH for players in (10, 20, 30)]


@pytest.mark.parametrize(("rules", "players"), GAMES, ids=lambda given: getattr(given, "id", given))
def test_whole_games_in_both_languages(rules, players: int) -> None:
    roster = rules.scenarios["standard"].roster(players)
    for seed, (options, language) in enumerate(product(OPTIONS, LANGUAGES)):
        log: list[e.Event] = []
        play(Setup(rules.id, "standard", roster, options), Random(seed), log.extend)
        narrator = Narrator(LOCALES, rules, seed=str(seed), language=language, theme=OWN[seed % 2])
        state = told_to_all(narrator, log)
        assert state.over
        pages = narrator.story(log, genders={"P1": "feminine", "P2": "masculine"})
        assert pages[-1].phase == "over"
        for viewer in ("P1", "P2", ""):
            assert narrator.story(log, viewer=viewer)


def told_to_all(narrator: Narrator, log: list[e.Event]) -> GameState:
    """Tell everybody every event; the state in the end."""
    state = GameState(narrator.rules.id)
    for number, event in enumerate(log, 1):
        state = created(event) if isinstance(event, e.GameCreated) else evolve(state, event)
        table = Table(state)
        for viewer in ("", "host", *state.seats):
            narrator.tell(event, number, table, viewer)
        for room in state.rooms:
            narrator.tell_room(event, number, table, room)
    return state


def test_the_story_tells_every_act_before_its_deaths() -> None:
    log: list[e.Event] = []
    roster = TWO.scenarios["standard"].roster(20)
    play(Setup(TWO.id, "standard", roster, {}), Random(3), log.extend)
    pages = Narrator(LOCALES, TWO, seed="", language="en").story(log)
    nights = [page for page in pages if page.phase.startswith("night") and any("🕯" in x.text for x in page.lines)]
    assert nights
    for night in nights:
        first = next(place for place, line in enumerate(night.lines) if "🕯" in line.text)
        assert not [line for line in night.lines[first:] if line.clause], "only acts have a clause"
