#!/usr/bin/env python3
"""Makes Resources/symbols.json from Scripts/symbol-names.tsv and the icon fonts in Resources/Fonts.

A maintainer's tool: it needs fontTools (pip install fonttools) and no network. Resources/README.md describes what
it writes; the head of symbol-names.tsv describes what it reads.

    Scripts/make-symbol-table.py            write the table
    Scripts/make-symbol-table.py --check    exit 1 when the table is not what the sources give
"""
import json
import math
import pathlib
import re
import sys

from symbol_outlines import Font, Layer, centred, ink, scaled, transformed
from symbol_objects import OBJECTS
from symbol_shapes import DRAWN, ShapeFont
from symbol_things import THINGS

ROOT = pathlib.Path(__file__).resolve().parent.parent
FONTS = ROOT / "Resources" / "Fonts"
NAMES = ROOT / "Scripts" / "symbol-names.tsv"
TABLE = ROOT / "Resources" / "symbols.json"

# Measured on SF Symbols: the diameter of circle.fill, and the distance of a frame from the ink, in em.
CIRCLE_DIAMETER = 0.996
HORIZONTAL_MARGIN = 0.095
VERTICAL_MARGIN = 0.078
# Symbols measured on images that SwiftUI rendered: the ink's width and height at the regular weight, and the distance
# of the frame from it, on each side and above and below, in em. None keeps the values of the other symbols.
MEASURED = {
    "arrow.clockwise": (0.8473, 1.0362, 0.073, None),
    "arrow.down": (0.7327, 0.8846, 0.123, None),
    "arrow.up": (0.7327, 0.8846, 0.123, None),
    "bolt.fill": (None, None, None, 0.028),
    "apps.iphone": (None, 1.052, None, None),
    "battery.100.bolt": (None, 0.876, None, None),
    "battery.100percent.bolt": (None, 0.876, None, None),
    "map": (None, 0.976, None, None),
    "person": (0.841, None, None, None),
    "sensor": (None, 0.855, None, None),
    "sensor.fill": (None, 0.855, None, None),
    "shield.checkered": (None, 1.006, None, None),
    "wifi.router": (None, 0.93, None, None),
    "wifi.router.fill": (None, 0.93, None, None),
}
# Half of SF's cap height, which is the center of symbols.
CENTRE_ABOVE_BASELINE = 0.352

# At 325, Material's strokes are as wide as those of CupertinoIcons.
MATERIAL_WEIGHTS = {
    "ultraLight": 100, "thin": 160, "light": 240, "regular": 325, "medium": 390,
    "semibold": 460, "bold": 540, "heavy": 620, "black": 700,
}
MATERIAL_AXES = {"GRAD": 0, "opsz": 24}
TEXT_AXES = {"opsz": 32, "wght": 560}
TEXT_CAP_HEIGHT = 0.7046
SIGN_AXES = {"wght": 400}
# The height of a sign, in em.
SIGN_HEIGHT = 0.96

# The inner size of composed symbols, in em.
CONTENT_CAP_HEIGHT = 0.46
BADGE_DIAMETER = 0.54
BADGE_GAP = 0.075
BADGE_CONTENT = 0.30
SLASH_WIDTH = 0.075
SLASH_GAP = 0.075

