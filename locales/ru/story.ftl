### История игры: связки между ходами.

story-act = { $act } — { $result }.
story-told = Ответ: «{ $facts }»
story-unheard = отвечать уже некому
story-learned = { $gender ->
    [feminine] { $player } узнала: «{ $facts }»
    [masculine] { $player } узнал: «{ $facts }»
   *[other] Для игрока { $player } пришла весть: «{ $facts }»
}
story-wish = { $player } за { $target }
# Заявка погибшего раньше своего хода; $order — «лечить — 4 · Boris»
story-unacted = { $gender ->
    [feminine] { $player } не дожила до своего хода: { $order }.
    [masculine] { $player } не дожил до своего хода: { $order }.
   *[other] Заявка игрока { $player } осталась на бумаге: { $order }.
}
story-dealt = { $player } — { ROLE($role) }
# $cause — строка из causes.ftl
story-died = 🕯 { $gender ->
    [feminine] Погибла { $player }, { ROLE($role) }. Причина: { $cause }.
    [masculine] Погиб { $player }, { ROLE($role) }. Причина: { $cause }.
   *[other] Погиб игрок { $player }, { ROLE($role) }. Причина: { $cause }.
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
# «ночь 2, выстрел мафии»
story-end = { $phase }, { $cause }
