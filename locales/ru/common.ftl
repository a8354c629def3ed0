### Общие слова: числа, сроки, списки.
###
### Для переводчиков. Текст пишется на Project Fluent (https://projectfluent.org). Пример всего, что здесь встречается:
###
###   lobby-joined = { $gender ->
###       [feminine] { $player } пришла, за столом { $count }
###       [masculine] { $player } пришёл, за столом { $count }
###      *[other] К столу подходит { $player }, за столом { $count }
###   }
###
### $player — это «4 · Boris»: имена не склоняются, падеж несёт обычное слово («выстрел в игрока { $player }»).
### $gender — как игрок просил о себе говорить; в ветке other рода нет вовсе: ни скобок «(ла)», ни косых черт.
### { $count -> [one] голос [few] голоса *[many] голосов } — числа: 1 и 21, 2–4, остальные.
### { ROLE($role, case: "accusative") } — роль в падеже; { ROLE($role, $count) } — роль после числа;
### { TEAM($team) } — сторона; { SIDE($side) } — сторона или роль, которая действует сама;
### { GENDER($side) -> [feminine] … [plural] … *[masculine] … } — род слова, которым названа сторона или роль;
### { DURATION($span) } — срок; { CAPITAL(ROLE($role)) } — с большой буквы.
### Падежи: nominative, genitive, dative, accusative, instrumental, prepositional.

## Если случилось невозможное и текста нет

common-lost-for-words = Тут ведущий запнулся и потерял нужное слово. Игра идёт дальше.

## Сроки. $case: accusative — после «через» и «на», остальные падежи совпадают с именительным.

duration-days = { $count } { $count ->
    [one] день
    [few] дня
   *[many] дней
}
duration-hours = { $count } { $count ->
    [one] час
    [few] часа
   *[many] часов
}
duration-minutes = { $count } { $count ->
    [one] { $case ->
        [accusative] минуту
       *[nominative] минута
    }
    [few] минуты
   *[many] минут
}
duration-seconds = { $count } { $count ->
    [one] { $case ->
        [accusative] секунду
       *[nominative] секунда
    }
    [few] секунды
   *[many] секунд
}

## Доски

# На доске, мелко: как давно она верна. $moment — метка времени Discord («2 минуты назад»)
common-as-of = Обновлено { $moment }

## Списки

list-and = { $first } и { $last }

# Состав: «3 мафиози», «1 врач», «5 мирных жителей»
role-count = { $count } { ROLE($role, $count) }
# Состав сценария формулой: «мафиози: N/3-1»
role-formula = { ROLE($role) }: { $formula }

option-empty = нет
