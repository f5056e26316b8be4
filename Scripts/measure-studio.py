#!/usr/bin/env python3
"""Times the studio in Chromium: from an edit or a choice to its picture, and from a page's load to its pictures.

    Scripts/measure-studio.py [--runs 15] [--edits 0] [--darkroom .build/make/release/darkroom] [--cache DIR]

Prints milliseconds, medians of all runs: from the moment that a source is written, or a choice is made, to the moment that
the page shows the new picture; and from the load of a page with more than 100 pictures, none of them drawn before, to the
first 20. --edits N also prints the memory of the studio's processes after so many edits.
"""
import argparse
import json
import pathlib
import re
import shutil
import statistics
import tempfile
import time

import chromium
from studio import Studio, change

ROOT = pathlib.Path(__file__).resolve().parent.parent
EDITS = {
    "StreakWidget": ("Views/ProgressRing.swift", "lineWidth: CGFloat = ", "20", "systemSmall"),
    "WeatherWidget": ("Views/CurrentView.swift", "VStack(alignment: .leading, spacing: ", "0", "systemSmall"),
}

# All pictures in sight are there, and nothing moves.
REST = "document.querySelector('.tile') && [...document.querySelectorAll('.tile')].every((tile) => tile.dataset.state === 'drawn' || " \
    "tile.getBoundingClientRect().top > innerHeight) && document.getAnimations().every((one) => " \
    "one.playState !== 'running' || one.effect.getTiming().iterations === Infinity)"


def memory(process):
    """The memory of a process and those that it has started, in megabytes."""
    children = {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rsplit(")", 1)[1].split()
            children.setdefault(int(fields[1]), []).append(int(stat.parent.name))
        except OSError:
            continue
    total, waiting = 0, [process]
    while waiting:
        number = waiting.pop()
        waiting += children.get(number, [])
        try:
            status = pathlib.Path(f"/proc/{number}/status").read_text()
            total += int(re.search(r"VmRSS:\s+(\d+)", status).group(1))
        except (OSError, AttributeError):
            continue
    return total / 1024


def edit(options, studio, page, source, example, file):
    """Edits a source again and again; returns the text that it has at the end."""
    name, (_, text, last, _) = example
    known, times = page.wait(file), []
    first = int(last)
    for run in range(options.runs + options.edits):
        new = str(first + 1 + run % 9)
        start = time.monotonic()
        change(source, text + last, text + new)
        known, last = page.wait(f"{file} !== {json.dumps(known)} && {file}"), new
        if run < options.runs:
            times.append((time.monotonic() - start) * 1000)
        if run in (options.runs - 1, options.runs + options.edits - 1):
            print(f"{name}: {memory(studio.process.pid):.0f} MB after {run + 1} edits", flush=True)
    print(f"{name}: edit to picture {statistics.median(times):.0f} ms", flush=True)
    return last


def choose(options, page, source, example, file, last):
    """Chooses one size of text after the other."""
    name, (_, text, _, _) = example
    known, times = page.value(f"return {file}"), []
    for run in range(options.runs):
        # Each size of text is new, so that no picture is there already.
        size = ["xSmall", "small", "medium", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "large"][run % 8]
        if run % 8 == 0:
            change(source, text + last, text + (last := str(40 + run)))
            known = page.wait(f"{file} !== {json.dumps(known)} && {file}")
        # The choice is made on a page at rest.
        page.wait(REST)
        times.append(page.value(
            f"const file = () => {file}, old = file(), select = document.querySelector('#pick-type');"
            f" const start = performance.now(); select.value = '{size}';"
            " select.dispatchEvent(new Event('input', {bubbles: true}));"
            " select.dispatchEvent(new Event('change', {bubbles: true}));"
            " while (file() === old && performance.now() - start < 2000) await new Promise(requestAnimationFrame);"
            " return performance.now() - start;"))
    print(f"{name}: size of text to picture {statistics.median(times):.0f} ms", flush=True)


def load(options, browser, place, cache):
    """Opens pages with more than 100 pictures."""
    sources = place / "load/WeatherWidget"
    shutil.copytree(ROOT / "Examples/WeatherWidget", sources)
    (sources / "darkroom.yml").write_text("matrix:\n  locale: [en_US, en_GB, en_IN]\n  accessibility: [boldText, increaseContrast]\n")
    with Studio(options.darkroom, sources, cache) as studio:
        page = browser.open(studio.url)
        page.wait(REST)
        count = page.value("return document.querySelectorAll('.tile').length")
        page.close()
        times = []
        for run in range(options.runs):
            # Another size of text and another moment, so that no picture is there already.
            size = ["xSmall", "medium", "xLarge", "xxxLarge"][run % 4]
            page = browser.open(f"{studio.url}#size=0.35&type={size}&date=2026-06-{10 + run:02}T{run + 1:02}:17:00Z", width=1920, height=1080)
            # The clock of the page begins with its load.
            times.append(page.wait(
                "[...document.querySelectorAll('.tile img[data-file]')].filter((image) =>"
                " image.complete && image.naturalWidth).length >= 20 && performance.now()"))
            page.close()
        print(f"WeatherWidget: load of a page of {count} pictures to the first 20 {statistics.median(times):.0f} ms", flush=True)


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--runs", type=int, default=15)
    options.add_argument("--edits", type=int, default=0)
    options.add_argument("--darkroom", default=str(ROOT / ".build/make/release/darkroom"))
    options.add_argument("--cache")
    options = options.parse_args()
    program = chromium.find()
    if not program:
        print("There is no Chromium, so the studio is not measured. Scripts/setup.sh --browser installs one.")
        return
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        cache = options.cache or place / "cache"
        browser = chromium.Browser(program, place / "profile", allows_loopback=True)
        for name, example in EDITS.items():
            shutil.copytree(ROOT / "Examples" / name, place / name)
            # While the old picture fades out, the new one is behind it.
            file = f"[...document.querySelectorAll('.tile[data-form={example[3]}] img[data-file]')].filter((image) =>" \
                " image.complete && image.naturalWidth).pop()?.dataset.file"
            source = place / name / example[0]
            with Studio(options.darkroom, place / name, cache) as studio:
                page = browser.open(studio.url)
                last = edit(options, studio, page, source, (name, example), file)
                choose(options, page, source, (name, example), file, last)
                page.close()
        load(options, browser, place, cache)
        browser.close()


main()
