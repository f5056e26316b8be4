"""Outlines of things, people and weather that no icon font has, with the tools of symbol_shapes.py."""
import math

from symbol_shapes import (
    EDGE, LINE, arc, bent, chain, disc, erase, frame, grown, line, outline, paint, path, person, polygon, ring, rounded, smooth,
    stroke)


def turned(points, angle, x=0.0, y=0.0):
    """Points with radii, turned counter-clockwise around the origin by degrees, then moved."""
    cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return [(x + u * cosine - v * sine, y + u * sine + v * cosine, *rest) for u, v, *rest in points]


def box(x, y, width, height, radius):
    """The corners of a rectangle, each with its radius."""
    return [(x + u * width / 2, y + v * height / 2, radius) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]


def ellipse(x, y, width, height, angle=0.0, inset=0.0):
    """The outline of an ellipse as a closed curve."""
    points = [
        ((width / 2 - inset) * math.cos(math.radians(a)), (height / 2 - inset) * math.sin(math.radians(a))) for a in range(0, 360, 30)]
    return smooth(turned(points, angle, x, y))


def oval(x, y, width, height, angle=0.0, line_width=LINE):
    """A line around an ellipse."""
    return paint(ellipse(x, y, width, height, angle)) + erase(ellipse(x, y, width, height, angle, line_width))


def books(is_filled):
    """Two books that stand and one that leans on them."""
    spines = [box(-0.37, 0, 0.24, 0.96, 0.05), box(-0.10, -0.06, 0.20, 0.84, 0.05), turned(box(0, 0, 0.22, 0.90, 0.05), 15, 0.29, -0.04)]
    bands = [line(-0.44, 0.26, -0.30, 0.26, 0.055), line(-0.44, -0.26, -0.30, -0.26, 0.055), line(-0.15, 0.16, -0.05, 0.16, 0.055)]
    bands += [line(*turned([(-0.06, y)], 15, 0.29, -0.04)[0], *turned([(0.06, y)], 15, 0.29, -0.04)[0], 0.055) for y in (0.24, -0.24)]
    if is_filled:
        return paint(*[bent(points) for points in spines]) + erase(*bands)
    return paint(*[outline(grown(points, -0.03), 0.06) for points in spines], *bands)


def tubes():
    """Two test tubes, one fuller than the other."""
    parts = []
    for x, level in ((-0.25, 0.16), (0.25, -0.08)):
        glass = rounded(x, -0.05, 0.32, 0.90, 0.16)
        parts += paint(glass) + erase(rounded(x, -0.05, 0.32 - 2 * LINE, 0.90 - 2 * LINE, 0.09), rounded(x, 0.45, 0.5, 0.20, 0.01))
        parts += paint(rounded(x, (level - 0.49) / 2, 0.29, level + 0.49, 0.145), rounded(x, level - 0.09, 0.29, 0.18, 0.01))
        parts += paint(line(x - 0.18, 0.40, x + 0.18, 0.40))
    return parts


def switches():
    """Two switches, the upper one on."""
    upper, lower = 0.26, -0.26
    parts = paint(rounded(0, upper, 1.04, 0.44, 0.22)) + erase(disc(0.30, upper, 0.145))
    return parts + paint(frame(0, lower, 1.04, 0.44, 0.22), disc(-0.30, lower, 0.125))


def bust(x, y, size):
    """A head and shoulders."""
    w, low, top = 0.27 * size, y - 0.36 * size, y - 0.05 * size
    shoulders = path(
        ("M", (x - w, low)), ("L", (x + w, low)), ("C", (x + w, low + 0.20 * size), (x + 0.15 * size, top), (x, top)),
        ("C", (x - 0.15 * size, top), (x - w, low + 0.20 * size), (x - w, low)), ("Z",))
    return [disc(x, y + 0.14 * size, 0.145 * size), shoulders]


def shared_play():
    """A person between waves."""
    waves = [arc(0, 0.03, radius, start - 42, start + 42, 0.066) for radius in (0.40, 0.56) for start in (0, 180)]
    return paint(*bust(0, 0.04, 0.92), *waves)


def camera_with_mark(is_filled):
    """A camera with its lens on the right, and a question mark on it."""
    corners = [(0.345, 0.11), (0.56, 0.26), (0.56, -0.26), (0.345, -0.11)]
    lens = [line(*a, *b, 0.075) for a, b in zip(corners, corners[1:] + corners[:1])]
    x = -0.19
    mark = [arc(x, 0.085, 0.10, 175, -60, 0.062), chain((x + 0.05, 0.0), (x, -0.055), (x, -0.075), width=0.062), disc(x, -0.18, 0.045)]
    if is_filled:
        return paint(rounded(x, 0, 0.84, 0.70, 0.15), polygon(corners), *lens) + erase(*mark)
    return paint(frame(x, 0, 0.84, 0.70, 0.15, EDGE), *lens) + paint(*mark)


def cloud(x, y, size, inset=0.0):
    """The forms of a cloud."""
    return [
        disc(x - 0.28 * size, y, 0.20 * size - inset), disc(x - 0.04 * size, y + 0.13 * size, 0.29 * size - inset),
        disc(x + 0.28 * size, y, 0.20 * size - inset), disc(x + 0.10 * size, y + 0.05 * size, 0.25 * size - inset),
        rounded(x, y - 0.06 * size, 0.64 * size, 0.28 * size - 2 * inset, 0.06 * size),
    ]


