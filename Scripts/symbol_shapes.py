"""Outlines of symbols that no icon font has, in em, y up: lines, rings and forms, drawn by the functions below.

A shape is a list of parts. A part is SVG path data, and whether it takes away what the parts before it painted.
"""
import math

from fontTools.misc.transform import Identity
from fontTools.svgLib.path import parse_path

# The width of lines at the regular weight.
LINE = 0.07
# The same of frames beside CupertinoIcons' square and rectangle.
EDGE = 0.078
# The length of a cubic's handles for a quarter of a circle of radius 1.
QUARTER = 0.5523


class ShapeFont:
    """The shapes as a font: each outline is a glyph, named by its path data."""

    def __init__(self):
        self.order = {}
        self.outlines = {False: self, True: self}

    def __getitem__(self, path):
        return ShapeGlyph(path)

    def add(self, path):
        self.order.setdefault(path, len(self.order))
        return path


class ShapeGlyph:
    def __init__(self, path):
        self.path = path

    def draw(self, pen):
        parse_path(self.path, pen)


def number(value):
    text = f"{value:.4f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def path(*steps):
    """Path data of steps: a letter, then points."""
    words = []
    for letter, *points in steps:
        words.append(letter + " ".join(number(value) for point in points for value in point))
    return "".join(words)


def rounded(x, y, width, height, radius):
    """A rectangle around x, y with round corners."""
    left, right, bottom, top = x - width / 2, x + width / 2, y - height / 2, y + height / 2
    r, k = radius, radius * (1 - QUARTER)
    return path(
        ("M", (left + r, bottom)), ("L", (right - r, bottom)),
        ("C", (right - k, bottom), (right, bottom + k), (right, bottom + r)), ("L", (right, top - r)),
        ("C", (right, top - k), (right - k, top), (right - r, top)), ("L", (left + r, top)),
        ("C", (left + k, top), (left, top - k), (left, top - r)), ("L", (left, bottom + r)),
        ("C", (left, bottom + k), (left + k, bottom), (left + r, bottom)), ("Z",))


def disc(x, y, radius):
    return rounded(x, y, 2 * radius, 2 * radius, radius)


def reverse_rounded(x, y, width, height, radius):
    """The same as a hole: its outline runs the other way round."""
    left, right, bottom, top = x - width / 2, x + width / 2, y - height / 2, y + height / 2
    r, k = radius, radius * (1 - QUARTER)
    return path(
        ("M", (left + r, bottom)), ("C", (left + k, bottom), (left, bottom + k), (left, bottom + r)),
        ("L", (left, top - r)), ("C", (left, top - k), (left + k, top), (left + r, top)), ("L", (right - r, top)),
        ("C", (right - k, top), (right, top - k), (right, top - r)), ("L", (right, bottom + r)),
        ("C", (right, bottom + k), (right - k, bottom), (right - r, bottom)), ("Z",))


def frame(x, y, width, height, radius, line=LINE):
    """The outline of a rounded rectangle, as a line inside it."""
    return rounded(x, y, width, height, radius) + reverse_rounded(
        x, y, width - 2 * line, height - 2 * line, max(0.001, radius - line))


def ring(x, y, radius, line=LINE):
    return frame(x, y, 2 * radius, 2 * radius, radius, line)


def stroke(curve, count, width=LINE):
    """A line with round ends along curve(t), t from 0 to 1, made of `count` cubics on either side."""
    def place(t, side):
        d = 1e-4
        x, y = curve(t)
        u, v = curve(min(1, t + d)), curve(max(0, t - d))
        dx, dy = u[0] - v[0], u[1] - v[1]
        length = math.hypot(dx, dy)
        return x - side * width / 2 * dy / length, y + side * width / 2 * dx / length

    def tangent(t, side):
        d = 1e-3
        a, b = max(0, t - d), min(1, t + d)
        u, v = place(a, side), place(b, side)
        return (v[0] - u[0]) / (b - a), (v[1] - u[1]) / (b - a)

    def run(values, side):
        steps = []
        for a, b in zip(values, values[1:]):
            (x, y), (u, v), h = place(a, side), place(b, side), (b - a) / 3
            (p, q), (r, s) = tangent(a, side), tangent(b, side)
            steps.append(("C", (x + p * h, y + q * h), (u - r * h, v - s * h), (u, v)))
        return steps

    def cap(t, side):
        """A half circle from one side to the other, ahead of the line's end."""
        (x, y), (u, v) = place(t, side), place(t, -side)
        middle = ((x + u) / 2, (y + v) / 2)
        rx, ry = x - middle[0], y - middle[1]
        fx, fy = (-ry, rx)
        k = QUARTER
        return [
            ("C", (x + fx * k, y + fy * k), (middle[0] + fx + rx * k, middle[1] + fy + ry * k),
             (middle[0] + fx, middle[1] + fy)),
            ("C", (middle[0] + fx - rx * k, middle[1] + fy - ry * k), (u + fx * k, v + fy * k), (u, v)),
        ]

    values = [index / count for index in range(count + 1)]
    steps = [("M", place(0, -1))] + run(values, -1) + cap(1, -1) + run(values[::-1], 1) + cap(0, 1)
    return path(*steps, ("Z",))


def line(x, y, u, v, width=LINE):
    return stroke(lambda t: (x + (u - x) * t, y + (v - y) * t), 1, width)


def arc(x, y, radius, start, end, width=LINE):
    """Part of a ring, from one angle to another, in degrees counter-clockwise from the right."""
    def curve(t):
        angle = math.radians(start + (end - start) * t)
        return x + radius * math.cos(angle), y + radius * math.sin(angle)
    return stroke(curve, max(1, math.ceil(abs(end - start) / 45)), width)


def taper(x, y, radius, u, v, other):
    """The form around two circles."""
    length = math.hypot(u - x, v - y)
    axis = math.atan2(v - y, u - x)
    spread = math.acos((radius - other) / length)
    points = [
        (x + radius * math.cos(axis - spread), y + radius * math.sin(axis - spread)),
        (u + other * math.cos(axis - spread), v + other * math.sin(axis - spread)),
        (u + other * math.cos(axis + spread), v + other * math.sin(axis + spread)),
        (x + radius * math.cos(axis + spread), y + radius * math.sin(axis + spread)),
    ]
    return disc(x, y, radius) + disc(u, v, other) + polygon(points)


