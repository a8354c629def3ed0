### Набор в игру: афиша, ответы на кнопки, проверка перед началом.

## Афиша

lobby-title = 🎭 { $scenario }: набор в игру
lobby-terms = Игра № { $number }, ведущий { $host }. Без новых игроков набор закроется { $closes }.
lobby-seats = **За столом { $count }**, нужно от { $low } до { $high }.
lobby-lacking = { $count ->
    [one] Не хватает ещё { $count } игрока.
    [few] Не хватает ещё { $count } игроков.
   *[many] Не хватает ещё { $count } игроков.
}
lobby-ready = Начинать можно: слово за ведущим.
lobby-full = Все места заняты: слово за ведущим.
lobby-again = { $players }, ещё партию? Правила те же.
lobby-nobody = Пока никого. Кто первый?
lobby-watchers = { $count ->
    [one] Смотрит { $count } человек.
    [few] Смотрят { $count } человека.
   *[many] Смотрят { $count } человек.
}
lobby-roles = **Состав на { $count }:** { $roles }.
lobby-rules = **Правила**
lobby-theme = Тема рассказа: { $theme }
lobby-option = { $name }: { $value }

## Ход времени

lobby-time-revote = Времени вдоволь: самый короткий день — { DURATION($day) }, ночь — { DURATION($night) }. Голос можно менять.
lobby-time-fixed = Время по часам: день — { DURATION($day) }, ночь — { DURATION($night) }. Голос менять нельзя.
lobby-time-live = Живая игра: день — { DURATION($day) }, ночь — { DURATION($night) }. Голос можно менять.
lobby-time-rest = По выходным часы стоят.

## Кнопки афиши

lobby-button-join = Играть
lobby-button-leave = Выйти
lobby-button-watch = Смотреть
lobby-button-start = Начать игру
lobby-button-cancel = Отменить
lobby-button-compose = Состав
lobby-button-setup = Подготовка

lobby-help = **Играть** — занять место: номер за столом будет вашим до конца. **Смотреть** — остаться зрителем: без роли и голоса, но с городом и загробным миром перед глазами.
    За столом можно быть и кем-то другим: { $character }.
    Когда людей хватает, ведущий раздаёт роли. Свою роль видите только вы, в личные сообщения ничего не приходит.
    Если ведущий играет сам, он знает не больше других. Помните: администраторам сервера Discord открывает любые комнаты, им остаётся верить на слово.

## Ответы

lobby-posted = Афиша висит: { $where }.
# Твёрдые сроки короче суток
lobby-short = Набор открыт. Только учтите: если твёрдый срок короче 24 часов, успеют не все. Срок подлиннее задаётся при открытии игры, в поле правил.
lobby-first = Вы за столом, ваш номер — { $number }. Когда ведущий начнёт, вас позовут в город; там будет кнопка с вашей ролью. Как о вас говорить и на каком языке, можно выбрать здесь: { $profile }.
lobby-joined = Вы за столом, ваш номер — { $number }.
# «Теперь за столом 2 · Дон Карло.»
lobby-plays-as = Теперь за столом { $player }. Сменить имя можно до раздачи ролей.
lobby-left = Место свободно. Передумаете — возвращайтесь.
lobby-watching = Вы в зрителях. Когда игра начнётся, для вас откроются город и загробный мир.
lobby-unwatched = Вы больше не в зрителях.
lobby-started = Роли розданы, комнаты открываются.
lobby-cancelled = Набор отменён.
lobby-cancel-ask = { $count ->
    [one] За столом { $count } человек. Отменить набор?
    [few] За столом { $count } человека. Отменить набор?
   *[many] За столом { $count } человек. Отменить набор?
}
lobby-cancel-yes = Да, отменить
lobby-where = игра № { $number }, { $where }
lobby-which = Таких игр здесь несколько. Выберите одну в поле «{ $option }».
lobby-none = Такой игры здесь нет. Новую открывает { $command }.
lobby-no-options = Не понимаю правило «{ $written }». Пишите так: { $example }.
# «Лимит с начала дня» не сходится с остальными правилами этой игры. (Что это за правило.)
lobby-unfit = «{ $option }» не сходится с остальными правилами этой игры. { $about }
lobby-no-scenario = Не знаю сценария «{ $written }». Выберите из списка в поле.
lobby-no-theme = Не знаю темы «{ $written }». Выберите из списка в поле.
lobby-theme-plain = простая
lobby-no-channel = Здесь афишу не повесить: мне нельзя писать в этот канал. Позовите меня в другой или дайте мне право «{ $right }».