def cloud_and_rainbow(is_filled):
    """A cloud before the left foot of a rainbow."""
    bows = paint(*[arc(0.02, -0.36, radius, 2, 160, 0.07) for radius in (0.72, 0.57, 0.42)])
    x, y, size = -0.40, -0.24, 0.92
    parts = bows + erase(*cloud(x, y, size, -0.07)) + paint(*cloud(x, y, size))
    return parts if is_filled else parts + erase(*cloud(x, y, size, LINE))


def swatches(is_filled):
    """Three cards of colors that are spread around one corner, the upright one before the others."""
    parts = []
    for angle in (-84, -42, 0):
        card = turned(box(0, 0.56, 0.32, 0.74, 0.08) if angle else box(0, 0.40, 0.32, 1.06, 0.08), angle, -0.36, -0.33)
        gap = bent(grown(card, 0.05))
        if is_filled:
            parts += erase(gap) + paint(bent(card))
        else:
            parts += erase(bent(card)) + paint(outline(grown(card, -0.035)))
    hole = disc(-0.36, -0.33, 0.06)
    return parts + (erase(hole) if is_filled else paint(hole))


def pencil_tip():
    """The end of a pencil that points up."""
    body = [(-0.24, -0.50), (-0.24, -0.16), (0, 0.46), (0.24, -0.16), (0.24, -0.50)]
    point = polygon([(0, 0.48), (-0.105, 0.20), (0.105, 0.20)])
    grooves = stroke(lambda t: (-0.24 + 0.48 * t, -0.17 - 0.045 * math.cos(4 * math.pi * t)), 12, 0.055)
    return paint(chain(*body, width=0.07), point, grooves)


def screwdriver(is_filled, x, y):
    """A screwdriver that lies along a diagonal, its blade towards x, y."""
    angle = math.degrees(math.atan2(y, x)) - 90
    handle = turned(box(0, -0.34, 0.25, 0.56, 0.10), angle)
    blade = turned([
        (-0.045, -0.06, 0), (0.045, -0.06, 0), (0.045, 0.42, 0.01), (0.085, 0.48, 0.01), (0.06, 0.64, 0.01), (-0.06, 0.64, 0.01),
        (-0.085, 0.48, 0.01), (-0.045, 0.42, 0.01)], angle)
    if is_filled:
        grooves = [line(*turned([(side * 0.045, -0.50)], angle)[0], *turned([(side * 0.045, -0.20)], angle)[0], 0.038) for side in (-1, 1)]
        return paint(bent(handle), bent(blade)) + erase(*grooves)
    groove = line(*turned([(0, -0.46)], angle)[0], *turned([(0, -0.22)], angle)[0], 0.05)
    return paint(outline(grown(handle, -0.03), 0.06), bent(blade), groove)


def mark_on_lock():
    """An exclamation mark in the middle of a lock's body."""
    return [line(0, -0.06, 0, -0.20, 0.06), disc(0, -0.31, 0.04)]


def battery_block(is_filled, has_bolt):
    """A car's battery: a case with two poles, and its signs or a bolt."""
    poles = [rounded(side * 0.31, 0.37, 0.20, 0.16, 0.04) for side in (-1, 1)]
    bolt = [(0.045, 0.20), (-0.15, -0.11), (-0.012, -0.11), (-0.045, -0.30), (0.15, 0.02), (0.012, 0.02)]
    signs = [polygon([(u * 1.1, v * 1.05 + 0.01) for u, v in bolt])] if has_bolt else [
        line(-0.36, -0.04, -0.16, -0.04), line(0.16, -0.04, 0.36, -0.04), line(0.26, -0.14, 0.26, 0.06)]
    if is_filled:
        return paint(rounded(0, -0.05, 1.14, 0.74, 0.13), *poles) + erase(*signs)
    return paint(frame(0, -0.05, 1.14, 0.74, 0.13, EDGE), *poles, *signs)


def earphone(side, x, has_tip):
    """An earphone without a cord: its head, towards this side, above its stem."""
    head = ellipse(x + side * 0.06, 0.24, 0.36, 0.44, side * 28)
    stem = line(x - side * 0.04, 0.24, x - side * 0.04, -0.46, 0.125)
    slit = line(x + side * 0.105, 0.315, x + side * 0.155, 0.20, 0.05)
    if has_tip:
        tip = ellipse(x + side * 0.265, 0.155, 0.15, 0.30, side * 28)
        return paint(head, stem) + erase(ellipse(x + side * 0.265, 0.155, 0.23, 0.38, side * 28)) + paint(tip)
    return paint(head, stem) + erase(slit)


def earphones(has_tip):
    """A pair of earphones without cords."""
    x = 0.20 if has_tip else 0.17
    return earphone(-1, -x, has_tip) + earphone(1, x, has_tip)


def sound_to_screen():
    """Waves above a triangle."""
    waves = [arc(0, 0.0, radius, -48, 228, 0.07) for radius in (0.47, 0.31, 0.15)]
    return paint(*waves) + erase(polygon([(-0.50, -0.60), (0.50, -0.60), (0, 0.02)])) + paint(
        bent([(-0.32, -0.50, 0.03), (0.32, -0.50, 0.03), (0, -0.12, 0.03)]))


def atom():
    """Three ellipses around a nucleus."""
    rings = []
    for angle in (90, 30, 150):
        def orbit(t, angle=angle):
            u, v = 0.50 * math.cos(2 * math.pi * t), 0.185 * math.sin(2 * math.pi * t)
            return turned([(u, v)], angle)[0]
        rings.append(stroke(orbit, 24, 0.06))
    return paint(*rings, disc(0, 0, 0.085))


