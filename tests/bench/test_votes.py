"""The measurement of votes works; how fast they are is read by people, for a disk has its say in it."""

from typing import Any

from sandbox.bench import votes


def test_votes_go_through_the_whole_stack_and_are_compared_with_doing_nothing() -> None:
    found: dict[str, Any] = votes(rounds=2, bursts=1)

    assert set(found) == {"votes_per_second", "deferrals_per_second", "ratio", "spread", "best", "processor"}
    assert found["votes_per_second"] > 0
    assert 0 < found["spread"]["min"] <= found["ratio"] <= found["spread"]["max"]
