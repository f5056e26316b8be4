import DisplayList
import Foundation

/// The part of a symbol that becomes bolder or thinner if the symbol's font has only one weight.
enum SymbolEmboldening: Hashable {
    /// The lines of the symbol.
    case lines
    /// A sign cut out of a filled form. The sign becomes wider or narrower, and the form larger or smaller.
    case sign
    /// A filled form, which grows a little so that its gaps stay open.
    case form

    /// The forms that contain a sign.
    private static let holders: Set<Substring> = [
        "circle", "square", "triangle", "rectangle", "diamond", "hexagon", "octagon", "seal", "shield", "app", "bubble",
        "message", "capsule", "doc",
    ]

    init(name: String) {
        let words = name.split(separator: ".")
        if words.contains("fill") || words.contains("filled") {
            let holdsSign = words.count > 2 && words.contains(where: Self.holders.contains)
            self = holdsSign || words.first == "clock" ? .sign : .form
        } else {
            self = words.first == "battery" ? .form : .lines
        }
    }

    /// The outline of a layer at the regular weight.
    struct Outline {
        var path: Path
        /// Whether the outline has the wanted weight already, because its font has all of them.
        var hasWeight: Bool
        var isErasing: Bool
    }

    /// Returns layers that are drawn with lines that are thicker by `growth` ems than those of the outlines, or thinner.
    ///
    /// - Parameter line: The thickness of lines of the regular weight. Thinner ones become thinner in proportion, so that none
    ///   vanishes.
    func layers(_ outlines: [Outline], growth: CGFloat, line: CGFloat) -> [SymbolOutline.Layer] {
        var painted = Path()
        return outlines.enumerated().map { index, outline in
            let plain = SymbolOutline.Layer(path: outline.path, isErasing: outline.isErasing)
            defer { if !outline.isErasing { outline.path.elements.forEach { painted.append($0) } } }
            guard growth != 0, !outline.hasWeight else { return plain }
            guard outline.isErasing else { return layer(plain, growth: growth, line: line) }
            let forms = SymbolForms(outline.path)
            let next = index + 1 < outlines.count && !outlines[index + 1].isErasing ? outlines[index + 1].path : Path()
            if !Self.isGap(outline.path, around: next, line: line),
                let thickness = forms.thickness(ofLineIn: painted, limit: 2 * line) {
                // The inside of a form that is drawn with lines. Half of the growth is that of the form's outer edge. Bold lines
                // grow less inward, so that the inside stays open.
                let share = growth < 0 ? 2 * min(1, thickness / line) - 1 : 0.5
                return moved(plain, forms, by: -growth * share, line: line)
            }
            return Self.lines.layer(plain, growth: growth, line: line)
        }
    }

    /// Whether an erasing outline makes room for the layer that is drawn next: it is as large, with a gap.
    private static func isGap(_ path: Path, around next: Path, line: CGFloat) -> Bool {
        let (gap, form) = (path.boundingRect, next.boundingRect)
        return !next.isEmpty && gap.insetBy(dx: -0.01, dy: -0.01).contains(form)
            && gap.width - form.width < 4 * line && gap.height - form.height < 4 * line
    }

    private func moved(
        _ layer: SymbolOutline.Layer, _ forms: SymbolForms, by growth: CGFloat, line: CGFloat
    ) -> SymbolOutline.Layer {
        var layer = layer
        layer.path = forms.moved(Array(forms.contours.indices), by: growth, line: line)
        return layer
    }

    private func layer(_ plain: SymbolOutline.Layer, growth: CGFloat, line: CGFloat) -> SymbolOutline.Layer {
        var layer = plain
        let forms = SymbolForms(plain.path)
        if self != .lines, let filled = filled(forms, growth: growth, line: line) {
            layer.path = filled
        } else if growth < 0 {
            layer = moved(plain, forms, by: growth, line: line)
        } else {
            layer.emboldening = growth * (self == .form ? 0.35 : 1)
            // The dots of a grid grow half as much, so that they do not touch.
            let dots = forms.forms.filter { max(forms.contours[$0].bounds.width, forms.contours[$0].bounds.height) < 1.5 * line }
            if dots.count > 3 {
                let rest = forms.contours.indices.filter { !dots.contains($0) }
                layer.path = forms.path(rest)
                forms.moved(dots, by: -growth / 2, line: line).elements.forEach { layer.path.append($0) }
            }
        }
        return layer
    }

    /// Returns filled forms whose holes are the lines of signs, and whose own lines become thinner; nil where a line around the
    /// forms makes them bolder.
    ///
    /// A form grows and shrinks by a fraction of what lines do: that of the circles in 14 templates which the SF Symbols app
    /// wrote, from regular to ultralight and to black. They are as large as circles that are not filled. Forms beside each
    /// other shrink less, so that gaps between them stay narrow (a guess).
    private func filled(_ forms: SymbolForms, growth: CGFloat, line: CGFloat) -> Path? {
        var signs: [Int] = []
        for hole in forms.contours.indices where forms.contours[hole].depth == 1 && !forms.isRing(hole, line: line) {
            signs += [hole] + forms.inside(hole)
        }
        guard growth < 0 || self == .sign && forms.contours.contains(where: { $0.depth > 0 }) else { return nil }
        // A form in a ring keeps its size as the ring becomes bolder, so that there is a gap between them.
        let kept = forms.contours.indices.filter { growth > 0 && forms.contours[$0].depth > 1 && !signs.contains($0) }
        let rest = forms.contours.indices.filter { !signs.contains($0) && !kept.contains($0) }
        let isLine = rest.map { forms.form(of: $0).map { forms.thickness(of: $0) < 1.5 * line } ?? false }
        let solid = zip(rest, isLine).filter { !$1 }.map(\.0)
        let share = growth > 0 ? 0.75 : solid.count { forms.contours[$0].depth % 2 == 0 } > 1 ? 0.35 : 0.9
        var path = forms.moved(solid, by: growth * share, line: line)
        let lines = forms.moved(zip(rest, isLine).filter { $1 }.map(\.0), by: growth > 0 ? share * growth : growth, line: line)
        let sign = forms.moved(signs, by: growth, line: line, holesAreInk: true)
        for element in lines.elements + forms.path(kept).elements + sign.elements { path.append(element) }
        return path
    }
}