def steam():
    """Three short waves above a cup."""
    def wave(x):
        return stroke(lambda t: (x + 0.04 * math.sin(2 * math.pi * t), 0.52 + 0.26 * t), 6, 0.06)
    return paint(*[wave(x) for x in (-0.26, -0.08, 0.10)])


def dial(angle, is_filled):
    """A knob with marks around it, its pointer at an angle in degrees counter-clockwise from the right."""
    marks = [disc(0.50 * math.cos(math.radians(a)), 0.50 * math.sin(math.radians(a)), 0.042) for a in (-45, 0, 45, 90, 135, 180, 225)]
    u, v = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    pointer = line(0.06 * u, 0.06 * v, 0.25 * u, 0.25 * v, 0.06)
    if is_filled:
        return paint(*marks, disc(0, 0, 0.36)) + erase(pointer)
    return paint(*marks, ring(0, 0, 0.36, 0.066), pointer)


def zipper():
    """The teeth of a zip and its slider, at the top of a page."""
    return paint(
        *[rounded(-0.15 + 0.045 * (-1) ** index, 0.38 - 0.085 * index, 0.09, 0.06, 0.01) for index in range(5)],
        frame(-0.15, -0.10, 0.16, 0.19, 0.05, 0.05))


def eyes(is_filled):
    """Two eyes that look to the left."""
    parts = []
    for x in (-0.27, 0.27):
        white, pupil = ellipse(x, 0, 0.46, 0.66), ellipse(x - 0.06, -0.02, 0.20, 0.28)
        if is_filled:
            parts += paint(white) + erase(pupil)
        else:
            parts += oval(x, 0, 0.46, 0.66) + paint(pupil)
    return parts


def jumper():
    """A person who jumps, arms and legs apart."""
    return person(
        (0.04, 0.42), (0.02, 0.22), (-0.02, -0.03), [(0.02, 0.24), (0.20, 0.30), (0.34, 0.46)],
        [(0.02, 0.24), (-0.16, 0.16), (-0.28, 0.32)],
        [(-0.02, -0.05), (0.18, -0.12), (0.16, -0.34)], [(-0.02, -0.05), (-0.18, -0.20), (-0.40, -0.26)]) + paint(
            line(-0.20, -0.50, 0.22, -0.50, 0.06))


def weight_trainer():
    """A person who bends the knees and holds a dumbbell."""
    return person(
        (-0.06, 0.44), (-0.10, 0.24), (-0.14, -0.02), [(-0.10, 0.26), (0.02, 0.08), (0.18, 0.16)],
        [(-0.14, -0.04), (0.10, -0.08), (0.08, -0.46)], [(-0.14, -0.04), (-0.18, -0.26), (-0.34, -0.46)]) + paint(
            line(0.14, 0.15, 0.42, 0.15, 0.055), *[rounded(x, 0.15, 0.085, 0.25, 0.03) for x in (0.17, 0.39)])


def skater():
    """A person who glides on one skate."""
    return person(
        (0.17, 0.40), (0.09, 0.21), (-0.06, 0.01), [(0.09, 0.23), (0.24, 0.08), (0.40, 0.10)], [(0.09, 0.23), (-0.12, 0.22), (-0.28, 0.34)],
        [(-0.06, -0.01), (0.12, -0.14), (0.06, -0.42)], [(-0.06, -0.01), (-0.24, -0.12), (-0.46, -0.14)]) + paint(
            line(-0.08, -0.53, 0.22, -0.53, 0.05), line(-0.50, -0.23, -0.36, -0.27, 0.05))


def fish(is_filled):
    """A fish that swims to the left."""
    body = [
        (-0.58, 0.0), (-0.44, 0.17), (-0.16, 0.27), (0.12, 0.20), (0.32, 0.05), (0.32, -0.05), (0.12, -0.20), (-0.16, -0.27),
        (-0.44, -0.17)]
    tail = [(0.24, 0.0, 0.03), (0.58, 0.27, 0.05), (0.50, 0.0, 0.04), (0.58, -0.27, 0.05)]
    fin = [(-0.20, 0.22, 0.01), (0.06, 0.20, 0.01), (0.10, 0.36, 0.05), (-0.06, 0.36, 0.05)]
    eye, gill = disc(-0.36, 0.06, 0.045), arc(-0.42, 0, 0.25, -42, 42, 0.05)
    if is_filled:
        return paint(smooth(body), bent(tail), bent(fin)) + erase(eye, gill)
    inner = [(x * 0.88 - 0.015, y * 0.73) for x, y in body]
    return paint(smooth(body), bent(tail), bent(fin)) + erase(smooth(inner), bent(grown(tail[::-1], -0.062))) + paint(eye, gill)


def crossed_flags(kind):
    """Two flags whose poles cross: outlined, filled, or checkered."""
    parts = []
    for side in (-1, 1):
        def place(u, v, side=side):
            x, y = turned([(u, v)], 28, 0.13, -0.30)[0][:2]
            return (-side * x, y)
        pole = line(*place(0, -0.24), *place(0, 0.72), 0.066)
        edges = [place(0, 0.72), place(-0.22, 0.76), place(-0.46, 0.70), place(-0.46, 0.30), place(-0.22, 0.36), place(0, 0.32)]
        parts += erase(line(*place(0, -0.24), *place(0, 0.30), 0.15))
        if kind == "filled":
            parts += paint(pole, polygon(edges))
        elif kind == "outlined":
            parts += paint(pole, chain(*edges, width=0.06))
        else:
            step, squares = 0.115, []
            for column in range(4):
                for row in range(4):
                    if (column + row) % 2 == 0:
                        u, v = -step * column, 0.74 - 0.105 * row
                        squares.append(polygon([place(u, v), place(u - step, v), place(u - step, v - 0.105), place(u, v - 0.105)]))
            parts += paint(pole, *squares)
    return parts


