"""Trouble on demand, for tests: requests that fail, are cut off, or are held up until the test lets them go."""

import asyncio
import fnmatch
from dataclasses import dataclass, field


@dataclass(slots=True, eq=False)
class Fault:
    """What happens to the next `times` requests that fit.

    `status` answers instead of Discord (429 with `wait` seconds, for all routes if `everywhere`); 0 cuts the
    connection off; `None` lets the request pass. With `done` the request has its effect all the same, but the bot is
    not told. With `hold` the answer waits until `release` is set; `caught` tells that the request has come.
    """

    method: str
    path: str
    status: int | None = 0
    times: int = 1
    done: bool = False
    hold: bool = False
    wait: float = 0.5
    everywhere: bool = False
    containing: str = ""
    caught: asyncio.Event = field(default_factory=asyncio.Event)
    release: asyncio.Event = field(default_factory=asyncio.Event)

    def fits(self, method: str, path: str, body: str) -> bool:
        """Whether a request is meant."""
        return self.method in (method, "*") and fnmatch.fnmatchcase(path, self.path) and self.containing in body


class Faults:
    """The faults that are still to happen, in the order in which they were asked for."""

    def __init__(self) -> None:
        self._waiting: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        """Ask for trouble."""
        self._waiting.append(fault)
        return fault

    def take(self, method: str, path: str, body: str) -> Fault | None:
        """The fault of this request, if there is one."""
        for fault in self._waiting:
            if fault.fits(method, path, body):
                fault.times -= 1
                if fault.times <= 0:
                    self._waiting.remove(fault)
                return fault
        return None

    def clear(self) -> None:
        """No more trouble; what is held up may go on."""
        for fault in self._waiting:
            fault.release.set()
        self._waiting.clear()
