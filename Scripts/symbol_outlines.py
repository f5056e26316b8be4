"""The outlines of symbols: glyphs, placed by matrices and measured by their ink."""
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont


def multiply(outer, inner):
    """Returns the matrix that applies inner, then outer. A matrix is (xx, yx, xy, yy, x, y)."""
    a, b, c, d, x, y = outer
    e, f, g, h, u, v = inner
    return (a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y)


def scaled(factor, x=0.0, y=0.0):
    return (factor, 0.0, 0.0, factor, x, y)


class Font:
    """An icon font and the outlines for measuring symbols."""

    def __init__(self, path, axes=None, filled_axes=None):
        self.font = TTFont(path)
        self.cmap = self.font.getBestCmap()
        self.order = {name: index for index, name in enumerate(self.font.getGlyphOrder())}
        self.outlines = {False: self.font.getGlyphSet(location=axes or {})}
        self.outlines[True] = self.font.getGlyphSet(location=filled_axes) if filled_axes else self.outlines[False]


class Layer:
    """A placed glyph. It paints or, with erases, removes the layers below."""

    def __init__(self, fonts, font, glyph, matrix, filled=False, erases=False):
        self.fonts, self.font, self.glyph, self.matrix = fonts, font, glyph, matrix
        self.filled, self.erases = filled, erases

    def bounds(self):
        source = self.fonts[self.font].outlines[self.filled]
        pen = BoundsPen(source)
        source[self.glyph].draw(TransformPen(pen, self.matrix))
        return pen.bounds

    def moved(self, matrix, erases=None):
        return Layer(
            self.fonts, self.font, self.glyph, multiply(matrix, self.matrix), self.filled,
            self.erases if erases is None else erases)

    def json(self, matrix):
        whole = multiply(matrix, self.matrix)
        result = {"font": self.font, "glyph": self.fonts[self.font].order[self.glyph]}
        if self.filled:
            result["fill"] = True
        if self.erases:
            result["erase"] = True
        linear = [float(f"{value:.7f}") + 0.0 for value in whole[:4]]
        result["matrix"] = linear + [round(value, 4) + 0.0 for value in whole[4:]]
        return result


def ink(layers):
    """Returns the left, bottom, right and top of the painted area."""
    boxes = [layer.bounds() for layer in layers if not layer.erases]
    boxes = [box for box in boxes if box is not None]
    return (min(b[0] for b in boxes), min(b[1] for b in boxes), max(b[2] for b in boxes), max(b[3] for b in boxes))


def centred(layers):
    left, bottom, right, top = ink(layers)
    move = (1, 0, 0, 1, -(left + right) / 2, -(bottom + top) / 2)
    return [layer.moved(move) for layer in layers]


def transformed(layers, matrix, erases=None):
    return [layer.moved(matrix, erases) for layer in layers]
