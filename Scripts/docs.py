#!/usr/bin/env python3
"""Builds the documentation as static pages.

    Scripts/docs.py --tool .build/make/debug/darkroom --modules .build/make/debug/Modules [--output .build/docs]

The pages of docs/ are copied into a DocC catalogue; docs/catalog has what DocC alone needs: the front page and the
tutorial. Commands are described by the tool itself, the keys of YAML files by their schemas, and the interface for Swift
by the built modules. `docc` of the toolchain is called directly, because a plugin would build all modules once more and
be fetched by every package that depends on this one.
"""
import argparse
import json
import pathlib
import re
import shutil
import subprocess
import sys

import docs_markdown
import docs_pictures
import docs_reference

ROOT = pathlib.Path(__file__).resolve().parent.parent
CATALOG = ROOT / "docs/catalog"
MODULES = ["Darkroom", "DarkroomTesting"]
# What every assertion takes, and no call gives.
PLACE = {name: "Where the call stands; failures are told there." for name in ("fileID", "filePath", "line", "column")}


def pages():
    """The pages of the repository that are in the catalogue, by their paths."""
    found = [path.relative_to(ROOT).as_posix() for folder in ("docs", "docs/checks") for path in (ROOT / folder).glob("*.md")]
    return sorted(found) + ["ARCHITECTURE.md", "CONTRIBUTING.md"]


