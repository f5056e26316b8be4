import Foundation

extension Path {
    /// Returns the path cut into dashes. The lengths, in points, alternate between dashes and gaps, and the pattern
    /// starts at `phase`.
    ///
    /// A pattern with a negative or non-finite length, or without any length, leaves the path as it is. A pattern that
    /// would make more than 100,000 dashes does the same.
    package func dashed(_ dash: [CGFloat], phase: CGFloat) -> Path {
        guard let pattern = DashPattern(dash, phase: phase), pattern.count(along: length) < DashPattern.most else { return self }
        var result = Path()
        for subpath in subpaths {
            let segments = subpath.closedSegments.map { (segment: $0, length: $0.length) }
            result.addDashes(of: pattern, along: segments, isClosed: subpath.isClosed)
        }
        return result
    }

    /// Returns the dashes in `area`, a rectangle in the path's coordinates, of a path that is far longer than it; `nil` where
    /// there are too many even so, or the pattern is none. What of the path is far away makes no dashes.
    package func dashed(_ dash: [CGFloat], phase: CGFloat, near area: CGRect) -> Path? {
        guard let pattern = DashPattern(dash, phase: phase) else { return nil }
        var result = Path()
        var left = DashPattern.most
        for subpath in subpaths {
            for part in PathParts(of: subpath, near: area).parts {
                left -= pattern.count(along: part.length)
                guard left > 0 else { return nil }
                result.addDashes(of: pattern.moved(by: part.start), along: part.segments, isClosed: false)
            }
        }
        return result
    }

    private mutating func addDashes(
        of pattern: DashPattern, along segments: [(segment: PathSegment, length: CGFloat)], isClosed: Bool
    ) {
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0 else { return }
        let dashes = pattern.dashes(within: total)
        let meets = isClosed && dashes.count > 1 && dashes[0].lowerBound == 0
            && dashes[dashes.count - 1].upperBound == total
        // Where the walk along the segments is: dashes follow each other, so that it needs no new beginning for each.
        var (index, position) = (0, CGFloat(0))
        for (number, range) in dashes.enumerated() {
            // In a closed subpath, the last dash continues into the first one.
            if meets, number == 0 { continue }
            while index < segments.count - 1, position + segments[index].length <= range.lowerBound {
                position += segments[index].length
                index += 1
            }
            var parts = segments[index...].part(from: range.lowerBound, to: range.upperBound, at: position)
            if meets, number == dashes.count - 1 { parts += segments[...].part(from: 0, to: dashes[0].upperBound) }
            if parts.isEmpty, let point = segments[index...].point(atLength: range.lowerBound, at: position) {
                parts = [.line(point, point)]
            }
            guard let start = parts.first?.start else { continue }
            move(to: start)
            addSegments(parts)
        }
    }
}

/// Dashes and gaps in turn, from a place in the first of them on. Lengths are points.
struct DashPattern {
    /// The number of dashes and gaps beyond which a line is drawn without them.
    static let most: CGFloat = 100_000

    private let lengths: [CGFloat]
    private let period: CGFloat
    private var phase: CGFloat

    /// Creates a pattern; `nil` where a length is negative or not finite, or all are zero.
    init?(_ dash: [CGFloat], phase: CGFloat) {
        lengths = dash.count % 2 == 0 ? dash : dash + dash
        period = lengths.reduce(0, +)
        self.phase = phase
        guard period > 0, period.isFinite, lengths.allSatisfy({ $0 >= 0 }), phase.isFinite else { return nil }
    }

    /// Returns the number of dashes and gaps along a line.
    func count(along length: CGFloat) -> CGFloat { length / period * CGFloat(lengths.count) }

    /// Returns the pattern as it is `distance` further along the line.
    func moved(by distance: CGFloat) -> DashPattern {
        var moved = self
        moved.phase = fmod(phase, period) + fmod(distance, period)
        return moved
    }

    /// Returns the ranges that are drawn, in points from the line's start.
    func dashes(within total: CGFloat) -> [ClosedRange<CGFloat>] {
        var offset = fmod(phase, period)
        if offset < 0 { offset += period }
        var index = 0
        while offset >= lengths[index], offset > 0 {
            offset -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var result: [ClosedRange<CGFloat>] = []
        var position = -offset
        while position < total {
            let end = position + lengths[index]
            if index % 2 == 0, end >= 0 { result.append(max(0, position)...max(0, min(total, end))) }
            position = end
            index = (index + 1) % lengths.count
        }
        return result
    }
}

extension ArraySlice where Element == (segment: PathSegment, length: CGFloat) {
    /// Returns the point at a distance along the line, where the slice begins at `position`.
    fileprivate func point(atLength distance: CGFloat, at position: CGFloat) -> CGPoint? {
        var position = position
        for (segment, length) in self {
            if distance <= position + length, length > 0 {
                return segment.point(at: segment.parameter(atLength: distance - position, of: length))
            }
            position += length
        }
        return last?.segment.end
    }
}
