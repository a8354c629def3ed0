"""Several processes of the bot share a database: each serves some of the servers."""

import pytest

from core.play import Share


@pytest.mark.parametrize("part", [0, 1, 2])
def test_each_server_is_served_by_one_process(part: int):
    guild = (1_000_002 + part) << 22 | 12345
    assert [share for share in range(3) if Share((share,), 3).holds(guild)] == [(1_000_002 + part) % 3]


def test_who_is_alone_serves_all_and_notes_so_under_the_bots_name():
    assert Share().holds(1)
    assert Share().holds(987654321 << 22)
    assert Share((0, 1), 2).name == Share().name == "bot"
    assert Share((1,), 2).name != Share((0,), 2).name != "bot"
