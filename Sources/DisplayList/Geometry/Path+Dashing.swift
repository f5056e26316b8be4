import Foundation

extension Path {
    /// Returns the path cut into dashes. The lengths, in points, alternate between dashes and gaps, and the pattern
    /// starts at `phase`.
    ///
    /// A pattern with a negative or non-finite length, or without any length, leaves the path as it is. A pattern that
    /// would make more than 100,000 dashes does the same.
    package func dashed(_ dash: [CGFloat], phase: CGFloat) -> Path {
        let pattern = dash.count % 2 == 0 ? dash : dash + dash
        let period = pattern.reduce(0, +)
        guard period > 0, period.isFinite, pattern.allSatisfy({ $0 >= 0 }), phase.isFinite,
            length / period * CGFloat(pattern.count) < 100_000
        else { return self }

        var result = Path()
        for subpath in subpaths {
            let segments = subpath.closedSegments.map { (segment: $0, length: $0.length) }
            let total = segments.reduce(0) { $0 + $1.length }
            guard total > 0 else { continue }
            let dashes = Self.dashes(pattern, period: period, phase: phase, total: total)
            let meets = subpath.isClosed && dashes.count > 1 && dashes[0].lowerBound == 0
                && dashes[dashes.count - 1].upperBound == total
            for (index, range) in dashes.enumerated() {
                // In a closed subpath, the last dash continues into the first one.
                if meets, index == 0 { continue }
                var parts = segments.part(from: range.lowerBound, to: range.upperBound)
                if meets, index == dashes.count - 1 { parts += segments.part(from: 0, to: dashes[0].upperBound) }
                if parts.isEmpty, let point = segments.point(atLength: range.lowerBound) {
                    parts = [.line(point, point)]
                }
                guard let start = parts.first?.start else { continue }
                result.move(to: start)
                result.addSegments(parts)
            }
        }
        return result
    }

    /// Returns the ranges that are drawn, in points from the subpath's start.
    private static func dashes(
        _ pattern: [CGFloat], period: CGFloat, phase: CGFloat, total: CGFloat
    ) -> [ClosedRange<CGFloat>] {
        var offset = fmod(phase, period)
        if offset < 0 { offset += period }
        var index = 0
        while offset >= pattern[index], offset > 0 {
            offset -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var result: [ClosedRange<CGFloat>] = []
        var position = -offset
        while position < total {
            let end = position + pattern[index]
            if index % 2 == 0, end >= 0 { result.append(max(0, position)...max(0, min(total, end))) }
            position = end
            index = (index + 1) % pattern.count
        }
        return result
    }
}

extension [(segment: PathSegment, length: CGFloat)] {
    fileprivate func point(atLength distance: CGFloat) -> CGPoint? {
        var position: CGFloat = 0
        for (segment, length) in self {
            if distance <= position + length, length > 0 {
                return segment.point(at: segment.parameter(atLength: distance - position, of: length))
            }
            position += length
        }
        return last?.segment.end
    }
}
