#!/usr/bin/env python3
"""Compares Darkroom with takumi and Chromium: the same two cards at 3x, warm, in turns.

    Benchmarks/Peers/measure-peers.py [--runs 30] [--bench .build/make/release/darkroom-bench] [--pictures DIR]

Prints medians in milliseconds from a view, or HTML, to the bytes of a PNG file; the bytes; and the peak memory of each tool's
processes in megabytes. In a turn, a tool draws a card several times: `first` is the first picture, after another tool has had
the processors and their caches, and `warm` stands for the others. takumi comes from PyPI into .build/takumi. Where it or Chromium is missing, the table says so.
"""
import argparse
import base64
import itertools
import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SIZES = {"calendar": (364, 170), "activity": (364, 382)}
SCALE = 3
PICTURES_IN_TURN = 4
FONT = ROOT / "Resources/Fonts/Inter.ttf"
TAKUMI = "takumi-py==0.3.0"


def markup(card):
    return (HERE / f"{card}.html").read_text()


def styles():
    return (HERE / "cards.css").read_text()


def processes(root):
    """The ids of a process and all those that it has started."""
    found, children = [], {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            children.setdefault(int(stat.read_text().rsplit(")", 1)[1].split()[1]), []).append(int(stat.parent.name))
        except (OSError, IndexError):
            pass
    waiting = [root]
    while waiting:
        found.append(waiting.pop())
        waiting += children.get(found[-1], [])
    return found


def peak_memory(root):
    """The sum of the peaks of a process and of its children, in megabytes."""
    total = 0
    for process in processes(root):
        try:
            for line in pathlib.Path(f"/proc/{process}/status").read_text().splitlines():
                if line.startswith("VmHWM:"):
                    total += int(line.split()[1])
        except OSError:
            pass
    return total / 1000


class Lines:
    """A tool in a process of its own: a line with a card and a file in, a line with milliseconds and bytes out."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)

    def draw(self, card, file):
        self.process.stdin.write(f"{card} {file}\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            raise RuntimeError(f"{self.process.args[0]} has ended.")
        return float(answer[0])

    def memory(self):
        return peak_memory(self.process.pid)

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Chromium:
    """The page gets the card's markup anew for each picture, so that Chromium lays it out and draws it."""

    def __init__(self, program, profile):
        sys.path.insert(0, str(ROOT / "Scripts"))
        import chromium

        self.browser = chromium.Browser(program, profile)
        self.page = self.browser.open()
        font = base64.b64encode(FONT.read_bytes()).decode()
        style = "@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/ttf;base64," + font + "); }" \
            "body { margin: 0 }" + styles()
        self.page.value(f"const style = document.createElement('style'); style.textContent = {json.dumps(style)};"
                        "document.head.append(style); document.body.innerHTML = '<p style=\"font-family: Inter\">a</p>';"
                        "await document.fonts.ready;")
        self.card = None

    def draw(self, card, file):
        if self.card != card:
            width, height = SIZES[card]
            self.page.call("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=SCALE, mobile=False)
            self.card = card
        text = json.dumps(markup(card))
        start = time.perf_counter()
        self.page.call("Runtime.evaluate", expression=f"document.body.innerHTML = {text}; 0")
        data = base64.b64decode(self.page.call("Page.captureScreenshot", format="png", optimizeForSpeed=True)["data"])
        duration = time.perf_counter() - start
        pathlib.Path(file).write_bytes(data)
        return duration * 1000

    def memory(self):
        return peak_memory(self.browser.process.pid)

    def close(self):
        self.browser.close()


def serve_takumi():
    """Draws cards with takumi, for `Lines`."""
    from takumi_py import FontResource, Renderer

    renderer = Renderer(load_default_fonts=False)
    families = renderer.register_font(FontResource(FONT.read_bytes(), name="Inter", generic_family="sans-serif"))
    for line in sys.stdin:
        card, file = line.split(" ", 1)
        text, style = markup(card), styles()
        width, height = SIZES[card]
        start = time.perf_counter()
        data = renderer.render_html(
            text, stylesheets=[style], width=width * SCALE, height=height * SCALE, device_pixel_ratio=float(SCALE),
            font_families=families)
        duration = time.perf_counter() - start
        pathlib.Path(file.strip()).write_bytes(data)
        print(f"{duration * 1000:.3f} {len(data)}", flush=True)


def takumi_python():
    """The Python that has takumi, which pip installs if it is missing, or why there is none."""
    folder = ROOT / ".build/takumi"
    python = folder / "bin/python"
    if subprocess.run([python, "-c", "import takumi_py"], capture_output=True).returncode == 0 if python.exists() else False:
        return python, None
    for command in [sys.executable, "-m", "venv", folder], [python, "-m", "pip", "install", "--quiet", TAKUMI]:
        result = subprocess.run(command, capture_output=True, text=True)
        if result.returncode:
            reason = (result.stderr or result.stdout).strip().splitlines()
            return None, f"not installed: {reason[-1] if reason else 'pip failed'}"
    return python, None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=30)
    parser.add_argument("--bench", default=".build/make/release/darkroom-bench")
    parser.add_argument("--pictures", type=pathlib.Path, help="a folder that gets the last picture of each tool")
    parser.add_argument("--takumi", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.takumi:
        return serve_takumi()
    with tempfile.TemporaryDirectory() as temporary:
        pictures = options.pictures or pathlib.Path(temporary) / "pictures"
        pictures.mkdir(parents=True, exist_ok=True)
        tools, missing = {"Darkroom": Lines([options.bench, "--cards"])}, {}
        python, reason = takumi_python()
        if python:
            tools["takumi"] = Lines([str(python), __file__, "--takumi"])
        else:
            missing["takumi"] = reason
        sys.path.insert(0, str(ROOT / "Scripts"))
        import chromium

        program = chromium.find()
        if program:
            tools["Chromium"] = Chromium(program, pathlib.Path(temporary) / "profile")
        else:
            missing["Chromium"] = "not installed: Scripts/setup.sh --browser"
        first, warm = ({tool: {card: [] for card in SIZES} for tool in tools} for _ in range(2))
        # Chromium's processes work on after its picture, so each tool follows each other one as often.
        orders = itertools.cycle(itertools.permutations(tools))
        # The first rounds load fonts and fill caches.
        for turn in range(-5, options.runs):
            order = next(orders)
            for card in SIZES:
                for name in order:
                    times = [tools[name].draw(card, pictures / f"{name}-{card}.png") for _ in range(PICTURES_IN_TURN)]
                    if turn >= 0:
                        first[name][card].append(times[0])
                        warm[name][card] += times[1:]
        print(f"\ncards at {SCALE}x from views or HTML to PNG files: medians of {options.runs} turns in milliseconds, bytes, peak memory")
        print(" " * 10 + "".join(f"{card:>30}" for card in SIZES))
        print("".join(f"{cell:>10}" for cell in ["", *["first", "warm", "bytes"] * len(SIZES), "MB"]))
        for name, tool in tools.items():
            cells = [name]
            for card in SIZES:
                cells += [f"{statistics.median(times[name][card]):.2f}" for times in (first, warm)]
                cells.append((pictures / f"{name}-{card}.png").stat().st_size)
            print("".join(f"{cell:>10}" for cell in cells + [f"{tool.memory():.0f}"]))
        for name, why in missing.items():
            print(f"{name:>12}    {why}")
        for tool in tools.values():
            tool.close()


if __name__ == "__main__":
    main()
