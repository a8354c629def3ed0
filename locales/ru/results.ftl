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
    [manas] стреляют
    [renegades] стреляют
    [zombie] стреляют
   *[other] стреляет
} в игрока { $target }
# Стрелки не договорились: $wishes — «5 · Oleg за 4 · Boris, 7 · Mila за 1 · Анна»
act-shoot-apart = { CAPITAL(TEAM($team)) } { $team ->
    [manas] совещаются
    [renegades] совещаются
    [zombie] совещаются
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

## «Доны»: ходы

act-dons-heal = { CAPITAL(ROLE($role)) } { $player } лечит игрока { $target }
act-dons-heal-self = { CAPITAL(ROLE($role)) } { $player } никуда не идёт и лечит себя
act-dons-block = { CAPITAL(ROLE($role)) } { $player } идёт удержать пушку игрока { $target }
act-stand-in = { CAPITAL(ROLE($role)) } { $player } стреляет чужой пушкой в игрока { $target }
act-drag = { CAPITAL(ROLE($role)) } { $player } выбирает себе спутника: { $target }
act-bite = { CAPITAL(ROLE($role)) } { $player } кусает игрока { $target }
act-hide = { CAPITAL(ROLE($role)) } { $player } ведёт в подвал игрока { $target }
act-hide-self = { CAPITAL(ROLE($role)) } { $player } спускается в подвал
# Комната прячет своего: $players — кто так решил
act-hide-together = Подвал на эту ночь отдан игроку { $target } (решение: { $players })
act-hide-apart = Кому отдать подвал, решают по-разному: { $wishes }
act-defend = { CAPITAL(ROLE($role)) } { $player } заступается за игрока { $target }
act-defend-self = { CAPITAL(ROLE($role)) } { $player } выступает в свою защиту
act-bar = { CAPITAL(ROLE($role)) } { $player } не пускает на голосование игрока { $target }
act-admit = { CAPITAL(ROLE($role)) } { $player } открывает чёрный ход игроку { $target }
act-admit-self = { CAPITAL(ROLE($role)) } { $player } открывает чёрный ход себе
act-accuse = { CAPITAL(ROLE($role)) } { $player } отдаёт второй голос против игрока { $target }
act-voice = { $player } приказывает бомжу голосовать против игрока { $target }
act-voice-together = Бомжу приказано голосовать против игрока { $target } (решение: { $players })
act-voice-apart = Что приказать бомжу, решают по-разному: { $wishes }

## «Доны»: исходы

result-dons-blocks = если пушка там есть, до утра она молчит
result-dons-heals = до утра тот вне опасности
result-hides = до утра пушкам туда не достать
result-passed = но слово старшего — пас, и выстрела не будет
result-tie = мнения разделились поровну, и выстрела не будет
result-dons-blocked = но железный дровосек удержал пушку
result-dons-shoot-blocked = { result-dons-blocked }
result-dons-void = но для этой пушки такая цель не в счёт
result-dons-bar-void = но ключник открыл чёрный ход
result-saved = но своей пулей цель спас коп
result-spared = но это перестрелка с копом, и коп уцелел
result-finds = а это дитя мафии
result-takes = и житель уходит к зомби
result-turns = но это дон, и стрелявший теперь в его банде
result-disarmed = но это коп, и стрелявший остаётся без пушки
result-backfires = но такой выстрел возвращается к стрелявшему
result-lent = но это железный дровосек, и следующей ночью он выстрелит сам
result-takes-vote = но это бомж, и теряет он только голос
result-vote-lost = но это бомж, и голос его остался при нём
result-deal = но это стукач, и с ним договорились
result-drags = и уводит за собой
result-lapses = но смерть обошла самого камикадзе, и выбор этой ночью не сработал
result-bites = удачно
result-bite-failed = но цель под защитой, и укус губит того, кто кусал
result-defends = и казнь того сегодня не тронет
result-bars = его голос сегодня не в счёт
result-opens = и голос засчитан
result-in-vain = но зря
result-accuses = тайно
