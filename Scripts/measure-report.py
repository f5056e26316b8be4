#!/usr/bin/env python3
"""Times the report's page in Chromium: how soon it is there with many pictures, and how it answers then.

    Scripts/measure-report.py [--pictures 10000] [--changed 2500] [--runs 3] [--darkroom .build/debug/darkroom]

Makes a report of that many pictures from those in golden/, lets the tool write the page, and prints milliseconds,
medians of all runs. Chromium runs without a window; times are the page's own (performance.now).
"""
import argparse
import json
import os
import pathlib
import shutil
import statistics
import struct
import subprocess
import tempfile
import time

import chromium

ROOT = pathlib.Path(__file__).resolve().parent.parent
CHECKS = {
    "next picture, 50 times": """
        const t = performance.now();
        for (let i = 0; i < 50; i++) document.dispatchEvent(new KeyboardEvent('keydown', {key: 'j', bubbles: true}));
        await frame(); return performance.now() - t;""",
    "scroll to 20 places, each drawn": """
        const list = document.getElementById('list'), t = performance.now();
        for (let i = 1; i <= 20; i++) { list.scrollTop = list.scrollHeight * i / 20; await frame(); }
        return performance.now() - t;""",
    "search as typed, 8 letters": """
        const text = document.getElementById('text'), t = performance.now();
        for (let i = 1; i <= 8; i++) { text.value = 'Widget/0'.slice(0, i); text.dispatchEvent(new Event('input')); }
        await frame(); return performance.now() - t;""",
    "elements in the list": "return document.querySelectorAll('.row').length;",
}


def make_report(folder, count, changed):
    """Writes report.json and its pictures; returns the size of the pictures in megabytes."""
    goldens = sorted((ROOT / "golden").rglob("*Widget/system*.png"))
    size = 0
    pictures = []
    for number in range(count):
        golden = goldens[number % len(goldens)]
        width, height = struct.unpack(">II", golden.read_bytes()[16:24])
        name = f"{golden.parent.name}/{number:05}-{golden.stem}"
        picture = {
            "name": name, "kind": golden.parent.name, "family": golden.stem.split("-")[0], "scheme": "light",
            "outcome": "changed" if number < changed else "unchanged", "width": width / 3, "height": height / 3, "scale": 3,
        }
        if number < changed:
            (folder / "pictures" / golden.parent.name).mkdir(parents=True, exist_ok=True)
            for key, part in ("expected", "expected"), ("actual", "actual"), ("differencePicture", "difference"):
                picture[key] = f"pictures/{name}-{part}.png"
                os.link(folder / "source" / golden.relative_to(ROOT / "golden"), folder / picture[key])
                size += golden.stat().st_size
            extent = {"width": width, "height": height}
            picture["difference"] = {
                "expectedSize": extent, "actualSize": extent, "differingPixels": 120, "antialiasedPixels": 20, "area": 400,
                "boxes": [{"x": 20, "y": 20, "width": 20, "height": 20}], "largestChannelDifference": 80,
                "largestColorDistance": 22.5, "similarity": 0.997,
            }
        pictures.append(picture)
    report = {"version": 1, "darkroom": "measured", "goldens": "golden", "causes": [], "pictures": pictures}
    (folder / "report.json").write_text(json.dumps(report))
    return size / 1e6


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--pictures", type=int, default=10_000)
    options.add_argument("--changed", type=int, default=2_500)
    options.add_argument("--runs", type=int, default=3)
    options.add_argument("--darkroom", default=str(ROOT / ".build/debug/darkroom"))
    options = options.parse_args()
    program = chromium.find()
    if not program:
        raise SystemExit("Chromium is not installed: apt-get install chromium.")
    with tempfile.TemporaryDirectory() as place:
        folder = pathlib.Path(place) / "report"
        shutil.copytree(ROOT / "golden", folder / "source")
        megabytes = make_report(folder, options.pictures, options.changed)
        start = time.monotonic()
        subprocess.run([options.darkroom, "report", str(folder)], check=True, stdout=subprocess.DEVNULL)
        seconds = time.monotonic() - start
        page = folder / "report.html"
        print(f"{options.pictures} pictures, {options.changed} changed with {megabytes:.1f} MB of files; "
              f"report.html has {page.stat().st_size / 1e6:.1f} MB, all reports written in {seconds:.1f} s")
        figures = {}
        browser = chromium.Browser(program, f"{place}/profile")
        for _ in range(options.runs):
            target = browser.call("Target.createTarget", url="about:blank")["targetId"]
            session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]

            def value(script):
                answer = browser.call(
                    "Runtime.evaluate", session, awaitPromise=True, returnByValue=True,
                    expression="(async () => { const frame = () => new Promise((done) => requestAnimationFrame(() => "
                    f"setTimeout(done))); {script} }})()")
                if "value" not in answer["result"]:
                    raise SystemExit(f"{script}: {answer}")
                return answer["result"]["value"]

            browser.call("Page.navigate", session, url=page.as_uri())
            while not value("return document.documentElement.dataset.firstRender || ''"):
                time.sleep(0.02)
            figures.setdefault("first render", []).append(float(value("return document.documentElement.dataset.firstRender")))
            while value("return document.readyState") != "complete":
                time.sleep(0.02)
            loaded = value("return performance.getEntriesByType('navigation')[0].domComplete")
            figures.setdefault("the last picture read", []).append(loaded)
            for name, script in CHECKS.items():
                figures.setdefault(name, []).append(value(script))
            browser.call("Target.closeTarget", targetId=target)
        browser.close()
        for name, values in figures.items():
            print(f"{name:36}{statistics.median(values):10.0f}")


main()