lobby-refused-seated = Вы уже за столом, ваш номер — { $number }.
lobby-refused-elsewhere = Вы уже играете: { $where }. За двумя столами сразу не усидеть: доиграйте там или выйдите из набора.
lobby-refused-players = Все места заняты. Можно остаться зрителем.
lobby-refused-phase = Эта игра уже началась.
lobby-refused-closed = Этого набора больше нет.
lobby-refused-not-seated = Вас за этим столом нет.
lobby-refused-watching = Сначала выйдите из-за стола, тогда можно смотреть.
lobby-refused-playing = Игра уже идёт, из-за стола так не уходят. Если играть не можете, скажите ведущему: { $host }.

## Персонажи, в первом сообщении города

lobby-characters = **Персонажи.** Чей герой готов, расскажите о нём здесь.
lobby-character = { $player } — играет { $member }
lobby-character-about = { $player } — { $about }, играет { $member }

## После набора

lobby-running-title = 🎭 { $scenario }: игра началась
lobby-running = Игра № { $number }, ведущий { $host }. Мест за столом: { $count }, роли розданы.
lobby-running-where = Начало — { $began }, место встречи — { $town }
lobby-button-outcome = Чем кончилось?
lobby-closed-title = 🎭 { $scenario }: набор закрыт
lobby-closed-host = Ведущий отменил набор.
lobby-closed-empty = Все вышли из-за стола.
lobby-closed-expired = Людей не набралось, а время вышло.

## Состав на выбор

lobby-compose-title = **Состав**
lobby-compose = Сколько и кого раздать, решаете вы. За столом { $count }; пока ничего не выбрано, состав обычный.
lobby-compose-number = { ROLE($role, number: "other") }: { $count }
lobby-compose-usual = { ROLE($role, number: "other") }: как обычно
lobby-compose-with = { ROLE($role) }: есть
lobby-compose-without = { ROLE($role) }: нет

## Проверка перед началом

lobby-faults = **Начать пока нельзя**
lobby-fault-few = { $lacking ->
    [one] Не хватает { $lacking } игрока: за столом { $count }, а нужно { $low }. Позовите людей сюда: { $where }.
    [few] Не хватает { $lacking } игроков: за столом { $count }, а нужно { $low }. Позовите людей сюда: { $where }.
   *[many] Не хватает { $lacking } игроков: за столом { $count }, а нужно { $low }. Позовите людей сюда: { $where }.
}
lobby-fault-many = За столом { $count }, а сценарий рассчитан не больше чем на { $high }. Кому-то придётся выйти, или откройте игру с другим сценарием.
lobby-fault-composition = Такой состав на { $count } игроков не раздать. Поправьте его кнопкой «{ $button }».
lobby-fault-scenario = Сценарий сервера не сходится на { $count } игроков. Поправьте сам сценарий или откройте игру с другим.
lobby-fault-rights = Мне не хватает прав: { $rights }. Администратор даёт их здесь: «Настройки сервера» → «Роли» → «{ $role }».
lobby-fault-channels = Комнатам не хватает места: на сервере { $count } каналов из { $limit }, а нужно ещё { $needed }. Удалите ненужные.

lobby-right-view-channel = «Просматривать каналы»
lobby-right-send-messages = «Отправлять сообщения»
lobby-right-read-message-history = «Читать историю сообщений»
lobby-right-manage-channels = «Управлять каналами»
lobby-right-manage-roles = «Управлять правами»
lobby-right-embed-links = «Встраивать ссылки»
lobby-right-attach-files = «Прикреплять файлы»
lobby-right-add-reactions = «Добавлять реакции»
lobby-right-create-public-threads = «Создание публичных веток»
lobby-right-create-private-threads = «Создание приватных веток»
lobby-right-send-messages-in-threads = «Отправлять сообщения в ветках»

## Список игр

lobby-list = **Игры сервера**
lobby-list-signup = № { $number } · { $scenario } · набор, за столом { $count } · { $where }
lobby-list-playing = № { $number } · { $scenario } · идёт, в живых { $living } из { $count } · { $where }
lobby-list-over = № { $number } · { $scenario } · закончена · { $where }
lobby-list-empty = Сейчас на сервере никто не играет. Новую игру открывает { $command }.
lobby-list-choice = № { $number } · { $scenario } · за столом { $count }
