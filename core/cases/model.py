"""A case as data, as it stands in its file. `None` means that a key was left out."""

from msgspec import Struct

Texts = tuple[str, ...]


class Inputs(Struct, frozen=True, kw_only=True):
    """What is given at one moment. `at` is empty unless it stands in a timeline."""

    line: int
    at: str = ""
    host: Texts = ()
    nominations: tuple[tuple[str, str], ...] = ()
    orders: tuple[tuple[str, Texts], ...] = ()
    answers: tuple[tuple[str, Texts], ...] = ()
    votes: tuple[tuple[str, Texts], ...] = ()


class Expect(Struct, frozen=True, kw_only=True):
    """What must come of a step, by the keys of the format."""

    deaths: dict[str, str] | None = None
    executed: str | None = None
    revealed: dict[str, str] | None = None
    learns: dict[str, Texts] | None = None
    public: Texts | None = None
    secret: Texts | None = None
    roles: dict[str, str] | None = None
    teams: dict[str, str] | None = None
    alive: Texts | None = None
    tally: dict[str, int] | None = None
    refused: tuple[tuple[str, str], ...] | None = None
    can: dict[str, Texts] | None = None
    cannot: dict[str, Texts] | None = None
    targets: dict[str, dict[str, Texts]] | None = None
    asked: dict[str, Texts] | None = None
    closes: str | None = None
    phase: str | None = None
    winner: Texts | None = None


class Step(Struct, frozen=True, kw_only=True):
    """A step of play. `inputs` has one entry, or one for each moment of a `timeline`."""

    line: int
    kind: str
    number: int
    opens: str = ""
    open: bool = False
    timeline: bool = False
    inputs: tuple[Inputs, ...] = ()
    expect: Expect = Expect()

    @property
    def phase(self) -> str:
        """The id of the phase that the step is played in, e.g. `night 1`."""
        return f"{self.kind} {self.number}"


class Case(Struct, frozen=True, kw_only=True):
    """A whole case. `aliases` are the handles of those who replaced somebody, with the seat that they took."""

    ruleset: str
    players: dict[str, str]
    play: tuple[Step, ...]
    scenario: str = ""
    clauses: Texts = ()
    why: str = ""
    options: dict[str, str | Texts] = {}
    names: dict[str, str] = {}
    setup: dict[str, object] = {}
    chance: dict[str, str] = {}
    strict: bool = False
    ordered: bool = False
    source: str = ""
    aliases: dict[str, str] = {}