def polygon(points):
    """A form with corners. All forms run counter-clockwise, so that they join where they overlap."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))
    points = points if area > 0 else points[::-1]
    return path(("M", points[0]), *[("L", point) for point in points[1:]], ("Z",))


def bent(points, is_hole=False):
    """A form whose corners are round: each point has its radius behind its place."""
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(points, points[1:] + points[:1]))
    points = points if (area < 0) == is_hole else points[::-1]
    steps = []
    for (a, b, _), (x, y, radius), (c, d, _) in zip(points[-1:] + points[:-1], points, points[1:] + points[:1]):
        before, after = math.hypot(a - x, b - y), math.hypot(c - x, d - y)
        back, ahead = ((a - x) / before, (b - y) / before), ((c - x) / after, (d - y) / after)
        turn = math.pi - math.acos(max(-1, min(1, back[0] * ahead[0] + back[1] * ahead[1])))
        reach = min(radius * math.tan(turn / 2), 0.499 * before, 0.499 * after)
        if reach < 1e-4:
            steps.append(("L" if steps else "M", (x, y)))
            continue
        handle = reach - 4 / 3 * math.tan(turn / 4) * reach / math.tan(turn / 2)
        steps.append(("L" if steps else "M", (x + back[0] * reach, y + back[1] * reach)))
        steps.append((
            "C", (x + back[0] * handle, y + back[1] * handle), (x + ahead[0] * handle, y + ahead[1] * handle),
            (x + ahead[0] * reach, y + ahead[1] * reach)))
    return path(*steps, ("Z",))


def grown(points, width):
    """The same form, each of whose edges is this much further out; its points run counter-clockwise."""
    result = []
    for (a, b, _), (x, y, radius), (c, d, _) in zip(points[-1:] + points[:-1], points, points[1:] + points[:1]):
        before, after = math.hypot(x - a, y - b), math.hypot(c - x, d - y)
        p, q = ((y - b) / before, (a - x) / before), ((d - y) / after, (x - c) / after)
        far = width / (1 + p[0] * q[0] + p[1] * q[1])
        is_convex = (x - a) * (d - y) - (y - b) * (c - x) > 0
        result.append((x + (p[0] + q[0]) * far, y + (p[1] + q[1]) * far, max(0, radius + (width if is_convex else -width))))
    return result


def outline(points, width=LINE):
    """A line along the edge of a form with round corners; the points are its middle."""
    return bent(grown(points, width / 2)) + bent(grown(points, -width / 2), True)


def smooth(points):
    """A closed curve through points."""
    steps = [("M", points[0])]
    count = len(points)
    for index in range(count):
        before, a, b, after = (points[(index + shift) % count] for shift in (-1, 0, 1, 2))
        steps.append((
            "C", (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6),
            (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6), b))
    return path(*steps, ("Z",))


def chain(*points, width=LINE):
    """Lines from each point to the next."""
    return "".join(line(*a, *b, width) for a, b in zip(points, points[1:]))


def paint(*parts):
    return [("".join(parts), False)]


def erase(*parts):
    return [("".join(parts), True)]


def teardrop(x, y, radius, tip):
    """A drop: a circle around x, y that ends in a point above it."""
    k = QUARTER * radius
    return path(
        ("M", (x, y - radius)), ("C", (x + k, y - radius), (x + radius, y - k), (x + radius, y)),
        ("C", (x + radius, y + 0.42 * radius), (x + 0.30 * radius, y + 0.72 * tip),
         (x + 0.10 * radius, y + 0.96 * tip)),
        ("C", (x + 0.05 * radius, y + tip), (x - 0.05 * radius, y + tip), (x - 0.10 * radius, y + 0.96 * tip)),
        ("C", (x - 0.30 * radius, y + 0.72 * tip), (x - radius, y + 0.42 * radius), (x - radius, y)),
        ("C", (x - radius, y - k), (x - k, y - radius), (x, y - radius)), ("Z",))


def humidity(is_filled):
    """Three waves, and a drop before them."""
    def wave(y):
        return stroke(lambda t: (-0.54 + 0.98 * t, y - 0.13 * math.cos(2 * math.pi * (t - 0.20) / 1.18)), 8)
    parts = paint(wave(0.27), wave(0.0), wave(-0.27))
    x, y, radius, tip = 0.34, -0.24, 0.215, 0.42
    parts += erase(teardrop(x, y, radius + 0.06, tip + 0.11)) + paint(teardrop(x, y, radius, tip))
    return parts if is_filled else parts + erase(teardrop(x, y, radius - 0.058, tip - 0.11))


def sensor(is_filled):
    """A square case with a grille, and two waves to its right."""
    parts = paint(rounded(0, 0, 0.845, 0.862, 0.15) if is_filled else frame(0, 0, 0.845, 0.862, 0.15))
    grille = [line(x, 0.01, x, 0.25, 0.054) for x in (-0.01, 0.113, 0.236)]
    parts += erase(*grille) if is_filled else paint(*grille)
    return parts + paint(arc(0.31, 0.13, 0.28, -36, 36, 0.06), arc(0.31, 0.13, 0.44, -38, 38, 0.06))


def apps_phone():
    """A phone with three rows of apps and a dock."""
    places = [(x, y) for y in (0.335, 0.20, 0.065) for x in (-0.128, 0, 0.128)][:-1]
    places += [(x, -0.34) for x in (-0.128, 0, 0.128)]
    return paint(frame(0, 0, 0.627, 1.052, 0.13), *[rounded(x, y, 0.085, 0.085, 0.018) for x, y in places])


def plug(is_filled):
    """A plug that lies, its cord on the left."""
    def body(inset):
        cord, end, face, half = 0.167 - inset, 0.335 - inset, -0.615 + inset, 0.386 - inset
        back, r = 0.342 - inset, 0.09 - inset * 0.8
        return path(
            ("M", (face + r, -cord)), ("L", (-0.31, -cord)),
            ("C", (-0.17, -cord), (-0.19, -half), (0.10, -half)), ("L", (back - r, -half)),
            ("C", (back, -half), (back, -half), (back, -half + r)), ("L", (back, half - r)),
            ("C", (back, half), (back, half), (back - r, half)), ("L", (0.10, half)),
            ("C", (-0.19, half), (-0.17, cord), (-0.31, cord)), ("L", (face + r, cord)),
            ("C", (face, cord), (face, cord), (face, cord - r)), ("L", (face, -cord + r)),
            ("C", (face, -cord), (face, -cord), (face + r, -cord)), ("Z",))
    parts = paint(body(0))
    if not is_filled:
        parts += erase(body(LINE))
    return parts + paint(*[line(0.31, y, 0.555, y, 0.12) for y in (-0.175, 0.175)])


def router(is_filled):
    """A flat case with a dash and four lights, and three waves above it."""
    waves = paint(*[
        arc(0, y, radius, 90 - 27, 90 + 27, 0.06) for y, radius in ((-0.36, 0.78), (-0.30, 0.56), (-0.24, 0.34))])
    lights = [line(-0.485, -0.262, -0.37, -0.262, 0.062)] + [disc(x, -0.262, 0.062) for x in (-0.08, 0.11, 0.30, 0.49)]
    case = rounded(0, -0.262, 1.40, 0.415, 0.13) if is_filled else frame(0, -0.262, 1.40, 0.415, 0.13)
    return waves + paint(case) + (erase(*lights) if is_filled else paint(*lights))


def checkered():
    """A shield with the upper left and the lower right quarter filled."""
    def shield(inset):
        w, top, shoulder, low = 0.40 - inset, 0.505 - inset * 1.1, 0.345 - inset * 0.7, 0.505 - inset * 1.15
        return path(
            ("M", (0, -low)), ("C", (0.20, -0.41 + inset), (w, -0.22), (w, 0.02)), ("L", (w, shoulder)),
            ("C", (w - 0.12, shoulder), (0.13, top - 0.07), (0, top)),
            ("C", (-0.13, top - 0.07), (-w + 0.12, shoulder), (-w, shoulder)), ("L", (-w, 0.02)),
            ("C", (-w, -0.22), (-0.20, -0.41 + inset), (0, -low)), ("Z",))
    upper = path(
        ("M", (0, 0.02)), ("L", (0, 0.46)), ("C", (-0.13, 0.40), (-0.24, 0.32), (-0.37, 0.31)),
        ("L", (-0.37, 0.02)), ("Z",))
    lower = path(
        ("M", (0, 0.02)), ("L", (0.37, 0.02)), ("C", (0.37, -0.20), (0.19, -0.38), (0, -0.46)), ("Z",))
    return paint(shield(0)) + erase(shield(LINE)) + paint(upper, lower)


def air(outer, inner, middle):
    """Dots in a hexagon, three sizes from the outside to the middle."""
    parts = []
    for column in range(-2, 3):
        for row in range(-2, 3):
            distance = max(abs(column), abs(row), abs(column + row))
            if distance <= 2:
                x, y = 0.2395 * column, 0.2784 * (row + column / 2)
                parts.append(disc(x, y, (middle, inner, outer)[distance] / 2))
    return paint(*parts)


def dog(is_filled):
    """A standing dog that looks to the right."""
    def body(inset):
        def limb(x, y, u, v, width):
            return line(x, y, u, v, width - 2 * inset)
        return [
            limb(-0.36, 0.02, 0.24, 0.07, 0.44), taper(0.22, 0.05, 0.21 - inset, 0.36, 0.36, 0.155 - inset),
            taper(0.34, 0.36, 0.165 - inset, 0.57, 0.29, 0.10 - inset), limb(-0.49, -0.03, -0.53, -0.50, 0.19),
            limb(-0.28, -0.05, -0.36, -0.30, 0.22), limb(0.24, -0.05, 0.20, -0.50, 0.19),
            limb(-0.53, 0.10, -0.63, 0.36, 0.16),
        ]
    parts = paint(*body(0))
    ear = line(0.33, 0.43, 0.235, 0.25, 0.15)
    if is_filled:
        return parts + erase(line(0.33, 0.43, 0.235, 0.25, 0.25)) + paint(ear) + erase(disc(0.46, 0.38, 0.032))
    return parts + erase(*body(LINE)) + paint(ear, disc(0.46, 0.38, 0.032))


def gym_bag(is_filled):
    """A wide bag with a handle above it and two bands around it."""
    handle = paint(frame(0, 0.20, 0.50, 0.46, 0.15))
    if not is_filled:
        bands = [line(x, -0.38, x, 0.14) for x in (-0.215, 0.215)]
        return handle + erase(rounded(0, -0.13, 1.18, 0.60, 0.20)) + paint(frame(0, -0.13, 1.18, 0.60, 0.20), *bands)
    bands = [line(x, -0.43, x, 0.138, 0.055) for x in (-0.25, 0.25)]
    return handle + erase(rounded(0, -0.13, 1.18, 0.60, 0.20)) + paint(rounded(0, -0.13, 1.18, 0.60, 0.20)) + erase(*bands)


def trend(*points, width=LINE):
    """Two axes with a round corner, and a line between them."""
    axes = [
        line(-0.52, 0.40, -0.52, -0.30, width), arc(-0.42, -0.30, 0.10, 180, 270, width), line(-0.42, -0.40, 0.52, -0.40, width)]
    return paint(*axes, chain(*points, width=width))


def toggle_power():
    """A circle with an upright line."""
    return paint(ring(0, 0, 0.50), line(0, -0.21, 0, 0.21))


def dumbbell(is_filled):
    """A bar with two plates at each end, the inner ones higher, and its tips."""
    places = [(x * side, width, height) for side in (-1, 1) for x, width, height in ((0.33, 0.17, 0.60), (0.50, 0.15, 0.40))]
    bar = [line(-0.25, 0, 0.25, 0, 0.11 if is_filled else LINE)] + [line(side * 0.57, 0, side * 0.62, 0, 0.09) for side in (-1, 1)]
    plates = [rounded(x, 0, width, height, 0.06) for x, width, height in places]
    if is_filled:
        return paint(*bar, *plates)
    outlines = [frame(x, 0, width, height, 0.06, 0.055) for x, width, height in places]
    return paint(*bar) + erase(*plates) + paint(*outlines)


def note_with_text():
    """A square note with a folded corner below, and three lines of text."""
    edge = 0.42
    sides = [
        line(-edge + 0.10, edge, edge - 0.10, edge), arc(edge - 0.10, edge - 0.10, 0.10, 0, 90), line(edge, edge - 0.10, edge, -0.12),
        line(edge, -0.12, 0.12, -edge), line(0.12, -edge, -edge + 0.10, -edge), arc(-edge + 0.10, -edge + 0.10, 0.10, 180, 270),
        line(-edge, -edge + 0.10, -edge, edge - 0.10), arc(-edge + 0.10, edge - 0.10, 0.10, 90, 180),
    ]
    fold = [line(0.12, -edge, 0.12, -0.20), arc(0.20, -0.20, 0.08, 90, 180), line(0.20, -0.12, edge, -0.12)]
    text = [line(-0.22, y, right, y, 0.06) for y, right in ((0.22, 0.22), (0.06, 0.22), (-0.10, -0.02))]
    return paint(*sides, *fold, *text)


def triangle_of_points(is_filled):
    """Three circles at the corners of a triangle whose sides are dotted."""
    corners = [(0, 0.38), (-0.48, -0.38), (0.48, -0.38)]
    dots = []
    for (x, y), (u, v) in zip(corners, corners[1:] + corners[:1]):
        dots += [disc(x + (u - x) * t, y + (v - y) * t, 0.042) for t in (0.35, 0.5, 0.65)]
    return paint(*[disc(x, y, 0.185) if is_filled else ring(x, y, 0.185, 0.06) for x, y in corners], *dots)


def closed_book(*sign):
    """A closed book with the edge of its pages below and a sign on its cover."""
    cover = [
        line(-0.38, 0.38, -0.38, -0.36), arc(-0.26, 0.38, 0.12, 90, 180), line(-0.26, 0.50, 0.30, 0.50), arc(0.30, 0.42, 0.08, 0, 90),
        line(0.38, 0.42, 0.38, -0.24), arc(-0.25, -0.37, 0.13, 90, 270), line(-0.25, -0.24, 0.38, -0.24), line(-0.25, -0.50, 0.38, -0.50),
    ]
    return paint(*cover, *sign)


def binoculars(is_filled):
    """Two barrels with large front lenses and three bridges."""
    def barrels(inset):
        return [taper(x, -0.22, 0.275 - inset, x * 0.62, 0.33, 0.135 - inset) for x in (-0.365, 0.365)]
    bridges = paint(*[line(-0.14, y, 0.14, y, 0.06) for y in (-0.06, 0.11, 0.28)])
    lenses = [ring(x, -0.22, 0.275) for x in (-0.365, 0.365)]
    if is_filled:
        gaps = [ring(x, -0.22, 0.283, 0.06) for x in (-0.365, 0.365)]
        return bridges + paint(*barrels(0)) + erase(*gaps) + paint(*[disc(x, -0.22, 0.22) for x in (-0.365, 0.365)])
    return bridges + erase(*barrels(0)) + paint(*barrels(0)) + erase(*barrels(LINE)) + paint(*lenses)


def popcorn(is_filled):
    """A striped bucket, heaped."""
    puffs = [(-0.26, 0.20, 0.15), (0.0, 0.33, 0.17), (0.26, 0.20, 0.15), (-0.10, 0.17, 0.15), (0.12, 0.17, 0.15)]

    def bucket(inset):
        top, low, upper, lower = 0.16 - inset, -0.53 + inset, 0.40 - inset * 1.2, 0.27 - inset
        return polygon([(-lower, low), (lower, low), (upper, top), (-upper, top)])
    heap = paint(*[disc(*puff) for puff in puffs])
    if is_filled:
        gaps = [
            polygon([(a, -0.50), (a + 0.055 * s, -0.50), (b + 0.08 * s, 0.03), (b, 0.03)])
            for a, b, s in ((-0.09, -0.13, -1), (0.09, 0.13, 1))]
        body = polygon([(-0.27, -0.53), (0.27, -0.53), (0.387, 0.08), (-0.387, 0.08)])
        return heap + erase(rounded(0, 0.105, 1, 0.05, 0.01)) + paint(body) + erase(*gaps)
    heap += erase(*[disc(x, y, r - LINE) for x, y, r in puffs])
    return heap + erase(bucket(0)) + paint(bucket(0)) + erase(bucket(LINE)) + paint(
        *[line(x * 0.8, -0.49, x * 1.15, 0.12, 0.06) for x in (-0.11, 0.11)])


def spokes():
    """Eight lines around a middle: the symbol of waiting."""
    places = [(math.cos(math.pi * index / 4), math.sin(math.pi * index / 4)) for index in range(8)]
    return paint(*[line(0.268 * x, 0.268 * y, 0.505 * x, 0.505 * y, 0.076) for x, y in places])


def resized(is_larger):
    """A small square and a dotted large one, with an arrow out of the small one, or from the corner to it."""
    dots = [-0.4225 + 0.1408 * index for index in range(7)]
    if is_larger:
        places = [(x, 0.4225) for x in dots] + [(0.4225, y) for y in dots[:-1]]
        places += [(-0.4225, y) for y in dots[4:-1]] + [(x, -0.4225) for x in dots[4:-1]]
        small = paint(frame(-0.21, -0.21, 0.50, 0.50, 0.05, 0.064)) + erase(line(-0.02, -0.02, 0.10, 0.10, 0.20))
        arrow = paint(line(-0.04, -0.04, 0.20, 0.20, 0.064), polygon([(0.29, 0.29), (0.25, 0.06), (0.06, 0.25)]))
        return paint(*[disc(x, y, 0.04) for x, y in places]) + small + arrow
    places = [(x, -0.4225) for x in dots[:4]] + [(-0.4225, y) for y in dots[1:4]]
    places += [(x, dots[3]) for x in dots[1:4]] + [(dots[3], y) for y in dots[1:3]]
    large = paint(frame(0, 0, 0.92, 0.92, 0.05, 0.064)) + erase(rounded(-0.25, -0.25, 0.66, 0.66, 0.02))
    large += erase(line(0.30, 0.30, 0.60, 0.60, 0.20))
    arrow = paint(line(0.20, 0.20, 0.43, 0.43, 0.064), polygon([(0.08, 0.08), (0.12, 0.31), (0.31, 0.12)]))
    return large + paint(*[disc(x, y, 0.04) for x, y in places]) + arrow


def split_square(is_filled, lines):
    """A square with diagonals."""
    diagonals = [line(-0.39, -0.39, 0.39, 0.39, 0.07), line(-0.39, 0.39, 0.39, -0.39, 0.07)][:lines]
    if is_filled:
        return paint(rounded(0, 0, 0.92, 0.92, 0.15)) + erase(*diagonals)
    return paint(frame(0, 0, 0.92, 0.92, 0.15), *diagonals)


def paragraph(is_trailing):
    """Three full lines and a short one."""
    last = (0.10, 0.465) if is_trailing else (-0.465, 0.06)
    lines = [line(-0.465, y, 0.465, y) for y in (0.395, 0.132, -0.132)]
    return paint(*lines, line(last[0], -0.395, last[1], -0.395))


def turning_mark():
    """Two arrows around an exclamation mark."""
    parts = [arc(0, 0, 0.45, 158, 52), arc(0, 0, 0.45, -22, -128)]
    for angle, turn in ((50, 1), (-130, 1)):
        a = math.radians(angle)
        x, y = 0.45 * math.cos(a), 0.45 * math.sin(a)
        ahead = (math.sin(a), -math.cos(a))
        out = (math.cos(a), math.sin(a))
        parts.append(polygon([
            (x + out[0] * 0.15, y + out[1] * 0.15), (x - out[0] * 0.15, y - out[1] * 0.15),
            (x + ahead[0] * 0.21, y + ahead[1] * 0.21)]))
    mark = [taper(0, 0.19, 0.047, 0, -0.03, 0.03), disc(0, -0.185, 0.052)]
    return paint(*parts, *mark)


def apple():
    """An apple with a bite and a leaf."""
    def lobe(side):
        return path(
            ("M", (0, -0.50)), ("C", (side * 0.10, -0.50), (side * 0.12, -0.56), (side * 0.22, -0.56)),
            ("C", (side * 0.36, -0.56), (side * 0.50, -0.24), (side * 0.50, 0.02)),
            ("C", (side * 0.50, 0.22), (side * 0.37, 0.35), (side * 0.22, 0.35)),
            ("C", (side * 0.12, 0.35), (side * 0.08, 0.28), (0, 0.28)), ("Z",))
    leaf = path(
        ("M", (0.0, 0.36)), ("C", (0.0, 0.52), (0.09, 0.61), (0.22, 0.63)),
        ("C", (0.24, 0.50), (0.15, 0.38), (0.0, 0.36)), ("Z",))
    return paint(lobe(-1), lobe(1)) + erase(disc(0.56, 0.06, 0.235)) + paint(leaf)


def battery(part):
    """An empty battery, or one with this part of its charge."""
    case = frame(-0.07, 0, 1.317, 0.665, 0.20)
    pole = path(
        ("M", (0.65, -0.125)), ("C", (0.69, -0.12), (0.735, -0.07), (0.735, 0)),
        ("C", (0.735, 0.07), (0.69, 0.12), (0.65, 0.125)), ("Z",))
    if part == 0:
        return paint(case, pole)
    room = 1.069
    charge = rounded(-0.07 - room * (1 - part) / 2, 0, room * part, 0.417, 0.09)
    return paint(case, pole) + paint(charge)


def octagon(is_filled):
    """A form with eight equal sides, two of them level."""
    def corners(width):
        radius = width / 2 / math.cos(math.pi / 8)
        return [(radius * math.cos(math.pi / 8 + math.pi / 4 * n), radius * math.sin(math.pi / 8 + math.pi / 4 * n)) for n in range(8)]

    def form(width, bend, is_hole=False):
        points = corners(width)[::-1 if is_hole else 1]
        steps = []
        for index, (x, y) in enumerate(points):
            (a, b), (c, d) = points[index - 1], points[(index + 1) % 8]
            start = (x + (a - x) * bend, y + (b - y) * bend)
            end = (x + (c - x) * bend, y + (d - y) * bend)
            steps += [("L" if steps else "M", start), ("C", *[((p[0] + 2 * x) / 3, (p[1] + 2 * y) / 3) for p in (start, end)], end)]
        return path(*steps, ("Z",))
    outer = form(0.95, 0.22)
    return paint(outer if is_filled else outer + form(0.95 - 2 * LINE, 0.16, True))


def crown():
    """A band under five points, each with a disc."""
    tops = [(-0.50, 0.19), (0, 0.30), (0.50, 0.19)]
    corners = [(-0.37, -0.33), tops[0], (-0.23, -0.06), tops[1], (0.23, -0.06), tops[2], (0.37, -0.33)]
    lines = [line(*a, *b) for a, b in zip(corners, corners[1:] + corners[:1])]
    return paint(*lines, *[disc(x, y + 0.06, 0.085) for x, y in tops])


def pair_of_circles(left, right):
    """Two circles side by side, each filled or not."""
    return paint(*[(disc if is_filled else ring)(x, 0, 0.25) for x, is_filled in ((-0.3, left), (0.3, right))])


def leaf(x, y, direction, length, width):
    """A leaf with a point, from its stem at x, y; the direction is in degrees."""
    angle = math.radians(direction)
    along, across = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

    def place(part, side):
        return (x + along[0] * part * length + across[0] * side * width, y + along[1] * part * length + across[1] * side * width)

    return path(
        ("M", place(0, 0)), ("C", place(0.25, -0.7), place(0.7, -0.6), place(1, 0)),
        ("C", place(0.7, 0.6), place(0.25, 0.7), place(0, 0)), ("Z",))


def laurel(is_trailing):
    """A branch of laurel that bends around what is beside it."""
    side = -1 if is_trailing else 1
    parts = []
    for angle in (238, 214, 190, 166, 142):
        turn = math.radians(angle)
        x, y = 0.33 + 0.5 * math.cos(turn), 0.03 + 0.5 * math.sin(turn)
        # The branch grows toward smaller angles; its leaves stand on both sides.
        for lean in (42, -42):
            growing = angle - 90 + lean
            parts.append(leaf(side * x, y, growing if side == 1 else 180 - growing, 0.21, 0.105))
    tip = math.radians(128)
    growing = 128 - 90
    parts.append(leaf(
        side * (0.33 + 0.5 * math.cos(tip)), 0.03 + 0.5 * math.sin(tip), growing if side == 1 else 180 - growing, 0.2, 0.105))
    ends = (250, 128) if side == 1 else (-70, 52)
    return paint(*parts, arc(side * 0.33, 0.03, 0.5, *ends, 0.035))


def wallet(is_filled):
    """A pocket of passes: the upper edges of two, and that of the pocket, with a dent in its middle."""
    width, height, radius, dent, low = 0.93, 0.90, 0.17, 0.135, -0.055
    side = width / 2 + 0.05 if is_filled else width / 2 - EDGE / 2
    line_width = 0.044 if is_filled else 0.066
    bend = 0.05
    edge = [
        line(-side, low, -dent - bend, low, line_width), arc(-dent - bend, low - bend, bend, 90, 0, line_width),
        arc(0, low - bend, dent, 180, 360, line_width), arc(dent + bend, low - bend, bend, 180, 90, line_width),
        line(dent + bend, low, side, low, line_width),
    ]
    edges = [line(-side, y, side, y, line_width) for y in (0.258, 0.105)] + edge
    if is_filled:
        return paint(rounded(0, 0, width, height, radius)) + erase(*edges)
    return paint(frame(0, 0, width, height, radius, EDGE), *edges)


def banknote(is_filled):
    """A note with a circle in its middle and a quarter of a ring in each corner."""
    width, height = 1.20, 0.79
    inset = -0.01 if is_filled else EDGE / 2
    right, top, radius = width / 2 - inset, height / 2 - inset, 0.24 if is_filled else 0.20
    quarters = [
        arc(side * right, end * top, radius, start, start + 90, 0.05 if is_filled else 0.06)
        for side, end, start in ((-1, -1, 0), (1, -1, 90), (1, 1, 180), (-1, 1, 270))]
    if not is_filled:
        return paint(frame(0, 0, width, height, 0.13, EDGE), ring(0, 0, 0.165, 0.07), *quarters)
    return paint(rounded(0, 0, width, height, 0.13)) + erase(disc(0, 0, 0.165), *quarters)


def glass_with_arrow():
    """A magnifying glass with an arrow that points to the upper right in its lens."""
    x, y = -0.085, 0.088
    glass = [ring(x, y, 0.40, 0.08), line(x + 0.29, y - 0.29, 0.425, -0.432, 0.105)]
    points = [(0.165, 0.165), (-0.165, 0.012), (-0.012, -0.012), (0.012, -0.165)]
    points = [(x - 0.018 + u, y - 0.018 + v) for u, v in points]
    sides = [line(*a, *b, 0.05) for a, b in zip(points, points[1:] + points[:1])]
    return paint(*glass) + paint(polygon(points), *sides)


def conditioner(is_filled, is_upright):
    """A unit with a slit near its lower edge, and three waves of air below; upright, the same turned to the right."""
    def turned(x, y):
        return (-y, x) if is_upright else (x, y)

    def bar(x, y, u, v, width):
        return line(*turned(x, y), *turned(u, v), width)

    def wave(x):
        return stroke(lambda t: turned(x + 0.045 * math.sin(2 * math.pi * t), -0.155 - 0.31 * t), 8, 0.07)
    length, depth, middle = 1.04 if is_upright else 1.20, 0.50, 0.22
    x, y = turned(0, middle)
    size = (depth, length) if is_upright else (length, depth)
    slit = bar(-length * 0.29, middle - 0.06, length * 0.29, middle - 0.06, 0.06)
    waves = paint(*[wave(x) for x in (-0.28, 0, 0.28)])
    if is_filled:
        return paint(rounded(x, y, *size, 0.13)) + erase(slit) + waves
    return paint(frame(x, y, *size, 0.13, EDGE), slit) + waves


def dock(direction):
    """A screen with a dock, and an arrow above it that points up or down."""
    middle, reach = 0.118, 0.145
    tip = middle + direction * reach
    head = [line(side * 0.125, tip - direction * 0.125, 0, tip) for side in (-1, 1)]
    return paint(frame(0, 0, 1.151, 0.896, 0.15, EDGE)) + paint(
        rounded(0, -0.218, 0.646, 0.10, 0.045), line(0, middle - direction * reach, 0, tip), *head)


def rack():
    """A frame with three rows, each with a light at its end."""
    width, height = 1.06, 0.93
    row = (height - EDGE) / 3
    return paint(
        frame(0, 0, width, height, 0.15, EDGE), *[line(-width / 2 + 0.04, y, width / 2 - 0.04, y, 0.07) for y in (-row / 2, row / 2)],
        *[disc(width / 2 - 0.22, row * index, 0.042) for index in (-1, 0, 1)])


def crossed_video(is_filled):
    """A camera with its lens on the right, under a bar."""
    corners = [(0.325, 0.095), (0.555, 0.255), (0.555, -0.255), (0.325, -0.095)]
    lens = [line(*a, *b, 0.075) for a, b in zip(corners, corners[1:] + corners[:1])]
    if is_filled:
        camera = paint(rounded(-0.19, 0, 0.80, 0.66, 0.15), polygon(corners), *lens)
    else:
        camera = paint(frame(-0.19, 0, 0.80, 0.66, 0.15, EDGE), *lens)
    end, shift = 0.44, 0.058
    return camera + erase(line(-end + shift, end + shift, end + shift, -end + shift, 0.085)) + paint(line(-end, end, end, -end, EDGE))


def waves_in_circle(is_filled):
    """Three waves to the right in a circle."""
    waves = [arc(-0.29, 0, radius, -40, 40, 0.072) for radius in (0.14, 0.305, 0.47)]
    if is_filled:
        return paint(disc(0, 0, 0.498)) + erase(*waves)
    return paint(ring(0, 0, 0.498, 0.08)) + paint(*waves)


def corners(width=0.072, edge=0.411, bend=0.13, end=0.19):
    """The corners of a square."""
    parts = []
    for u, v, start in ((1, 1, 0), (-1, 1, 90), (-1, -1, 180), (1, -1, 270)):
        parts += [
            line(u * end, v * edge, u * (edge - bend), v * edge, width), line(u * edge, v * end, u * edge, v * (edge - bend), width),
            arc(u * (edge - bend), v * (edge - bend), bend, start, start + 90, width)]
    return parts


def code_in_viewfinder():
    """The squares of a code between four corners."""
    middle = 0.16
    places = [(-middle, middle), (middle, middle), (-middle, -middle)]
    squares = [rounded(x, y, 0.255, 0.255, 0.035) for x, y in places]
    # Bold dots grow half as much as lines where there are many of them.
    dots = [rounded(x, y, 0.055, 0.055, 0.01) for x, y in places] + [
        rounded(middle + 0.093 * x, 0.093 * y - middle, 0.068, 0.068, 0.01)
        for x, y in ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1))]
    return paint(*corners(), *squares) + erase(*[rounded(x, y, 0.137, 0.137, 0.01) for x, y in places]) + paint(*dots)


def drop():
    """The outline of CupertinoIcons' drop, without the light on it."""
    x, y, radius, top = 0.3536, -0.163, 0.3546, 0.5178
    k = QUARTER
    return paint(path(
        ("M", (0, y - radius)), ("C", (x * k, y - radius), (x, y - radius * k), (x, y)),
        ("C", (x, -0.019), (0.247, 0.201), (0.033, 0.497)), ("C", (0.014, top + 0.006), (-0.014, top + 0.006), (-0.033, 0.497)),
        ("C", (-0.247, 0.201), (-x, -0.019), (-x, y)), ("C", (-x, y - radius * k), (-x * k, y - radius), (0, y - radius)), ("Z",)))


