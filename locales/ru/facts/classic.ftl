### Факты: что игроку сообщают лично, и что объявляют всем.

## Лично

fact-is = { $player } — { ROLE($role) }.
fact-killer = Убийца — { $cause }.
fact-nothing = Ничего не выяснено.
fact-no-interview = Интервью не состоялось.
fact-failed = Не вышло.
fact-infected-plain = { $player } теперь с заразой в крови. Это простой мирный житель.
fact-infected-role = { $player } теперь с заразой в крови. Это не простой житель: роль у него есть.
fact-refused = { $player } предпочитает смерть.
fact-now-zombie = Вы умерли и встали: теперь вы зомби и служите некроманту.
fact-now-recruit = Вы выбрали жизнь: теперь вы с вербовщиком.
fact-now-renegade = Теперь вы ренегат: ваша команда берётся за оружие.
fact-joined = Теперь вы на стороне { TEAM($team, case: "genitive") }.

## Всем

# Состав после раздачи: «врач — 1»
fact-count = { CAPITAL(ROLE($role)) } — { $number }.
fact-removed = Из игры выведен игрок { $player }.
