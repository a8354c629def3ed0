### Конец игры: кто победил, кто кем был, полная история, файл, реванш.

records-title = 🏁 { $scenario }: игра окончена
records-won = { $sides ->
    [one] Победа за стороной: { $winners }.
    [few] Победу делят { $winners }.
   *[many] Победу делят { $winners }.
}
records-draw = Ничья.
records-stopped = Ведущий остановил игру, она не в счёт.
records-seats = **Кто кем был**
records-alive = { $player } — { $role }
records-dead = 🕯 ~~{ $player }~~ — { $role } · { $when }
records-rooms = Все комнаты открыты для чтения. Они закроются { $closes }, или раньше, если так решит ведущий.
records-card = Игра № { $number }, ведущий { $host }. За столом было { $count }.

records-button-story = История
records-button-export = Запись игры
records-button-rematch = Реванш
records-button-close = Закрыть комнаты

records-page = **{ $title }** · { $page } из { $pages }
records-previous = Назад
records-next = Дальше
records-eyes = Чьими глазами
records-eyes-all = Всё, как было
records-eyes-one = Глазами: { $player }
records-export = Игра № { $number }. Этот файл читается как рассказ, а любой просчёт в нём можно проверить: { $command }.
records-rematch-already = Реванш уже объявлен: { $where }.
records-rematch-stranger = Реванш предлагают те, кто сидел за этим столом, или ведущий.
records-close-ask = Закрыть комнаты игры № { $number }? Переписку в них уже не вернуть; история и запись останутся под афишей.
records-close-yes = Да, закрыть
records-closed = Комнаты закрыты.
records-closing = Комнаты закроются, как только прозвучат последние слова.
records-running = Игра ещё идёт: её история откроется в конце.
records-unknown = Игры с таким номером на этом сервере не было.