def house_with_bolt(is_filled):
    """A house without a door, and a bolt in it."""
    corners = [(-0.53, -0.02), (0, 0.45), (0.53, -0.02)]
    roof = [line(*a, *b, 0.085) for a, b in zip(corners, corners[1:])] + [line(0.34, 0.20, 0.34, 0.40, 0.11)]
    bolt = [(0.055, 0.235), (-0.17, -0.135), (-0.015, -0.135), (-0.055, -0.405), (0.17, -0.035), (0.015, -0.035)]
    if is_filled:
        gap = [line(*a, *b, 0.19) for a, b in zip(corners, corners[1:])]
        walls = [polygon([(-0.40, 0.0), (0, 0.355), (0.40, 0.0), (0.40, -0.30), (-0.40, -0.30)]), rounded(0, -0.27, 0.80, 0.43, 0.10)]
        return paint(*walls) + erase(*gap) + paint(*roof) + erase(polygon(bolt))
    x, low, r = 0.385, -0.445, 0.08
    walls = [line(side * x, 0.06, side * x, low + r) for side in (-1, 1)] + [line(-x + r, low, x - r, low)]
    walls += [arc(-x + r, low + r, r, 180, 270), arc(x - r, low + r, r, 270, 360)]
    return paint(*roof, *walls, polygon(bolt))