def tablet_and_phone():
    """A tablet, and a phone before its right side."""
    tablet = paint(frame(-0.12, 0, 0.86, 1.06, 0.12, LINE), line(-0.24, -0.42, -0.06, -0.42, 0.04))
    phone = frame(0.36, -0.16, 0.44, 0.76, 0.10, LINE)
    return tablet + erase(rounded(0.36, -0.16, 0.56, 0.88, 0.15)) + paint(phone, line(0.29, 0.12, 0.43, 0.12, 0.05))


def star(x, y, radius):
    points = [(radius * (1 if i % 2 == 0 else 0.42)) for i in range(10)]
    return polygon([(x + r * math.sin(math.pi * i / 5), y + r * math.cos(math.pi * i / 5)) for i, r in enumerate(points)])


def marked_list(mark):
    """Three lines of a list, each with a star or a triangle before it."""
    parts = []
    for y in (0.33, 0, -0.33):
        parts.append(star(-0.44, y - 0.005, 0.125) if mark == "star" else polygon([(-0.52, y + 0.10), (-0.52, y - 0.10), (-0.35, y)]))
        parts.append(line(-0.17, y, 0.52, y))
    return paint(*parts)


def live_photo(has_play):
    """A circle of dots around rings, or around a triangle in a ring."""
    dots = [disc(0.47 * math.cos(2 * math.pi * i / 24), 0.47 * math.sin(2 * math.pi * i / 24), 0.03) for i in range(24)]
    middle = bent([(-0.10, -0.165, 0.02), (0.19, 0, 0.02), (-0.10, 0.165, 0.02)]) if has_play else disc(0, 0, 0.115)
    return paint(*dots, ring(0, 0, 0.36, 0.06)) + paint(middle if has_play else ring(0, 0, 0.19, 0.06))


def metronome():
    """A filled metronome with its pendulum cut out."""
    return paint(bent([(-0.46, -0.47, 0.09), (0.46, -0.47, 0.09), (0.20, 0.47, 0.12), (-0.20, 0.47, 0.12)])) + erase(
        line(0.0, -0.16, -0.50, 0.34, 0.19)) + paint(line(0.0, -0.16, -0.44, 0.28, 0.07)) + erase(
            line(-0.28, -0.30, 0.28, -0.30, 0.055), line(0, 0.02, 0, 0.22, 0.05))


def crossed_oars():
    """Two oars that cross, their blades up."""
    parts = []
    for side in (-1, 1):
        blade = turned(box(0, 0.46, 0.22, 0.36, 0.09), side * 45)
        shaft = [turned([(0, v)], side * 45)[0] for v in (-0.62, 0.32)]
        parts += erase(line(*shaft[0], *shaft[1], 0.16)) + paint(bent(blade), line(*shaft[0], *shaft[1], 0.07))
    return parts


def badge_shield(sign):
    """A shield at the lower right, with a gap around it: with a check mark, or with an empty half."""
    x, y = 0.32, -0.27

    def form(inset, sides=(1, -1)):
        w, top, low = 0.235 - inset, 0.27 - inset, 0.30 - inset
        right = [
            ("C", (x + 0.10, y - low + 0.05), (x + w, y - 0.14), (x + w, y + 0.02)), ("L", (x + w, y + top - 0.09)),
            ("C", (x + w - 0.07, y + top - 0.09), (x + 0.07, y + top - 0.04), (x, y + top))]
        left = [
            ("C", (x - 0.07, y + top - 0.04), (x - w + 0.07, y + top - 0.09), (x - w, y + top - 0.09)), ("L", (x - w, y + 0.02)),
            ("C", (x - w, y - 0.14), (x - 0.10, y - low + 0.05), (x, y - low))]
        return path(("M", (x, y - low)), *right, *(left if -1 in sides else []), ("Z",))
    parts = erase(form(-0.065)) + paint(form(0))
    if sign == "check":
        return parts + erase(chain((0.23, -0.27), (0.295, -0.345), (0.415, -0.175), width=0.048))
    return parts + erase(form(0.052, (1,)))


def arrows_beside():
    """An arrow away from a person on each side."""
    return paint(*[
        line(side * u, v, side * 0.86, 0) for side in (-1, 1) for u, v in ((0.56, 0), (0.745, 0.115), (0.745, -0.115))])


def pills(is_filled):
    """A capsule and a round tablet."""
    capsule = turned(box(0, 0, 0.34, 0.82, 0.17), -40, -0.17, 0.12)
    seam = [turned([(u, 0)], -40, -0.17, 0.12)[0] for u in (-0.13, 0.13)]
    x, y, radius = 0.28, -0.28, 0.26
    cut = [(x + side * 0.19 * math.cos(math.radians(20)), y + side * 0.19 * math.sin(math.radians(20))) for side in (-1, 1)]
    if is_filled:
        return paint(bent(capsule)) + erase(line(*seam[0], *seam[1], 0.055), disc(x, y, radius + 0.06)) + paint(disc(x, y, radius)) + erase(
            line(*cut[0], *cut[1], 0.05))
    return paint(outline(grown(capsule, -0.033), 0.066), line(*seam[0], *seam[1], 0.06)) + erase(disc(x, y, radius + 0.05)) + paint(
        ring(x, y, radius, 0.066), line(*cut[0], *cut[1], 0.055))


