### Причины смерти. Сама строка — для истории в конце игры: «Причина: выстрел мафии».
### .killer — чьих рук дело, как это говорят проверяющему: «убийца — мафия».

cause-executed = казнь по приговору города
    .killer = город
cause-last-shot = последний выстрел комиссара
    .killer = комиссар
cause-mafia = выстрел мафии
    .killer = мафия
cause-yakuza = выстрел якудзы
    .killer = якудза
cause-renegades = выстрел ренегатов
    .killer = ренегаты
cause-maniac = нож маньяка
    .killer = маньяк
cause-necromancer = чары некроманта
    .killer = некромант
cause-sheriff = выстрел шерифа
    .killer = шериф
cause-special-agent = выстрел спецагента
    .killer = спецагент
cause-kamikaze = атака камикадзе
    .killer = камикадзе
cause-heretic = месть еретика
    .killer = еретик
cause-recruiter = отказ вербовщику
    .killer = вербовщик
cause-bound = гибель некроманта
    .killer = некромант
cause-inactive = долгое молчание
    .killer = ведущий
cause-kicked = решение ведущего
    .killer = ведущий

## «Доны»

cause-cop = выстрел копа
    .killer = коп
cause-manas = выстрел манов
    .killer = маны
cause-dons-maniac = выстрел маньяка
    .killer = маньяк
cause-sniper = выстрел снайпера
    .killer = снайпер
cause-zombie = выстрел зомби
    .killer = зомби
cause-woodman = выстрел железного дровосека
    .killer = железный дровосек
cause-wife = месть жены копа
    .killer = жена копа
cause-mistress = месть любовницы копа
    .killer = любовница копа
cause-dons-kamikaze = выбор камикадзе
    .killer = камикадзе
cause-werewolf = укус оборотня
    .killer = оборотень
cause-backfire = отдача собственного выстрела
    .killer = собственная пушка
cause-no-bite = первая ночь без укуса
    .killer = собственный голод
cause-bite-failed = неудачный укус
    .killer = чужая защита