def beads(is_filled):
    """Six circles on a hexagon, with a line from each to the next."""
    reach, radius = 0.385, 0.148
    angles = [math.radians(60 * index) for index in range(6)]
    places = [(reach * math.cos(angle), reach * math.sin(angle)) for angle in angles]
    links = [line(*a, *b) for a, b in zip(places, places[1:] + places[:1])]
    parts = paint(*links, *[disc(x, y, radius) for x, y in places])
    return parts if is_filled else parts + erase(*[disc(x, y, radius - LINE) for x, y in places])


def meter():
    """The lights of a meter to the right of a microphone, one above the other."""
    return paint(*[line(0.53, y, 0.71, y, 0.08) for y in (-0.44, -0.22, 0, 0.22, 0.44)])


def pencil_and_scribble():
    """A line that goes up and down, and a pencil with its point at the line's end."""
    root = math.sqrt(0.5)

    def scribble(t):
        x, y = -0.545 + 0.475 * t, 0.10 - 0.50 * t
        swing = 0.20 * (1 - 0.55 * t) * math.sin(2 * math.pi * 2.25 * t)
        return x + root * swing, y + root * swing

    def along(length, side):
        """A place on the pencil, from its point."""
        return -0.02 + root * (length - side), -0.435 + root * (length + side)
    half = 0.076
    tip = polygon([along(0, 0.012), along(0, -0.012), along(0.21, -half), along(0.21, half)])
    body = polygon([along(0.20, half), along(0.20, -half), along(0.86, -half), along(0.86, half)])
    end = [along(0.94, half), along(0.94, -half)]
    cap = polygon([*end, along(1.0, -half), along(1.0, half)])
    return paint(stroke(scribble, 18, 0.064), tip, body, cap, line(*along(1.0, half - 0.03), *along(1.0, -half + 0.03), 0.06))


