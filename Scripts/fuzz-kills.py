#!/usr/bin/env python3
"""Ends commands that write at random moments, and runs two of them at once on one folder.

    Scripts/fuzz-kills.py --program .build/make/release/WeatherWidget [--from 1] [--seconds 150]

After each end, every file is the old or the new one, the same command then makes all of them new, and nothing is left in the
folder of temporary files. A seed decides the command, what is ended (the program, its supervisor or both), the signal and the
moment, as a part of the time that the whole command takes. The status is 1 if anything was found.
"""

import argparse
import os
import random
import re
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
import zlib
from pathlib import Path

DATE = "--date 2026-06-09T16:00:00Z"


class Command:
    """A command line with `@` for its folder, the lines that make the old files, and the status."""

    def __init__(self, name, before, line, status=0, alone=True):
        self.name, self.before, self.line, self.status, self.alone = name, before, line, status, alone


def commands(kinds, scene):
    few = " ".join(f"--kind {kind}" for kind in kinds)
    record = f"record --golden @/golden {few} {DATE} --scale 1"
    damaged = [record, "damage 0", "verify --golden @/golden --output @/out"]
    return [
        Command("render", [f"render {few} {DATE} --scale 1 --output @/out"], f"render {few} {DATE} --scale 2 --output @/out", alone=False),
        Command(
            "timeline", [f"timeline --kind {kinds[0]} --for 3h {DATE} --scale 1 --output @/out"],
            f"timeline --kind {kinds[0]} --for 3h {DATE} --scale 2 --output @/out"),
        Command("record", [record], "record --golden @/golden --scale 2"),
        Command("verify", damaged + ["damage 1"], "verify --golden @/golden --output @/out", 1),
        Command("accept", [record, "damage 0", "damage 1", "verify --golden @/golden --output @/out"], "accept @/out"),
        Command(
            "report merge",
            [record, "damage 0", "verify --golden @/golden --output @/1 --shard 1/2", "verify --golden @/golden --output @/2 --shard 2/2"],
            "report merge @/1 @/2 --output @/out", 1),
        Command("check", [f"check {few} {DATE} --scale 1 --output @/out"], f"check {few} {DATE} --scale 2 --output @/out", None),
        Command(
            "scene", [f"scene --file {scene} {DATE} --scale 1 --output @/out"], f"scene --file {scene} {DATE} --scale 2 --output @/out", alone=False),
        Command("studio --export", [f"studio --export @/out {DATE} --scale 1"], f"studio --export @/out {DATE} --scale 2"),
    ]


def red(width, height):
    """Returns a red PNG."""

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    lines = (b"\0" + b"\xff\0\0\xff" * width) * height
    head = struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(lines)) + chunk(b"IEND", b"")


