"""The story of a game: all of it for the end, and one pair of eyes."""

import pytest

from core.engine import events as e
from core.engine.commands import Answer, Order, TimePassed, Vote
from core.engine.decide import Decided, decide
from core.narration import Gender, Line, Narrator, Page, load
from core.rules.classic import RULESET
from tests.narration.given import GENDERS, NAMES, dealt, played

LOCALES = load(strict=True)
RU = Narrator(LOCALES, RULESET, seed="story", language="ru", theme="naples")
EN = Narrator(LOCALES, RULESET, seed="story", language="en", theme="naples")


class Game:
    """A game of Naples that is played by hand."""

    def __init__(self) -> None:
        self.state, events = dealt()
        opening = [e.GameCreated("classic", "naples", self.state.options)]
        self.log = [*opening, *(e.PlayerJoined(player, name) for player, name in NAMES.items()), *events]
        self.close()

    def send(self, *commands) -> "Game":
        for command in commands:
            done = decide(RULESET, self.state, command)
            assert isinstance(done, Decided), done
            self.log += done.events
            self.state = done.state
        return self

    def night(self, **orders: str) -> "Game":
        """Orders such as `Anna="check Gosha"`, then the morning."""
        for player, order in orders.items():
            ability, *args = order.split()
            self.send(Order(at=0, by=player, ability=ability, args=tuple(args)))
        return self.close()

    def day(self, **votes: str) -> "Game":
        self.send(*(Vote(at=0, by=player, target=target) for player, target in votes.items()))
        return self.close()

    def close(self) -> "Game":
        return self.send(TimePassed(at=0, force=True))

    def page(self, phase: str, narrator: Narrator = RU, **options) -> tuple[Line, ...]:
        pages = narrator.story(self.log, genders=GENDERS, **options)
        return next(page.lines for page in pages if page.phase == phase)

    def texts(self, phase: str, narrator: Narrator = RU, **options) -> list[str]:
        return [line.text for line in self.page(phase, narrator, **options)]


def test_a_night_tells_every_act_with_its_outcome_and_clause() -> None:
    game = Game().day().night(Boris="heal Dan", Vera="shoot Dan", Gosha="shoot Dan", Anna="check Vera")
    lines = game.page("night 1")[1:]
    assert lines == (
        Line("Врач 2 · Boris отправляет скорую к игроку 5 · Dan — она простоит у дверей до утра.", "classic 4.3b"),
        Line("Мафия (3 · Вера и 4 · Гоша) стреляет в игрока 5 · Dan — его спасла скорая.", "classic 4.3b"),
        Line("Комиссар 1 · Анна проверяет игрока 3 · Вера. Ответ: «3 · Вера — мафиози».", "classic 4.2b"),
    )


def test_the_same_night_in_english() -> None:
    game = Game().day().night(Boris="heal Boris", Vera="shoot Dan", Gosha="shoot Dan", Anna="check Dan")
    assert game.texts("night 1", EN)[1:] == [
        "Doctor 2 · Boris calls the ambulance home — it stands there until morning.",
        "The mafia (3 · Вера and 4 · Гоша) shoots 5 · Dan — fatally.",
        "🕯 5 · Dan died, citizen: a shot of the mafia.",
        "Commissar 1 · Анна checks 5 · Dan. The answer: “5 · Dan: citizen. The killer: the mafia”.",
    ]


def test_whoever_died_before_his_turn_is_told_too() -> None:
    game = Game().day().night(Vera="shoot Anna", Gosha="shoot Anna", Anna="check Vera")
    assert game.texts("night 1")[1:] == [
        "Мафия (3 · Вера и 4 · Гоша) стреляет в игрока 1 · Анна — насмерть.",
        "🕯 Погибла 1 · Анна, комиссар: выстрел мафии.",
        "1 · Анна не дожила до своего хода: проверить — 3 · Вера.",
    ]


def test_a_gang_that_did_not_agree() -> None:
    game = Game().day().night(Vera="shoot Anna", Gosha="shoot Dan")
    assert game.page("night 1")[1:] == (
        Line(
            "Мафия совещается: 3 · Вера за 1 · Анна, 4 · Гоша за 5 · Dan — согласны не все, и выстрела не будет.",
            "classic 4.1c",
        ),
    )


def test_a_day_tells_the_ballot_the_last_shot_and_the_execution() -> None:
    game = Game().day(Boris="Anna", Vera="Anna", Gosha="Anna")
    game.send(Answer(at=0, by="Anna", words=("shoot", "Vera"))).close()
    *_, ballot, last_word, shot, first, second = game.texts("day 1")
    assert ballot.splitlines()[-1] == "Итог: 1 · Анна — 4 голоса, 5 · Dan — 1 голос, 6 · Eve — 1 голос."
    assert "1 · Анна" in last_word
    assert shot == "Комиссар 1 · Анна достаёт пистолет и стреляет в игрока 3 · Вера — насмерть."
    assert "комиссар" in first
    assert "мафиози" in second


