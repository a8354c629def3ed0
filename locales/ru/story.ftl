### История игры: связки между ходами.

story-deal = Раздача ролей
story-act = { $act } — { $result }.
story-act-alone = { $act }.
# Что игроку ответили: «4 · Boris — врач»
story-told = Ответ: «{ $facts }».
story-learned = { $gender ->
    [feminine] { $player } узнала: «{ $facts }».
    [masculine] { $player } узнал: «{ $facts }».
   *[other] Для игрока { $player } пришла весть: «{ $facts }».
}
story-wish = { $player } за { $target }
# Заявка погибшего раньше своего хода; $order — «лечить — 4 · Boris»
story-unacted = { $gender ->
    [feminine] { $player } не дожила до своего хода: { $order }.
    [masculine] { $player } не дожил до своего хода: { $order }.
   *[other] Заявка игрока { $player } осталась на бумаге: { $order }.
}
# Слово игрока ничего не решило: команда сделала по-другому
story-overruled = { $player } предлагает другое: { $order }.
story-dealt = { $player } — { ROLE($role) }
# «🕯 Погиб 4 · Boris, врач: выстрел мафии.»
story-died = 🕯 { $gender ->
    [feminine] Погибла { $player }, { ROLE($role) }: { $cause }.
    [masculine] Погиб { $player }, { ROLE($role) }: { $cause }.
   *[other] Погиб игрок { $player }, { ROLE($role) }: { $cause }.
}
story-turned = { $player } теперь { ROLE($role) }: прежней жизни больше нет.
story-answered = { $gender ->
    [feminine] { $player } ответила на вопрос: «{ $answer }».
    [masculine] { $player } ответил на вопрос: «{ $answer }».
   *[other] Игрок { $player } отвечает на вопрос: «{ $answer }».
}
story-unanswered = Игрок { $player } молчит: время ответа вышло.

## Последняя страница: кто кем был и чем кончил

story-fate = { $player } — { ROLE($role) }: { $end }
story-survived = { $gender ->
    [feminine] дожила до конца
    [masculine] дожил до конца
   *[other] живёт и здравствует
}
# «ночь 2, выстрел мафии»; $kind: night или day
story-end = { $kind ->
    [night] ночь
   *[day] день
} { $number }, { $cause }
