"""Rate limits with Discord's headers: a bucket for each route and place, one for all requests, and two hidden ones."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from time import monotonic

EVERYWHERE = (50, 1.0)
USUAL = (10, 10.0)
ROUTES = {  # requests in seconds
    "POST /channels/{}/messages": (5, 5.0),
    "PATCH /channels/{}/messages/{}": (5, 5.0),
    "DELETE /channels/{}/messages/{}": (5, 1.0),
    "PATCH /channels/{}": (10, 15.0),
    "POST /guilds/{}/channels": (10, 10.0),
    "PUT /channels/{}/thread-members/{}": (5, 5.0),
    "POST /webhooks/{}/{}": (5, 2.0),
    "PATCH /webhooks/{}/{}/messages/{}": (5, 2.0),
}
HIDDEN = (2, 600.0)  # changes of a channel's name, and of its topic: no header tells of them
TOKEN = re.compile(r"^/(?:webhooks|interactions)/\d+/(?P<token>[^/]+)")


@dataclass(slots=True)
class Bucket:
    """How many requests are left until `renewed`."""

    limit: int
    span: float
    left: int = 0
    renewed: float = 0.0

    def take(self) -> float:
        """Take one; how many seconds to wait when there is none left."""
        now = monotonic()
        if now >= self.renewed:
            self.left, self.renewed = self.limit, now + self.span
        if self.left <= 0:
            return self.renewed - now
        self.left -= 1
        return 0.0


@dataclass(frozen=True, slots=True)
class Verdict:
    """`wait` seconds before the request may come again, 0 when it may pass; `scope` tells whose limit it was."""

    wait: float
    headers: Mapping[str, str]
    everywhere: bool = False


class Limits:
    """All buckets. `on`: without them nothing is ever limited, but the headers are there all the same."""

    def __init__(self, on: bool = True) -> None:
        self.on = on
        self._buckets: dict[str, Bucket] = {}

    def judge(self, method: str, path: str, changes: Mapping[str, object]) -> Verdict:
        """Whether a request may pass; `changes` is its body."""
        if not self.on:
            return Verdict(0.0, {})
        free = TOKEN.match(path) is not None
        if not free and (wait := self._bucket("everywhere", EVERYWHERE).take()):
            return Verdict(wait, {"X-RateLimit-Global": "true", "X-RateLimit-Scope": "global"}, everywhere=True)
        shape, place = _shape(method, path)
        if shape == "PATCH /channels/{}":
            for field in ("name", "topic"):
                if field in changes and (wait := self._bucket(f"{field} {place}", HIDDEN).take()):
                    return Verdict(wait, {"X-RateLimit-Scope": "shared"})
        bucket = self._bucket(f"{shape} {place}", ROUTES.get(shape, USUAL))
        wait = bucket.take()
        rest = max(0.0, bucket.renewed - monotonic())
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(max(0, bucket.left)),
            "X-RateLimit-Reset-After": f"{rest:.3f}",
            "X-RateLimit-Bucket": f"{hash(shape) & 0xFFFFFFFF:08x}",
        }
        return Verdict(wait, {**headers, "X-RateLimit-Scope": "user"} if wait else headers)

    def _bucket(self, key: str, size: tuple[int, float]) -> Bucket:
        if len(self._buckets) > 500:
            now = monotonic()
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if bucket.renewed > now}
        return self._buckets.setdefault(key, Bucket(*size))


def _shape(method: str, path: str) -> tuple[str, str]:
    """A route with its ids left out, and the place that limits are counted by: the channel, server or token."""
    if found := TOKEN.match(path):
        path = path.replace(found["token"], "0", 1)
        place = found["token"]
    else:
        place = "/".join(path.split("/")[1:3])
    return f"{method} {re.sub(r'(?<=/)(?:[0-9]+|@original)(?=/|$)', '{}', path)}", place
