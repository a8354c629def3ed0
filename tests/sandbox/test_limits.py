"""Rate limits as Discord has them."""

import pytest

from sandbox.discord import limits as module
from sandbox.discord.limits import Limits


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    moment = [100.0]
    monkeypatch.setattr(module, "monotonic", lambda: moment[0])
    return moment


def test_five_messages_in_five_seconds_and_channel(now: list[float]) -> None:
    limits = Limits()
    verdicts = [limits.judge("POST", "/channels/1/messages", {}) for _ in range(6)]
    assert [verdict.wait for verdict in verdicts] == [0, 0, 0, 0, 0, 5]
    assert verdicts[4].headers["X-RateLimit-Remaining"] == "0"
    assert not limits.judge("POST", "/channels/2/messages", {}).wait
    now[0] += 5
    assert not limits.judge("POST", "/channels/1/messages", {}).wait


def test_buckets_are_named_by_route_and_counted_by_place(now: list[float]) -> None:
    limits = Limits()
    first = limits.judge("PATCH", "/channels/1/messages/5", {}).headers
    other = limits.judge("PATCH", "/channels/2/messages/6", {}).headers
    assert first["X-RateLimit-Bucket"] == other["X-RateLimit-Bucket"]
    assert first["X-RateLimit-Remaining"] == other["X-RateLimit-Remaining"] == "4"


def test_a_third_change_of_a_name_waits_for_ten_minutes_without_a_header(now: list[float]) -> None:
    limits = Limits()
    waits = [limits.judge("PATCH", "/channels/1", {"name": str(number)}) for number in range(3)]
    assert [verdict.wait for verdict in waits] == [0, 0, 600]
    assert "X-RateLimit-Remaining" not in waits[2].headers
    assert not limits.judge("PATCH", "/channels/1", {"permission_overwrites": []}).wait


def test_fifty_requests_a_second_and_answers_to_interactions_beside(now: list[float]) -> None:
    limits = Limits()
    waits = [limits.judge("GET", f"/channels/{number}", {}) for number in range(51)]
    assert [bool(verdict.wait) for verdict in waits] == [False] * 50 + [True]
    assert waits[-1].everywhere
    assert not limits.judge("POST", "/interactions/7/token/callback", {}).wait
