"""The locks install the same everywhere: they name no host and leave out no platform."""

from __future__ import annotations

import json
import re

import pytest

from tools import lock


def test_the_locks_are_sound() -> None:
    assert lock.faults() == []


@pytest.mark.parametrize("name", lock.LOCKS)
def test_every_package_has_a_hash(name: str) -> None:
    packages = re.split(r"\n(?=\S)", (lock.ROOT / name).read_text().strip())
    assert packages
    assert [package for package in packages if "==" not in package or "--hash=sha256:" not in package] == []


def pinned(name: str) -> dict[str, list[str]]:
    """Each package of a lock with its versions; there may be several, for different Pythons or platforms."""
    versions: dict[str, list[str]] = {}
    for package, version in re.findall(r"^([\w.-]+)==(\S+)", (lock.ROOT / name).read_text(), re.MULTILINE):
        versions.setdefault(package, []).append(version)
    return versions


@pytest.mark.parametrize("name", list(lock.LOCKS)[1:])
def test_the_smaller_locks_fit_the_largest(name: str) -> None:
    largest = pinned(next(iter(lock.LOCKS)))
    assert {
        package: found for package, found in pinned(name).items() if largest.get(package, found) != found
    } == {}


@pytest.mark.parametrize(
    "line",
    [
        '"resolved": "https://registry.invalid/preact/-/preact-1.0.0.tgz",',
        "--index-url https://mirror.invalid/simple",
        "--extra-index-url file:///somewhere",
    ],
)
def test_a_host_is_found(line: str) -> None:
    assert lock.named_hosts(f"preact==1.0\n{line}\n") == [line]


def test_an_absent_platform_is_found() -> None:
    wanted = {"optionalDependencies": {"a-mac": "1", "a-win": "1"}}
    packages = {"node_modules/a": wanted, "node_modules/a-mac": {}}
    assert lock.absent_platforms(json.dumps({"packages": packages})) == ["a-win 1, wanted by node_modules/a"]
