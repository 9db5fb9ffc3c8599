"""Render all cards of a game on one page, so that a person can look at every picture: docs/screenshots/contact-*.png."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parent.parent
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
                  "--disable-component-update", "--disable-sync", "--disable-dev-shm-usage"]


def bundle() -> str:
    esbuild = os.environ.get("ESBUILD") or str(ROOT / "web/node_modules/.bin/esbuild")
    command = [esbuild, str(ROOT / "web/src/art/index.ts"), "--bundle", "--format=iife", "--global-name=art"]
    return subprocess.run(command, check=True, capture_output=True, text=True, timeout=60).stdout


def main() -> None:
    out = Path(sys.argv[1]); pattern = sys.argv[2] if len(sys.argv) > 2 else ""; size = int(sys.argv[3]) if len(sys.argv) > 3 else 200
    cols = 1400 // (size+10)
    with sync_playwright() as p:
        b = p.chromium.launch(executable_path=os.environ.get("CHROMIUM") or shutil.which("chromium"), args=CHROMIUM_FLAGS)
        page = b.new_page(viewport={"width": 1420, "height": 800})
        page.on("pageerror", lambda e: print("ERR", e))
        page.set_content("<body style='margin:8px;background:#222;color:#eee;font:11px sans-serif;display:flex;flex-wrap:wrap;gap:8px'></body>")
        page.add_script_tag(content=bundle())
        page.evaluate("""([pattern,size])=>{const r=new RegExp(pattern);for(const id of Object.keys(art.PICTURES)){if(!r.test(id))continue;const d=document.createElement('div');try{d.innerHTML=art.picture(id,size)}catch(e){d.textContent=''+e};const s=document.createElement('div');s.textContent=id;d.append(s);document.body.append(d)}}""", [pattern,size])
        page.screenshot(path=out, full_page=True)
        b.close()


main()