def test_the_last_page_has_the_winner_and_everybodys_end() -> None:
    game = Game().day(Anna="Gosha", Boris="Gosha", Dan="Gosha").night().day(Anna="Vera", Boris="Vera", Dan="Vera")
    first, *fates = game.page("over")
    assert first.clause == "classic 1.3.1"
    assert [line.text for line in fates[:4]] == [
        "1 · Анна — комиссар: дожила до конца",
        "2 · Boris — врач: дожил до конца",
        "3 · Вера — мафиози: день 2, казнь по приговору города",
        "4 · Гоша — мафиози: день 1, казнь по приговору города",
    ]


def test_own_eyes_see_what_was_told_and_nothing_else() -> None:
    game = Game().day().night(Boris="heal Dan", Vera="shoot Eve", Gosha="shoot Eve", Anna="check Vera").day()
    assert game.texts("night 1", viewer="Anna")[1:] == ["Ваш приказ: проверить — 3 · Вера.", "3 · Вера — мафиози."]
    assert game.texts("night 1", viewer="Vera")[1:] == [
        "Ваш приказ: стрелять — 6 · Eve.",
        "4 · Гоша: стрелять — 6 · Eve",
    ]
    assert game.texts("night 1", viewer="Eve")[1:] == game.texts("night 1", viewer="")[1:] == []
    mood, death, *_ = game.texts("day 2", viewer="Anna")
    assert "6 · Eve" in death
    assert "мирный житель" in death
    assert "6 · Eve" not in mood


def test_own_eyes_begin_with_ones_own_role() -> None:
    texts = Game().texts("signup", viewer="Vera")
    assert "Ваша роль — мафиози. Сторона — мафия." in texts
    assert "4 · Гоша — мафиози." in texts
    assert "Мафиози — 2." in texts
    assert Game().texts("signup", viewer="Dan")[0] == "Ваша роль — мирный житель. Сторона — мирные."


def test_the_deal_tells_everybodys_role() -> None:
    assert Game().texts("signup") == [
        "1 · Анна — комиссар",
        "2 · Boris — врач",
        "3 · Вера — мафиози",
        "4 · Гоша — мафиози",
        "5 · Dan — мирный житель",
        "6 · Eve — мирный житель",
    ]


def test_a_terminal_gets_names_as_they_are() -> None:
    log = [e.GameCreated("classic", "naples"), e.PlayerJoined("X", "*x*"), e.RoleDealt("X", "doctor", "town")]
    pages = [EN.story(log, markdown=markdown) for markdown in (True, False)]
    assert [page[0].lines[0].text for page in pages] == ["1 · \\*x\\* — doctor", "1 · *x* — doctor"]


SCENARIOS = [(scenario.id, scenario.low) for scenario in RULESET.scenarios.values()]


@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
@pytest.mark.parametrize("seed", [4, 6])
def test_every_game_has_a_story_in_every_language_and_the_same_one_again(
    scenario: str, players: int, seed: int
) -> None:
    log = [event for batch in played(scenario, players, seed) for event in batch]
    genders: dict[str, Gender] = {"P1": "feminine", "P2": "masculine"}
    for narrator in (RU, EN):
        pages = narrator.story(log, genders=genders)
        assert (pages[-1].phase == "over") == isinstance(log[-1], e.GameOver)
        assert all(len(line.text) <= 4000 for page in pages for line in page.lines)
        assert pages == Narrator(LOCALES, RULESET, seed="story", language=narrator.language, theme="naples").story(
            tuple(log), genders=genders
        )


@pytest.mark.parametrize(("scenario", "players"), SCENARIOS)
def test_nobodys_eyes_see_a_cause_of_the_night_or_a_living_persons_role(scenario: str, players: int) -> None:
    log = [event for batch in played(scenario, players, 5) for event in batch]
    bystander = _texts(EN.story(log, viewer=""))
    causes = {event.cause for event in log if isinstance(event, e.Died)} - {
        "executed",
        "last-shot",
        "inactive",
        "kicked",
    }
    assert not [text for text in bystander for cause in causes if EN.cause(cause) in text]
    shown = {event.player for event in log if isinstance(event, e.DeathShown)}
    roles = {event.player: event.role for event in log if isinstance(event, e.RoleDealt)}
    numbers = {player: number for number, player in enumerate(roles, 1)}
    for player in roles.keys() - shown:
        label = f"{numbers[player]} · {player}"
        assert not [t for t in bystander if label in t and EN.voice().role(roles[player]) in t and "→" not in t]


def _texts(pages: tuple[Page, ...]) -> list[str]:
    return [line.text for page in pages for line in page.lines]


def test_the_pages_of_a_game_follow_its_phases() -> None:
    game = Game().day().night()
    assert [page.phase for page in RU.story(game.log)] == ["signup", "night 0", "day 1", "night 1", "day 2"]
    assert [page.title for page in RU.story(game.log)][:3] == ["Раздача ролей", "Ночь 0", "День 1"]