class Campaign:
    def __init__(self, program, folder):
        self.program, self.folder = program, folder
        self.home = folder / "home"
        self.home.mkdir()
        self.found = []
        self.ready = {}

    def start(self, line, place):
        log = open(place.with_name(place.name + ".log"), "ab")
        return subprocess.Popen(
            [self.program] + line.replace("@", str(place)).split(), stdin=subprocess.DEVNULL, stdout=log, stderr=log,
            env={**os.environ, "TMPDIR": str(self.home)}, start_new_session=True)

    def run(self, line, place):
        words = line.split()
        if words[0] == "damage":
            # The picture becomes a red one that is as large.
            file = sorted((place / "golden").rglob("*.png"))[int(words[1])]
            data = red(*struct.unpack(">II", file.read_bytes()[16:24]))
            file.unlink()
            file.write_bytes(data)
            return 0
        return self.start(line, place).wait()

    def contents(self, place):
        return {str(path.relative_to(place)): path.read_bytes() for path in sorted(place.rglob("*")) if path.is_file()}

    @staticmethod
    def is_hidden(path):
        return any(part.startswith(".") for part in Path(path).parts) or path.endswith("manifest.partial.jsonl")

    @staticmethod
    def plain(data, place):
        """Returns a text without the name of its folder and the times that pictures took."""
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return data
        return re.sub(r'("seconds" ?: ?|"cost" ?: ?|time=")[0-9.e-]+', r"\1", text.replace(str(place), "@")).encode()

    def lists_either(self, data, old, new, place):
        """Returns whether each line of a list is one of the old or of the new list."""

        def lines(data):
            return {line.rstrip(b",") for line in self.plain(data, place).splitlines()}

        return lines(data) <= lines(old) | lines(new)

    def prepared(self, command):
        """Returns the folder of old files, the new files and the seconds of the whole command."""
        if command.name not in self.ready:
            name = command.name.replace(" ", "-")
            base = self.folder / (name + "-old00")
            base.mkdir()
            for line in command.before:
                self.run(line, base)
            whole = self.copy(base)
            start = time.monotonic()
            status = self.run(command.line, whole)
            seconds = time.monotonic() - start
            if command.status is None:
                command.status = status
            if status != command.status:
                sys.exit(f"{command.name} ends with {status}: {whole.with_name(whole.name + '.log').read_text()}")
            new = {path: self.plain(data, whole) for path, data in self.contents(whole).items()}
            self.ready[command.name] = (base, self.contents(base), new, seconds)
        return self.ready[command.name]

    def copy(self, base):
        place = Path(tempfile.mkdtemp(dir=self.folder)) / "folder"
        shutil.copytree(base, place)
        return place

    def children(self, process):
        try:
            return [int(number) for number in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
        except OSError:
            return []

    def note(self, seed, what):
        self.found.append(what)
        print(f"seed {seed}: {what}", flush=True)

    def check_new(self, seed, what, command, place, new):
        actual = {path: self.plain(data, place) for path, data in self.contents(place).items()}
        for path in sorted(set(actual) | set(new)):
            if actual.get(path) != new.get(path):
                self.note(seed, f"{what}: afterwards, {path} is not as in a run of its own")
        # Programs whose supervisor was killed take a moment to end.
        for _ in range(100):
            if not any(self.home.iterdir()):
                return
            time.sleep(0.1)
        self.note(seed, f"{what}: {[path.name for path in self.home.iterdir()]} are left")
        for path in self.home.iterdir():
            shutil.rmtree(path, ignore_errors=True)

    def kill(self, seed, command, chance):
        base, old, new, seconds = self.prepared(command)
        number = chance.choice([signal.SIGKILL, signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
        aim = chance.choice(["all", "supervisor", "program"])
        moment = chance.random() * 1.05 * seconds
        what = f"{command.name}, {number.name} to {aim} after {moment:.3f} of {seconds:.3f} s"
        place = self.copy(base)
        process = self.start(command.line, place)
        try:
            process.wait(moment)
        except subprocess.TimeoutExpired:
            if aim == "all":
                os.killpg(process.pid, number)
            elif aim == "supervisor":
                process.send_signal(number)
            else:
                for child in self.children(process.pid):
                    try:
                        os.kill(child, number)
                    except ProcessLookupError:
                        pass
        try:
            process.wait(60 + 20 * seconds)
        except subprocess.TimeoutExpired:
            self.note(seed, f"{what}: it does not end")
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        # Where only the supervisor was ended, the program ends by itself.
        for _ in range(300):
            try:
                os.killpg(process.pid, 0)
            except ProcessLookupError:
                break
            time.sleep(0.02)
        else:
            self.note(seed, f"{what}: what it started goes on")
            os.killpg(process.pid, signal.SIGKILL)
        for path, data in self.contents(place).items():
            if not self.is_hidden(path) and data != old.get(path) and self.plain(data, place) != new.get(path):
                # A program that was ended alone is a widget's failure, which reports tell.
                if aim == "program" and Path(path).suffix in {".json", ".html", ".md", ".xml", ".sarif"}:
                    continue
                # A signal that the program handles has record list the goldens that it has written, and so has the end of its
                # supervisor.
                handled = number != signal.SIGKILL or aim == "supervisor"
                if handled and path.endswith("goldens.json") and self.lists_either(data, old.get(path, b""), new.get(path, b""), place):
                    continue
                self.note(seed, f"{what}: {path} is neither old nor new")
        status = self.run(command.line, place)
        if status != command.status:
            self.note(seed, f"{what}: the next run ends with {status}, log {place}.log")
        self.check_new(seed, what, command, place, new)
        shutil.rmtree(place.parent, ignore_errors=True)
        return "kills"

    def pair(self, seed, command, chance):
        base, _, new, seconds = self.prepared(command)
        moment = chance.random() * seconds
        what = f"{command.name}, twice, {moment:.3f} s apart"
        place = self.copy(base)
        first = self.start(command.line, place)
        time.sleep(moment)
        second = self.start(command.line, place)
        ends = [first.wait(), second.wait()]
        log = place.with_name(place.name + ".log").read_text()
        if command.status not in ends or any(end not in (command.status, 2) for end in ends):
            self.note(seed, f"{what}: they end with {ends}, log {place}.log")
        if 2 in ends and ("Another run is writing to" not in log or not command.alone):
            self.note(seed, f"{what}: one is refused for no reason")
        self.check_new(seed, what, command, place, new)
        shutil.rmtree(place.parent, ignore_errors=True)
        return "pairs"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--program", required=True, help="a program of widgets")
    parser.add_argument("--kinds", nargs="+", default=["WeatherWidget"], help="kinds that the commands draw")
    parser.add_argument("--scene", default="Examples/Scenes/WeatherWidget.yml")
    parser.add_argument("--from", dest="first", type=int, default=1, help="the first seed")
    parser.add_argument("--seconds", type=float, default=150)
    options = parser.parse_args()
    end = time.monotonic() + options.seconds
    counts = {}
    with tempfile.TemporaryDirectory(prefix="darkroom-kills-") as folder:
        campaign = Campaign(str(Path(options.program).resolve()), Path(folder))
        every = commands(options.kinds, Path(options.scene).resolve())
        seed = options.first
        while time.monotonic() < end:
            chance = random.Random(seed)
            command = every[seed % len(every)]
            kind = (campaign.pair if chance.random() < 0.15 else campaign.kill)(seed, command, chance)
            counts[kind] = counts.get(kind, 0) + 1
            seed += 1
    total = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    print(f"{total} of {len(every)} commands, {len(campaign.found)} findings")
    sys.exit(1 if campaign.found else 0)


if __name__ == "__main__":
    main()
