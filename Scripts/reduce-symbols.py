#!/usr/bin/env python3
"""Reduces the font of symbols to the glyphs and axes that the table of symbols uses.

    Scripts/reduce-symbols.py <folder of symbols.json> <folder of the font>

The font keeps the numbers and outlines of these glyphs, and is a twentieth as large. The file originals.json beside it has the
SHA-256 of the font that it was, which goldens name. The library fontTools comes through pip, in a pinned version; it is used
from its archive and not installed.
"""
import hashlib
import importlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

FONTTOOLS = "fonttools==4.68.0 --hash=sha256:d76f8fdcb6936f5e1045a0c9dd721a4bf11112e60d1e243bfa1d39f06a8b3104\n"


def fonttools(folder):
    """Downloads the library, and returns its archive, which Python can import from."""
    requirements = folder / "requirements.txt"
    requirements.write_text(FONTTOOLS)
    done = subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check", "--no-deps",
         "--only-binary=:all:", "--require-hashes", "--platform", "any", "--abi", "none", "--implementation", "py",
         "--python-version", "3.11", "--dest", str(folder), "--requirement", str(requirements)],
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    archives = list(folder.glob("fonttools-*.whl"))
    if done.returncode != 0 or not archives:
        sys.exit(f"error: pip could not download fontTools:\n{done.stdout.strip()}\nCheck the network and pip's index.")
    return archives[0]


def reduce(file, glyphs, axes):
    library = importlib.import_module("fontTools.ttLib")
    subset = importlib.import_module("fontTools.subset")
    font = library.TTFont(file, recalcTimestamp=False, recalcBBoxes=False)
    options = subset.Options()
    # The table names glyphs by their numbers.
    options.retain_gids = True
    options.layout_features = []
    options.drop_tables += ["GSUB", "GPOS", "GDEF"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(gids=glyphs)
    subsetter.subset(font)
    # Variations along axes that stay where the font has them by default change nothing. Those that are left keep their form, so
    # that outlines are the same to the last digit.
    idle = {axis.axisTag for axis in font["fvar"].axes if axes.get(axis.axisTag) == axis.defaultValue}
    variations = font["gvar"].variations
    for name in variations:
        variations[name] = [variation for variation in variations[name] if not idle & set(variation.axes)]
    temporary = file.with_name(f".reducing-{file.name}")
    font.save(temporary)
    os.chmod(temporary, 0o644)
    os.replace(temporary, file)


def main():
    if len(sys.argv) != 3:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    resources, fonts = map(pathlib.Path, sys.argv[1:])
    table = json.loads((resources / "symbols.json").read_text())
    name = "material"
    glyphs = {
        layer["glyph"] for symbol in table["symbols"].values() for layer in symbol["layers"] if layer.get("font") == name}
    description = table["fonts"][name]
    with tempfile.TemporaryDirectory(prefix="darkroom-symbols-") as temporary:
        sys.path.insert(0, str(fonttools(pathlib.Path(temporary))))
        file = fonts / description["file"]
        original = {file.name: hashlib.sha256(file.read_bytes()).hexdigest()}
        reduce(file, sorted(glyphs), description["axes"])
    (fonts / "originals.json").write_text(json.dumps(original) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
