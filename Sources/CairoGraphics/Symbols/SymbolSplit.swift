import DisplayList
import Foundation

/// A way to cut a symbol into parts. The parts that it finds have numbers, which name their roles in the table.
enum SymbolSplit: String, Decodable {
    /// 0 everything.
    case whole
    /// 0 the sign, 1 the shape around it.
    case sign
    /// 0 the badge or slash, 1 what it is on, 2 the sign in the badge.
    case badge
    /// 0 the largest form, as a cloud; 1 what is above it, as the sun; 2 what is below it, as rain; 3 the largest of these, as
    /// a bolt.
    case weather
    /// 0 the sun on the ground, 1 the arrow.
    case horizon
    /// 0 the charge, 1 the outline, 2 a bolt.
    case battery
    /// Numbered from the left.
    case left
    /// Numbered from the bottom.
    case bottom
    /// Numbered from the middle, the same on both sides.
    case middle

    /// Returns layers with the numbers of their parts; nil where the symbol has only one. An erasing layer has no number.
    func parts(of layers: [SymbolOutline.Layer], isFilled: Bool) -> [(part: Int?, layer: SymbolOutline.Layer)]? {
        let parts: [(part: Int?, layer: SymbolOutline.Layer)]
        switch self {
        case .whole: return layers.map { ($0.isErasing ? nil : 0, $0) }
        case .sign: parts = signs(layers, isFilled)
        case .badge: parts = badges(layers)
        case .battery: parts = batteries(layers)
        default: parts = layers.flatMap { $0.isErasing ? [(nil, $0)] : numbered($0) }
        }
        return Set(parts.compactMap(\.part)).count > 1 ? parts : nil
    }

    private func layer(_ path: Path, like layer: SymbolOutline.Layer, emboldening: CGFloat? = nil) -> SymbolOutline.Layer {
        var layer = layer
        (layer.path, layer.isErasing) = (path, false)
        if let emboldening { layer.emboldening = emboldening }
        return layer
    }

    private func signs(_ layers: [SymbolOutline.Layer], _ isFilled: Bool) -> [(Int?, SymbolOutline.Layer)] {
        if layers.count > 1 {
            // A sign that is cut out of the whole symbol is painted on the shape here.
            return [(1, layers[0])] + layers.dropFirst().map { (0, layer($0.path, like: $0)) }
        }
        guard let whole = layers.first else { return [] }
        let forms = SymbolForms(whole.path)
        guard let outer = forms.forms.first else { return [] }
        let inside = forms.inside(outer)
        if isFilled {
            // The sign is a hole, and its own holes are filled.
            let shape = forms.contours.indices.filter { !inside.contains($0) }
            return [(1, layer(forms.path(shape), like: whole)), (0, layer(forms.path(inside), like: whole, emboldening: 0))]
        }
        let sign = inside.filter { forms.contours[$0].depth > 1 }
        let rest = forms.contours.indices.filter { !sign.contains($0) }
        return [(1, layer(forms.path(rest), like: whole)), (0, layer(forms.path(sign), like: whole))]
            .filter { !$0.1.path.isEmpty }
    }

    private func badges(_ layers: [SymbolOutline.Layer]) -> [(Int?, SymbolOutline.Layer)] {
        // The gap around a badge or slash is erased before it is painted.
        if let gap = layers.indices.dropLast().last(where: { layers[$0].isErasing && !layers[$0 + 1].isErasing }) {
            return layers.enumerated().flatMap { index, each -> [(Int?, SymbolOutline.Layer)] in
                guard each.isErasing else { return [(index < gap ? 1 : 0, each)] }
                guard index > gap else { return [(nil, each)] }
                var hole = each
                hole.role.modes = .allButMulticolor
                return [(nil, hole), (2, layer(each.path, like: each))]
            }
        }
        guard layers.count == 1, let whole = layers.first else { return [] }
        let forms = SymbolForms(whole.path)
        let all = forms.contours.reduce(CGRect.null) { $0.union($1.bounds) }
        guard forms.forms.count > 1 else { return [] }
        func corner(_ form: Int) -> CGFloat {
            let bounds = forms.contours[form].bounds
            return abs(bounds.midX - all.midX) / all.width + abs(bounds.midY - all.midY) / all.height
        }
        // Lines around an empty middle have little area.
        func extent(_ form: Int) -> CGFloat { forms.contours[form].bounds.width * forms.contours[form].bounds.height }
        let widest = forms.forms.max { extent($0) < extent($1) }
        func isSlash(_ form: Int) -> Bool {
            let contour = forms.contours[form]
            return contour.bounds.width > 0.7 * all.width && contour.bounds.height > 0.6 * all.height
                && contour.area < 0.25 * contour.bounds.width * contour.bounds.height
                && contour.contains(CGPoint(x: contour.bounds.midX, y: contour.bounds.midY))
        }
        let badge: [Int]
        if let slash = forms.forms.first(where: isSlash) {
            badge = [slash]
        } else if let first = forms.forms.filter({ $0 != widest }).max(by: { corner($0) < corner($1) }), corner(first) > 0.4 {
            let near = forms.contours[first].bounds.insetBy(dx: -0.12, dy: -0.12)
            badge = forms.forms.filter { form in
                let bounds = forms.contours[form].bounds
                return bounds.minX > near.minX && bounds.maxX < near.maxX && bounds.minY > near.minY && bounds.maxY < near.maxY
            }
        } else {
            return []
        }
        let base = forms.forms.filter { !badge.contains($0) }
        let signs = badge.flatMap(forms.holes)
        return [
            (1, layer(forms.path(forms: base), like: whole)), (0, layer(forms.path(forms: badge), like: whole)),
            (2, layer(forms.path(signs), like: whole, emboldening: 0)),
        ].filter { !$0.1.path.isEmpty }
    }

