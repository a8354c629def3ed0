### Сценарии сервера: список, страница сценария, бланк автора, файлы, права.

## Список и страница

scenario-list-stock = **Готовые сценарии**
scenario-list-own = **Сценарии этого сервера**
scenario-list-none = Своих сценариев у сервера пока нет. Первый можно написать здесь: { $command }.
scenario-listed = - { $title } · `{ $id }` · { $low }–{ $high }
scenario-ask-show = Показать сценарий
scenario-heading = От { $low } до { $high } игроков
scenario-nameless = Сценарий без имени
scenario-unknown = Не знаю сценария `{ $written }`. Выберите из списка в поле.
scenario-unknown-here = Своего сценария `{ $written }` у сервера нет. Выберите из списка в поле.

scenario-roles-always = **Всегда по одному:** { $roles }.
scenario-roles-join = **Прибавляются:** { $roles }.
scenario-roles-from = { $count ->
    [one] с { $count } игрока — { $role }
    [few] с { $count } игроков — { $role }
   *[many] с { $count } игроков — { $role }
}
scenario-roles-grow = **По числу игроков N:** { $roles }.
scenario-roles-choice = **Сколько их, решает ведущий:** { $roles }. В таблице — обычный состав.
scenario-night = **Порядок ночи:** { $steps }.
scenario-night-together = { $roles } вместе
scenario-night-gangs = { $count ->
    [one] выстрел банды
    [few] выстрелы обеих банд
   *[many] выстрелы банд
}
scenario-options = **Правила, которые отличаются от обычных**
scenario-options-usual = Правила обычные.

## Бланк

scenario-form-sound = Всё сходится, можно сохранять.
scenario-form-failing = **Пока не сохранить:**
scenario-form-gone = Этот бланк закрыт: сценарий сохранён, отменён или начат другой. Откройте новый командой.
scenario-ask-roles = Роли
scenario-ask-option = Изменить правило
scenario-usual = как обычно

scenario-button-names = Назвать
scenario-button-numbers = Задать числа
scenario-button-save = Сохранить
scenario-button-try = Прикинуть шансы
scenario-button-discard = Отменить
scenario-button-other = Вписать своё
scenario-button-back = Назад
scenario-button-mend = Поправить здесь
scenario-button-replace = Заменить
scenario-button-drop = Удалить

scenario-field-id = Имя для команд (латиницей)
scenario-field-ru = Название по-русски
scenario-field-en = Название по-английски
scenario-field-min = Самое малое игроков (от 6)
scenario-field-max = Самое большое игроков (до 20)
scenario-field-formula = { $role }: число или N/3, N/3-1
scenario-field-value = Новое значение; пусто — как обычно
scenario-field-dates = Дни через пробел: 2026-05-01 2026-05-09

scenario-saved = **Сценарий сохранён.** Открыть по нему игру: { $command }. Игры, которые уже идут, не изменятся.
scenario-discarded = Бланк закрыт, ничего не изменилось.
scenario-copy = копия
scenario-no-copy = Этот сценарий написан для других правил. Копировать и выгружать можно классические.
scenario-too-many = У сервера уже { $count } своих сценариев, больше не поместится. Удалите ненужные.

## Что не сходится. Остальные проверки говорят словами отказов (reason-…).

scenario-check-id = Имя не годится или уже занято. Возьмите от 2 до 32 строчных латинских букв, цифр и дефисов, первой — букву.
scenario-check-players = Не сходится число игроков. Оба числа — целые от 6 до 20, и самое малое не больше самого большого.
scenario-check-theme = Такой темы рассказа нет. Уберите её или выберите в бланке.
scenario-check-sizes = при { $sizes } игроках

## Шансы

scenario-chances-wait = ⏳ Разыгрываю партии наугад, это несколько секунд…
scenario-chances-none = Прикинуть шансы не вышло: машине сейчас не хватает сил. Попробуйте позже.
scenario-chances = **Кто победит, если все играют наугад** (по { $games } партий)
scenario-chances-size = - { $count } игроков: { $shares }
scenario-chances-team = { TEAM($team) } { $percent } %
scenario-chances-draw = ничья { $percent } %
scenario-chances-endless = без конца { $percent } %
scenario-warning-hopeless = ⚠️ При { $sizes } игроках почти никогда не побеждает сторона: { TEAM($team) }.
scenario-warning-endless = ⚠️ При { $sizes } игроках много партий так и не кончается.
scenario-warning-only = Это подсказка, а не запрет: живые люди играют не наугад.

## Файлы

scenario-exported = Сценарий одним файлом: { $file }. Поправьте его в любом редакторе и верните командой импорта.
scenario-file-large = Файл слишком велик: сценарию хватает и одной страницы.
scenario-file-letters = Файл не прочитать: он сохранён не в UTF-8. Сохраните его в этой кодировке и пришлите ещё раз.
scenario-file-unread = **Файл не прочитать.** Поправьте эти места и пришлите ещё раз.
scenario-file-failing = **Файл прочитан, но сценарий не сходится.** Поправьте эти места в файле или прямо здесь.
scenario-file-known = Сценарий `{ $id }` на сервере уже есть. Заменить его этим файлом? Игры, которые уже идут, не изменятся.
scenario-fault = - Строка { $line }, `{ $key }`: { $text }
scenario-fault-yaml = Здесь файл сломан. Проверьте отступы, кавычки, скобки и двоеточия.
scenario-fault-letter = Здесь стоит знак, которому в файле не место. Удалите его.
scenario-fault-deep = Слишком много вложений одно в другое. Сценарию хватает двух.
scenario-fault-empty = Файл пуст. Возьмите за образец выгруженный сценарий.
scenario-fault-alias = Якоря и ссылки YAML здесь не нужны. Напишите значение ещё раз.
scenario-fault-text = Нужно одно слово, число или строка. Напишите значение после двоеточия.
scenario-fault-mapping = Нужны пары «ключ: значение». Каждую пишите с новой строки и с отступом.
scenario-fault-list = Нужен список. Пишите так: [doctor, gangs, commissar].
scenario-fault-repeated = Этот ключ уже был выше. Оставьте один.
scenario-fault-unknown = Такого ключа в сценарии не бывает. Уберите его или проверьте, нет ли опечатки.
scenario-fault-missing = Этого ключа не хватает. Допишите его.

## Удаление и права

scenario-drop-ask = Удалить сценарий «{ $title }»? Игры, которые уже идут, доиграют; вернуть его можно будет только из файла.
scenario-dropped = Сценарий удалён.
scenario-dropped-before = Этого сценария уже нет.
scenario-not-yours = { $named ->
    [yes] Сценарии здесь пишут те, у кого есть право «Управлять сервером» или роль { $role }. Смотреть их может каждый.
   *[no] Сценарии здесь пишут те, у кого есть право «Управлять сервером». Смотреть их может каждый.
}
scenario-access-managers = Кому писать сценарии, решают те, у кого есть право «Управлять сервером».
scenario-access-role = Теперь сценарии сервера могут писать и те, у кого есть роль { $role }.
scenario-access-nobody = Теперь сценарии пишут только те, у кого есть право «Управлять сервером».
