"""More outlines of symbols that no icon font has: faces, charts, lines of text and things, with the tools of symbol_shapes.py."""
import math

from symbol_shapes import (
    EDGE, LINE, arc, bent, chain, closed_book, corners, disc, erase, frame, grown, line, outline, paint, path, ring, rounded, stroke, trend)


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


def half_rectangle(side):
    """A rectangle, one half of which is filled."""
    width, height = 1.151, 0.896
    u, v = {"left": (-1, 0), "right": (1, 0), "top": (0, 1), "bottom": (0, -1)}[side]
    w, h = width / (2 if u else 1), height / (2 if v else 1)
    whole = paint(rounded(0, 0, width, height, 0.15))
    inner = rounded(0, 0, width - 2 * EDGE, height - 2 * EDGE, 0.07)
    # The filled half is painted over the frame; its square corners are in the middle.
    x, y = u * width / 4, v * height / 4
    corner = [(x + a * w / 2, y + b * h / 2, 0.15 if (a == u or b == v) else 0) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return whole + erase(inner) + paint(bent(corner))


def split_rectangle(columns, rows, is_filled, width=1.151, height=0.896):
    """A rectangle with lines between its columns and rows."""
    lines = [line(x, -height / 2 + 0.04, x, height / 2 - 0.04) for x in (width * (index / columns - 0.5) for index in range(1, columns))]
    lines += [line(-width / 2 + 0.04, y, width / 2 - 0.04, y) for y in (height * (index / rows - 0.5) for index in range(1, rows))]
    if is_filled:
        gaps = [rounded(width * (index / columns - 0.5), 0, LINE, height + 0.1, 0.001) for index in range(1, columns)]
        gaps += [rounded(0, height * (index / rows - 0.5), width + 0.1, LINE, 0.001) for index in range(1, rows)]
        return paint(rounded(0, 0, width, height, 0.15)) + erase(*gaps)
    return paint(frame(0, 0, width, height, 0.15, EDGE), *lines)


def inset_half_with_arrow():
    """A rectangle whose right half has a filled form with an arrow to the right cut out."""
    x = 0.245
    arrow = [line(x - 0.11, 0, x + 0.11, 0, 0.06), line(x + 0.02, 0.10, x + 0.115, 0, 0.06), line(x + 0.02, -0.10, x + 0.115, 0, 0.06)]
    return paint(frame(0, 0, 1.151, 0.896, 0.15, EDGE), rounded(x, 0, 0.42, 0.60, 0.07)) + erase(*arrow)


def upright_with_triangles(is_outward):
    """An upright rectangle, and triangles on both sides that point away from it or to it."""
    parts = [frame(0, 0, 0.62, 0.96, 0.13, EDGE)]
    for side in (-1, 1):
        tip, back = (0.66, 0.46) if is_outward else (0.46, 0.66)
        parts.append(bent([(side * tip, 0, 0.02), (side * back, 0.15, 0.02), (side * back, -0.15, 0.02)]))
    return paint(*parts)


def layers(filled):
    """Three layers, one of which is filled."""
    def square(y):
        return [(-0.50, y, 0.07), (0, y - 0.25, 0.07), (0.50, y, 0.07), (0, y + 0.25, 0.07)]
    parts = []
    for index, y in enumerate((-0.24, 0.0, 0.24)):
        parts += erase(bent(grown(square(y), 0.085)))
        form = grown(square(y), 0.035)
        parts += paint(bent(form)) if index == filled else paint(outline(square(y)))
    return parts


def cross_of_circles(is_filled):
    """Four circles in the form of a cross."""
    places = [(0, 0.36), (0.36, 0), (0, -0.36), (-0.36, 0)]
    return paint(*[disc(x, y, 0.175) if is_filled else ring(x, y, 0.175, 0.06) for x, y in places])


def clipboard():
    """A filled board with a clip."""
    return paint(rounded(0, -0.05, 0.80, 0.92, 0.12)) + erase(rounded(0, 0.38, 0.52, 0.26, 0.09)) + paint(
        rounded(0, 0.38, 0.40, 0.16, 0.05), disc(0, 0.46, 0.09)) + erase(disc(0, 0.46, 0.035))


def view():
    """Mountains and a sun, as in a photo, in the lowest of a stack of rectangles."""
    mountains = [
        (-0.42, -0.38, 0.02), (0.42, -0.38, 0.02), (0.42, -0.25, 0.02), (0.20, -0.03, 0.03), (0.0, -0.24, 0.0), (-0.12, -0.14, 0.03),
        (-0.42, -0.33, 0.02)]
    return [disc(-0.27, 0.02, 0.065), bent(mountains)]


def letter_on_book():
    """The letter A on the cover of a book."""
    return [chain((-0.16, -0.02), (0.0, 0.36), (0.16, -0.02), width=0.066), line(-0.10, 0.09, 0.10, 0.09, 0.06)]


def filled_book():
    """A filled closed book with a letter cut out, and the edge of its pages below."""
    cover = [(-0.415, -0.215, 0), (0.415, -0.215, 0.02), (0.415, 0.535, 0.11), (-0.415, 0.535, 0.15)]
    pages = [line(-0.38, -0.36, -0.38, 0.2), arc(-0.25, -0.37, 0.13, 90, 270), line(-0.25, -0.50, 0.38, -0.50)]
    return paint(bent(cover), *pages) + erase(*letter_on_book())


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
    **{f"rectangle.{side}": lambda side=side: half_rectangle(side) for side in ("left", "right", "top", "bottom")},
    **{f"rectangle.{x}x{y}": lambda x=x, y=y: split_rectangle(x, y, False) for x, y in ((2, 1), (1, 2), (2, 2))},
    **{f"rectangle.{x}x{y}.fill": lambda x=x, y=y: split_rectangle(x, y, True) for x, y in ((2, 1), (1, 2), (2, 2))},
    "upright.2x1": lambda: split_rectangle(2, 1, False, 0.78, 0.98), "upright.2x1.fill": lambda: split_rectangle(2, 1, True, 0.78, 0.98),
    "rectangle.right.arrow": inset_half_with_arrow, "upright.outward": lambda: upright_with_triangles(True),
    "upright.inward": lambda: upright_with_triangles(False), "layers.low": lambda: layers(0), "layers.middle": lambda: layers(1),
    "circles.cross": lambda: cross_of_circles(False), "circles.cross.fill": lambda: cross_of_circles(True), "clipboard.fill": clipboard,
    "view": lambda: paint(*view()), "view.erased": lambda: erase(*view()), "book.letter": lambda: closed_book(*letter_on_book()),
    "book.letter.fill": filled_book,
    "balloon": lambda: balloon(0, 0, 1.1, False), "balloon.fill": lambda: balloon(0, 0, 1.1, True),
    "balloons": lambda: balloons(False), "balloons.fill": lambda: balloons(True),
}
