### История игры: чем кончился каждый ход. Строка собирается так: «{ход} — {исход}.»
###
###   Врач 2 · Zoe отправляет скорую к игроку 4 · Boris — она простоит у дверей до утра.
###   Мафия (5 · Oleg и 7 · Mila) стреляет в игрока 4 · Boris — его спасла скорая.
###
### Ходы — в настоящем времени, исходы — без имён.

## Ходы

act-check = { CAPITAL(ROLE($role)) } { $player } проверяет игрока { $target }
act-heal = { CAPITAL(ROLE($role)) } { $player } отправляет скорую к игроку { $target }
act-heal-self = { CAPITAL(ROLE($role)) } { $player } вызывает скорую к себе
act-block = { CAPITAL(ROLE($role)) } { $player } приходит к игроку { $target }
act-shoot = { CAPITAL(ROLE($role)) } { $player } стреляет в игрока { $target }
# Банда стреляет вместе: $players — стрелки
act-shoot-together = { CAPITAL(TEAM($team)) } ({ $players }) { $team ->
    [renegades] стреляют
   *[other] стреляет
} в игрока { $target }
# Стрелки не договорились: $wishes — «5 · Oleg за 4 · Boris, 7 · Mila за 1 · Анна»
act-shoot-apart = { CAPITAL(TEAM($team)) } { $team ->
    [renegades] совещаются
   *[other] совещается
}: { $wishes }
act-guard = { CAPITAL(ROLE($role)) } { $player } встаёт на защиту игрока { $target }
act-interview = { CAPITAL(ROLE($role)) } { $player } берёт интервью у игрока { $target }
act-avenge = { CAPITAL(ROLE($role)) } { $player } идёт мстить, и на пути у мести { $target }
act-beat = { CAPITAL(ROLE($role)) } { $player } подстерегает игрока { $target }
act-beat-self = { CAPITAL(ROLE($role)) } { $player } калечит сам себя
act-attack = { CAPITAL(ROLE($role)) } { $player } нападает на игрока { $target }
act-attack-self = Назад { ROLE($role, case: "accusative") } { $player } никто не ждёт
act-kill = { CAPITAL(ROLE($role)) } { $player } выходит на охоту за игроком { $target }
act-infect = { CAPITAL(ROLE($role)) } { $player } насылает заразу на игрока { $target }
act-recruit = { CAPITAL(ROLE($role)) } { $player } зовёт за собой игрока { $target }
# Осуждённый комиссар стреляет напоследок
act-last-shot = { CAPITAL(ROLE($role)) } { $player } достаёт пистолет и стреляет в игрока { $target }
# Отщепенец меняет сторону без заявки
act-join = { CAPITAL(ROLE($role)) } { $player } решает, с кем быть дальше

## Исходы

result-blocks = этой ночью у того связаны руки
result-guards = удар примет на себя защитник
result-heals = она простоит у дверей до утра
# Ответ пришёл, когда слышать его было некому
result-learns = но ответа уже не услышит
result-kills = насмерть
result-check-kills = чужой, и за досье сразу следует выстрел, насмерть
result-attack-kills = гибель неминуема
result-kills-guard = удар достался защитнику
result-late = но там уже некого убивать
result-beat-late = но бить уже некого
result-guarded = цель цела: её прикрыли
result-healed = его спасла скорая
result-misses = и ничего не происходит: не тот человек
result-rises = умерший встаёт зомби
result-infects = зараза прижилась
result-fails = безуспешно
result-void = но некроманта убили раньше, и чары пали
result-recruits = теперь они вместе
result-refused = но тот выбирает смерть
result-beats = на следующую ночь тот не боец
result-joins = и встаёт на сторону { TEAM($team, case: "genitive") }
result-blocked = но священник удержал, и хода не было
result-shoot-blocked = но священник удержал одного из стрелков, и молчат все
result-beaten = но после вчерашних побоев не до того
result-disagree = согласны не все, и выстрела не будет
