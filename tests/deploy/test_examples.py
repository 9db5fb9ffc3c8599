"""The examples for hosts: each is accepted by the program it is for, and a game is played through every proxy."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
import yaml  # type: ignore[import-untyped]  # its types are a package of their own
from websockets.asyncio.client import connect

from deckhall import kits
from tests import games
from tests.ports import a_free_port
from tests.server.people import PATIENCE, config, play, running

ROOT = Path(__file__).resolve().parent.parent.parent
DEPLOY = ROOT / "deploy"
NAME = "play.example"
UNITS = sorted(DEPLOY.glob("*.service"))


def program(name: str) -> str:
    """A program that `run.py test` installs; without it a test is left out."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def accepted(*words: object, **environment: str) -> str:
    done = subprocess.run(
        [str(word) for word in words],
        capture_output=True,
        text=True,
        check=False,
        env={"PATH": "/usr/bin:/bin:/usr/sbin:/sbin", "HOME": "/nonexistent", **environment},
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a certificate for the name of the examples: chain, key, and both in one."""
    folder = tmp_path_factory.mktemp("certificate")
    key, chain = folder / "privkey.pem", folder / "fullchain.pem"
    words = [
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
    ]
    accepted(program("openssl"), *words, "-subj", f"/CN={NAME}", "-keyout", key, "-out", chain)
    (folder / "both.pem").write_text(chain.read_text() + key.read_text())
    return folder


# -- each is accepted by its program -------------------------------------------------------------


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_are_valid_and_hardened(unit: Path, tmp_path: Path) -> None:
    analyze = program("systemd-analyze")
    copy = tmp_path / unit.name.replace("@.", "@8001.")
    copy.write_text(re.sub(r"(?m)^(ExecStart(?:Pre)?=)\S+", r"\1/bin/true", unit.read_text()))
    assert not accepted(analyze, "verify", "--man=no", copy).strip()
    accepted(analyze, "security", "--offline=true", "--threshold=20", copy)  # tenths: an exposure of 2.0


def test_the_containerfile_is_in_order() -> None:
    hadolint = shutil.which("hadolint") or str(ROOT / ".venv" / "bin" / "hadolint")
    if not Path(hadolint).exists():
        pytest.skip("hadolint is not installed")
    accepted(hadolint, "--no-color", DEPLOY / "Containerfile")


def test_what_the_containerfile_copies_is_there() -> None:
    text = (DEPLOY / "Containerfile").read_text()
    copied = re.findall(r"(?m)^COPY (?!--from)(.+) \S+$", text)
    assert copied
    for names in copied:
        for name in names.split():
            assert (ROOT / name).exists(), name


def settings_of(text: str) -> set[str]:
    return set(re.findall(r"\bDECKHALL_[A-Z_]+", text))


def test_examples_use_settings_that_exist() -> None:
    known = settings_of("".join(path.read_text() for path in (ROOT / "src" / "deckhall").rglob("*.py")))
    told = settings_of((ROOT / "docs" / "hosting.md").read_text())
    of_the_examples = {"DECKHALL_NAME", "DECKHALL_SERVERS", "DECKHALL_PASSWORD"}
    for path in DEPLOY.iterdir():
        used = settings_of(path.read_text()) - of_the_examples
        assert used <= known, path.name
        assert used <= told, path.name


@pytest.mark.parametrize("file", sorted(DEPLOY.glob("compose*.yaml")), ids=lambda file: file.name)
def test_compose_files_hang_together(file: Path) -> None:
    content: dict[str, Any] = yaml.safe_load(file.read_text())
    services = content["services"]
    named = {name: set(content.get(name) or {}) for name in ("volumes", "networks", "secrets")}
    for name, service in services.items():
        assert "image" in service or (file.parent / service["build"]["dockerfile"]).name, name
        if "build" in service:
            context = file.parent / service["build"]["context"]
            assert (context / service["build"]["dockerfile"]).is_file()
            assert service["read_only"] is True
            assert service["cap_drop"] == ["ALL"]
        assert set(service.get("depends_on", {})) <= set(services), name
        assert set(service.get("networks", [])) <= named["networks"], name
        assert set(service.get("secrets", [])) <= named["secrets"], name
        for volume in service.get("volumes", []):
            source = volume.partition(":")[0]
            is_there = (file.parent / source).exists() or source == "./secret"  # which the host makes
            assert source in named["volumes"] or is_there, volume


def test_the_dashboard_asks_for_figures_that_exist() -> None:
    content = json.loads((DEPLOY / "dashboard.json").read_text())
    asked = {
        name
        for panel in content["panels"]
        for target in panel.get("targets", [])
        for name in re.findall(r"deckhall_\w+", target["expr"])
    }
    assert len(asked) > 10
    source = "".join(path.read_text() for path in (ROOT / "src/deckhall/server").glob("*.py"))
    for name in asked:
        word = re.sub(r"_(total|seconds|bucket|sum|count)\b", "", name.removeprefix("deckhall_"))
        assert f'"{word.removesuffix("_seconds")}"' in source, name


# -- a game through each proxy --------------------------------------------------------------------


def haproxy(folder: Path, certificate: Path, port: int, upstream: str) -> list[str]:
    text = (DEPLOY / "haproxy.cfg").read_text()
    text = (
        text.replace("maxconn 20000", "maxconn 100")
        .replace("bind :80\n", "\n")
        .replace("bind :443", f"bind 127.0.0.1:{port}")
    )
    text = text.replace("/etc/haproxy/play.example.pem", str(certificate / "both.pem"))
    (folder / "haproxy.cfg").write_text(re.sub(r"127\.0\.0\.1:80\d\d", upstream, text))
    command = [program("haproxy"), "-f", str(folder / "haproxy.cfg")]
    accepted(*command, "-c")
    return [*command, "-db"]


def nginx(folder: Path, certificate: Path, port: int, upstream: str) -> list[str]:
    text = (DEPLOY / "nginx.conf").read_text()
    text = text.replace("listen 80;", f"listen 127.0.0.1:{a_free_port()};")
    text = text.replace("listen 443", f"listen 127.0.0.1:{port}")
    text = text.replace("/etc/ssl/play.example", str(certificate))
    text = re.sub(r"server 127\.0\.0\.1:80\d\d", f"server {upstream}", text)
    paths = " ".join(f"{what}_temp_path {folder}/{what};" for what in _NGINX_TEMPORARY)
    (folder / "site.conf").write_text(text)
    (folder / "nginx.conf").write_text(
        f"pid {folder}/pid; error_log stderr; daemon off; worker_processes 1; events {{}}\n"
        f"http {{ access_log off; {paths} include {folder}/site.conf; }}\n"
    )
    command = [program("nginx"), "-p", str(folder), "-e", "stderr", "-c", str(folder / "nginx.conf")]
    accepted(*command, "-t")
    return command


_NGINX_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def caddy(folder: Path, certificate: Path, port: int, upstream: str) -> list[str]:
    text = (DEPLOY / "Caddyfile").read_text()
    words = {"DECKHALL_NAME": f"{NAME}:{port}", "DECKHALL_SERVERS": upstream}
    accepted(
        program("caddy"), "validate", "--adapter", "caddyfile", "--config", DEPLOY / "Caddyfile", **words
    )
    for name, value in words.items():
        text = text.replace(f"{{${name}}}", value)
    keys = f"\ttls {certificate}/fullchain.pem {certificate}/privkey.pem\n\tbind 127.0.0.1\n"
    text = re.sub(r"(?m)^(play\.example:\d+ \{\n)", r"\1" + keys, text)
    (folder / "Caddyfile").write_text("{\n\tadmin off\n\tauto_https disable_redirects\n}\n" + text)
    return [program("caddy"), "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]


@contextmanager
def proxy(command: list[str], folder: Path, port: int) -> Iterator[None]:
    with (folder / "log").open("wb") as log:
        process = subprocess.Popen(
            command, stdout=log, stderr=log, env={"HOME": str(folder), "PATH": "/usr/bin"}
        )
    try:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                with socket.create_connection(("127.0.0.1", port), 1):
                    break
            except OSError:
                assert process.poll() is None, (folder / "log").read_text()
                assert time.monotonic() < deadline, "the proxy does not start"
                time.sleep(0.02)
        yield
    finally:
        process.terminate()
        process.wait(PATIENCE)


@pytest.mark.parametrize("make", [haproxy, nginx, caddy], ids=lambda make: make.__name__)
def test_a_game_is_played_through_the_proxy(
    make: Any, certificate: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Over TLS, under the public name: the cookie is safe, the page's own origin is welcome, sockets work."""
    monkeypatch.setenv(kits.FOLDERS, str(games.FOLDER))
    trusts_anybody = ssl.create_default_context()
    trusts_anybody.check_hostname = False
    trusts_anybody.verify_mode = ssl.CERT_NONE
    port = a_free_port()
    site = f"https://{NAME}:{port}"

    async def script(address: str) -> None:
        headers = {"host": f"{NAME}:{port}", "origin": site}
        async with httpx2.AsyncClient(
            base_url=f"https://127.0.0.1:{port}", verify=trusts_anybody, headers=headers, timeout=PATIENCE
        ) as browser:
            deadline = time.monotonic() + PATIENCE
            me = await browser.get("/api/me", extensions={"sni_hostname": NAME})
            while me.status_code == 503 and time.monotonic() < deadline:  # not found well yet
                await asyncio.sleep(0.05)
                me = await browser.get("/api/me", extensions={"sni_hostname": NAME})
            assert me.status_code == 200, (me.status_code, me.text)
            cookie = me.headers["set-cookie"]
            assert cookie.startswith("__Host-deckhall=")
            assert "secure" in cookie.lower()
            value = cookie.partition(";")[0]
            wish = {"game": "highest_card", "seats": ["me", "bot:random"], "settings": {"window_pause": 0}}
            made = await browser.post(
                "/api/tables", json=wish, headers={"cookie": value}, extensions={"sni_hostname": NAME}
            )
            assert made.status_code == 201, made.text
            table = made.json()["id"]
            link = await browser.get(
                f"/api/tables/{table}/invitation",
                headers={"cookie": value},
                extensions={"sni_hostname": NAME},
            )
            assert link.json()["links"][0]["link"] == f"{site}/table/{table}"
            async with connect(
                f"wss://{NAME}:{port}/ws/tables/{table}",
                host="127.0.0.1",
                port=port,
                ssl=trusts_anybody,
                origin=site,  # type: ignore[arg-type]  # a str, to which websockets gives a name of its own
                additional_headers={"cookie": value},
                compression=None,
            ) as socket:
                seen: dict[str, Any] = {}
                while not seen.get("decision"):
                    message = json.loads(await socket.recv())
                    seen |= message.get("view", {})
                option = seen["decision"]["options"][0]["code"]
                await socket.send(json.dumps({"t": "act", "seq": message["seq"], "options": [option]}))
                before = message["seq"]
                while message.get("seq", 0) <= before:
                    message = json.loads(await socket.recv())
                    assert message["t"] != "refused", message

    with running(config(tmp_path, public_url=site, bot_processes=1)) as server:
        folder = tmp_path / "proxy"
        folder.mkdir()
        with proxy(make(folder, certificate, port, server.address), folder, port):
            play(lambda: script(server.address))