# The content of a badge; the surroundings of a symbol: the size of its content, in em, and its distance below the
# middle.
BADGES = {
    "plus": "=plus", "minus": "=minus", "checkmark": "=checkmark", "xmark": "=xmark",
    "exclamationmark": "=exclamationmark", "questionmark": "=questionmark", "ellipsis": "=ellipsis",
    "arrow.down": "=arrow.down", "clock": "m:schedule", "gear": "=gearshape.fill", "lock": "=lock.fill",
    "lock.open": "=lock.open.fill",
    "wifi": "=wifi", "person.crop": "=person.fill", "mic": "=mic.fill",
    "wrench": "=wrench.fill", "moon": "=moon.fill",
}
OUTLINES = {
    "circle": (0.56, 0), "square": (0.54, 0), "doc": (0.40, 0.10), "icloud": (0.36, 0.04),
    "bubble.left": (0.46, -0.06), "message": (0.46, -0.04), "rectangle": (0.50, 0), "shield": (0.50, -0.02), "viewfinder": (0.50, 0),
    "calendar": (0.60, 0.076), "diamond": (0.50, 0), "square.stack": (0.44, 0.115), "rectangle.stack": (0.46, 0.115),
    "circle.dashed": (0.54, 0), "circle.dotted": (0.54, 0), "square.dashed": (0.50, 0), "rectangle.portrait": (0.46, 0),
    "heart": (0.36, 0), "clipboard": (0.46, 0.06), "tv": (0.50, -0.08), "display": (0.40, -0.12), "laptopcomputer": (0.36, -0.05),
    "gobackward": (0.44, 0.065),
}
# The numbers of a calendar's days are as high as each other.
DAY_CAP_HEIGHT = 0.40

# Standing figures fill more of a circle or a diamond than other signs, and yet leave a gap to a bold ring.
FIGURE_IN_CIRCLE, FIGURE_IN_RING = 0.70, 0.64

ALL_DRAWN = {**DRAWN, **OBJECTS, **THINGS}


class SourceError(Exception):
    """An invalid line of symbol-names.tsv. The text names the line and the reason."""


