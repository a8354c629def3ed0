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
