### Правила вкратце: сценарии, роли, настройки.

rules-title = **Правила**
rules-intro = Город делится на стороны, и свою сторону знает не каждый. Ночью действуют роли, днём город спорит и голосует. Побеждает сторона, чьё условие выполнится первым.
rules-pick = Выберите, о чём рассказать.
rules-ask-scenario = Сценарий
rules-ask-role = Роль
rules-ask-option = Настройка
rules-scenario = **{ $title }** · от { $low } до { $high } игроков
rules-scenario-server = Сценарий этого сервера.
rules-roles = **Роли:** { $roles }; остальные — { ROLE($remainder, number: "other") }.
rules-sides = **Кто побеждает**
rules-role = **{ $name }** · { $team }
rules-ability = **{ $name }.** { $what }
rules-how = **Как это работает**
rules-example = *Например:* { $example }
rules-option = **{ $name }**
rules-value = { $mine ->
    [yes] В вашей игре: { $value }.
   *[no] Обычно: { $value }.
}
rules-clause = -# Пункт { $clause }
rules-unknown = Не знаю, что такое «{ $written }». Выберите из списка в поле.

## Вердикты: в кого попали, какие пушки и что с ним станет

rules-verdict-open = Вердикты
rules-verdict-title = **Вердикты**
rules-verdict-pick = Выберите, в кого попали и из каких пушек.
rules-verdict-ask-column = В кого попали
rules-verdict-ask-guns = Из каких пушек
rules-verdict-guard = { $guard ->
    [yes] Убрать защиту
   *[no] Добавить защиту
}
rules-verdict-case = **{ $column }.** Попали: { $guns }. { $guard ->
    [yes] Защита есть: доктор, бонус или подвал.
   *[no] Защиты нет.
}
rules-verdict-lives = Остаётся в живых, роль прежняя.
rules-verdict-dies = Погибает. Причина: { $cause }.
rules-verdict-turns = Остаётся в живых, но роль теперь другая: { ROLE($role) }.
rules-verdict-vote = Остаётся в живых, но голос на следующий день переходит { SIDE($side, case: "dative") }.
rules-verdict-asked = { $guard ->
    [yes] Остаётся в живых, что бы ни ответила банда, которой предложат сделку.
   *[no] Решает банда, которой предложат сделку: согласится — цель живёт, откажется — погибает.
}
rules-verdict-lent = Остаётся в живых, а эти пушки следующей ночью стреляют уже из других рук.
rules-verdict-cannot = Так не бывает: в своих эта пушка не стреляет.
rules-verdict-column-role-citizen = мирный с особой ролью
rules-verdict-column-child-multi = многостороннее дитя мафии
rules-verdict-column-woodman = железный дровосек, когда ни за кого не стреляет
rules-verdict-column-no-duel = коп, чья пушка смотрит не на банду
rules-verdict-column-mutual-mafia = коп, чья пушка смотрит на мафа
rules-verdict-column-duel-mafia = коп, чья пушка смотрит на дона мафии
rules-verdict-column-deputy-mafia = помощник за копа, чья пушка смотрит на мафию
rules-verdict-column-mutual-manas = коп, чья пушка смотрит на мана
rules-verdict-column-duel-manas = коп, чья пушка смотрит на дона манов
rules-verdict-column-deputy-manas = помощник за копа, чья пушка смотрит на манов

# Порядок ночи там, где все ходы считаются разом
rules-night-dons = **Порядок ночи:** выбирают все одновременно и вслепую. Дровосек отнимает выстрел, доктор и подвалы укрывают, а стреляют все стволы разом, и с ними тот, кого тянет за собой камикадзе. Чем это кончится для каждого, говорят вердикты. Потом перемены сторон, а в первую ночь последними приходят вампир и оборотень.
