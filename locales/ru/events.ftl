### События: что слышат город, комната банды и сам игрок. Украшенные объявления живут в themes/.

## Городу

event-joined = { $player } за столом.
event-voted = { $player } голосует: { $target }.
event-vote-changed = { $gender ->
    [feminine] { $player } передумала: теперь { $target }.
    [masculine] { $player } передумал: теперь { $target }.
   *[other] { $player } меняет голос: теперь { $target }.
}
event-vote-withdrawn = { $gender ->
    [feminine] { $player } забрала свой голос.
    [masculine] { $player } забрал свой голос.
   *[other] { $player } забирает свой голос.
}
event-vote-lapsed = Голос игрока { $player } больше не в счёт: можно отдать его заново.
event-public-pass = { $player } берёт согласие назад.
event-deadline-auto-limit = У этого дня есть предел.
event-deadline-open = Сумерки отступили: снова ждём голосов.
# $when — метка времени Discord
event-closes = Время выйдет { $when }.
event-outage = Связь прерывалась, но часы игры стояли: времени осталось столько же.
event-host-advance = Ведущий закрывает фазу раньше срока.
event-host-limit = Ведущий назначил лимит: { DURATION($span) }. День кончится раньше, вместе с сумерками.
event-host-extend = Ведущий даёт ещё времени: { DURATION($span, case: "accusative") }.
# Голоса против игрока в ближайшем подсчёте
event-host-penalty = Взыскание от ведущего: против игрока { $player } при подсчёте прибавится { $count } { $count ->
    [one] голос
    [few] голоса
   *[many] голосов
}.
event-replaced = Место { $number } занимает новый игрок: { $player }.
# После объявленной смерти, если причины в этой игре называют
event-cause = Причина: { $cause }.

# Итог голосования, по строке на голос
event-ballot-vote = { $player } → { $target }
event-ballot-silent = { $gender ->
    [feminine] { $player } → промолчала, голос против себя
    [masculine] { $player } → промолчал, голос против себя
   *[other] { $player } → молчание, голос против себя
}
event-ballot-count = { $player } — { $count } { $count ->
    [one] голос
    [few] голоса
   *[many] голосов
}
event-ballot-tally = Итог: { $tally }.
event-ballot-tie = Ничья: { $players }.

## Комнате банды

room-order = { $player }: { $order }
room-pass = { $player } пасует.
room-entered = { $player } теперь с вами, и эта комната общая.
room-left = { $player } больше не с вами.

## Игроку

told-role = Ваша роль — { ROLE($role) }. Сторона — { TEAM($team) }.
told-room = Для вас открыта комната вашей стороны.
told-room-renewed = Разговор вашей стороны продолжается в новой комнате.
# «Ваш приказ: лечить — 4 · Boris.»
told-order = Ваш приказ: { $order }.
order-words = { $ability } — { $targets }
told-pass = Ваш приказ: пас. Прежние ваши приказы сняты.
told-order-lapsed = Ваш приказ больше не в силе: кто-то вышел из игры. Отдайте новый, если время ещё есть.
told-vote = Ваш голос: { $target }.
told-vote-withdrawn = Ваш голос снят.
told-vote-lapsed = Ваш голос больше не в счёт: тот, за кого он отдан, вышел из игры. Можно отдать его заново.
# $answer — подпись ответа: «Пойти»
told-answer = Ответ принят: { $answer }.
told-question-lapsed = Время на ответ вышло.
# $kind: vote — ждут голоса, question — ждут ответа, order — ждут ночного хода
told-reminder = { $kind ->
    [question] Вас ждут: вы ещё не ответили на вопрос.
    [vote] Вас ждут: вы ещё не проголосовали.
   *[order] Вас ждут: вы ещё не сделали ночной ход.
}
told-host-penalty = В журнале: взыскание, { $player }. { $note }
