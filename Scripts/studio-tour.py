#!/usr/bin/env python3
"""Makes the pictures of docs/studio.md in Chromium, with the examples' widgets.

    Scripts/studio-tour.py [--darkroom .build/debug/darkroom] [--output docs/studio] [--cache DIR] [--app FOLDER [--app-config FILE]]

--app also shows the widgets of an app's sources, as they are; --app-config names a darkroom.yml with responses to their requests.
"""
import argparse
import pathlib
import shutil
import subprocess
import tempfile

import chromium
from studio import DATE, Studio, change

ROOT = pathlib.Path(__file__).resolve().parent.parent
DRAWN = "[...document.querySelectorAll('.tile')].length && [...document.querySelectorAll('.tile')].every((tile) => " \
    "(tile.dataset.state === 'drawn' && !tile.querySelector('.coming')) || tile.getBoundingClientRect().top > innerHeight)"
# The fonts and the last fade are there.
QUIET = "(await document.fonts.ready, document.getAnimations().every((one) => " \
    "one.playState !== 'running' || one.effect.getTiming().iterations === Infinity))"


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--darkroom", default=str(ROOT / ".build/debug/darkroom"))
    options.add_argument("--output", default=str(ROOT / "docs/studio"))
    options.add_argument("--cache")
    options.add_argument("--app")
    options.add_argument("--app-config")
    options = options.parse_args()
    program = chromium.find()
    if not program:
        raise SystemExit("Chromium is not installed: apt-get install chromium-headless-shell.")
    output = pathlib.Path(options.output)
    output.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        place = pathlib.Path(place)
        cache = options.cache or place / "cache"
        for name in "WeatherWidget", "StreakWidget", "TodoWidget", "DadJokesWidget", "EmojiRangerWidget":
            shutil.copytree(ROOT / "Examples" / name, place / name)
        browser = chromium.Browser(program, place / "profile", allows_loopback=True)

        def take(page, name):
            page.wait(QUIET)
            page.picture(output / f"{name}.png")
            print(f"{name}.png")

        with Studio(options.darkroom, place / "WeatherWidget", cache) as studio:
            page = browser.open(studio.url)
            page.wait(DRAWN)
            page.click("#inspector-button")
            page.wait(DRAWN)
            take(page, "studio-grid")
            page.click("#in-place")
            page.wait("document.querySelector('.tile[data-form=systemLarge] img[data-file]')?.naturalHeight > 1500")
            page.wait(DRAWN)
            take(page, "studio-place")
            # The browser remembers the choice for the other pages.
            page.click("#inspector-button")
            page.close()
            page = browser.open(studio.url, scheme="dark")
            page.wait(DRAWN)
            page.click("#appearance [data-scheme=dark]")
            page.click(".tile[data-form=systemMedium]", count=2)
            chart = "[...document.querySelectorAll('#panel [role=treeitem]')].find((item) => " \
                "item.querySelector('.type').textContent.startsWith('CurrentView'))"
            page.wait("document.querySelector('#single').dataset.state === 'drawn'")
            page.wait(chart)
            # The tree is made anew when the picture's own layout has come.
            while not page.value("return document.querySelector('#inspector').textContent.includes('CurrentView.swift')"):
                page.value(f"{chart}.click()")
            page.value(f"{chart}.id = 'shown'")
            page.hover("#shown")
            take(page, "studio-dark")
            page.close()
            page = browser.open(studio.url)
            page.wait(DRAWN)
            page.click(".tile[data-form=systemMedium]", count=2)
            page.wait("document.querySelector('#timeline')?.dataset.entries === '6'")
            page.click("#tab-entry")
            first = page.value("return document.querySelector('#single img[data-file]').dataset.file")
            page.value("document.querySelector('#scrubber').focus()")
            for _ in range(3):
                page.key("ArrowRight")
            page.wait("document.querySelector('#single img[data-file]:not(.coming)')?.dataset.file !== '" + first + "'")
            take(page, "studio-time")
            page.close()
        sources, ring = place / "StreakWidget", place / "StreakWidget/Views/ProgressRing.swift"
        subprocess.run([options.darkroom, "record", sources, "--golden", place / "golden", "--cache", cache, "--date", DATE, "--quiet"],
                       check=True)
        with Studio(options.darkroom, sources, cache, "--golden", place / "golden") as studio:
            page = browser.open(studio.url)
            page.wait(DRAWN)
            change(ring, ".stroke(.blue,", ".stroke(.blu,")
            page.wait("document.querySelector('#failure .card')")
            take(page, "studio-error")
            change(ring, ".stroke(.blu,", ".stroke(.orange,")
            page.wait("document.body.dataset.phase === 'ready' && document.querySelector('#failure').hidden")
            page.wait(DRAWN)
            page.click("#views [data-view=goldens]")
            page.click("#verify")
            page.wait("document.querySelector('#golden-list [data-outcome=different]')")
            page.click("#golden-list [data-outcome=different]")
            page.wait("[...document.querySelectorAll('#comparison img')].every((image) => image.complete && image.naturalWidth)")
            take(page, "studio-goldens")
            page.close()
        with Studio(options.darkroom, place / "TodoWidget", cache) as studio:
            page = browser.open(studio.url)
            page.wait(DRAWN)
            page.click(".tile[data-form=systemLarge]", count=2)
            page.wait("document.querySelector('#single').dataset.state === 'drawn'")
            page.click("#touch")
            page.wait("document.querySelector('#targets .target')")
            page.click("#targets .target")
            page.wait("document.querySelector('.toast')")
            take(page, "studio-touch")
            page.close()
        # What an exported page shows is in the files alone.
        exported = place / "page"
        (place / "DadJokesWidget/darkroom.yml").write_text(
            "variants:\n  - {name: large-text, typeSize: accessibility2}\n  - {name: pun, set: {jokeType: pun}}\n")
        subprocess.run([options.darkroom, "studio", place / "DadJokesWidget", "--export", exported, "--cache", cache, "--date", DATE], check=True)
        page = browser.open((exported / "index.html").as_uri())
        page.wait(DRAWN)
        page.click(".tile[data-form=systemMedium]")
        page.click("#tab-layout")
        page.wait("document.querySelector('#panel [role=treeitem]')")
        take(page, "studio-export")
        page.close()
        with Studio(options.darkroom, place / "EmojiRangerWidget", cache) as studio:
            page = browser.open(studio.url)
            page.wait(DRAWN)
            page.click(".tile[data-form=systemSmall]")
            page.click("#tab-parameters")
            page.wait("document.querySelector('#panel [data-parameter]')")
            take(page, "studio-parameters")
            page.close()
        if options.app:
            config = ["--config", options.app_config] if options.app_config else []
            with Studio(options.darkroom, pathlib.Path(options.app), cache, *config) as studio:
                page = browser.open(studio.url)
                page.wait(DRAWN)
                take(page, "studio-app")
                page.close()
        browser.close()


main()
