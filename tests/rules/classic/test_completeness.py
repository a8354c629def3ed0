"""What a new role could have forgotten, named."""

import pytest

from core.rules.classic import RULESET
from core.rules.classic.custom import common_order
from core.rules.classic.night import ORDER, SLOTS

ACTING = [role for role in RULESET.roles if role.abilities]


@pytest.mark.parametrize("role", ACTING, ids=lambda role: role.id)
def test_who_acts_has_a_place_in_the_order(role) -> None:
    for ability in role.abilities:
        steps = [
            s for s in ORDER if role.id in s.roles and not s.act and (not s.abilities or ability.id in s.abilities)
        ]
        assert len(steps) == 1, f"{role.id}.{ability.id}: {[s.name for s in steps]}"


@pytest.mark.parametrize("role", RULESET.roles, ids=lambda role: role.id)
def test_every_role_has_a_team_and_a_clause(role) -> None:
    assert role.team in RULESET.team
    assert role.clause.startswith("classic ")


@pytest.mark.parametrize("scenario", RULESET.scenarios.values(), ids=lambda s: s.id)
def test_every_scenario_follows_the_common_order(scenario) -> None:
    assert list(scenario.order) == common_order(scenario.roles)


def test_slots_name_who_acts() -> None:
    slotted = {role.id for role in ACTING if role.dealt and role.single} | {"gangs"}
    assert set(SLOTS) == slotted
