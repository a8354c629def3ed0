"""The laws of the house that no linter knows."""

import ast
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from core.rules.registry import RULESETS

ROOT = Path(__file__).parents[1]
PURE = ("engine", "ballots", "clock", "rules")
FORBIDDEN = {"asyncio", "discord", "logging", "random", "secrets", "time", "tortoise"}
LONGEST_COG = 400
LONG_COGS: dict[str, int] = {}  # path -> lines it may have, with the reason beside it
SYSTEMS = sorted(path.parent.name for path in ROOT.glob("core/rules/*/roles.py"))


def project_texts() -> Iterator[tuple[str, str]]:
    """Every text file that is committed or about to be, by its path in the project."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    for name in filter(None, listed.split("\0")):
        path = ROOT / name
        if path.is_file():
            content = path.read_bytes()
            if b"\0" not in content:
                yield name, content.decode()


def imported(tree: ast.AST) -> Iterator[str]:
    """The top-level package of each absolute import, wherever in the file it stands."""
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from (alias.name.partition(".")[0] for alias in names)
            case ast.ImportFrom(module=str(module), level=0):
                yield module.partition(".")[0]


def test_no_path_of_one_machine_is_committed():
    of_a_machine = re.compile(r"(?<![\w.~-])(/(?:work|root|home|tmp|Users)/[\w.]+|[A-Z]:\\Users)")
    found = {f"{name}: {path}" for name, text in project_texts() for path in of_a_machine.findall(text)}
    assert not found


def test_the_lock_names_only_the_public_index():
    lock = tomllib.loads((ROOT / "uv.lock").read_text("utf-8"))
    sources = {next(iter(package["source"].items())) for package in lock["package"]}
    assert sources == {("registry", "https://pypi.org/simple"), ("virtual", ".")}


@pytest.mark.parametrize("folder", PURE)
def test_pure_folders_import_nothing_impure(folder: str):
    files = list((ROOT / "core" / folder).rglob("*.py"))
    found = {
        f"{file.relative_to(ROOT)}: {package}"
        for file in files
        for package in imported(ast.parse(file.read_text("utf-8")))
        if package in FORBIDDEN
    }
    assert files
    assert not found


def test_cogs_are_short():
    lengths = {
        str(file.relative_to(ROOT)): len(file.read_text("utf-8").splitlines()) for file in ROOT.glob("cogs/**/*.py")
    }
    assert lengths
    assert not {name: lines for name, lines in lengths.items() if lines > LONG_COGS.get(name, LONGEST_COG)}
    assert LONG_COGS.keys() <= {name for name, lines in lengths.items() if lines > LONGEST_COG}


def test_every_rule_system_is_kept_apart_by_the_import_contract():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    contracts = {contract["name"]: contract for contract in project["tool"]["importlinter"]["contracts"]}
    assert contracts["Rule systems"]["modules"] == [f"core.rules.{system}" for system in SYSTEMS]


def test_the_engine_knows_no_role():
    ids = {role.id for rules in RULESETS.values() for role in rules.roles}
    found = {
        f"{file.relative_to(ROOT)}:{node.lineno}: {node.value}"
        for file in ROOT.glob("core/engine/**/*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in ids
    }
    assert ids
    assert not found
