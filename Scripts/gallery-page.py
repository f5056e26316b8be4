#!/usr/bin/env python3
"""Writes index.html for a folder of pictures <kind>/<family>[-dark].png, each shown at its size in points.

    Scripts/gallery-page.py <folder> [<scale>]     scale: pixels per point of the pictures, 3 unless given
"""
import html
import pathlib
import re
import struct
import sys
import urllib.parse

FAMILIES = [
    "systemSmall", "systemMedium", "systemLarge", "systemExtraLarge",
    "accessoryCircular", "accessoryRectangular", "accessoryInline",
    "content", "compact", "minimal", "expanded",
    "controlSmall", "controlMedium", "controlLarge", "controlLockScreen", "controlActionButton",
]
CORNER_RADIUS = 22

PAGE = """<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Darkroom gallery</title>
<style>
* {{ box-sizing: border-box; margin: 0; }}
body {{ font: 15px/1.4 -apple-system, "SF Pro Text", Inter, "Segoe UI", system-ui, sans-serif; background: #0c0d12; }}
section {{ padding: 72px 48px 88px; }}
.light {{
    color: #10131c;
    background:
        radial-gradient(60% 46% at 12% 8%, #ffd9b8 0%, transparent 100%),
        radial-gradient(52% 50% at 88% 16%, #b9d6ff 0%, transparent 100%),
        radial-gradient(70% 52% at 76% 92%, #d9c4ff 0%, transparent 100%),
        radial-gradient(60% 48% at 18% 86%, #b7ebe0 0%, transparent 100%),
        #eef0f6;
}}
.dark {{
    color: #f2f4fa;
    background:
        radial-gradient(58% 46% at 84% 6%, #5a2f73 0%, transparent 100%),
        radial-gradient(60% 52% at 10% 22%, #173d6e 0%, transparent 100%),
        radial-gradient(70% 50% at 80% 94%, #0e5a5c 0%, transparent 100%),
        radial-gradient(56% 44% at 20% 92%, #4b2237 0%, transparent 100%),
        #0b0d15;
}}
main > section > * {{ max-width: 1240px; margin-left: auto; margin-right: auto; }}
h1 {{ font-size: 44px; letter-spacing: -.02em; line-height: 1.1; }}
h2 {{ font-size: 28px; letter-spacing: -.015em; }}
h1 + p, h2 + p {{ opacity: .62; margin-top: 6px; }}
h1 + p {{ font-size: 19px; margin-bottom: 64px; }}
h3 {{ font-size: 17px; font-weight: 600; margin-top: 48px; margin-bottom: 20px; }}
.row + .row {{ margin-top: 32px; }}
.row {{ display: flex; flex-wrap: wrap; gap: 32px 28px; align-items: flex-start; }}
figure {{ flex: none; }}
.picture {{ filter: drop-shadow(0 1px 2px rgb(0 0 0 / .10)) drop-shadow(0 12px 28px rgb(0 0 0 / .16)); }}
.dark .picture {{ filter: drop-shadow(0 12px 28px rgb(0 0 0 / .45)); }}
.accessory .picture {{ filter: none; }}
img {{ display: block; }}
figcaption {{ margin-top: 12px; font-size: 13px; text-align: center; }}
figcaption span {{ display: block; opacity: .55; font-variant-numeric: tabular-nums; }}
@media (max-width: 640px) {{ section {{ padding: 48px 16px 64px; }} h1 {{ font-size: 34px; }} }}
</style>
</head>
<body>
<main>
{sections}
</main>
</body>
</html>
"""


