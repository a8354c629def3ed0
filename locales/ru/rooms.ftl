### Комнаты: имена каналов и доска банды.

rooms-category = { $scenario } № { $number }
rooms-town = город
    .topic = Город: днём здесь говорят и голосуют, ночью молчат
rooms-afterlife = загробный-мир
    .topic = Загробный мир: здесь говорят те, кто выбыл. Живым сюда нельзя
rooms-team =
    .topic = Комната одной стороны: остальные игроки её не видят
rooms-corner = только-для-вас

rooms-welcome = ### Комната стороны «{ TEAM($team) }»
    Здесь вы среди своих: { $members }.
    Ночью кнопка «Доска» показывает, кто кого выбрал и договорились ли вы.
rooms-button-board = Доска
rooms-choices = ### 🌙 { $phase }: кто что выбрал
rooms-waiting = { $player }: решает
rooms-agreed = ✅ Вы договорились.
rooms-agreeing = Пока не договорились: самое большее { $count } из { $all } за одно.
rooms-not-yours = Эта доска не для вас.
rooms-no-orders = Сейчас выбирать нечего. Доска понадобится ночью.
