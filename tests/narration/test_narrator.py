"""What the town, a player, a room and the host are told of an event."""

import pytest
from msgspec.structs import replace

from core.engine import events as e
from core.engine.evolve import created, evolve
from core.engine.refusal import Refused
from core.engine.state import Placed
from core.narration import Narrator, Table, load
from core.rules.classic import RULESET
from tests.narration.given import GENDERS, after, dealt, played, seated, table

LOCALES = load(strict=True)
RU = Narrator(LOCALES, RULESET, seed="game", language="ru", theme="naples")
PLAIN = Narrator(LOCALES, RULESET, seed="game", language="ru")
EN = Narrator(LOCALES, RULESET, seed="game", language="en")

SHOT = e.OrderPlaced("Vera", "shoot", ("Boris",), room="mafia")
CHECK = e.OrderPlaced("Anna", "check", ("Gosha",))


def test_an_order_is_told_to_its_sender_and_to_his_room_alone() -> None:
    now = table(SHOT)
    assert RU.tell(SHOT, 40, now, "Vera", "ru") == "Ваш приказ: стрелять — 2 · Boris."
    assert RU.tell(SHOT, 40, now, "Gosha", "en") == "3 · Вера: shoot — 2 · Boris"
    assert RU.tell_room(SHOT, 40, now, "mafia") == "3 · Вера: стрелять — 2 · Boris"
    assert [RU.tell(SHOT, 40, now, viewer) for viewer in ("", "Anna", "host")] == ["", "", ""]
    assert RU.tell_room(SHOT, 40, now, "yakuza") == ""


def test_private_texts_are_in_the_readers_language() -> None:
    learned = e.Learned("Anna", "Gosha is mafioso")
    assert RU.tell(learned, 9, table(), "Anna", "ru") == "4 · Гоша — мафиози."
    assert RU.tell(learned, 9, table(), "Anna", "en-GB") == "4 · Гоша: mafioso."
    assert RU.tell(learned, 9, table(), "Boris", "ru") == ""


def test_public_texts_are_in_the_games_language_whoever_reads() -> None:
    vote = e.VoteCast("Anna", "Gosha")
    now = table(e.PhaseOpened("day", 1, 0, 0), vote)
    assert RU.tell(vote, 50, now, "Boris", "en") == RU.tell(vote, 50, now) == "1 · Анна голосует: 4 · Гоша."
    assert EN.tell(vote, 50, now) == "1 · Анна votes for 4 · Гоша."


@pytest.mark.parametrize(
    ("player", "told"),
    [
        ("Anna", "1 · Анна передумала: теперь 4 · Гоша."),
        ("Boris", "2 · Boris передумал: теперь 4 · Гоша."),
        ("Eve", "6 · Eve меняет голос: теперь 4 · Гоша."),
    ],
)
def test_verbs_agree_with_the_chosen_gender(player: str, told: str) -> None:
    changed = e.VoteCast(player, "Gosha", was="Dan")
    assert RU.tell(changed, 50, table(e.PhaseOpened("day", 1, 0, 0), changed)) == told


def test_a_morning_counts_the_dead_of_its_night_only() -> None:
    night = (e.PhaseOpened("night", 1, 0, 0), e.Died("Dan", "mafia", "night 1"), e.DeathShown("Dan", "citizen"))
    kicked = (e.Died("Eve", "kicked", "night 1"), e.DeathShown("Eve", "citizen"))
    day = e.PhaseOpened("day", 2, 0, 0)
    texts = {LOCALES["ru"].text(key) for key in LOCALES["ru"].attributes("plain-morning-one")}
    assert PLAIN.tell(day, 60, table(*night, *kicked, day)) in texts
    quiet = {LOCALES["ru"].text(key) for key in LOCALES["ru"].attributes("plain-morning-quiet")}
    assert PLAIN.tell(day, 60, table(e.PhaseOpened("night", 1, 0, 0), *kicked, day)) in quiet


