"""The sounds of the table: each can be heard, is short and begins softly; and there are none until one wants them."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Opening
from tools import client

pytestmark = pytest.mark.browser

RATE = 44_100
# Each tune, rendered: its loudest sample, its first and its last one, and how long it can be heard.
RENDER = """async rate => {
  const heard = {};
  for (const [name, tune] of Object.entries(Sounds.TUNES)) {
    const context = new OfflineAudioContext(1, 2 * rate, rate);
    Sounds.play(context, tune);
    const samples = (await context.startRendering()).getChannelData(0).map(Math.abs);
    heard[name] = {
      peak: samples.reduce((most, sample) => Math.max(most, sample), 0),
      first: samples[0],
      length: samples.findLastIndex(sample => sample > 0.001) / rate,
    };
  }
  return heard;
}"""


def test_every_sound_is_heard_and_short(open_browser: Opening, tmp_path: Path) -> None:
    command, environment = client.npm_command()
    bundle = ["src/table/sound.ts", "--bundle", "--format=iife", "--global-name=Sounds"]
    esbuild = [*command, "exec", "--", "esbuild", *bundle, f"--outfile={tmp_path / 'sound.js'}"]
    subprocess.run(esbuild, cwd=client.WEB, env=environment, check=True, capture_output=True, timeout=60)
    page = open_browser().front().page
    page.evaluate((tmp_path / "sound.js").read_text() + "window.Sounds = Sounds")
    heard: dict[str, Any] = page.evaluate(RENDER, RATE)
    assert set(heard) == {"card", "coin", "dice", "hit", "turn", "end"}
    for name, sound in heard.items():
        assert 0.1 < sound["peak"] < 0.6, (name, sound)
        assert 0.05 < sound["length"] < 1, (name, sound)
        assert sound["first"] < 0.01, (name, sound)


def test_a_table_is_silent_until_somebody_wants_sounds(open_browser: Opening) -> None:
    player = open_browser().front()
    page = player.page
    player.sit(player.make_table(["me", "bot:random"], honor=60, first_player=0))
    player.wait_until_asked()
    page.evaluate(
        """() => { window.tones = 0; const make = BaseAudioContext.prototype.createBufferSource;
            BaseAudioContext.prototype.createBufferSource = function () { window.tones++; return make.call(this) } }"""
    )
    page.locator(".hand .card").first.click()
    expect(page.locator(".played-now .card")).to_have_count(1)
    assert page.evaluate("window.tones") == 0
    page.keyboard.press("m")
    page.get_by_label("Sounds").check()
    page.keyboard.press("Escape")
    page.locator(".hand .card").first.click()
    expect(page.locator(".played-now .card")).to_have_count(2)
    page.wait_for_function("() => window.tones > 0")
