### Песочница: страница с чатом и то, что говорят игроки, за которых играет компьютер.

## Страница

sandbox-page-welcome =
    Это песочница: вы — **{ $name }**, остальные за столом играют сами. Нажмите **Играть**, и когда все сядут, начнётся партия.
    Под списком каналов можно сменить игрока: посмотреть его глазами и походить за него. Часы наверху останавливаются, ускоряются и прыгают к следующему сроку.
sandbox-page-rooms = Каналы
sandbox-page-direct = Личные сообщения
sandbox-page-i-am = Сейчас вы
sandbox-page-language = Язык страницы
sandbox-page-write = Написать в «{ $name }»
sandbox-page-listen = «{ $name }»: пока только читать
sandbox-page-send = Отправить
sandbox-page-submit = Готово
sandbox-page-cancel = Отмена
sandbox-page-choose = Выбрать
sandbox-page-commands = Команды
sandbox-page-help = Как это устроено
sandbox-page-used = использует
sandbox-page-host = бот
sandbox-page-only = Это видите только вы.
sandbox-page-dismiss = Убрать
sandbox-page-edited = изменено
sandbox-page-thinking = Ведущий думает
sandbox-page-silent = Ведущий не ответил. Попробуйте ещё раз.
sandbox-page-newer = К новым сообщениям
sandbox-page-unread = Новых сообщений: { $count }
sandbox-page-called = Вас зовут: { $name }
sandbox-page-closed = Канал «{ $name }» для вас закрыт.
sandbox-page-clock = Часы игры
sandbox-page-pause = Остановить часы
sandbox-page-go-on = Пустить часы
sandbox-page-speed = Часы идут быстрее в { $speed } раз
sandbox-page-skip = К следующему сроку
sandbox-page-next = срок { $when }
sandbox-page-stopped = часы стоят
sandbox-page-nothing = сроков нет
sandbox-page-away = Ведущий отошёл и сейчас вернётся. Всё сделанное цело.

## Сервер и люди

sandbox-server = Песочница
sandbox-lounge = гостиная
sandbox-me = Гость
sandbox-names = Лука, Кармела, Рафаэле, Джулия, Сальваторе, Ассунта, Чиро, Нунция, Дженнаро, Имма, Паскуале, Тереза, Энцо, Лучия, Витторио, Филомена, Антонио, Роза, Микеле, Анджела, Доменико, Катерина, Винченцо, Ада, Леонардо, Беатриче, Карло, Мария, Паоло, Сильвия

## Что говорят игроки ($target — игрок с номером)

sandbox-says-lobby =
    .a = Я в деле.
    .b = Всем добрый вечер!
    .c = Давно не играли. Кто ещё?
    .d = Сегодня точно доживу до утра.
    .e = Только не называйте меня первым, ладно?
sandbox-says-vote =
    .a = { $target } слишком тихо сидит.
    .b = Мне не нравится, как отвечает { $target }.
    .c = Голосую, как чувствую: { $target }.
    .d = А { $target } что скажет?
    .e = Пусть { $target } объяснится.
    .f = Ну не знаю… { $target }?
    .g = Вот увидите, это { $target }.
    .h = { $target }. Объясню потом, если доживу.
    .i = Сердце говорит: { $target }.
    .j = Почему все молчат? Я за то, чтобы ответил игрок { $target }.
sandbox-says-gang =
    .a = { $target }, и без разговоров.
    .b = Мне кажется, { $target } знает лишнее.
    .c = { $target }. Все согласны?
    .d = Сегодня { $target }. Завтра посмотрим.
