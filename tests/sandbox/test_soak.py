"""Nothing grows while game follows on game: eight hours at high speed are some thirty games."""

import psutil
import pytest

from core.narration import Locales
from sandbox.clock import FASTEST
from sandbox.sandbox import Plan, Sandbox
from tests.conftest import PROFILE
from tests.sandbox.browser import until_told

OVER = "Who was who"
GAMES = {"ci": 3, "long": 40}[PROFILE]
WARM = GAMES // 3  # games after which everything that is kept for good has been made
GROWTH, SPARE = 1.1, 5  # of memory; of tasks, for some are always on their way


@pytest.mark.long
async def test_neither_memory_nor_tasks_leak(locales: Locales) -> None:
    plan = Plan(players=6, language="en", speed=0, unattended=True)
    used: list[int] = []
    tasks: list[int] = []
    async with Sandbox(plan, locales) as sandbox:
        assert sandbox.bot
        began = sandbox.clock.now()
        for _ in range(GAMES):
            async with until_told(sandbox, OVER):
                sandbox.clock.run(FASTEST)
            used.append(psutil.Process(sandbox.bot.pid).memory_info().rss + psutil.Process().memory_info().rss)
            tasks.append(sandbox.bot.tasks)
        hours = (sandbox.clock.now() - began) / 3_600_000
    assert max(used[WARM:]) < used[WARM] * GROWTH, [round(size / 2**20) for size in used]
    assert 0 < max(tasks[WARM:]) <= min(tasks) + SPARE, tasks
    assert hours > GAMES / 10