def s_curve(start, end):
    """A way in the form of an S, from a circle at the lower left to one at the upper right, each filled or not."""
    reach, row, radius, width = 0.33, 0.32, 0.135, 0.075
    way = [
        line(-reach, -row, reach - row / 2, -row, width), arc(reach - row / 2, -row / 2, row / 2, -90, 90, width),
        line(reach - row / 2, 0, -reach + row / 2, 0, width), arc(-reach + row / 2, row / 2, row / 2, 90, 270, width),
        line(-reach + row / 2, row, reach, row, width),
    ]
    parts = paint(*way)
    for x, y, is_filled in ((-reach - 0.04, -row, start), (reach + 0.04, row, end)):
        parts += paint(disc(x, y, radius)) if is_filled else erase(disc(x, y, radius)) + paint(ring(x, y, radius, width))
    return parts


def wave_bars(part):
    """The bars of `waveform` at this part of their heights."""
    bars = zip((-0.355, -0.213, -0.071, 0.071, 0.213, 0.355), (0.185, 0.54, 0.896, 0.44, 0.70, 0.26))
    halves = [(x, max(0.001, (height * part - 0.066) / 2)) for x, height in bars]
    return paint(*[line(x, -half, x, half, 0.066) for x, half in halves])


def moon_at_horizon(is_filled, direction):
    """A crescent over a line, and an arrow above it that points up or down."""
    def crescent(x, y, radius):
        """A disc without its upper right, whose horns are as far from the middle of the other disc."""
        middle, other = (x + 0.55 * radius, y + 0.55 * radius), 0.80 * radius
        between = math.hypot(middle[0] - x, middle[1] - y)
        half = math.acos((radius ** 2 + between ** 2 - other ** 2) / (2 * radius * between))
        inner = math.acos((other ** 2 + between ** 2 - radius ** 2) / (2 * other * between))
        quarter = math.pi / 4
        around = (quarter + half, quarter + 2 * math.pi - half)
        back = (quarter + math.pi + inner, quarter + math.pi - inner)
        return (x, y, radius, *map(math.degrees, around)), (*middle, other, *map(math.degrees, back))
    outer, inner = crescent(0, -0.22, 0.235)
    if is_filled:
        moon = paint(disc(0, -0.22, 0.27)) + erase(disc(inner[0] + 0.015, inner[1] + 0.015, inner[2] - 0.02))
    else:
        moon = paint(arc(*outer), arc(*inner))
    tip = 0.33 + direction * 0.15
    head = [line(side * 0.13, tip - direction * 0.13, 0, tip) for side in (-1, 1)]
    return moon + paint(line(-0.55, -0.57, 0.55, -0.57), line(0, 0.33 - direction * 0.15, 0, tip), *head)


