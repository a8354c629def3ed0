### Стороны: имя в шести падежах, род слова (.gender, если он нужен и не мужской) и условие победы.

-team-town = { $case ->
   *[nominative] мирные
    [genitive] мирных
    [dative] мирным
    [accusative] мирных
    [instrumental] мирными
    [prepositional] мирных
}
-team-mafia = { $case ->
   *[nominative] мафия
    [genitive] мафии
    [dative] мафии
    [accusative] мафию
    [instrumental] мафией
    [prepositional] мафии
}
    .gender = feminine
-team-yakuza = { $case ->
   *[nominative] якудза
    [genitive] якудзы
    [dative] якудзе
    [accusative] якудзу
    [instrumental] якудзой
    [prepositional] якудзе
}
-team-maniac = { $case ->
   *[nominative] маньяк
    [genitive] маньяка
    [dative] маньяку
    [accusative] маньяка
    [instrumental] маньяком
    [prepositional] маньяке
}
-team-necromancer = { $case ->
   *[nominative] некромант
    [genitive] некроманта
    [dative] некроманту
    [accusative] некроманта
    [instrumental] некромантом
    [prepositional] некроманте
}
-team-recruiter = { $case ->
   *[nominative] вербовщик
    [genitive] вербовщика
    [dative] вербовщику
    [accusative] вербовщика
    [instrumental] вербовщиком
    [prepositional] вербовщике
}
-team-renegades = { $case ->
   *[nominative] ренегаты
    [genitive] ренегатов
    [dative] ренегатам
    [accusative] ренегатов
    [instrumental] ренегатами
    [prepositional] ренегатах
}
-team-manas = { $case ->
   *[nominative] маны
    [genitive] манов
    [dative] манам
    [accusative] манов
    [instrumental] манами
    [prepositional] манах
}
    .gender = plural
-team-zombie = зомби
-team-kamikaze = камикадзе
-team-werewolf = { $case ->
   *[nominative] оборотень
    [genitive] оборотня
    [dative] оборотню
    [accusative] оборотня
    [instrumental] оборотнем
    [prepositional] оборотне
}
-team-vampire = { $case ->
   *[nominative] вампир
    [genitive] вампира
    [dative] вампиру
    [accusative] вампира
    [instrumental] вампиром
    [prepositional] вампире
}
# Комната копа и его помощников; стороной она не бывает
-team-cops = { $case ->
   *[nominative] копы
    [genitive] копов
    [dative] копам
    [accusative] копов
    [instrumental] копами
    [prepositional] копах
}

## Когда побеждает сторона

team-town = Мирные побеждают, когда в живых не осталось никого, кроме мирных.
team-mafia = Мафия побеждает, когда в живых осталась она одна. Обычно хватает и меньшего: если утром против неё стоят только простые мирные жители и мафии не меньше, чем их, игра за ней.
team-yakuza = Якудза побеждает, когда в живых осталась она одна. Обычно хватает и меньшего: если утром против неё стоят только простые мирные жители и якудзы не меньше, чем их, игра за ней.
team-maniac = Маньяк побеждает, если остался в живых один.
team-necromancer = Некромант побеждает, когда в живых только он и его зомби.
team-recruiter = Вербовщик побеждает, когда в живых только он и те, кого он завербовал.
team-renegades = Ренегаты побеждают, когда в живых остались они одни. Обычно хватает и меньшего: если утром против них стоят только простые мирные жители и ренегатов не меньше, чем их, игра за ними.

## «Доны»

team-dons-town = Мирные побеждают, когда в живых не осталось ни мафов, ни манов, ни маньяка, ни зомби, а из мирных жив хоть кто-то.
team-dons-mafia = Мафия побеждает, когда в живых осталась она одна. Обычно хватает и меньшего: других враждебных сторон нет, мафов не меньше, чем всех прочих, и ни у кого из прочих нет и уже не будет пушки.
team-manas = Маны побеждают, когда в живых остались они одни. Обычно хватает и меньшего: других враждебных сторон нет, манов не меньше, чем всех прочих, и ни у кого из прочих нет и уже не будет пушки.
team-dons-maniac = Маньяк-одиночка побеждает, когда, кроме него, в живых один коп или вовсе никого.
team-zombie = Зомби побеждают, как банда: когда в живых остались они одни или когда их не меньше, чем прочих, а пушки против них нет и уже не будет.
team-kamikaze = Камикадзе побеждает, когда, кроме него, в живых никого.
team-werewolf = Своей победы у оборотня нет: после укуса он побеждает со стороной, чью роль забрал.
team-vampire = Своей победы у вампира нет: после укуса он побеждает со стороной, чью роль забрал.