def scroll(is_filled):
    """A sheet whose upper and lower ends are rolled, with lines of text."""
    text = [line(-0.13, y, 0.21, y, 0.055) for y in (0.20, 0.05, -0.10)]
    sheet = [(-0.30, -0.42, 0.06), (0.36, -0.42, 0.06), (0.36, 0.47, 0.10), (-0.42, 0.47, 0.10), (-0.42, 0.26, 0.02), (-0.30, 0.26, 0.02)]
    foot = box(0.12, -0.41, 0.80, 0.19, 0.095)
    if is_filled:
        return paint(bent(sheet)) + erase(bent(grown(foot, 0.05)), line(-0.30, 0.26, -0.30, 0.36, 0.05), *text) + paint(bent(foot))
    return paint(outline(grown(sheet, -0.035))) + paint(line(-0.27, 0.29, -0.27, 0.38, 0.055), *text) + erase(bent(foot)) + paint(
        outline(grown(foot, -0.035)))


def board(wheels):
    """A skateboard from its side, or a snowboard from above."""
    if wheels:
        deck = [(-0.60, 0.16), (-0.42, 0.02), (0.42, 0.02), (0.60, 0.16)]
        return paint(chain(*deck, width=0.09), *[ring(x, -0.13, 0.12, 0.07) for x in (-0.30, 0.30)])
    edge = turned(box(0, 0, 0.30, 1.30, 0.15), -45)
    bindings = [[turned([(u, v)], -45)[0] for u in (-0.09, 0.09)] for v in (-0.25, 0.25)]
    return paint(outline(grown(edge, -0.035))) + paint(*[line(*a, *b, 0.07) for a, b in bindings])


def skis():
    """Two skis from above, their tips up."""
    parts = []
    for x in (-0.17, 0.17):
        ski = turned(box(x, 0, 0.15, 1.30, 0.075), -30)
        parts += [bent(ski)]
    bindings = [[turned([(x + u, v)], -30)[0] for u in (-0.03, 0.03)] for x in (-0.17, 0.17) for v in (-0.14, 0.10)]
    return paint(*parts) + erase(*[line(*a, *b, 0.05) for a, b in bindings])


def plus_beside(is_minus):
    """A plus or a minus to the right of a speaker."""
    return paint(line(0.42, 0, 0.70, 0), *([] if is_minus else [line(0.56, -0.14, 0.56, 0.14)]))


def sun_over(below, is_filled):
    """A sun with rays on its upper side, over drops or flakes."""
    x, y, a, b = 0.0, 0.14, 0.33, 0.44
    rays = [
        line(x + a * math.cos(t), y + a * math.sin(t), x + b * math.cos(t), y + b * math.sin(t), 0.066)
        for t in (math.radians(d) for d in (0, 45, 90, 135, 180))]
    sun = [disc(x, y, 0.225)] if is_filled else [ring(x, y, 0.225, 0.066)]
    places = [(-0.30, -0.27), (0, -0.27), (0.30, -0.27), (-0.17, -0.53), (0.13, -0.53)]
    if below == "rain":
        falls = [line(u + 0.05, v + 0.085, u - 0.05, v - 0.085, 0.06) for u, v in places]
    else:
        falls = [
            line(u + 0.095 * math.cos(t), v + 0.095 * math.sin(t), u - 0.095 * math.cos(t), v - 0.095 * math.sin(t), 0.04)
            for u, v in places for t in (math.radians(d) for d in (30, 90, 150))]
    return paint(*sun, *rays, *falls)


def sunglasses(is_filled):
    """Sunglasses from before."""
    lens = [(0.10, 0.12, 0.02), (0.57, 0.12, 0.05), (0.52, -0.16, 0.18), (0.30, -0.26, 0.18), (0.11, -0.14, 0.18)]
    forms = [lens, [(-u, v, r) for u, v, r in lens]]
    bridge = line(-0.55, 0.135, 0.55, 0.135, 0.06)
    if is_filled:
        return paint(*[bent(form) for form in forms], bridge)
    holes = [[(u * 0.76 + 0.08 * math.copysign(1, u), v * 0.68 - 0.02, r * 0.72) for u, v, r in form] for form in forms]
    return paint(*[bent(form) for form in forms], bridge) + erase(*[bent(hole) for hole in holes])


def thermometer_in_water():
    """A thermometer that dips into waves."""
    def wave(y):
        return stroke(lambda t: (-0.55 + 1.10 * t, y - 0.045 * math.cos(2 * math.pi * 3 * t)), 18, LINE)
    stem = [line(-0.135, -0.06, -0.135, 0.42), line(0.135, -0.06, 0.135, 0.42), arc(0, 0.42, 0.135, 0, 180)]
    return paint(*stem, line(0, -0.08, 0, 0.28, 0.085), wave(-0.25), wave(-0.46))