def test_descriptions_of_murders_can_be_switched_off() -> None:
    state = dealt()[0]
    bare = after(
        replace(state, options={**state.options, "descriptions": False}),
        e.Died("Dan", "mafia", "night 1"),
        e.DeathShown("Dan", "citizen"),
    )
    told = RU.tell(e.DeathShown("Dan", "citizen"), 60, Table(bare, GENDERS))
    assert told == PLAIN.tell(e.DeathShown("Dan", "citizen"), 60, Table(bare, GENDERS))


def test_the_news_of_a_morning_begin_with_its_mood() -> None:
    events = (
        e.PhaseClosed("night", 1, 0),
        e.Died("Dan", "mafia", "night 1"),
        e.DeathShown("Dan", "citizen"),
        e.PhaseOpened("day", 2, 0, 0),
    )
    now = table(e.PhaseOpened("night", 1, 0, 0), *events)
    mood, death = PLAIN.news(enumerate(events, 61), now)
    assert "5 · Dan" not in mood
    assert "5 · Dan" in death
    assert "мирный житель" in death


@pytest.mark.parametrize(
    ("cause", "moment"), [("executed", "execution"), ("last-shot", "last-shot"), ("bound", "fallen")]
)
def test_deaths_of_the_day(cause: str, moment: str) -> None:
    shown = e.DeathShown("Dan", "citizen")
    told = PLAIN.tell(shown, 60, table(e.Died("Dan", cause, "day 1"), shown))
    args = {"player": "5 · Dan", "gender": "other", "role": "citizen"}
    variants = LOCALES["ru"].attributes(f"plain-{moment}")
    assert told in {LOCALES["ru"].text(key, **args) for key in variants}


def test_a_ballot_marks_self_votes_and_ties() -> None:
    counted = e.BallotCounted(
        "vote", (("Anna", "Dan"), ("Boris", "Boris")), ("Boris",), (("Dan", 1), ("Boris", 1)), ("Dan", "Boris")
    )
    assert PLAIN.ballot(counted, table()).splitlines() == [
        "1 · Анна → 5 · Dan",
        "2 · Boris → промолчал, голос против себя",
        "Итог: 5 · Dan — 1 голос, 2 · Boris — 1 голос.",
        "Ничья: 2 · Boris и 5 · Dan.",
    ]


def test_a_removal_is_told_once() -> None:
    state = table(e.Died("Dan", "inactive", "day 2"), e.DeathShown("Dan", "citizen"))
    assert "5 · Dan" in PLAIN.tell(e.DeathShown("Dan", "citizen"), 7, state)
    assert PLAIN.tell(e.Announced("removed Dan"), 8, state) == ""


def test_a_deadline_is_a_timestamp_of_discord() -> None:
    limit = e.DeadlineSet(7_200_000, "limit")
    now = table(e.PhaseOpened("day", 1, 0, 0), e.ClockStarted(0, 0, "deal"), limit)
    assert PLAIN.tell(limit, 70, now).endswith("Время выйдет <t:7200:R>.")
    assert PLAIN.tell(e.DeadlineSet(7_200_000, "all-orders"), 70, now) == ""


def test_a_limit_that_changes_nothing_is_told_by_itself() -> None:
    now = table(e.PhaseOpened("day", 1, 0, 0), e.DeadlineSet(7_200_000, "twilight"))
    told = PLAIN.tell(e.HostActed("limit", ("4h",)), 70, now)
    assert told == "Ведущий назначил лимит: 4 часа. День кончится раньше, вместе с сумерками."


@pytest.mark.parametrize("reason", ["host", "outage"])
def test_the_clock_starts_again(reason: str) -> None:
    stopped = e.ClockStopped(1000, 1000, reason)
    started = e.ClockStarted(2000, 1000, reason)
    deadline = e.DeadlineSet(61_000, "term")
    now = table(e.PhaseOpened("day", 1, 0, 0), deadline, stopped, started)
    assert PLAIN.tell(started, 70, now).endswith("Время выйдет <t:62:R>.")


