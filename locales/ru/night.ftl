### Ночь, вопросы и карта роли: панель для всех и то, что видит один игрок.

# $kind: night, dawn, verdict
night-hint = { $kind ->
    [dawn] Нажать кнопку может каждый: что под ней, видит только он.
    [verdict] Ответ за одним, остальные ждут.
   *[night] Нажать кнопку может каждый: что под ней, видит только он.
}
night-button-act = { $kind ->
    [dawn] Ответить
    [verdict] Ответить
   *[night] Действовать
}
night-button-role = Моя роль
night-button-pass = Пропустить
night-button-sleep = Спать
night-button-back = Назад
night-button-wait = Ждать
night-button-how = Как это работает

night-dead = Для вас игра за столом закончена. Поговорить можно в загробном мире, а с живыми до конца партии об игре ни слова.
night-undecided = Вы пока ничего не выбрали.
night-no-word = без уточнения
# Для тех, у кого этой ночью дел нет: меню той же формы
night-sleep = Эта ночь вас не тревожит. А кого подозреваете вы?
night-guess-menu = кого вы подозреваете
night-guess = Ваша догадка: { $player }. Её не увидит никто.

night-called = { $user }, вас ждёт вопрос. Ответ увидит только ведущий.
night-silence = Пока в силе: { $answer }.
night-until = ⏳ Время выйдет { $closes }.
night-final = «{ $answer }» — это окончательно?
night-wait-title = { $kind ->
    [verdict] Последнее слово
   *[dawn] Ещё не утро
}
night-wait = { $kind ->
    [verdict] Сейчас слово не за вами. Приговор исполнят, когда осуждённый ответит или выйдет время.
   *[dawn] Вас ни о чём не спрашивают. Утро наступит, когда все ответы будут здесь или выйдет время.
}

## Карта роли и «что от меня ждут»

night-card = 🎭 { $player } · { $role } · { $team }
night-card-ability = **{ $name }.** { $what }
night-card-no-ability = Ночью вы спите, днём ваш голос равен любому другому.
night-card-alone = О других ролях вам при раздаче ничего не сказали.
night-card-fellows = С вами: { $players }. Ваша комната: { $where }.
night-note = { $phase }: { $fact }
night-no-notes = Лично вам пока ничего не сообщали.
night-no-role = Роли ещё не розданы.

night-expect-start = Ждём начала: роли ещё не розданы.
night-expect-over = Игра окончена.
night-expect-answer = Вам задан вопрос: ответьте на него.
night-expect-order = Сделайте ночной ход.
night-expect-nothing = Сейчас от вас ничего не ждут.

night-status = { $phase }. Вы — { $player }. Игра здесь: { $where }.
night-status-beside = { $phase }. { $role ->
    [host] Вы ведёте эту игру
   *[watcher] Вы смотрите эту игру
}: { $where }.
night-status-signup = в наборе
night-status-stopped = ⏸ Часы игры стоят.
# To the host
night-status-unopened = Свою карту ещё не открывали: { $players }.
night-status-none = Вы сейчас не играете на этом сервере.