def train():
    """The front car of a train from its side, on rails."""
    points = [(-0.62, -0.28, 0.10), (0.58, -0.28, 0.05), (0.58, 0.32, 0.05), (-0.22, 0.32, 0.16), (-0.62, -0.06, 0.10)]
    windows = [rounded(x, 0.11, 0.17, 0.17, 0.03) for x in (0.12, 0.38)]
    front = bent([(-0.40, 0.03, 0.02), (-0.09, 0.03, 0.02), (-0.09, 0.195, 0.02), (-0.20, 0.195, 0.05)])
    return paint(outline(points)) + paint(*windows, front, line(-0.60, -0.46, 0.60, -0.46, 0.06))


def tree():
    """A tree with a round crown, outlined."""
    crown = [
        (-0.22, 0.10, 0.20), (0.22, 0.10, 0.20), (-0.20, 0.32, 0.19), (0.20, 0.32, 0.19), (0, 0.40, 0.20), (0, 0.12, 0.22), (0, 0.24, 0.27)]
    trunk = [(-0.055, -0.04, 0), (-0.055, -0.40, 0.06), (-0.17, -0.54, 0.02), (0.17, -0.54, 0.02), (0.055, -0.40, 0.06), (0.055, -0.04, 0)]
    return paint(bent(trunk), *[disc(*each) for each in crown]) + erase(*[disc(x, y, r - LINE) for x, y, r in crown]) + paint(
        line(0, -0.12, 0, 0.16, 0.06), line(0, -0.02, 0.12, 0.10, 0.055))


def toilet(is_filled):
    """A toilet from its side: its tank on the left, its bowl and foot."""
    tank = box(-0.31, 0.24, 0.26, 0.52, 0.06)
    bowl = [(-0.20, -0.02, 0.02), (0.46, -0.02, 0.05), (0.40, -0.26, 0.16), (0.12, -0.36, 0.06), (0.16, -0.52, 0.03), (-0.34, -0.52, 0.05),
            (-0.40, -0.02, 0.04)]
    if is_filled:
        gap, lid = line(-0.12, 0.02, 0.60, 0.02, 0.05), line(-0.12, 0.065, 0.44, 0.065, 0.07)
        return paint(bent(tank), bent(bowl)) + erase(gap) + paint(lid)
    return paint(outline(grown(tank, -0.033), 0.066)) + paint(outline(grown(bowl[::-1], -0.033), 0.066))


def water(direction):
    """Two waves, and an arrow above them that points up or down."""
    def wave(y):
        return stroke(lambda t: (-0.55 + 1.10 * t, y - 0.05 * math.cos(2 * math.pi * 3 * t)), 18, LINE)
    tip = 0.25 + direction * 0.20
    return paint(
        wave(-0.22), wave(-0.46), line(0, 0.25 - direction * 0.20, 0, tip),
        *[line(side * 0.15, tip - direction * 0.15, 0, tip) for side in (-1, 1)])


def puck(is_filled):
    """A flat disc, seen from above its edge."""
    sides = [rounded(0, -0.02, 1.10, 0.22, 0.01)]
    top, low = ellipse(0, 0.10, 1.10, 0.46), ellipse(0, -0.13, 1.10, 0.46)
    if is_filled:
        return paint(low, top, *sides) + erase(arc(0, 0.66, 0.88, -128, -52, 0.05))
    return paint(low, top, *sides) + erase(
        ellipse(0, -0.13, 1.10, 0.46, 0, LINE), rounded(0, -0.02, 1.10 - 2 * LINE, 0.22, 0.01)) + paint(top) + erase(
            ellipse(0, 0.10, 1.10, 0.46, 0, LINE))


def alarm_waves():
    """Waves on both sides of a clock."""
    return paint(*[arc(0, -0.02, 0.70, start - 24, start + 24, 0.066) for start in (0, 180)])


def brain(is_filled):
    """A brain instead of the gear in Material's head."""
    lobes = [(-0.15, 0.04, 0.095), (-0.08, 0.15, 0.095), (0.06, 0.18, 0.10), (0.16, 0.09, 0.095), (0.10, 0.0, 0.10), (-0.04, 0.04, 0.13)]
    stem = line(0.03, 0.0, 0.03, -0.15, 0.10)
    folds = [arc(-0.06, 0.10, 0.085, 190, 330, 0.042), arc(0.11, 0.13, 0.075, 200, 350, 0.042)]
    whole, inner = [disc(*lobe) for lobe in lobes], [disc(x, y, r - 0.05) for x, y, r in [*lobes, (0.0, 0.09, 0.165)]]
    if is_filled:
        return paint(disc(0, 0.07, 0.27)) + erase(*whole, stem) + paint(*folds)
    return erase(disc(0, 0.06, 0.245)) + paint(*whole, stem) + erase(*inner) + paint(*folds)


def gauge(angle, is_low):
    """A dial with dots and a needle, which turns around its lower part or its middle."""
    u, v = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    if is_low:
        dots = [disc(0.335 * math.cos(math.radians(a)), 0.335 * math.sin(math.radians(a)) - 0.02, 0.042) for a in range(165, 0, -25)]
        return paint(ring(0, 0, 0.498, 0.08), *dots, disc(0, -0.19, 0.075), line(0, -0.19, 0.24 * u, 0.24 * v - 0.19, 0.055))
    dots = [disc(0.325 * math.cos(math.radians(a)), 0.325 * math.sin(math.radians(a)), 0.042) for a in range(225, -50, -45)]
    return paint(ring(0, 0, 0.498, 0.08), *dots, disc(0, 0, 0.06), line(0, 0, 0.22 * u, 0.22 * v, 0.05))


