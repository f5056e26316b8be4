import Foundation

extension Path {
    /// The path with its subpaths in the opposite order, each drawn from its end to its start.
    package var reversed: Path {
        var subpaths: [[Element]] = []
        for element in elements {
            // What follows a closed subpath without a move begins where that one did.
            if case .move = element { subpaths.append([]) } else if let last = subpaths.last?.last, last == .closeSubpath {
                subpaths.append(subpaths[subpaths.count - 1].first.map { [$0] } ?? [])
            }
            subpaths[subpaths.count - 1].append(element)
        }
        var result = Path()
        for subpath in subpaths.reversed() { result.appendReversed(subpath) }
        return result
    }

    /// Adds a subpath that begins with a move from its end to its start.
    private mutating func appendReversed(_ subpath: [Element]) {
        let isClosed = subpath.last == .closeSubpath
        let steps = isClosed ? subpath.dropLast() : subpath[...]
        let points = steps.map { element in
            switch element {
            case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
            case .closeSubpath: CGPoint.zero
            }
        }
        guard let last = points.last else { return }
        move(to: last)
        for index in steps.indices.dropFirst().reversed() {
            let start = points[index - 1]
            switch steps[index] {
            case .quadCurve(_, let control): addQuadCurve(to: start, control: control)
            case .curve(_, let control1, let control2): addCurve(to: start, control1: control2, control2: control1)
            default: addLine(to: start)
            }
        }
        if isClosed { closeSubpath() }
    }
}
