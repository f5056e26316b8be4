import SwiftUI

/// Stacks bars and areas at the same position.
struct MarkStacking {
    /// A position that several marks share.
    private struct StackKey: Hashable {
        var isBar: Bool
        var isUpright: Bool
        var value: PlotValue?
        var dodge: PlotValue?
    }

    private var positive: [StackKey: Double] = [:]
    private var negative: [StackKey: Double] = [:]
    private var totals: [StackKey: Double] = [:]

    /// Returns the marks with stacked values in place of single ones.
    static func stacked(_ marks: [Mark]) -> [Mark] {
        var stacking = MarkStacking()
        for mark in marks { stacking.count(mark) }
        return marks.map { stacking.stacked($0) }
    }

    private mutating func count(_ mark: Mark) {
        guard let (key, value) = MarkStacking.stackable(mark), value.isFinite else { return }
        totals[key, default: 0] += abs(value)
    }

    private mutating func stacked(_ mark: Mark) -> Mark {
        guard let (key, value) = MarkStacking.stackable(mark) else { return mark }
        var result = mark
        guard value.isFinite else {
            result.setLength(.stacked(.nan, .nan), isUpright: key.isUpright)
            return result
        }
        var (first, last) = (0.0, value)
        if mark.stacking != .unstacked {
            first = value < 0 ? negative[key, default: 0] : positive[key, default: 0]
            last = first + value
            if value < 0 { negative[key] = last } else { positive[key] = last }
            let total = totals[key, default: 0]
            switch mark.stacking.kind {
            case .normalized where total > 0: (first, last) = (first / total, last / total)
            case .center: (first, last) = (first - total / 2, last - total / 2)
            default: break
            }
        }
        result.setLength(.stacked(first, last), isUpright: key.isUpright)
        return result
    }

    /// Returns the position and length of a bar or area that can be stacked.
    private static func stackable(_ mark: Mark) -> (StackKey, Double)? {
        guard mark.kind == .bar || mark.kind == .area else { return nil }
        let isUpright = mark.isUpright
        guard case .value(let length) = isUpright ? mark.y : mark.x, length.upper == nil,
            case .number(let number) = length.lower
        else { return nil }
        let key = StackKey(
            isBar: mark.kind == .bar, isUpright: isUpright, value: (isUpright ? mark.x : mark.y).datum?.lower,
            dodge: mark.style.dodge?.value)
        return (key, number)
    }
}

extension Mark {
    /// Whether a bar or area extends vertically from its position on the x-axis, rather than horizontally.
    var isUpright: Bool {
        switch (x, y) {
        case (.span, .value), (.span, .unset), (.span, .pointSpan): return false
        case (.stacked, _): return false
        case (.value, .span), (_, .stacked): return true
        case (.value(let x), .value(let y)):
            return y.lower.isNumber && y.upper == nil || !(x.lower.isNumber && x.upper == nil)
        case (.value(let x), _): return !(x.lower.isNumber && x.upper == nil)
        default: return true
        }
    }

    fileprivate mutating func setLength(_ extent: MarkExtent, isUpright: Bool) {
        if isUpright { y = extent } else { x = extent }
    }
}