def bus(is_filled):
    """A bus of two floors, from before."""
    windows = [rounded(0, 0.33, 0.54, 0.19, 0.04), rounded(0, 0.02, 0.54, 0.21, 0.04)]
    lights = [disc(side * 0.21, -0.30, 0.05) for side in (-1, 1)]
    wheels = [line(side * 0.24, -0.46, side * 0.24, -0.53, 0.12) for side in (-1, 1)]
    if is_filled:
        return paint(rounded(0, 0.02, 0.80, 1.0, 0.14), *wheels) + erase(*windows, *lights)
    sills = [line(-0.35, y, 0.35, y, 0.06) for y in (0.18, -0.15)]
    return paint(frame(0, 0.02, 0.80, 1.0, 0.14), *wheels, *sills, *lights)


def cabinet(is_filled):
    """A cabinet with two doors on legs."""
    legs = [line(side * 0.34, -0.40, side * 0.34, -0.52, 0.08) for side in (-1, 1)]
    doors = [line(0, -0.34, 0, 0.42, 0.06), *[line(side * 0.10, -0.03, side * 0.10, 0.09, 0.06) for side in (-1, 1)]]
    if is_filled:
        return paint(rounded(0, 0.05, 0.96, 0.90, 0.10), *legs) + erase(*doors)
    return paint(frame(0, 0.05, 0.96, 0.90, 0.10), *legs, *doors)


def signpost(is_filled):
    """A post with one sign that points to the left."""
    sign = [(-0.50, 0.20, 0.04), (-0.32, 0.01, 0.06), (0.44, 0.01, 0.07), (0.44, 0.39, 0.07), (-0.32, 0.39, 0.06)]
    post = [line(0, 0.39, 0, 0.50, 0.09), line(0, 0.01, 0, -0.52, 0.09)]
    return paint(*post, bent(sign) if is_filled else outline(grown(sign, -0.03)))


def tag(is_filled):
    """A round tag with a round back."""
    if is_filled:
        return paint(disc(0, 0, 0.498)) + erase(ring(0, 0, 0.375, 0.045))
    return paint(ring(0, 0, 0.498, 0.08), ring(0, 0, 0.34, 0.05))


def arrow_keys(is_filled):
    """Four keys with arrows, one above three."""
    parts = []
    for x, y, u, v in ((0, 0.24, 0, 1), (-0.48, -0.24, -1, 0), (0, -0.24, 0, -1), (0.48, -0.24, 1, 0)):
        arrow = polygon([(x + 0.085 * u, y + 0.085 * v), (x - 0.065 * u + 0.10 * v, y - 0.065 * v + 0.10 * u),
                         (x - 0.065 * u - 0.10 * v, y - 0.065 * v - 0.10 * u)])
        key = (x, y, 0.42, 0.42, 0.09)
        parts += paint(rounded(*key)) + erase(arrow) if is_filled else paint(frame(*key, 0.06), arrow)
    return parts


def oil_can(is_filled):
    """A can of oil with a spout and a handle."""
    body = [(-0.24, -0.30, 0.06), (0.34, -0.30, 0.06), (0.26, 0.12, 0.05), (-0.18, 0.12, 0.05)]
    spout = chain((0.30, -0.08), (0.56, 0.24), (0.66, 0.22), width=0.08)
    cap = [line(-0.04, 0.15, -0.04, 0.24, 0.09), line(-0.16, 0.27, 0.08, 0.27)]
    rest = [spout, arc(-0.27, -0.06, 0.18, 70, 290), *cap, disc(0.66, 0.04, 0.055)]
    return paint(*rest, bent(body) if is_filled else outline(grown(body, -0.03)))


def cylinder(is_filled):
    """A cylinder that stands."""
    def side(inset):
        return [ellipse(0, -0.36, 0.84, 0.34, 0, inset), rounded(0, 0, 0.84 - 2 * inset, 0.72, 0.01)]
    top = ellipse(0, 0.36, 0.84, 0.34)
    if is_filled:
        return paint(*side(0), top) + erase(arc(0, 0.56, 0.57, -137, -43, 0.05))
    return paint(*side(0), top) + erase(*side(LINE)) + paint(top) + erase(ellipse(0, 0.36, 0.84, 0.34, 0, LINE))


def lens_sparkle():
    """A sparkle in the lens of a magnifying glass."""
    x, y, r, k = -0.085, 0.085, 0.19, 0.035
    return paint(smooth_star(x, y, r, k))


def smooth_star(x, y, reach, waist):
    """A star of four points with hollow sides."""
    corners = [(reach, 0), (0, reach), (-reach, 0), (0, -reach)]
    steps = [("M", (x + reach, y))]
    for u, v in corners[1:] + corners[:1]:
        before = corners[corners.index((u, v)) - 1]
        steps.append(("C", (x + waist * (before[0] + u) / reach + before[0] * 0.15, y + waist * (before[1] + v) / reach + before[1] * 0.15),
                      (x + waist * (before[0] + u) / reach + u * 0.15, y + waist * (before[1] + v) / reach + v * 0.15), (x + u, y + v)))
    return path(*steps, ("Z",))


def back_arrow():
    """An arrow to the left, at the lower left, with a gap around it."""
    x, y = -0.36, -0.36
    return erase(rounded(x, y, 0.52, 0.40, 0.10)) + paint(
        line(x - 0.19, y, x + 0.19, y), line(x - 0.19, y, x - 0.06, y + 0.125), line(x - 0.19, y, x - 0.06, y - 0.125))