class Table:
    """Builds each symbol from its line; a symbol may refer to another."""

    def __init__(self, lines):
        self.lines = lines
        self.built = {}
        material = dict(MATERIAL_AXES, wght=MATERIAL_WEIGHTS["regular"])
        self.fonts = {
            "cupertino": Font(FONTS / "CupertinoIcons.ttf"),
            "material": Font(FONTS / "MaterialSymbols.ttf", dict(material, FILL=0), dict(material, FILL=1)),
            "text": Font(FONTS / "Inter.ttf", TEXT_AXES),
            "signs": Font(FONTS / "NotoSansSymbols.ttf", SIGN_AXES),
            "shapes": ShapeFont(),
        }
        circle = self.cupertino_bounds("circle.fill")
        self.cupertino_scale = CIRCLE_DIAMETER / (circle[3] - circle[1])
        circle = Layer(self.fonts, "material", "circle", scaled(1)).bounds()
        self.material_scale = CIRCLE_DIAMETER / (circle[3] - circle[1])

    def cupertino_bounds(self, name):
        glyph = self.fonts["cupertino"].cmap[int(self.lines[name].removeprefix("c:"), 16)]
        return Layer(self.fonts, "cupertino", glyph, scaled(1)).bounds()

    def symbol(self, name):
        if name not in self.lines:
            raise SourceError(f"no symbol is named {name}")
        if name not in self.built:
            self.built[name] = None
            self.built[name] = self.shape(self.lines[name])
        if self.built[name] is None:
            raise SourceError(f"{name} refers to itself")
        return self.built[name]

    def shape(self, text):
        """Returns the layers of a description, with their ink centered on the origin."""
        word, _, rest = text.partition(" ")
        if not rest:
            return centred(self.atom(word))
        if word == "flip":
            return centred(transformed(self.shape(rest), (-1, 0, 0, 1, 0, 0)))
        if word.startswith("turn."):
            angle = math.radians(float(word.removeprefix("turn.")))
            cosine, sine = round(math.cos(angle), 9), round(math.sin(angle), 9)
            return centred(transformed(self.shape(rest), (cosine, sine, -sine, cosine, 0, 0)))
        if word.startswith("size."):
            return transformed(self.shape(rest), scaled(float(word.removeprefix("size.")) / 100))
        if word.startswith("in."):
            return self.inside(word.removeprefix("in."), rest)
        if word.startswith("badge."):
            return self.badged(word.removeprefix("badge."), self.shape(rest))
        if word.startswith("grid."):
            return self.grid(int(word.removeprefix("grid.")), self.shape(rest))
        if word == "row":
            return centred(self.row(rest.split(" ")))
        if word == "both":
            # Drawn shapes lie where they belong beside the middle of another.
            parts = [self.atom(each) if each.startswith("d:") else centred(self.atom(each)) for each in rest.split(" ")]
            return centred([layer for part in parts for layer in part])
        if word == "slash":
            return self.slashed(self.shape(rest))
        if word.startswith("slash."):
            return self.slashed(self.shape(rest), float(word.removeprefix("slash.")) / 1000)
        if word == "bolt.over":
            return self.bolted(self.shape(rest))
        raise SourceError(f"{word} is unknown")

    def atom(self, word):
        if word == "cross.shape":
            return self.cross(0.94, 0.36)
        if word == "cross.outline":
            return self.cross(0.94, 0.36) + transformed(self.cross(0.80, 0.22), scaled(1), erases=True)
        if word.startswith("="):
            return self.symbol(word[1:])
        if word in SHAPES:
            return SHAPES[word](self)
        if word.startswith(("die.", "dashes.")):
            name, _, number = word.rpartition(".")
            return self.die(int(number), name == "die.fill") if name.startswith("die") else self.dashes(int(number))
        kind, _, value = word.partition(":")
        if kind == "c":
            font = self.fonts["cupertino"]
            code = int(value, 16)
            if code not in font.cmap:
                raise SourceError(f"CupertinoIcons has no glyph {value}")
            return [Layer(self.fonts, "cupertino", font.cmap[code], scaled(self.cupertino_scale))]
        if kind in ("m", "M"):
            font, is_filled = self.fonts["material"], kind == "M"
            glyph = value + ".fill" if is_filled and value + ".fill" in font.order else value
            if glyph not in font.order:
                raise SourceError(f"Material Symbols has no glyph {value}")
            return [Layer(self.fonts, "material", glyph, scaled(self.material_scale), filled=is_filled)]
        if kind == "d" and value in ALL_DRAWN:
            font = self.fonts["shapes"]
            return [
                Layer(self.fonts, "shapes", font.add(path), scaled(1), erases=erases)
                for path, erases in ALL_DRAWN[value]()]
        if kind == "t":
            return self.text(value)
        if kind == "s":
            return self.sign(int(value, 16))
        raise SourceError(f"{word} names no glyph")

    def text(self, value):
        font = self.fonts["text"]
        outlines = font.outlines[False]
        scale = TEXT_CAP_HEIGHT / font.font["OS/2"].sCapHeight
        layers, advance = [], 0
        for character in value:
            if ord(character) not in font.cmap:
                raise SourceError(f"Inter has no {character}")
            glyph = font.cmap[ord(character)]
            layers.append(Layer(self.fonts, "text", glyph, scaled(scale, advance * scale)))
            advance += outlines[glyph].width
        return layers

    def sign(self, code):
        """A character of the font of signs."""
        font = self.fonts["signs"]
        if code not in font.cmap:
            raise SourceError(f"the font of signs has no {code:x}")
        layers = [Layer(self.fonts, "signs", font.cmap[code], scaled(1))]
        left, bottom, right, top = ink(layers)
        return transformed(layers, scaled(SIGN_HEIGHT / (top - bottom)))

    def disc(self, diameter, x=0.0, y=0.0, erases=None):
        return transformed(self.symbol("circle.fill"), scaled(diameter / CIRCLE_DIAMETER, x, y), erases=erases)

    def dashes(self, count):
        """A circle of short strokes."""
        stroke = self.rectangle(0.075, 0.62 * math.pi * 0.92 / count)
        layers = []
        for index in range(count):
            angle = 2 * math.pi * (index + 0.5) / count
            cosine, sine = math.cos(angle), math.sin(angle)
            layers += transformed(stroke, (cosine, sine, -sine, cosine, 0.46 * cosine, 0.46 * sine))
        return layers

    def dots(self):
        """A circle of dots."""
        angles = [2 * math.pi * index / 16 for index in range(16)]
        return [layer for angle in angles for layer in self.disc(0.085, 0.46 * math.cos(angle), 0.46 * math.sin(angle))]

    def ibeam(self):
        """The text cursor: a line with serifs."""
        layers = self.rectangle(0.075, 0.86)
        for y in (-0.42, 0.42):
            layers += transformed(self.rectangle(0.36, 0.075), scaled(1, 0, y))
        return layers

    def die(self, number, is_filled):
        """A face of a die."""
        places = {
            1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)],
            4: [(-1, -1), (-1, 1), (1, -1), (1, 1)], 5: [(-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)],
            6: [(x, y) for x in (-1, 1) for y in (-1, 0, 1)],
        }
        if number not in places:
            raise SourceError(f"no die has {number}")
        layers = list(self.symbol("square.fill" if is_filled else "square"))
        for x, y in places[number]:
            layers += self.disc(0.155, 0.225 * x, 0.225 * y, erases=True if is_filled else None)
        return layers

    def sparkle(self):
        """A square without the quarters of discs at its corners."""
        layers = self.rectangle(0.96, 0.96)
        for x in (-0.49, 0.49):
            for y in (-0.49, 0.49):
                layers += self.disc(0.965, x, y, erases=True)
        return layers

    def crown(self):
        """A band and five points."""
        layers = self.rectangle(0.92, 0.62)
        notch = transformed(self.symbol("triangle.fill"), (0.36, 0, 0, -0.62, 0, 0))
        for x in (-0.245, 0.245):
            layers += transformed(notch, scaled(1, x, 0.24), erases=True)
        side = transformed(self.symbol("triangle.fill"), (0.22, 0, 0, -0.75, 0, 0))
        for x in (-0.5, 0.5):
            layers += transformed(side, scaled(1, x, -0.10), erases=True)
        for x, y in ((-0.5, 0.27), (0, 0.38), (0.5, 0.27)):
            layers += self.disc(0.16, x, y)
        return layers

    def seal(self, size=1.0, erases=None):
        """A disc with eight round lobes."""
        layers = self.disc(0.86 * size, erases=erases)
        for index in range(8):
            angle = math.pi * (index + 0.5) / 4
            layers += self.disc(
                0.36 * size, 0.345 * size * math.cos(angle), 0.345 * size * math.sin(angle), erases=erases)
        return layers

    def gibbous(self):
        """A moon more than half full, its lit side on the right, in a thin circle."""
        left = self.rectangle(0.6, 1.2)
        layers = self.disc(0.996) + transformed(left, scaled(1, -0.3, 0), erases=True)
        bulge = transformed(self.symbol("circle.fill"), (0.55, 0, 0, 1, 0, 0))
        return layers + bulge + self.symbol("circle")

    def rectangle(self, width, height):
        """A bar with slightly rounded corners: CupertinoIcons' square, stretched."""
        square = self.symbol("square.fill")
        left, bottom, right, top = ink(square)
        return transformed(square, (width / (right - left), 0, 0, height / (top - bottom), 0, 0))

    def cross(self, length, breadth):
        return self.rectangle(length, breadth) + self.rectangle(breadth, length)

    def content(self, text, size, cap_height=CONTENT_CAP_HEIGHT):
        layers = self.shape(text)
        left, bottom, right, top = ink(layers)
        factor = size / max(right - left, top - bottom)
        if text.startswith("t:"):
            factor = min(min(cap_height, size) / TEXT_CAP_HEIGHT, (size + 0.08) / (right - left))
        return transformed(layers, scaled(factor))

    def inside(self, outline, text):
        """A symbol in an outline, or cut out of a filled one."""
        if outline.removesuffix(".fill") not in OUTLINES:
            raise SourceError(f"in.{outline} is unknown")
        size, drop = OUTLINES[outline.removesuffix(".fill")]
        if outline.startswith(("circle", "diamond")) and text.startswith("=figure."):
            left, bottom, right, top = ink(self.shape(text))
            if right - left < 0.95 * (top - bottom):
                size = FIGURE_IN_CIRCLE if outline.endswith(".fill") else FIGURE_IN_RING
        if outline == "calendar":
            return self.atom("d:calendar.page") + transformed(self.content(text, size, DAY_CAP_HEIGHT), scaled(1, 0, -drop))
        inner = transformed(self.content(text, size), scaled(1, 0, -drop))
        if not outline.endswith(".fill"):
            return self.symbol(outline) + inner
        # The erasing layers of the inner symbol must be kept, and only its paint can be cut out.
        painted = [layer for layer in inner if not layer.erases]
        return self.symbol(outline) + transformed(painted, scaled(1), erases=True)

    def badged(self, badge, base):
        """A disc with a small symbol cut out, surrounded by a gap, at the lower trailing corner."""
        left, bottom, right, top = ink(base)
        disc = self.symbol("circle.fill")
        if badge in ("dot", "dot.top"):
            diameter = 0.34
            x, y = right - 0.10, (top - 0.10 if badge == "dot.top" else bottom + 0.10)
        elif badge in BADGES:
            diameter = BADGE_DIAMETER
            x, y = right - 0.10, bottom + 0.16
        else:
            raise SourceError(f"badge.{badge} is unknown")
        unit = diameter / CIRCLE_DIAMETER
        gap = (diameter + 2 * BADGE_GAP) / CIRCLE_DIAMETER
        layers = base + transformed(disc, scaled(gap, x, y), erases=True) + transformed(disc, scaled(unit, x, y))
        if badge in BADGES:
            inner = [layer for layer in self.content(BADGES[badge], BADGE_CONTENT) if not layer.erases]
            layers += transformed(inner, scaled(1, x, y), erases=True)
        return centred(layers)

    def slashed(self, base, height=None):
        """A bar from the upper leading to the lower trailing corner, in a gap; over the symbol's size, or this high."""
        left, bottom, right, top = ink(base)
        reach = (max(right - left, top - bottom) + 0.12) / 2
        length = 2 * reach * math.sqrt(2) * 0.92 if height is None else height * math.sqrt(2) - SLASH_WIDTH
        cosine, sine = math.sqrt(0.5), -math.sqrt(0.5)
        turn = (cosine, sine, -sine, cosine, 0, 0)
        bar = transformed(self.rectangle(length, SLASH_WIDTH), turn)
        gap = transformed(self.rectangle(length / 0.92, SLASH_WIDTH), turn)
        offset = (SLASH_WIDTH / 2 + SLASH_GAP / 2) * math.sqrt(0.5)
        x, y = (left + right) / 2, (bottom + top) / 2
        bar = transformed(bar, scaled(1, x, y))
        # The gap is only on the bar's upper side, as in SF's slashed symbols.
        return centred(base + transformed(gap, scaled(1, x + offset, y + offset), erases=True) + bar)

    def grid(self, count, base):
        """A grid of count by count symbols with the total width of SF's grids."""
        left, bottom, right, top = ink(base)
        pitch = 1.0 / (count - 0.22)
        small = transformed(base, scaled(pitch * 0.78 / max(right - left, top - bottom)))
        steps = [(index - (count - 1) / 2) * pitch for index in range(count)]
        return [layer for y in steps for x in steps for layer in transformed(small, scaled(1, x, y))]

    def row(self, words):
        """Several atoms next to each other, with symbols at half their size."""
        layers, x = [], 0.0
        for word in words:
            part = centred(self.atom(word) if word in SHAPES else transformed(self.atom(word), scaled(0.5)))
            left, _, right, _ = ink(part)
            layers += transformed(part, scaled(1, x - left, 0))
            x += right - left + 0.11
        return layers

    def bolted(self, base):
        bolt = transformed(self.symbol("bolt.fill"), (0.80, 0, 0, 0.80, 0, 0))
        gap = transformed(self.symbol("bolt.fill"), (1.06, 0, 0, 0.92, 0, 0), erases=True)
        return base + transformed(gap, scaled(1, -0.07, 0)) + transformed(bolt, scaled(1, -0.07, 0))

    def entry(self, name):
        layers = self.symbol(name)
        left, bottom, right, top = ink(layers)
        ink_width, ink_height, side, above = MEASURED.get(name, (None, None, None, None))
        side, above = HORIZONTAL_MARGIN if side is None else side, VERTICAL_MARGIN if above is None else above
        stretch = (ink_width / (right - left) if ink_width else 1, ink_height / (top - bottom) if ink_height else 1)
        width = (right - left) * stretch[0] + 2 * side
        height = (top - bottom) * stretch[1] + 2 * above
        place = (stretch[0], 0, 0, stretch[1], side - left * stretch[0], above - bottom * stretch[1])
        result = {
            "width": round(width, 4), "height": round(height, 4),
            "baseline": round(height / 2 - CENTRE_ABOVE_BASELINE, 4),
        }
        if mirrors(name):
            result["mirrors"] = True
        result["layers"] = [layer.json(place) for layer in layers]
        return result


