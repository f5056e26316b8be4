#!/usr/bin/env python3
"""Tests the studio's page in Chromium, with the examples' widgets.

    Scripts/test-studio.py [--darkroom .build/debug/darkroom] [--only NAME ...] [--cache DIR]

Prints a line for each check. The exit status is 1 if one fails. Nothing depends on how fast the machine is: the checks wait for
what the page shows, and only a page that hangs meets a limit.
"""
import argparse
import json
import pathlib
import shutil
import subprocess
import sys
import tempfile

import chromium
from studio import DATE, Studio, change

ROOT = pathlib.Path(__file__).resolve().parent.parent
DRAWN = "[...document.querySelectorAll('.tile')].length && [...document.querySelectorAll('.tile')].every((tile) => " \
    "tile.dataset.state === 'drawn' || tile.getBoundingClientRect().top > innerHeight)"
SMALL = "document.querySelector('.tile[data-form=systemSmall] img[data-file]:not(.coming)')?.dataset.file"


def expect(condition, text):
    if not condition:
        raise AssertionError(text)


class Checks:
    """The checks, each a method whose name begins with `check_`."""

    def __init__(self, darkroom, cache, folder, browser):
        self.darkroom, self.cache, self.folder, self.browser = darkroom, cache, folder, browser

    def sources(self, name):
        """A copy of an example that a check may change."""
        place = pathlib.Path(tempfile.mkdtemp(dir=self.folder)) / name
        shutil.copytree(ROOT / "Examples" / name, place)
        return place

    def studio(self, sources, *options):
        return Studio(self.darkroom, sources, self.cache, *options)

    def opened(self, studio, suffix=""):
        page = self.browser.open(studio.url + suffix)
        page.wait(DRAWN)
        return page

    def check_loads(self):
        """Every family, presentation, place and preview has its picture, and nothing is refused or wrong."""
        with self.studio(self.sources("WeatherWidget")) as studio:
            page = self.opened(studio)
            forms = page.value("return [...document.querySelectorAll('.tile[data-form]')].map((tile) => tile.dataset.form)")
            for form in "systemSmall", "systemLarge", "accessoryInline", "compact", "controlSmall":
                expect(form in forms, f"{form} is missing: {forms}")
            page.value("for (const tile of document.querySelectorAll('.tile')) { tile.scrollIntoView();"
                       " await new Promise((done) => setTimeout(done, 30)); }")
            page.wait("[...document.querySelectorAll('.tile')].every((tile) => tile.dataset.state === 'drawn')")
            size = page.value("const image = document.querySelector('.tile[data-form=systemSmall] img[data-file]');"
                              " return [image.naturalWidth, image.naturalHeight]")
            expect(size == [510, 510], f"the small picture has {size} pixels")
            expect(not (problems := page.problems()), problems)
            page.close()

    def check_edit(self):
        """An edit gives a new picture, and a mark."""
        sources = self.sources("StreakWidget")
        with self.studio(sources) as studio:
            page = self.opened(studio)
            before = page.wait(SMALL)
            change(sources / "Views/ProgressRing.swift", "lineWidth: CGFloat = 20", "lineWidth: CGFloat = 30")
            page.wait(f"{SMALL} && {SMALL} !== {json.dumps(before)}")
            page.wait("document.querySelector('.tile[data-form=systemSmall]').hasAttribute('data-changed')")
            page.close()

    def check_compile_error(self):
        """An error stands over the pictures, with its place; its mend brings the pictures back."""
        sources = self.sources("StreakWidget")
        with self.studio(sources) as studio:
            page = self.opened(studio)
            change(sources / "Views/ProgressRing.swift", "lineWidth: CGFloat = 20", "lineWidth: CGFloat = \"wide\"")
            card = "#failure .card[data-file$='ProgressRing.swift'][data-line='8']"
            page.wait(f"document.querySelector({json.dumps(card)})")
            expect(page.value("return document.querySelector('#failure').textContent").find("wide") > 0, "the excerpt is missing")
            expect(page.value(f"return Boolean({SMALL})"), "the last pictures are gone")
            change(sources / "Views/ProgressRing.swift", "\"wide\"", "20")
            page.wait("document.body.dataset.phase === 'ready' && document.querySelector('#failure').hidden")
            page.wait(DRAWN)
            page.close()

    def check_choices(self):
        """Appearance, language, size of text and device change the pictures, and the address keeps them."""
        with self.studio(self.sources("EmojiRangerWidget")) as studio:
            page = self.opened(studio)
            known = {page.wait(SMALL)}
            def choose(selector, value):
                page.value(f"const element = document.querySelector({json.dumps(selector)}); element.value = {json.dumps(value)};"
                           " element.dispatchEvent(new Event('input', {bubbles: true}));"
                           " element.dispatchEvent(new Event('change', {bubbles: true}));")
            steps = [lambda: page.click("#appearance [data-scheme=dark]"), lambda: choose("#pick-type", "xxxLarge"),
                     lambda: choose("#pick-device", "iPhone SE (1st generation)")]
            for step in steps:
                step()
                known.add(page.wait(f"!{json.dumps(sorted(known))}.includes({SMALL}) && {SMALL}"))
            last = page.value(f"return {SMALL}")
            page.call("Page.reload")
            page.wait(f"{SMALL} === {json.dumps(last)}")
            page.close()

    def check_tap(self):
        """A button performs its intent, and a new start forgets it."""
        with self.studio(self.sources("StreakWidget")) as studio:
            page = self.opened(studio)
            before = page.wait(SMALL)
            page.click(".tile[data-form=systemSmall]", count=2)
            page.click("#touch")
            page.click("#targets .target[data-target='0']")
            page.wait("[...document.querySelectorAll('.toast')].some((toast) => toast.textContent.includes('LogEntryIntent'))")
            page.click("#back")
            after = page.wait(f"{SMALL} && {SMALL} !== {json.dumps(before)} && {SMALL}")
            page.click("#reset-program")
            page.wait(f"{SMALL} === {json.dumps(before)}")
            expect(before != after, "the tap changes nothing")
            page.close()

    def check_scrub(self):
        """The arrow keys go through the entries of a timeline."""
        with self.studio(self.sources("WeatherWidget")) as studio:
            page = self.opened(studio)
            page.click(".tile[data-form=systemMedium]", count=2)
            page.wait("document.querySelector('#timeline')?.dataset.entries === '6'")
            file = "document.querySelector('#single img[data-file]:not(.coming)')?.dataset.file"
            first = page.wait(file)
            page.value("document.querySelector('#scrubber').focus()")
            page.key("ArrowRight")
            page.key("ArrowRight")
            page.wait(f"{file} && {file} !== {json.dumps(first)}")
            page.close()

    def check_parameter(self):
        """A parameter of the configuration is set in the form."""
        with self.studio(self.sources("WeatherWidget")) as studio:
            page = self.opened(studio)
            before = page.wait(SMALL)
            page.click(".tile[data-form=systemSmall]")
            page.click("#tab-parameters")
            page.wait("document.querySelector('[data-parameter=city]')")
            page.value("const field = document.querySelector('[data-parameter=city]');"
                       " const select = field.matches('select') ? field : field.querySelector('select');"
                       " select.value = [...select.options].map((option) => option.value).find((value) => /reykjavik/i.test(value));"
                       " select.dispatchEvent(new Event('input', {bubbles: true})); select.dispatchEvent(new Event('change', {bubbles: true}));")
            page.wait(f"{SMALL} && {SMALL} !== {json.dumps(before)}")
            page.click("#tab-command")
            page.wait("document.querySelector('#command').textContent.includes('--set city=reykjavik')")
            page.close()

    def check_inspector(self):
        """The tree of views has the widget's own views with their places; pointing at one shows its frame."""
        with self.studio(self.sources("StreakWidget")) as studio:
            page = self.opened(studio)
            page.click(".tile[data-form=systemSmall]", count=2)
            view = "[...document.querySelectorAll('#panel [role=treeitem]')].find((item) => " \
                "item.querySelector('.type').textContent.startsWith('ProgressRing'))"
            page.wait(view)
            page.value(f"{view}.setAttribute('data-test', 'ring')")
            page.hover("[data-test=ring]")
            page.wait("document.querySelector('svg.overlay')?.children.length")
            page.click("[data-test=ring]")
            page.wait("document.querySelector('#inspector').textContent.includes('ProgressRing.swift:4')")
            page.value("const items = [...document.querySelectorAll('#panel [role=treeitem]')];"
                       f" items[items.indexOf({view}) + 1].click()")
            page.wait("/Part of.*ProgressRing ProgressRing.swift:4/.test(document.querySelector('#inspector').textContent)")
            page.close()

    def check_findings(self):
        """What the rules find in a picture is listed; pointing at it marks it, and an edit brings the list up to date."""
        sources = self.sources("StreakWidget")
        settings = sources / "darkroom.yml"
        settings.write_text("rules: {text.small: {limit: 40}}\n")
        with self.studio(sources) as studio:
            page = self.opened(studio)
            page.click(".tile[data-form=systemSmall]", count=2)
            page.click("#tab-findings")
            page.wait("document.querySelector('#findings')?.textContent.includes('text.small')")
            page.wait("document.querySelector('svg.overlay .finding')")
            page.hover("#findings button")
            page.wait("document.querySelector('svg.overlay .finding.marked')")
            settings.write_text("rules: {text.small: off}\n")
            page.wait("!document.querySelector('#findings')?.textContent.includes('text.small')")
            page.close()

    def check_findings_of_all_pictures(self):
        """All pictures of the page are judged, each finding is marked in its pictures, and another option is judged anew."""
        sources = self.sources("WeatherWidget")
        (sources / "darkroom.yml").write_text("rules: {text.small: {limit: 13, severity: error}}\n")
        done = "document.querySelector('#judging')?.dataset.done === 'true'"
        marked = "[...document.querySelectorAll('.tile')].filter((tile) => tile.querySelector('svg.overlay .finding'))"
        with self.studio(sources) as studio:
            page = self.opened(studio)
            page.click(".tile[data-form=systemSmall]")
            page.click("#tab-findings")
            page.wait(done)
            expect(page.value(f"return {marked}.length") > 1, "only one picture has marks")
            expect(page.value("return document.querySelectorAll('.tile[data-state=drawn]').length === document.querySelectorAll('.tile').length"),
                   "a picture out of sight is not judged")
            page.hover("#findings button")
            page.wait("document.querySelector('svg.overlay .finding.marked')")
            # A finding that the selected picture does not show selects one that shows it.
            other = "document.querySelector('#findings li:not(.here) button')"
            if page.value(f"return Boolean({other})"):
                page.value(f"{other}.setAttribute('data-test', 'other'); {other}.click()")
                page.wait("document.querySelector('.tile[aria-selected=true]')?.dataset.form !== 'systemSmall'")
                page.wait("document.querySelector('.tile[aria-selected=true] svg.overlay .finding')")
            before = page.value("return document.querySelector('#findings').textContent")
            page.value("const pick = document.querySelector('#pick-type'); pick.value = 'xxxLarge';"
                       " pick.dispatchEvent(new Event('input', {bubbles: true})); pick.dispatchEvent(new Event('change', {bubbles: true}));")
            page.wait(f"{done} && document.querySelector('#findings')?.textContent !== {json.dumps(before)}")
            page.click("#tab-layout")
            page.wait("!document.querySelector('svg.overlay .finding')")
            page.close()

    def check_goldens(self):
        """A difference from a golden is found and accepted in the page."""
        sources, golden = self.sources("StreakWidget"), pathlib.Path(tempfile.mkdtemp(dir=self.folder)) / "golden"
        subprocess.run([self.darkroom, "record", sources, "--golden", golden, "--cache", self.cache, "--date", DATE, "--quiet"],
                       check=True, stderr=subprocess.DEVNULL)
        change(sources / "Views/ProgressRing.swift", "lineWidth: CGFloat = 20", "lineWidth: CGFloat = 26")
        with self.studio(sources, "--golden", golden) as studio:
            page = self.opened(studio)
            page.click("#views [data-view=goldens]")
            page.click("#verify")
            page.wait("document.querySelector('#golden-list [data-outcome=different]')")
            page.click("#accept-all")
            page.wait("document.querySelector('#golden-list') && !document.querySelector('#golden-list [data-outcome=different]')")
            page.close()
        end = subprocess.run(
            [self.darkroom, "verify", sources, "--golden", golden, "--cache", self.cache, "--output", golden.parent / "report", "--quiet"])
        expect(end.returncode == 0, "the goldens are not those that were accepted")

    def check_save(self):
        """Pictures are saved in each format."""
        with self.studio(self.sources("StreakWidget")) as studio:
            page = self.opened(studio)
            place = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
            self.browser.save_downloads(place)
            page.click(".tile[data-form=systemSmall]", count=2)
            for format, start in ("png", b"\x89PNG"), ("svg", b"<?xml"):
                page.click("#save-button")
                page.click(f"[data-format={format}]")
                page.wait(f"[...document.querySelectorAll('.toast')].some((toast) => toast.textContent.includes('.{format}'))")
                file = place / f"StreakWidget-systemSmall.{format}"
                self.browser.downloaded(file.name)
                expect(file.read_bytes().startswith(start), f"{file.name} begins with {file.read_bytes()[:8]}")
            page.close()

    def check_save_scene(self):
        """A picture is saved as a scene, which the command draws; an island, which no screen shows alone, is not."""
        with self.studio(self.sources("WeatherWidget")) as studio:
            place = pathlib.Path(tempfile.mkdtemp(dir=self.folder))
            page = self.opened(studio, "#locale=de_DE&type=xLarge&set=WeatherWidget:city=reykjavik")
            self.browser.save_downloads(place)
            page.click(".tile[data-form=systemMedium]", count=2)
            page.wait("document.querySelector('#single').dataset.state === 'drawn'")
            page.click("#save-button")
            page.click("[data-format=scene]")
            file = place / "WeatherWidget-systemMedium.yml"
            self.browser.downloaded(file.name)
            text = file.read_text()
            for line in "presentation: home", "locale: de_DE", "typeSize: xLarge", "family: systemMedium", "city: reykjavik":
                expect(line in text, f"{line} is missing in\n{text}")
            page.click("#back")
            page.click(".tile[data-form=compact]", count=2)
            page.wait("document.querySelector('#single').dataset.form === 'compact'")
            page.click("#save-button")
            page.wait("document.querySelector('[data-format=scene]').disabled")
            page.close()
        end = subprocess.run([self.darkroom, "scene", file, "--cache", self.cache, "--output", place, "--quiet"],
                             capture_output=True, text=True)
        drawn = end.returncode == 0 and (place / "WeatherWidget-systemMedium.png").exists()
        expect(drawn, f"the scene is not drawn: {end.stderr}")

    def check_two_tabs(self):
        """Both tabs see an edit."""
        sources = self.sources("StreakWidget")
        with self.studio(sources) as studio:
            pages = [self.opened(studio), self.opened(studio)]
            before = pages[0].wait(SMALL)
            change(sources / "Views/ProgressRing.swift", "lineWidth: CGFloat = 20", "lineWidth: CGFloat = 24")
            for page in pages:
                page.call("Page.bringToFront")
                page.wait(f"{SMALL} && {SMALL} !== {json.dumps(before)}")
            for page in pages:
                page.close()

    def check_server_gone(self):
        """Without its server, the page keeps its pictures and says so; a studio that is back is found by its new address."""
        sources = self.sources("StreakWidget")
        studio = self.studio(sources)
        page = self.opened(studio)
        port = studio.port
        studio.stop()
        page.wait("document.body.dataset.phase === 'offline' && !document.querySelector('#offline').hidden")
        expect(page.value(f"return Boolean({SMALL})"), "the pictures are gone")
        with self.studio(sources, "--port", port) as again:
            expect(again.port == port, f"{again.port} is not {port}")
            page.go(again.url)
            page.wait(DRAWN)
        page.close()

    def check_keyboard(self):
        """The page is used without a pointer."""
        with self.studio(self.sources("WeatherWidget")) as studio:
            page = self.opened(studio)
            page.value("document.querySelector('.tile').focus()")
            page.key("ArrowRight")
            page.wait("document.querySelector('.tile[aria-selected=true]')?.dataset.form === 'systemMedium'")
            page.key("Enter", "\r")
            page.wait("document.body.dataset.view === 'single'")
            page.key("Escape")
            page.wait("document.body.dataset.view === 'grid' && document.activeElement.dataset.form === 'systemMedium'")
            page.key("?")
            page.wait("document.querySelector('#help').open")
            page.key("Escape")
            page.wait("!document.querySelector('#help').open")
            page.key("/")
            page.wait("document.activeElement.id === 'text'")
            for letter in "circular":
                page.key(letter)
            page.wait("document.querySelectorAll('.tile').length === 1")
            page.close()

    def check_variants(self):
        """The looks of darkroom.yml stand beside each other."""
        sources = self.sources("StreakWidget")
        (sources / "darkroom.yml").write_text("variants:\n  - {name: big, typeSize: accessibility3}\n  - {name: night, scheme: dark}\n")
        with self.studio(sources) as studio:
            page = self.opened(studio)
            names = page.value("return [...document.querySelectorAll('.tile[data-form=systemSmall]')].map((tile) => tile.dataset.variant || '')")
            expect(names == ["", "big", "night"], f"the variants are {names}")
            page.close()
        (sources / "darkroom.yml").write_text("matrix:\n  typeSize: [large, xLarge]\n  accessibility: [boldText, increaseContrast]\n")
        with self.studio(sources) as studio:
            page = self.opened(studio)
            page.wait("[...document.querySelectorAll('.tile[data-form=systemSmall]')].every((tile) => tile.querySelector('img[data-file]'))")
            names = page.value("return [...document.querySelectorAll('.tile[data-form=systemSmall]')].map((tile) => tile.dataset.variant || '')")
            expect(names == ["boldText", "increaseContrast", "xLarge, boldText", "xLarge, increaseContrast"], f"the variants are {names}")
            page.close()

    def check_configuration(self):
        """What darkroom.yml gives is what the page begins with, and can be chosen away."""
        sources = self.sources("StreakWidget")
        (sources / "darkroom.yml").write_text("options: {scheme: dark, typeSize: xLarge, presentation: home}\n")
        with self.studio(sources) as studio:
            page = self.opened(studio)
            first = page.wait(SMALL)
            shown = page.value("return [document.querySelector('#pick-type').selectedOptions[0].textContent,"
                               " document.querySelector('#appearance [aria-pressed=true]').dataset.scheme,"
                               " document.querySelector('#in-place').ariaPressed]")
            expect(shown == ["X large", "dark", "true"], f"the toolbar shows {shown}")
            page.click("#in-place")
            second = page.wait(f"{SMALL} && {SMALL} !== {json.dumps(first)} && {SMALL}")
            page.click("#appearance [data-scheme=light]")
            third = page.wait(f"{SMALL} && ![{json.dumps(first)}, {json.dumps(second)}].includes({SMALL}) && {SMALL}")
            page.click("#appearance [data-scheme=dark]")
            page.wait(f"{SMALL} === {json.dumps(second)}")
            expect(page.value("return [...document.querySelector('#pick-type').options].some((each) => each.value === 'large')"),
                   "the usual size of text cannot be chosen")
            expect(third != second, "light is dark")
            page.close()

    def check_export(self):
        """The page as files needs no server, and has every look in light and dark."""
        place, sources = pathlib.Path(tempfile.mkdtemp(dir=self.folder)), self.sources("StreakWidget")
        (sources / "darkroom.yml").write_text(
            "variants:\n  - {name: big, typeSize: accessibility3, only: [systemsmall]}\n  - {name: night, scheme: dark}\n")
        subprocess.run([self.darkroom, "studio", sources, "--export", place, "--cache", self.cache, "--date", DATE],
                       check=True, stdout=subprocess.DEVNULL)
        page = self.browser.open((place / "index.html").as_uri())
        page.wait("document.querySelector('.tile[data-form=systemSmall] img[data-file]')?.naturalWidth === 510")
        for scheme in "dark", "both", "light":
            page.click(f"#appearance [data-scheme={scheme}]")
            page.wait(DRAWN)
        looks = page.value("return [...document.querySelectorAll('.tile[data-form=systemSmall]')].map((tile) => tile.dataset.variant)")
        expect(looks == ["", "big", "night"], f"the looks are {looks}")
        page.click(".tile[data-form=systemSmall]")
        page.wait("document.querySelector('#panel [role=treeitem]')")
        expect(not (problems := page.problems()), problems)
        page.close()


def main():
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--darkroom", default=str(ROOT / ".build/debug/darkroom"))
    options.add_argument("--cache")
    options.add_argument("--only", nargs="*")
    options = options.parse_args()
    program = chromium.find()
    if not program:
        raise SystemExit("Chromium is not installed: apt-get install chromium-headless-shell.")
    failed = 0
    with tempfile.TemporaryDirectory() as place:
        browser = chromium.Browser(program, f"{place}/profile", allows_loopback=True)
        checks = Checks(options.darkroom, options.cache or f"{place}/cache", place, browser)
        for name in [name for name in dir(checks) if name.startswith("check_")]:
            title = name.removeprefix("check_").replace("_", "-")
            if options.only and title not in options.only:
                continue
            try:
                getattr(checks, name)()
                print(f"ok {title}", flush=True)
            except (AssertionError, RuntimeError, OSError, subprocess.CalledProcessError) as error:
                failed += 1
                print(f"not ok {title}: {error}", flush=True)
        browser.close()
    sys.exit(1 if failed else 0)


main()
