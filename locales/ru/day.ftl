### День: доска голосования и ответы на голос.

# $kind: day, verdict, night, dawn. $reason: чем задан срок. $closes — метка времени Discord: «через 2 часа».
day-title = { $kind ->
    [night] 🌙
    [dawn] 🌅
    [verdict] ⚖️
   *[day] ☀️
} { $phase } · { $reason ->
    [twilight] сумерки, срок { $closes }
    [extra] добавочное время, срок { $closes }
    [limit] лимит, срок { $closes }
    [auto-limit] лимит, срок { $closes }
   *[term] срок { $closes }
}
day-title-open = { $kind ->
    [night] 🌙
    [dawn] 🌅
    [verdict] ⚖️
   *[day] ☀️
} { $phase } · срока пока нет
day-title-stopped = { $kind ->
    [night] 🌙
    [dawn] 🌅
    [verdict] ⚖️
   *[day] ☀️
} { $phase } · ⏸ часы стоят

day-living = В живых { $count }: { $list }
day-dead = { $player } ({ ROLE($role) })

day-voted = **Проголосовали { $count } из { $all }**
day-leader = Лидер: { $player } — { $votes } { $votes ->
    [one] голос
    [few] голоса
   *[many] голосов
}
day-tie = Поровну, по { $votes } { $votes ->
    [one] голосу
    [few] голоса
   *[many] голосов
}: { $players }
day-line = { $player } — { $count }: { $voters }
day-silent = Ещё молчат: { $players }
day-consents = Закончить день раньше согласны { $count } из { $all }: { $players }
day-menu = За кого голосуете?
day-button-unvote = Снять голос

day-yours = Ваш голос: { $player }.
day-yours-none = Вы ещё не проголосовали.
day-counted = Голос принят, и голосование на этом закрыто.
day-late = ⏳ { $players }, вы ещё не проголосовали.
# To the host of such a day
day-no-limit = Проголосовали не все, а лимита у дня нет, сам он не кончится. Назначить лимит: { $command }.