def continuous_corners(width, height, radius):
    """Returns a rounded rectangle with continuous corners, as an SVG path."""
    radius = min(radius, min(width, height) / 2 / 1.52866483)
    corner = [(1.52866483, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
              (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379),
              (0, 0.86840694), (0, 1.08849296), (0, 1.52866483)]
    corner = [(x * radius, y * radius) for x, y in corner]
    corners = [
        [(width - x, y) for x, y in corner],
        [(width - x, height - y) for x, y in reversed(corner)],
        [(x, height - y) for x, y in corner],
        [(x, y) for x, y in reversed(corner)],
    ]
    steps = []
    for points in corners:
        text = [f"{x:.2f} {y:.2f}" for x, y in points]
        steps.append(("L" if steps else "M") + text[0])
        steps += ["C" + " ".join(text[i:i + 3]) for i in (1, 4, 7)]
    return "".join(steps) + "Z"


def pixel_size(path):
    """Returns the width and the height in a PNG file's header."""
    head = path.read_bytes()[:24]
    if head[:8] != b"\x89PNG\r\n\x1a\n" or head[12:16] != b"IHDR":
        raise SystemExit(f"error: {path} is not a PNG file.")
    return struct.unpack(">II", head[16:24])


def spaced(name):
    """Converts systemSmall to System Small."""
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return words[:1].upper() + words[1:]


def order(path):
    family = path.stem.split("-")[0]
    rank = FAMILIES.index(family) if family in FAMILIES else len(FAMILIES)
    return rank, path.stem


def is_accessory(path):
    """Returns whether a family is on the Lock Screen and has no background and corners of its own."""
    return path.stem.startswith("accessory")


def has_own_shape(path):
    """Returns whether the picture shows the Dynamic Island or a control, which have corners of their own."""
    return path.stem.startswith(("compact", "minimal", "expanded", "control"))


def row_of(path):
    """Returns the row of a picture: widgets and Live Activities, then accessories, then islands and controls."""
    return 1 if is_accessory(path) else 2 if has_own_shape(path) else 0


def figure(folder, path, scale):
    width, height = (pixels / scale for pixels in pixel_size(path))
    family = path.stem.removesuffix("-dark")
    corners = continuous_corners(width, height, CORNER_RADIUS)
    clip = "" if is_accessory(path) or has_own_shape(path) else f" style=\"clip-path: path('{corners}')\""
    source = urllib.parse.quote(path.relative_to(folder).as_posix())
    label = html.escape(f"{path.parent.name}, {spaced(family)}")
    return (
        f'<figure{" class=accessory" if is_accessory(path) else ""}><div class="picture">'
        f'<img src="{source}" width="{width:g}" height="{height:g}" alt="{label}"{clip}></div>'
        f"<figcaption>{html.escape(spaced(family))}<span>{width:g} × {height:g} pt</span></figcaption></figure>")


def section(folder, scheme, kinds, scale, head):
    lines = [f'<section class="{scheme}">', head]
    for kind in kinds:
        paths = sorted((folder / kind).glob("*.png"), key=order)
        chosen = [path for path in paths if path.stem.endswith("-dark") == (scheme == "dark")]
        if chosen:
            lines.append(f"<h3>{html.escape(spaced(kind))}</h3>")
            for wanted in range(3):
                row = [path for path in chosen if row_of(path) == wanted]
                if row:
                    lines.append('<div class="row">')
                    lines += [figure(folder, path, scale) for path in row]
                    lines.append("</div>")
    lines.append("</section>")
    return "\n".join(lines)


def main():
    if len(sys.argv) not in (2, 3):
        raise SystemExit(__doc__)
    folder = pathlib.Path(sys.argv[1])
    scale = float(sys.argv[2]) if len(sys.argv) == 3 else 3.0
    kinds = sorted({path.parent.name for path in folder.glob("*/*.png")})
    if not kinds:
        raise SystemExit(f"error: {folder} contains no pictures (<kind>/<family>.png).")
    title = "<h1>Darkroom</h1>\n<p>iOS widgets, developed into pictures on Linux.</p>\n"
    light = section(folder, "light", kinds, scale, title + "<h2>Light</h2>\n<p>9:41, the light appearance.</p>")
    dark = section(folder, "dark", kinds, scale, "<h2>Dark</h2>\n<p>The same entries after dark.</p>")
    (folder / "index.html").write_text(PAGE.format(sections=light + "\n" + dark), encoding="utf-8")


if __name__ == "__main__":
    main()
