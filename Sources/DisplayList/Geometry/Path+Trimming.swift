import Foundation

extension Path {
    /// Returns the part of the path between two fractions of its length, where all subpaths count as one line.
    ///
    /// A closing line counts as part of the length. A subpath that lies entirely within the range stays closed. The
    /// result is empty if `from` is not less than `to`.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        guard !from.isNaN, !to.isNaN else { return Path() }
        let (from, to) = (max(0, from), min(1, to))
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Path() }
        let subpaths = subpaths.map { ($0, $0.closedSegments.map { (segment: $0, length: $0.length) }) }
        let total = subpaths.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.length } }
        guard total > 0, total.isFinite else { return Path() }

        let (first, last) = (from * total, to * total)
        var result = Path()
        var position: CGFloat = 0
        for (subpath, segments) in subpaths {
            let length = segments.reduce(0) { $0 + $1.length }
            defer { position += length }
            guard length > 0, position < last, position + length > first else { continue }
            if position >= first, position + length <= last {
                result.move(to: subpath.start)
                result.addSegments(subpath.segments)
                if subpath.isClosed { result.closeSubpath() }
            } else {
                let parts = segments[...].part(from: first - position, to: last - position)
                guard let start = parts.first?.start else { continue }
                result.move(to: start)
                result.addSegments(parts)
            }
        }
        return result
    }
}

extension ArraySlice where Element == (segment: PathSegment, length: CGFloat) {
    /// Returns the pieces between two distances along the line, where the slice begins at `position`.
    func part(from: CGFloat, to: CGFloat, at position: CGFloat = 0) -> [PathSegment] {
        var result: [PathSegment] = []
        var position = position
        for (segment, length) in self {
            if position >= to { break }
            defer { position += length }
            guard length > 0, position < to, position + length > from else { continue }
            let start = segment.parameter(atLength: from - position, of: length)
            let end = segment.parameter(atLength: to - position, of: length)
            if end > start { result.append(segment.part(from: start, to: end)) }
        }
        return result
    }
}
