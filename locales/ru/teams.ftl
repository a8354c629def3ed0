### Стороны: имя в шести падежах и условие победы.

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

## Когда побеждает сторона

team-town = Мирные побеждают, когда в живых не осталось никого, кроме мирных.
team-mafia = Мафия побеждает, когда в живых осталась она одна. Обычно хватает и меньшего: если утром против неё стоят только простые мирные жители и мафии не меньше, чем их, игра за ней.
team-yakuza = Якудза побеждает, когда в живых осталась она одна. Обычно хватает и меньшего: если утром против неё стоят только простые мирные жители и якудзы не меньше, чем их, игра за ней.
team-maniac = Маньяк побеждает, если остался в живых один.
team-necromancer = Некромант побеждает, когда в живых только он и его зомби.
team-recruiter = Вербовщик побеждает, когда в живых только он и те, кого он завербовал.
team-renegades = Ренегаты побеждают, когда в живых остались они одни. Обычно хватает и меньшего: если утром против них стоят только простые мирные жители и ренегатов не меньше, чем их, игра за ними.