def treadmill():
    """A belt under a figure, and a rail in front of it."""
    return paint(
        line(-0.52, -0.60, 0.54, -0.60, 0.08), line(0.54, -0.60, 0.66, 0.16, 0.08), line(0.66, 0.16, 0.50, 0.16, 0.08))


def carrot(is_filled):
    """A carrot that lies from the upper right to the lower left, with three leaves and two grooves."""
    body = taper(0.07, 0.04, 0.235, -0.44, -0.46, 0.045)
    leaves = [leaf(0.21, 0.19, direction, length, 0.17) for direction, length in ((85, 0.33), (45, 0.40), (5, 0.33))]
    grooves = [line(-0.165, 0.06, -0.06, -0.04, 0.055), line(-0.12, -0.30, -0.205, -0.215, 0.055)]
    gap = taper(0.07, 0.04, 0.235 + 0.055, -0.44, -0.46, 0.045)
    if is_filled:
        return paint(*leaves) + erase(gap) + paint(body) + erase(*grooves)
    return paint(*leaves) + erase(gap) + paint(body) + erase(taper(0.07, 0.04, 0.235 - LINE, -0.40, -0.42, 0.012)) + paint(*grooves)


def sweep(x, y, radius, start, end):
    """The steps of a path along a circle, from one angle to another in degrees."""
    count = max(1, math.ceil(abs(end - start) / 45))
    part = math.radians(end - start) / count
    handle = 4 / 3 * math.tan(part / 4) * radius
    steps = []
    for index in range(count):
        first = math.radians(start) + part * index
        (a, b), (c, d) = ((math.cos(angle), math.sin(angle)) for angle in (first, first + part))
        steps.append((
            "C", (x + radius * a - handle * b, y + radius * b + handle * a), (x + radius * c + handle * d, y + radius * d - handle * c),
            (x + radius * c, y + radius * d)))
    return steps


def moon_over(is_filled, below):
    """A crescent that goes down behind the first line below it."""
    x, y, radius, ground, width = 0.0, 0.19, 0.405, -0.165, 0.064
    middle, other = (x + 0.53 * radius, y + 0.53 * radius), 0.84 * radius
    between = math.hypot(middle[0] - x, middle[1] - y)
    half = math.degrees(math.acos((radius ** 2 + between ** 2 - other ** 2) / (2 * radius * between)))
    inner = math.degrees(math.acos((other ** 2 + between ** 2 - radius ** 2) / (2 * other * between)))
    if not is_filled:
        low = math.degrees(math.asin((y - ground) / radius))
        return paint(
            arc(x, y, radius, 45 + half, 180 + low, width), arc(x, y, radius, 360 - low, 405 - half, width),
            arc(*middle, other, 225 + inner, 225 - inner, width), *below)
    edge, outer = width / 2, radius + width / 2
    low = math.degrees(math.asin((y - ground) / outer))
    horns = [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in map(math.radians, (45 + half, 45 - half))]
    return paint(path(
        ("M", (x + outer * math.cos(math.radians(low)), ground)), *sweep(x, y, outer, 360 - low, 405 - half),
        *sweep(*horns[1], edge, 45 - half, 45 + inner), *sweep(*middle, other - edge, 225 + inner, 225 - inner),
        *sweep(*horns[0], edge, 45 - inner, 45 + half), *sweep(x, y, outer, 45 + half, 180 + low), ("Z",)), *below)


def haze(heights, width=0.064):
    """Lines, each shifted to the other side of those beside it."""
    return [line(side - 0.525, y, side + 0.525, y, width) for y, side in zip(heights, (0.035, -0.035, 0.035))]


def dust(width=0.064, size=0.028):
    """A line, and three rows of dots."""
    rows = [(-0.45, -0.325, 5), (-0.52, -0.44, 6), (-0.37, -0.555, 5)]
    dots = [disc(start + 0.205 * index, y, size) for start, y, count in rows for index in range(count)]
    return [line(-0.525, -0.165, 0.525, -0.165, width), *dots]


def shoe_prints():
    """The soles and heels of a left and a right shoe, the left one ahead."""
    sole = [
        (-0.155, 0.02), (-0.185, 0.22), (-0.155, 0.42), (-0.06, 0.535), (0.06, 0.52), (0.15, 0.39), (0.165, 0.20), (0.105, 0.0),
        (-0.02, -0.02)]
    heel = [(-0.145, -0.075), (-0.02, -0.105), (0.10, -0.085), (0.115, -0.20), (0.03, -0.29), (-0.085, -0.275), (-0.15, -0.18)]

    def placed(points, x, y, side, angle):
        cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        places = [(x + side * (u * cosine - v * sine), y + u * sine + v * cosine) for u, v in points]
        return smooth(places[::-side])
    prints = [(-0.27, 0.06, 1, 7), (0.27, -0.24, -1, 7)]
    return paint(*[placed(points, *place) for place in prints for points in (sole, heel)])


def sneaker(is_filled, is_sign=False):
    """A shoe from the side, its toe on the right; as a sign in a circle without its laces."""
    collar = [
        (0.585, 0.0, 0.17), (0.25, 0.095, 0.20), (-0.02, 0.375, 0.05), (-0.14, 0.375, 0.06), (-0.205, 0.225, 0.12),
        (-0.40, 0.225, 0.12), (-0.475, 0.36, 0.06), (-0.57, 0.33, 0.08), (-0.545, -0.05, 0.3)]
    sole = [(-0.56, -0.33, 0.07), (0.47, -0.33, 0.10), (0.61, -0.19, 0.10)]
    laces = [line(x, y, x - 0.115, y - 0.10, 0.056) for x, y in ((0.04, 0.315), (0.13, 0.22), (0.22, 0.13))]
    if not is_filled:
        return paint(outline(sole + collar)) + paint(line(-0.56, -0.175, 0.60, -0.175, 0.064), *laces)
    gap = 0.075 if is_sign else 0.028
    upper = grown([(-0.555, -0.14 + gap, 0), (0.61, -0.14 + gap, 0.02)] + collar, LINE / 2)
    lower = grown(sole + [(0.60, -0.21 - gap, 0), (-0.558, -0.21 - gap, 0)], LINE / 2)
    return paint(bent(upper), bent(lower)) + ([] if is_sign else erase(*laces))


def car_side(is_filled, lid=None):
    """A car from its side that goes to the left; its hood or its trunk may be open."""
    low, belt, roof = -0.20, 0.055, 0.31
    points = [
        (-0.66, low, 0.06), (0.66, low, 0.06), (0.66, 0.04, 0.09), (0.405, 0.065, 0.05), (0.205, roof, 0.11), (-0.15, roof, 0.11),
        (-0.345, 0.05, 0.05), (-0.62, 0.005, 0.16)]
    wheels = [(-0.375, low - 0.005), (0.375, low - 0.005)]
    lids = {None: [], "front": [line(-0.36, 0.085, -0.60, 0.27)], "rear": [line(0.40, 0.10, 0.62, 0.31)]}[lid]
    if is_filled:
        windows = [
            bent([(-0.262, 0.055, 0.02), (-0.015, 0.055, 0.02), (-0.015, roof - 0.04, 0.02), (-0.125, roof - 0.04, 0.06)]),
            bent([(0.045, 0.055, 0.02), (0.315, 0.055, 0.02), (0.18, roof - 0.04, 0.06), (0.045, roof - 0.04, 0.02)])]
        parts = paint(bent(grown(points, LINE / 2)), *lids) + erase(*windows)
        return parts + erase(*[disc(*wheel, 0.185) for wheel in wheels]) + paint(*[disc(*wheel, 0.132) for wheel in wheels])
    glass = [line(-0.33, belt, 0.39, belt), line(0.015, belt, 0.015, roof)]
    parts = paint(outline(points)) + paint(*glass, *lids) + erase(*[disc(*wheel, 0.172) for wheel in wheels])
    return parts + paint(*[ring(*wheel, 0.172) for wheel in wheels])


