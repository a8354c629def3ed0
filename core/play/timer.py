"""One timer for all that has to happen by itself. It is a call of the event loop, not a task that waits."""

import asyncio
import heapq
from collections.abc import Callable


class Timer:
    """Rings for a key when its moment has come. `clock` gives Unix time in milliseconds; `ring` must not wait."""

    def __init__(self, clock: Callable[[], int], ring: Callable[[int], None]) -> None:
        self._clock = clock
        self._ring = ring
        self._moments: dict[int, int] = {}
        self._heap: list[tuple[int, int]] = []
        self._handle: asyncio.TimerHandle | None = None
        self._stopped = False

    def set(self, key: int, moment: int | None) -> None:
        """Ring for `key` at `moment` instead of what was set before; `None`: not at all."""
        if self._moments.get(key) == moment:
            return
        self._moments.pop(key, None)
        if moment is not None:
            self._moments[key] = moment
            heapq.heappush(self._heap, (moment, key))
        self._arm()

    def stop(self) -> None:
        """Ring no more, whatever is set from now on."""
        self._stopped = True
        self._arm()

    def look(self) -> None:
        """The clock was set, or runs faster than the event loop's: ring at once for all whose moment has come."""
        self._came()

    def _arm(self) -> None:
        """Have the event loop call when the earliest moment comes."""
        while self._heap and self._moments.get(self._heap[0][1]) != self._heap[0][0]:
            heapq.heappop(self._heap)  # was set anew since
        moment = self._heap[0][0] if self._heap else None
        if self._handle:
            self._handle.cancel()
            self._handle = None
        if moment is not None and not self._stopped:
            delay = max(0, moment - self._clock()) / 1000
            self._handle = asyncio.get_running_loop().call_later(delay, self._came)

    def _came(self) -> None:
        """Ring for all whose moment has come; the wall clock may still be a little behind that of the event loop."""
        now = self._clock()
        while self._heap and self._heap[0][0] <= now:
            moment, key = heapq.heappop(self._heap)
            if self._moments.get(key) == moment:
                del self._moments[key]
                self._ring(key)
        self._arm()