    private func batteries(_ layers: [SymbolOutline.Layer]) -> [(Int?, SymbolOutline.Layer)] {
        guard let whole = layers.first else { return [] }
        let forms = SymbolForms(whole.path)
        let charge = forms.forms.filter { forms.contours[$0].depth > 1 }
        let outline = forms.forms.filter { forms.contours[$0].depth == 0 }
        var parts: [(Int?, SymbolOutline.Layer)] = [(1, layer(forms.path(forms: outline), like: whole))]
        if !charge.isEmpty { parts.append((0, layer(forms.path(forms: charge), like: whole))) }
        var isBehindGap = false
        for layer in layers.dropFirst() {
            isBehindGap = isBehindGap || layer.isErasing
            parts.append((layer.isErasing ? nil : isBehindGap ? 2 : 0, layer))
        }
        return parts
    }

    private func numbered(_ whole: SymbolOutline.Layer) -> [(Int?, SymbolOutline.Layer)] {
        let forms = SymbolForms(whole.path)
        let all = forms.contours.reduce(CGRect.null) { $0.union($1.bounds) }
        func bounds(_ form: Int) -> CGRect { forms.contours[form].bounds }
        var numbers: [Int: [Int]] = [:]
        switch self {
        case .weather:
            guard let cloud = forms.forms.first else { return [] }
            let below = forms.forms.dropFirst().filter { bounds($0).midY > bounds(cloud).midY && bounds($0).maxY > bounds(cloud).maxY }
            let bolt = below.max { forms.contours[$0].area < forms.contours[$1].area }
            for form in forms.forms.dropFirst() {
                numbers[!below.contains(form) ? 1 : form == bolt ? 3 : 2, default: []].append(form)
            }
            numbers[0] = [cloud]
        case .horizon:
            let arrow = forms.forms.filter { abs(bounds($0).midX - all.midX) < 0.05 }.min { bounds($0).minY < bounds($1).minY }
            for form in forms.forms { numbers[form == arrow ? 1 : 0, default: []].append(form) }
        default:
            let places = forms.forms.map { form -> (form: Int, place: CGFloat) in
                switch self {
                case .left: (form, bounds(form).minX)
                case .bottom: (form, -bounds(form).maxY)
                default: (form, (max(abs(bounds(form).minX - all.midX), abs(bounds(form).maxX - all.midX)) * 50).rounded())
                }
            }
            var last: CGFloat?
            var number = -1
            for (form, place) in places.sorted(by: { ($0.place, $0.form) < ($1.place, $1.form) }) {
                if last != place || self != .middle { number += 1 }
                last = place
                numbers[number, default: []].append(form)
            }
        }
        return numbers.sorted { $0.key < $1.key }.map { ($0.key, layer(forms.path(forms: $0.value), like: whole)) }
    }

    /// The level of a part by its number, and by the numbers that the symbol has. Those of signs, badges and slashes are in
    /// templates that Apple's SF Symbols app writes; the others are guesses.
    func level(of part: Int, among present: Set<Int>, isFilled: Bool) -> SymbolRole.Level {
        switch self {
        case .whole: .primary
        case .sign: part == 0 ? .primary : isFilled ? .tertiary : .secondary
        case .badge: part == 0 ? .primary : .secondary
        case .battery: part == 1 ? .secondary : .primary
        // A bolt is of the level of the rain beside it.
        case .weather: SymbolRole.Level(rawValue: Set(present.map { min($0, 2) }).count { $0 < min(part, 2) }) ?? .tertiary
        default: SymbolRole.Level(rawValue: part) ?? .tertiary
        }
    }
}