# Shapes that are in no font.
SHAPES = {
    "sparkle.shape": Table.sparkle, "crown.shape": Table.crown, "seal.shape": Table.seal,
    "seal.outline": lambda table: table.seal() + table.seal(0.84, erases=True), "gibbous": Table.gibbous,
    "ibeam": Table.ibeam, "bar": lambda table: table.rectangle(0.075, 0.94), "dots": Table.dots,
}


def mirrors(name):
    """Returns whether SF mirrors the symbol in right-to-left layouts."""
    words = name.split(".")
    sides = {"left", "right", "topleft", "topright", "bottomleft", "bottomright"}
    if words[0] in ("backward", "forward") or sides.intersection(words):
        return False
    if any(word in ("forward", "backward", "leading", "trailing", "leadinghalf", "trailinghalf") for word in words):
        return True
    if words[0] == "text" and len(words) > 1 and words[1] in ("alignleft", "alignright", "aligncenter", "justify"):
        return False
    return words[0] in ("list", "text", "checklist", "speaker", "increase", "decrease")


def expanded(name, description):
    """Expands a name with {a-z} or {0-50} to one symbol per letter or number. {} is the current one, in uppercase."""
    found = re.search(r"\{(\w+)-(\w+)\}", name)
    if not found:
        return [(name, description)]
    first, last = found.groups()
    if first.isdigit():
        values = [str(number) for number in range(int(first), int(last) + 1)]
    else:
        values = [chr(code) for code in range(ord(first), ord(last) + 1)]
    return [(name.replace(found[0], value), description.replace("{}", value.upper())) for value in values]


