"""More outlines of symbols that no icon font has: faces, charts, lines of text and things, with the tools of symbol_shapes.py."""
import math

from symbol_shapes import (
    EDGE, LINE, arc, bent, chain, corners, disc, erase, frame, grown, line, outline, paint, path, polygon, ring, rounded, smooth, stroke,
    trend)


def features(size=1.0, width=0.065):
    """The eyes and the mouth of a smiling face."""
    eyes = [disc(side * 0.165 * size, 0.12 * size, 0.06 * size) for side in (-1, 1)]
    return [*eyes, arc(0, 0.0, 0.24 * size, 208, 332, width)]


def face_disc():
    """A smiling face cut out of a disc that leaves room for dashes around it."""
    return paint(disc(0, 0, 0.365)) + erase(*features(0.82, 0.058))


def face_in_corners():
    """Two eyes, a nose and a mouth between four corners."""
    eyes = [line(side * 0.20, 0.10, side * 0.20, 0.175, 0.066) for side in (-1, 1)]
    nose = chain((0.02, 0.165), (0.02, -0.045), (-0.035, -0.055), width=0.058)
    return paint(*corners(bend=0.16, end=0.20), *eyes, nose, arc(0, -0.035, 0.185, 220, 320, 0.06))


def bars(*heights):
    """Bars on a line."""
    width, step = 0.175, 0.262
    start = -step * (len(heights) - 1) / 2
    return paint(
        line(-0.52, -0.44, 0.52, -0.44),
        *[rounded(start + step * index, -0.345 + height / 2, width, height, 0.035) for index, height in enumerate(heights)])


def words(rows, width=LINE):
    """Lines of text with gaps between their words: for each row the ends of its words."""
    top = 0.145 * (len(rows) - 1)
    return paint(*[
        line(start + width / 2, top - 0.29 * index, end - width / 2, top - 0.29 * index, width)
        for index, row in enumerate(rows) for start, end in row])


def redaction():
    """Lines of text, parts of which are blackened."""
    return paint(
        line(-0.465, 0.36, -0.18, 0.36), rounded(0.20, 0.36, 0.60, 0.17, 0.03), rounded(-0.16, 0.12, 0.68, 0.17, 0.03),
        line(0.32, 0.12, 0.465, 0.12), line(-0.465, -0.12, 0.465, -0.12), line(-0.465, -0.36, -0.28, -0.36),
        rounded(0.06, -0.36, 0.42, 0.17, 0.03))


def balloon(x, y, size, is_filled, is_lit=True):
    """A balloon with its knot, its string and perhaps a light on it."""
    def skin(inset):
        w, low, top = 0.35 * size - inset, -0.34 * size + inset * 1.1, 0.50 * size - inset
        return path(
            ("M", (x, y + low)), ("C", (x + 0.16 * size, y + low), (x + w, y - 0.08 * size), (x + w, y + 0.15 * size)),
            ("C", (x + w, y + 0.36 * size), (x + 0.19 * size, y + top), (x, y + top)),
            ("C", (x - 0.19 * size, y + top), (x - w, y + 0.36 * size), (x - w, y + 0.15 * size)),
            ("C", (x - w, y - 0.08 * size), (x - 0.16 * size, y + low), (x, y + low)), ("Z",))
    knot = bent([
        (x, y - 0.30 * size, 0.01), (x + 0.095 * size, y - 0.425 * size, 0.02), (x - 0.095 * size, y - 0.425 * size, 0.02)])
    string = stroke(lambda t: (x + 0.035 * size * math.sin(2 * math.pi * t), y - (0.42 + 0.36 * t) * size), 8, 0.055)
    light = [arc(x, y + 0.16 * size, 0.20 * size, 15, 75, 0.055)] if is_lit else []
    parts = erase(skin(-0.06)) + paint(skin(0), knot, string) + ([] if is_filled else erase(skin(LINE)))
    return parts + ((erase if is_filled else paint)(*light) if light else [])


def balloons(is_filled):
    """Two balloons, the right one before the other."""
    return balloon(-0.26, -0.05, 0.80, is_filled, False) + balloon(0.24, 0.10, 0.86, is_filled)


# Shapes by the word that names them in symbol-names.tsv.
OBJECTS = {
    "features": lambda: paint(*features()), "face.disc": face_disc, "face.corners": face_in_corners,
    "trend.down": lambda: trend((-0.33, 0.36), (0.07, -0.07), (0.26, 0.08), (0.48, -0.19)),
    "trend.flat": lambda: trend((-0.33, -0.06), (-0.10, 0.16), (0.14, -0.10), (0.48, 0.13)),
    "trend.sign": lambda: trend((-0.31, -0.15), (-0.10, 0.10), (0.08, -0.07), (0.48, 0.36), width=0.115),
    "trend.down.sign": lambda: trend((-0.31, 0.36), (0.07, -0.07), (0.25, 0.10), (0.48, -0.15), width=0.115),
    "trend.flat.sign": lambda: trend((-0.31, -0.06), (-0.10, 0.18), (0.14, -0.10), (0.48, 0.15), width=0.115),
    "bars": lambda: bars(0.40, 0.80, 0.26, 0.60), "bars.up": lambda: bars(0.22, 0.41, 0.60, 0.80),
    "bars.down": lambda: bars(0.80, 0.60, 0.41, 0.22),
    "words": lambda: words([
        [(-0.50, -0.22), (-0.10, 0.50)], [(-0.50, 0.10), (0.22, 0.50)], [(-0.50, -0.22), (-0.10, 0.16), (0.28, 0.50)],
        [(-0.50, 0.02), (0.14, 0.34)]]),
    "redaction": redaction,
    "balloon": lambda: balloon(0, 0, 1.1, False), "balloon.fill": lambda: balloon(0, 0, 1.1, True),
    "balloons": lambda: balloons(False), "balloons.fill": lambda: balloons(True),
}