def calendar_page():
    """CupertinoIcons' calendar without its days."""
    top, low = 0.2265, -0.379
    return paint(rounded(0, 0, 0.97, 0.896, 0.15) + reverse_rounded(0, (top + low) / 2, 0.818, top - low, 0.07))


def diamond(part):
    """A square on its corner: its outline, or filled, or with a filled one or a half of it inside."""
    def square(reach, radius):
        return [(0, -reach, radius), (reach, 0, radius), (0, reach, radius), (-reach, 0, radius)]
    middle = square(0.56, 0.13)
    if part == "filled":
        return paint(bent(grown(middle, EDGE / 2)))
    parts = paint(outline(middle, EDGE))
    if part == "inset":
        return parts + paint(bent(square(0.36, 0.07)))
    half = {"left": (-1, 0), "right": (1, 0), "top": (0, 1), "bottom": (0, -1)}.get(part)
    if half:
        u, v = half
        parts += paint(polygon([(0.53 * u, 0.53 * v), (0.53 * v, 0.53 * u), (-0.53 * v, -0.53 * u)]))
    return parts


def inset(width):
    """A rectangle with a filled one inside."""
    return paint(frame(0, 0, width, 0.896, 0.15, EDGE)) + paint(rounded(0, 0, width - 0.31, 0.586, 0.07))


def inset_triangle():
    """A triangle with a filled one inside."""
    outer = [(-0.572, -0.423, 0.10), (0.572, -0.423, 0.10), (0, 0.53, 0.10)]
    inner = [(-0.29, -0.25, 0.05), (0.29, -0.25, 0.05), (0, 0.235, 0.05)]
    return paint(outline(outer, EDGE)) + paint(bent(inner))


# The limbs of people, and their heads.
LIMB, HEAD = 0.096, 0.10


def person(head, neck, hip, *limbs):
    """A person of round lines: the head, the trunk, and arms and legs as chains of points."""
    return paint(disc(*head, HEAD), line(*neck, *hip, 0.15), *[chain(*limb, width=LIMB) for limb in limbs])


def standing():
    """A person who stands, seen from before, the arms at the sides."""
    return paint(
        disc(0, 0.445, HEAD), rounded(0, 0.065, 0.23, 0.37, 0.03), line(-0.145, 0.22, 0.145, 0.22, 0.13),
        *[line(0.18 * side, 0.21, 0.208 * side, -0.10, 0.078) for side in (-1, 1)],
        *[line(0.062 * side, -0.10, 0.062 * side, -0.495, 0.10) for side in (-1, 1)])


def child():
    """A child who stands, seen from before, with a large head and open arms."""
    return paint(
        disc(0, 0.345, 0.15), line(-0.075, 0.06, 0.075, 0.06, 0.14), rounded(0, -0.07, 0.25, 0.33, 0.05),
        *[chain((0.08 * side, 0.06), (0.24 * side, -0.01), (0.33 * side, 0.12), width=0.095) for side in (-1, 1)],
        *[line(0.068 * side, -0.20, 0.078 * side, -0.44, 0.112) for side in (-1, 1)])


def crunch():
    """A person who lies on the ground and raises the trunk, the knees bent."""
    return person(
        (-0.36, 0.235), (-0.29, 0.03), (-0.10, -0.25), [(-0.27, 0.05), (-0.08, 0.09), (0.09, 0.02)],
        [(-0.10, -0.27), (0.20, 0.02), (0.35, -0.29), (0.45, -0.29)])


def shooter():
    """A person who jumps with a ball over the head."""
    return person(
        (-0.09, 0.26), (-0.07, 0.06), (-0.05, -0.15), [(-0.07, 0.08), (0.13, 0.13), (0.17, 0.33)],
        [(-0.07, 0.08), (-0.24, -0.01), (-0.20, -0.16)],
        [(-0.05, -0.17), (0.09, -0.34), (0.03, -0.54)], [(-0.05, -0.17), (-0.14, -0.38), (-0.30, -0.47)]) + paint(
            disc(0.13, 0.50, 0.105))


def kicker():
    """A person who kicks a ball to the right."""
    return person(
        (-0.13, 0.42), (-0.12, 0.22), (-0.07, -0.02), [(-0.12, 0.24), (-0.31, 0.19), (-0.42, 0.03)],
        [(-0.12, 0.24), (0.05, 0.10), (0.22, 0.17)],
        [(-0.07, -0.04), (-0.13, -0.25), (-0.26, -0.46)], [(-0.07, -0.04), (0.11, -0.19), (0.20, -0.40)]) + paint(
            disc(0.40, -0.40, 0.095))


def racket():
    """A person who swings a racket."""
    return person(
        (-0.12, 0.36), (-0.12, 0.16), (-0.10, -0.10), [(-0.12, 0.18), (0.06, 0.11), (0.20, 0.23)],
        [(-0.12, 0.18), (-0.29, 0.10), (-0.40, 0.20)],
        [(-0.10, -0.12), (0.06, -0.27), (0.13, -0.49)], [(-0.10, -0.12), (-0.22, -0.30), (-0.40, -0.45)]) + paint(
            line(0.20, 0.23, 0.27, 0.31, 0.06), ring(0.37, 0.41, 0.15, 0.06))


def volley():
    """A person who jumps and strikes a ball."""
    return person(
        (-0.05, 0.26), (-0.06, 0.06), (-0.10, -0.15), [(-0.06, 0.08), (0.13, 0.14), (0.25, 0.31)],
        [(-0.06, 0.08), (-0.23, 0.12), (-0.32, 0.27)],
        [(-0.10, -0.17), (0.02, -0.34), (-0.06, -0.53)], [(-0.10, -0.17), (-0.22, -0.34), (-0.40, -0.38)]) + paint(
            disc(0.33, 0.48, 0.105))


def batter():
    """A person with a raised bat."""
    return person(
        (0.06, 0.33), (0.0, 0.13), (0.0, -0.10), [(0.0, 0.15), (-0.16, 0.10), (-0.21, 0.25)],
        [(0.0, 0.15), (-0.06, 0.02), (-0.20, 0.22)],
        [(0.0, -0.12), (0.15, -0.27), (0.19, -0.49)], [(0.0, -0.12), (-0.16, -0.26), (-0.24, -0.49)]) + paint(
            taper(-0.33, 0.53, 0.05, -0.20, 0.20, 0.028))


def golfer():
    """A person who has swung a club behind the shoulders, and a ball on the ground."""
    return person(
        (0.0, 0.36), (-0.02, 0.15), (-0.03, -0.10), [(-0.02, 0.17), (-0.22, 0.18), (-0.28, 0.37)],
        [(-0.02, 0.17), (-0.14, 0.12), (-0.26, 0.36)],
        [(-0.03, -0.12), (0.08, -0.28), (0.06, -0.49)], [(-0.03, -0.12), (-0.17, -0.27), (-0.24, -0.49)]) + paint(
            line(-0.28, 0.39, 0.06, 0.58, 0.05), disc(0.28, -0.48, 0.062))


def lifter():
    """A person who lifts a barbell over the head, seen from before."""
    return paint(
        disc(0, 0.24, HEAD), line(-0.09, 0.03, 0.09, 0.03, 0.12), taper(0, 0.03, 0.115, 0, -0.16, 0.085),
        line(-0.50, 0.43, 0.50, 0.43, 0.06),
        *[rounded(side * x, 0.43, 0.085, height, 0.03) for side in (-1, 1) for x, height in ((0.37, 0.27), (0.47, 0.17))],
        *[chain((side * 0.10, 0.04), (side * 0.23, 0.18), (side * 0.19, 0.41), width=0.09) for side in (-1, 1)],
        *[chain((side * 0.045, -0.17), (side * 0.13, -0.34), (side * 0.12, -0.54), width=LIMB) for side in (-1, 1)])


def stair_climber():
    """A person who walks up stairs to the right."""
    steps = [(-0.50, -0.54), (-0.16, -0.54), (-0.16, -0.34), (0.14, -0.34), (0.14, -0.14), (0.46, -0.14)]
    return person(
        (0.01, 0.46), (-0.05, 0.26), (-0.10, 0.02), [(-0.05, 0.28), (-0.22, 0.17), (-0.20, 0.02)],
        [(-0.05, 0.28), (0.08, 0.13), (0.24, 0.15)],
        [(-0.10, 0.0), (0.08, -0.03), (0.06, -0.235)], [(-0.10, 0.0), (-0.20, -0.20), (-0.33, -0.41)]) + paint(
            chain(*steps, width=0.06))


