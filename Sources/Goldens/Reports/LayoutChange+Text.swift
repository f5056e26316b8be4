extension LayoutChange {
    /// The change as text without the view's name: `moved 4 pt down, from (16, 20) to (16, 24)`.
    var words: String {
        var parts: [String] = []
        switch (kind, from, to) {
        case (.moved, let from?, let to?) where oldView != nil:
            parts.append("moved \(parents), from \(from.place) to \(to.place)")
            if from.extent != to.extent { parts.append("resized from \(from.extent) to \(to.extent)") }
        case (.moved, let from?, let to?):
            parts.append("moved \(Self.way(from, to)), from \(from.place) to \(to.place)")
        case (.resized, let from?, let to?):
            let moved = from.place == to.place ? "" : " and moved from \(from.place) to \(to.place)"
            parts.append("resized from \(from.extent) to \(to.extent)\(moved)")
        case (.added, _, let to?): parts.append("added at \(to.place), \(to.extent)")
        case (.removed, let from?, _): parts.append("removed from \(from.place), \(from.extent)")
        case (.altered, let from?, let to?) where from != to:
            parts.append("changed")
            if from.extent != to.extent { parts.append("resized from \(from.extent) to \(to.extent)") }
            if from.place != to.place { parts.append("moved from \(from.place) to \(to.place)") }
        case (.altered, _, _): parts.append("changed")
        default: parts.append(kind.rawValue)
        }
        if let note { parts.append(note) }
        return parts.joined(separator: "; ")
    }

    /// The old and the new parent: `out of HStack into VStack`.
    private var parents: String {
        let (old, new) = ((oldView ?? "").split(separator: "/").dropLast().last, view.split(separator: "/").dropLast().last)
        if let old, old == new { return "from one \(old) into another" }
        return [old.map { "out of \($0)" }, new.map { "into \($0)" }].compactMap { $0 }.joined(separator: " ")
    }

    private static func way(_ from: Frame, _ to: Frame) -> String {
        let (right, down) = (to.x - from.x, to.y - from.y)
        var ways: [String] = []
        if right != 0 { ways.append("\(ReportNumber.points(abs(right))) pt \(right > 0 ? "right" : "left")") }
        if down != 0 { ways.append("\(ReportNumber.points(abs(down))) pt \(down > 0 ? "down" : "up")") }
        return ways.joined(separator: " and ")
    }
}

extension LayoutChange.Frame {
    /// `(16, 20)`, in points.
    fileprivate var place: String { "(\(ReportNumber.points(x)), \(ReportNumber.points(y)))" }
    /// `120 × 20`, in points.
    fileprivate var extent: String { "\(ReportNumber.points(width)) × \(ReportNumber.points(height))" }
}