def read_names():
    lines = {}
    for number, line in enumerate(NAMES.read_text(encoding="utf-8").splitlines(), 1):
        if not line or line.startswith("#"):
            continue
        name, tab, description = line.partition("\t")
        if not tab or not description:
            raise SourceError(f"line {number}: the line must contain a name, a tab and a description")
        for single, detail in expanded(name, description):
            if single in lines:
                raise SourceError(f"line {number}: {single} is defined twice")
            lines[single] = detail
    return lines


def make():
    lines = read_names()
    table = Table(lines)
    fonts = {
        "cupertino": {"file": "CupertinoIcons.ttf"},
        "material": {"file": "MaterialSymbols.ttf", "axes": MATERIAL_AXES, "weights": MATERIAL_WEIGHTS},
        "text": {"file": "Inter.ttf", "axes": TEXT_AXES},
        "signs": {"file": "NotoSansSymbols.ttf", "axes": SIGN_AXES},
    }

    def dump(value):
        return json.dumps(value, separators=(",", ":"))

    rows = []
    for name in sorted(lines):
        try:
            rows.append(f'{json.dumps(name)}:{dump(table.entry(name))}')
        except SourceError as error:
            raise SourceError(f"{name}: {error}") from error
    shapes = dump(list(table.fonts["shapes"].order))
    return "{\n\"fonts\":" + dump(fonts) + ",\n\"shapes\":" + shapes + ",\n\"symbols\":{\n" + ",\n".join(rows) + "\n}\n}\n"


def main():
    try:
        text = make()
    except (SourceError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    if sys.argv[1:] == ["--check"]:
        if TABLE.read_text(encoding="utf-8") != text:
            print("error: Resources/symbols.json is out of date; run Scripts/make-symbol-table.py", file=sys.stderr)
            return 1
        return 0
    TABLE.write_text(text, encoding="utf-8")
    print(f"{text.count(chr(10)) - 7} symbols")
    return 0


if __name__ == "__main__":
    sys.exit(main())