def rope_jumper():
    """A person who jumps over a rope, seen from before."""
    rope = stroke(lambda t: (-0.36 * math.cos(math.pi * t), -0.02 - 0.54 * math.sin(math.pi * t)), 8, 0.05)
    return paint(
        disc(0, 0.40, HEAD), line(-0.09, 0.19, 0.09, 0.19, 0.12), taper(0, 0.19, 0.115, 0, -0.02, 0.085), rope,
        *[chain((side * 0.10, 0.20), (side * 0.21, 0.03), (side * 0.36, 0.0), width=0.09) for side in (-1, 1)],
        *[chain((side * 0.045, -0.03), (side * 0.085, -0.21), (side * 0.05, -0.39), width=LIMB) for side in (-1, 1)])


def dancer():
    """A person who dances on one leg, an arm up."""
    return person(
        (0.04, 0.34), (0.0, 0.13), (-0.03, -0.10), [(0.0, 0.15), (0.19, 0.22), (0.25, 0.42)],
        [(0.0, 0.15), (-0.18, 0.06), (-0.32, 0.16)],
        [(-0.03, -0.12), (-0.05, -0.32), (-0.10, -0.51)], [(-0.03, -0.12), (0.18, -0.19), (0.08, -0.38)])


def heat():
    """Three waves that rise."""
    def wave(x):
        return stroke(lambda t: (x + 0.07 * math.sin(2 * math.pi * t), -0.42 + 0.84 * t), 8, 0.075)
    return paint(*[wave(x) for x in (-0.30, 0, 0.30)])


def half_disc(radius, side):
    """The left or the right half of a disc."""
    k = QUARTER * radius
    points = [
        (side * k, -radius), (side * radius, -k), (side * radius, 0), (side * radius, k), (side * k, radius), (0, radius)]
    if side < 0:
        points = points[-2::-1] + [(0, -radius)]
        return paint(path(("M", (0, radius)), ("C", *points[:3]), ("C", *points[3:]), ("Z",)))
    return paint(path(("M", (0, -radius)), ("C", *points[:3]), ("C", *points[3:]), ("Z",)))


# Shapes by the word that names them in symbol-names.tsv.
DRAWN = {
    "drop": drop, "house.bolt": lambda: house_with_bolt(False), "house.bolt.fill": lambda: house_with_bolt(True),
    "record": lambda: paint(disc(0, 0, 0.498)) + erase(disc(0, 0, 0.36)) + paint(disc(0, 0, 0.29)),
    "beads": lambda: beads(False), "beads.fill": lambda: beads(True), "meter": meter, "pencil.scribble": pencil_and_scribble,
    "s.curve": lambda: s_curve(False, False), "s.curve.fill": lambda: s_curve(True, True),
    "s.curve.start": lambda: s_curve(True, False), "s.curve.end": lambda: s_curve(False, True),
    "wave.low": lambda: wave_bars(0.3), "wave.mid": lambda: wave_bars(0.6), "heat": heat, "treadmill": treadmill,
    "moonrise": lambda: moon_at_horizon(False, 1), "moonrise.fill": lambda: moon_at_horizon(True, 1),
    "moonset": lambda: moon_at_horizon(False, -1), "moonset.fill": lambda: moon_at_horizon(True, -1),
    "moon.haze": lambda: moon_over(False, haze((-0.165, -0.3525, -0.54))),
    "moon.haze.fill": lambda: moon_over(True, haze((-0.165, -0.3525, -0.54))),
    "moon.haze.sign": lambda: moon_over(True, haze((-0.175, -0.44), 0.09)),
    "moon.dust": lambda: moon_over(False, dust()), "moon.dust.fill": lambda: moon_over(True, dust()),
    "moon.dust.sign": lambda: moon_over(True, dust(0.085, 0.035)),
    "shoe.prints": shoe_prints, "shoe": lambda: sneaker(False), "shoe.fill": lambda: sneaker(True),
    "shoe.sign": lambda: sneaker(True, True),
    "car.side": lambda: car_side(False), "car.side.fill": lambda: car_side(True),
    "car.front.open": lambda: car_side(False, "front"), "car.front.open.fill": lambda: car_side(True, "front"),
    "car.rear.open": lambda: car_side(False, "rear"), "car.rear.open.fill": lambda: car_side(True, "rear"),
    "calendar.page": calendar_page, "square.inset": lambda: inset(0.898), "rectangle.inset": lambda: inset(1.15),
    "triangle.inset": inset_triangle, "diamond": lambda: diamond(None), "diamond.fill": lambda: diamond("filled"),
    "diamond.inset": lambda: diamond("inset"), "diamond.left": lambda: diamond("left"), "diamond.right": lambda: diamond("right"),
    "diamond.top": lambda: diamond("top"), "diamond.bottom": lambda: diamond("bottom"),
    "standing": standing, "child": child, "crunch": crunch, "shooter": shooter, "kicker": kicker, "racket": racket, "volley": volley,
    "batter": batter, "golfer": golfer, "lifter": lifter, "dancer": dancer,
    "stair.climber": stair_climber, "rope.jumper": rope_jumper,
    "carrot": lambda: carrot(False), "carrot.fill": lambda: carrot(True),
    "disc.left": lambda: half_disc(0.20, -1), "disc.right": lambda: half_disc(0.20, 1),
    "humidity": lambda: humidity(False), "humidity.fill": lambda: humidity(True),
    "sensor": lambda: sensor(False), "sensor.fill": lambda: sensor(True), "apps.phone": apps_phone,
    "plug": lambda: plug(False), "plug.fill": lambda: plug(True),
    "router": lambda: router(False), "router.fill": lambda: router(True), "shield.checkered": checkered,
    "air.low": lambda: air(0.0765, 0.0765, 0.0765), "air.medium": lambda: air(0.0995, 0.136, 0.16),
    "air.high": lambda: air(0.122, 0.195, 0.24), "dog": lambda: dog(False), "dog.fill": lambda: dog(True),
    "gym.bag": lambda: gym_bag(False), "gym.bag.fill": lambda: gym_bag(True),
    "trend": lambda: trend((-0.33, -0.19), (-0.11, 0.08), (0.08, -0.07), (0.48, 0.36)),
    "chart.line": lambda: trend((-0.34, -0.16), (-0.15, 0.17), (0.06, -0.13), (0.25, 0.10), (0.47, -0.04)),
    "wallet": lambda: wallet(False), "wallet.fill": lambda: wallet(True),
    "banknote": lambda: banknote(False), "banknote.fill": lambda: banknote(True), "glass.arrow": glass_with_arrow,
    "conditioner": lambda: conditioner(False, False), "conditioner.fill": lambda: conditioner(True, False),
    "conditioner.upright": lambda: conditioner(False, True), "conditioner.upright.fill": lambda: conditioner(True, True),
    "dock.down": lambda: dock(-1), "dock.up": lambda: dock(1), "rack": rack,
    "video.slash": lambda: crossed_video(False), "video.slash.fill": lambda: crossed_video(True),
    "waves.circle": lambda: waves_in_circle(False), "waves.circle.fill": lambda: waves_in_circle(True),
    "qr.viewfinder": code_in_viewfinder,
    "toggle.power": toggle_power, "note.text": note_with_text, "points.3": lambda: triangle_of_points(False),
    "points.3.fill": lambda: triangle_of_points(True),
    "book.text": lambda: closed_book(line(-0.16, 0.28, 0.20, 0.28, 0.06), line(-0.16, 0.12, 0.10, 0.12, 0.06)),
    "dumbbell": lambda: dumbbell(False), "dumbbell.fill": lambda: dumbbell(True),
    "binoculars": lambda: binoculars(False), "binoculars.fill": lambda: binoculars(True),
    "popcorn": lambda: popcorn(False), "popcorn.fill": lambda: popcorn(True), "spokes": spokes,
    "resize.up": lambda: resized(True), "resize.down": lambda: resized(False),
    "diagonal": lambda: split_square(False, 1), "diagonal.fill": lambda: split_square(True, 1),
    "diagonals": lambda: split_square(False, 2), "diagonals.fill": lambda: split_square(True, 2),
    "paragraph.leading": lambda: paragraph(False), "paragraph.trailing": lambda: paragraph(True),
    "circles": lambda: pair_of_circles(False, False), "circles.fill": lambda: pair_of_circles(True, True),
    "circles.left": lambda: pair_of_circles(True, False), "circles.right": lambda: pair_of_circles(False, True),
    "laurel.leading": lambda: laurel(False), "laurel.trailing": lambda: laurel(True),
    "octagon": lambda: octagon(False), "octagon.fill": lambda: octagon(True), "crown": crown,
    "turning.mark": turning_mark, "apple": apple, "battery.0": lambda: battery(0), "battery.25": lambda: battery(0.25),
    "battery.50": lambda: battery(0.5), "battery.75": lambda: battery(0.75), "battery.100": lambda: battery(1),
}