def write_catalog(folder, tool, repository):
    """Writes the catalogue. Returns the names of its articles."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(CATALOG, folder)
    pictures = docs_pictures.Pictures(ROOT, folder / "Pictures")
    rewriter = docs_markdown.Rewriter(ROOT, pages(), pictures, repository)
    texts = {docs_markdown.identifier(path): rewriter.page(path) for path in pages()}
    commands = docs_reference.commands(tool)
    for name, command in commands:
        texts[docs_reference.identifier(name)] = docs_reference.page(name, command)
    texts["darkroom-yml"] = docs_reference.keys(
        "Keys of darkroom.yml", "Every key of the file with the looks of the pictures, which <doc:variants> describes.",
        schema("darkroom"), [
            ("options", ["properties", "options"]), ("matrix", ["properties", "matrix"]),
            ("variants", ["properties", "variants", "items"]),
            ("rules", ["properties", "rules", "additionalProperties"]), ("ignore", ["properties", "ignore", "items"])])
    texts["scene-yml"] = docs_reference.keys(
        "Keys of a scene", "Every key of a file for <doc:darkroom-scene>.", schema("scene"), [
            ("The file", []), ("animation", ["properties", "animation"]), ("screens", ["properties", "screens", "items"]),
            ("pictures", ["properties", "screens", "items", "properties", "pictures", "items"])])
    below(texts, "commands", "Every option", [docs_reference.identifier(name) for name, _ in commands if len(name) == 2])
    below(texts, "variants", "Every key", ["darkroom-yml"])
    below(texts, "surfaces", "Every key", ["scene-yml"])
    below(texts, "checks", "The rules", [name for name in texts if name.startswith("checks-")])
    for name, text in texts.items():
        if (folder / f"{name}.md").exists():
            raise SystemExit(f"error: two pages are called {name}.")
        (folder / f"{name}.md").write_text(text)
    check_links(folder, texts)
    return texts


def schema(name):
    return json.loads((ROOT / f"Resources/{name}.schema.json").read_text())


def below(texts, page, title, names):
    """Puts pages below another one."""
    texts[page] += f"\n## Topics\n\n### {title}\n\n" + "".join(f"- <doc:{name}>\n" for name in sorted(names))


def check_links(folder, texts):
    """Fails where a page stands in no list, so that nobody finds it."""
    lists = [(folder / "Darkroom.md").read_text()] + [text.partition("\n## Topics\n")[2] for text in texts.values()]
    listed = set(re.findall(r"(?m)^- <doc:([^>#]+)>", "\n".join(lists)))
    lost = sorted(set(texts) - listed)
    if lost:
        raise SystemExit(f"error: docs/catalog/Darkroom.md does not list {', '.join(lost)}.")


def write_symbols(folder, modules, build):
    """Writes what the built modules declare as public, with a word on the parameters that all assertions share."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    maps = sorted(ROOT.glob("Sources/CGraphicsLibraries/*/module.modulemap")) + sorted(build.glob("*.build/module.modulemap"))
    libraries = re.findall(r'pkgConfig: "([^"]+)"', (ROOT / "Package.swift").read_text())
    flags = run(["pkg-config", "--cflags"] + libraries).split()
    info = json.loads(run(["swiftc", "-print-target-info"]))
    options = ["-I", str(modules), "-target", info["target"]["unversionedTriple"], "-minimum-access-level", "public",
               "-skip-inherited-docs", "-module-cache-path", str(build / "ModuleCache"), "-output-dir", str(folder)]
    for word in [f"-fmodule-map-file={path}" for path in maps] + [flag for flag in flags if flag != "-pthread"]:
        options += ["-Xcc", word]
    for module in MODULES:
        run(["swift-symbolgraph-extract", "-module-name", module] + options)
    for file in folder.glob("*.symbols.json"):
        graph = json.loads(file.read_text())
        for symbol in graph["symbols"]:
            complete(symbol)
        file.write_text(json.dumps(graph))


def complete(symbol):
    lines = symbol.get("docComment", {}).get("lines", [])
    named = [parameter["name"] for parameter in symbol.get("functionSignature", {}).get("parameters", [])]
    starts = [index for index, line in enumerate(lines) if re.match(r"\s*- Parameters?:?\b", line["text"])]
    if not starts:
        return
    last = max(index for index, line in enumerate(lines) if re.match(r"\s*- ", line["text"]))
    while last + 1 < len(lines) and lines[last + 1]["text"].startswith("  "):
        last += 1
    indent = "  " if lines[starts[0]]["text"].strip().startswith("- Parameters") else ""
    for name in reversed([name for name in named if name in PLACE]):
        text = f"{indent}- {'' if indent else 'Parameter '}{name}: {PLACE[name]}"
        lines.insert(last + 1, {"text": text, "range": lines[last].get("range")})


def run(command):
    result = subprocess.run(command, capture_output=True, text=True)
    if result.returncode:
        raise SystemExit(f"error: {command[0]} ends with status {result.returncode}:\n{result.stdout}{result.stderr}")
    return result.stdout


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--tool", required=True, help="the built tool")
    parser.add_argument("--modules", required=True, type=pathlib.Path, help="the folder of the built modules")
    parser.add_argument("--output", type=pathlib.Path, default=ROOT / ".build/docs", help="the folder for the pages")
    parser.add_argument("--repository", help="an address; files that are no pages are linked to below it, e.g. …/blob/main")
    parser.add_argument("--base", help="the path below which a server has the pages, e.g. /darkroom")
    options = parser.parse_args()
    catalog, symbols, site = (options.output / name for name in ("Darkroom.docc", "symbols", "site"))
    try:
        count = len(write_catalog(catalog, options.tool, options.repository))
    except (docs_markdown.DeadLink, ValueError) as error:
        raise SystemExit(f"error: {error}")
    # The compiler knows its cache of modules by the path without symbolic links.
    write_symbols(symbols, options.modules, options.modules.resolve().parent)
    shutil.rmtree(site, ignore_errors=True)
    words = ["docc", "convert", str(catalog), "--additional-symbol-graph-dir", str(symbols), "--output-path", str(site),
             "--fallback-display-name", "Darkroom", "--fallback-bundle-identifier", "darkroom", "--warnings-as-errors",
             "--fallback-default-module-kind", "Tool"]
    run(words + (["--hosting-base-path", options.base] if options.base else []))
    print(f"Wrote {count} pages. The front page is {site}/documentation/darkroom/index.html; a browser needs a server for it:\n"
          f"    python3 -m http.server --directory {site}\n"
          "    http://localhost:8000/documentation/darkroom/")


if __name__ == "__main__":
    sys.exit(main())