def test_a_question_and_its_answer() -> None:
    asked = e.QuestionAsked("Anna", "last-shot", ("shoot", "pass"), ("shoot",), ("Dan",))
    now = table(asked)
    assert RU.tell(asked, 80, now, "Anna", "en") == LOCALES["en"].text("question-last-shot")
    assert RU.tell(asked, 80, now, "Dan", "en") == ""
    texts = RU.question("last-shot", ("shoot", "pass"), now, "ru")
    assert (texts.title, texts.answers) == ("Последний выстрел", {"shoot": "Выстрелить", "pass": "Уйти молча"})
    answered = e.QuestionAnswered("Anna", "last-shot", ("shoot", "Dan"))
    assert RU.tell(answered, 81, table(asked, answered), "Anna", "ru") == "Ответ принят: Выстрелить — 5 · Dan."


def test_a_reminder_says_what_is_awaited() -> None:
    reminded = e.Reminded(("Anna",), 1)
    day = table(e.PhaseOpened("day", 1, 0, 0), reminded)
    verdict = table(
        e.PhaseOpened("verdict", 1, 0, 0, keeps=True), e.QuestionAsked("Anna", "last-shot", ("pass",)), reminded
    )
    night = table(e.PhaseOpened("night", 1, 0, 0), reminded)
    told = [RU.tell(reminded, 9, now, "Anna", "ru") for now in (day, verdict, night)]
    assert told == [
        "Вас ждут: вы ещё не проголосовали.",
        "Вас ждут: вы ещё не ответили на вопрос.",
        "Вас ждут: вы ещё не сделали ночной ход.",
    ]
    assert RU.tell(reminded, 9, day, "Boris", "ru") == ""


def test_refusals_are_sentences_and_know_what_was_refused() -> None:
    now = table()
    assert RU.refusal(Refused("target-self"), now, "ru", of="vote").startswith("За себя голосовать нельзя.")
    assert RU.refusal(Refused("target-self"), now, "ru", of="order").startswith("Себя назвать нельзя.")
    assert RU.refusal(Refused("target-self"), now, "en").startswith("You cannot name yourself.")


def test_an_ability_for_buttons_and_commands() -> None:
    heal = RU.ability("heal", "ru")
    assert (heal.label, heal.command) == ("Лечить", "лечить")
    assert RU.ability("consent", "en").target == ""
    assert RU.standing(Placed("heal", ("Boris",), "act", 5), table(), "en") == "Your order: heal — 2 · Boris."


def test_phases_have_names_and_help() -> None:
    assert RU.phase("night", 2) == "Ночь 2"
    assert RU.phase("signup", 0, "en") == "Sign-up"
    assert RU.phase_help("day", "ru").count(".") == 3


def test_only_the_hosts_own_log_has_penalties() -> None:
    penalty = e.HostActed("penalty", ("Dan", "flood"), logged=True)
    assert RU.tell(penalty, 5, table(), "host", "ru") == "В журнале: взыскание, 5 · Dan. flood"
    assert RU.tell(penalty, 5, table()) == ""


def test_a_seat_may_be_called_by_a_number() -> None:
    state = seated({"4": "Анна", "1": "Boris"})
    now = Table(state)
    assert RU.tell(e.Announced("count citizen 4"), 8, now) == "Мирный житель — 4."
    assert RU.fact("4 is doctor", now, "ru") == "1 · Анна — врач."


def test_names_of_players_cannot_change_the_layout() -> None:
    joined = e.PlayerJoined("X", "**@everyone**")
    now = Table(after(seated(), joined))
    assert RU.tell(joined, 8, now) == "7 · \\*\\*\\@everyone\\*\\* за столом."


@pytest.mark.parametrize(("scenario", "players"), [("naples", 9), ("haiti", 12), ("geneva", 12), ("berlin", 12)])
def test_the_state_after_the_event_or_after_its_command_tells_the_same(scenario: str, players: int) -> None:
    state, number = seated({}), 0
    for batch in played(scenario, players, 3, weekend="play"):
        states = []
        for event in batch:
            state = created(event) if isinstance(event, e.GameCreated) else evolve(state, event)
            states.append(state)
        for event, at_once in zip(batch, states, strict=True):
            number += 1
            early, late = Table(at_once), Table(states[-1])
            assert EN.tell(event, number, early) == EN.tell(event, number, late), event