# Shapes by the word that names them in symbol-names.tsv.
THINGS = {
    "books": lambda: books(False), "books.fill": lambda: books(True), "tubes": tubes, "switches": switches, "shared.play": shared_play,
    "camera.mark": lambda: camera_with_mark(False), "camera.mark.fill": lambda: camera_with_mark(True),
    "rainbow.cloud": lambda: cloud_and_rainbow(False), "rainbow.cloud.fill": lambda: cloud_and_rainbow(True),
    "swatches": lambda: swatches(False), "swatches.fill": lambda: swatches(True), "pencil.tip": pencil_tip,
    "screwdriver": lambda: screwdriver(False, -1, -1), "screwdriver.fill": lambda: screwdriver(True, -1, -1),
    "screwdriver.crossing": lambda: screwdriver(False, -1, 1) + erase(line(-0.5, -0.5, 0.5, 0.5, 0.30)),
    "screwdriver.crossing.fill": lambda: screwdriver(True, -1, 1) + erase(line(-0.5, -0.5, 0.5, 0.5, 0.30)),
    "battery.block": lambda: battery_block(False, False), "battery.block.fill": lambda: battery_block(True, False),
    "battery.block.bolt": lambda: battery_block(False, True), "battery.block.bolt.fill": lambda: battery_block(True, True),
    "earphones": lambda: earphones(False), "earphones.tips": lambda: earphones(True),
    "earphone.left": lambda: earphone(-1, 0, False), "earphone.right": lambda: earphone(1, 0, False),
    "earphone.left.tip": lambda: earphone(-1, 0, True), "earphone.right.tip": lambda: earphone(1, 0, True),
    "mark.on.lock": lambda: paint(*mark_on_lock()), "mark.off.lock": lambda: erase(*mark_on_lock()),
    "sound.to.screen": sound_to_screen, "atom": atom, "steam": steam, "zipper": zipper,
    "dial.min": lambda: dial(225, False), "dial.low": lambda: dial(150, False), "dial.medium": lambda: dial(90, False),
    "dial.high": lambda: dial(30, False), "dial.max": lambda: dial(-45, False), "dial.low.fill": lambda: dial(150, True),
    "dial.min.fill": lambda: dial(225, True), "dial.medium.fill": lambda: dial(90, True), "dial.high.fill": lambda: dial(30, True),
    "dial.max.fill": lambda: dial(-45, True),
    "eyes": lambda: eyes(False), "eyes.fill": lambda: eyes(True), "jumper": jumper, "weight.trainer": weight_trainer, "skater": skater,
    "fish": lambda: fish(False), "fish.fill": lambda: fish(True),
    "flags": lambda: crossed_flags("outlined"), "flags.fill": lambda: crossed_flags("filled"),
    "flags.checkered": lambda: crossed_flags("checkered"), "tablet.phone": tablet_and_phone,
    "list.stars": lambda: marked_list("star"), "list.triangles": lambda: marked_list("triangle"),
    "live.photo": lambda: live_photo(False), "live.photo.play": lambda: live_photo(True), "metronome": metronome, "oars": crossed_oars,
    "badge.shield.check": lambda: badge_shield("check"), "badge.shield.half": lambda: badge_shield("half"),
    "arrows.beside": arrows_beside, "dots.beside": lambda: paint(*[disc(x, 0, 0.09) for x in (-0.28, 0, 0.28)]), "skis": skis,
    "pills": lambda: pills(False), "pills.fill": lambda: pills(True), "scroll": lambda: scroll(False), "scroll.fill": lambda: scroll(True),
    "skateboard": lambda: board(True), "snowboard": lambda: board(False),
    "plus.beside": lambda: plus_beside(False), "minus.beside": lambda: plus_beside(True),
    "sun.rain": lambda: sun_over("rain", False), "sun.rain.fill": lambda: sun_over("rain", True),
    "sun.snow": lambda: sun_over("snow", False), "sun.snow.fill": lambda: sun_over("snow", True),
    "sunglasses": lambda: sunglasses(False), "sunglasses.fill": lambda: sunglasses(True), "thermometer.water": thermometer_in_water,
    "train": train, "tree": tree, "toilet": lambda: toilet(False), "toilet.fill": lambda: toilet(True),
    "water.up": lambda: water(1), "water.down": lambda: water(-1), "puck": lambda: puck(False), "puck.fill": lambda: puck(True),
    "alarm.waves": alarm_waves,
    "gauge.0": lambda: gauge(158, True), "gauge.100": lambda: gauge(22, True), "gauge.33": lambda: gauge(135, False),
    "gauge.50": lambda: gauge(90, False), "gauge.67": lambda: gauge(45, False), "bus": lambda: bus(False), "bus.fill": lambda: bus(True),
    "cabinet": lambda: cabinet(False), "cabinet.fill": lambda: cabinet(True), "signpost": lambda: signpost(False),
    "signpost.fill": lambda: signpost(True), "tag.round": lambda: tag(False), "tag.round.fill": lambda: tag(True),
    "arrow.keys": lambda: arrow_keys(False), "arrow.keys.fill": lambda: arrow_keys(True), "oil.can": lambda: oil_can(False),
    "oil.can.fill": lambda: oil_can(True), "cylinder": lambda: cylinder(False), "cylinder.fill": lambda: cylinder(True),
    "lens.sparkle": lens_sparkle, "back.arrow": back_arrow,
    "brain": lambda: brain(False), "brain.fill": lambda: brain(True),
}
