import DisplayList
import Foundation

/// How thick the ink between the edges of contours is, as far as it is a line.
struct InkThickness {
    private struct Chord {
        var contour: Int
        var segment: Int
        var start: CGPoint
        var end: CGPoint
        /// The direction along the edge, and that into the ink; both of length 1.
        var along: CGPoint
        var inward: CGPoint
    }

    /// The chords of a curve are at most this long, in ems.
    private static let step: CGFloat = 0.03

    /// The thickness at each segment of each contour; infinite where the ink is thicker than the limit.
    private(set) var thickness: [[CGFloat]]

    /// Measures the ink between `contours`.
    ///
    /// - Parameters:
    ///   - isPainted: For each contour whether the ink lies in it; it lies around the others.
    ///   - limit: The largest thickness that is looked for.
    init(_ contours: [OutlineSegments], isPainted: [Bool], limit: CGFloat) {
        thickness = contours.map { Array(repeating: .infinity, count: $0.segments.count) }
        let chords = contours.indices.flatMap { Self.chords(of: contours[$0], index: $0, isPainted: isPainted[$0]) }
        for chord in chords {
            let from = CGPoint(x: (chord.start.x + chord.end.x) / 2, y: (chord.start.y + chord.end.y) / 2)
            var nearest = thickness[chord.contour][chord.segment]
            for other in chords {
                // An edge that turns from the other one by more than 26 degrees makes a corner with it and no line.
                let facing = chord.inward.x * other.inward.x + chord.inward.y * other.inward.y
                guard facing < -0.9 else { continue }
                let (x, y) = (other.start.x - from.x, other.start.y - from.y)
                let distance = (x * other.inward.x + y * other.inward.y) / facing
                guard distance > 0, distance < min(nearest, limit) else { continue }
                let (hitX, hitY) = (chord.inward.x * distance - x, chord.inward.y * distance - y)
                let reach = hitX * other.along.x + hitY * other.along.y
                let length = hypot(other.end.x - other.start.x, other.end.y - other.start.y)
                if reach >= 0, reach <= length { nearest = distance }
            }
            thickness[chord.contour][chord.segment] = nearest
        }
    }

    private static func chords(of contour: OutlineSegments, index: Int, isPainted: Bool) -> [Chord] {
        var chords: [Chord] = []
        var area: CGFloat = 0
        for (number, segment) in contour.segments.enumerated() {
            let ends = (contour.points[segment.indices[0]], contour.points[segment.indices[segment.indices.count - 1]])
            let length = hypot(ends.1.x - ends.0.x, ends.1.y - ends.0.y)
            // A damaged outline has endless edges.
            let count = length < 16 * step ? max(segment.indices.count - 1, Int((length / step).rounded(.up))) : 16
            var start = ends.0
            for place in 1...max(1, count) {
                let end = contour.place(on: segment, at: CGFloat(place) / CGFloat(max(1, count)))
                defer { start = end }
                let (x, y) = (end.x - start.x, end.y - start.y)
                let length = hypot(x, y)
                area += start.x * end.y - end.x * start.y
                guard length > 1e-6 else { continue }
                chords.append(
                    Chord(
                        contour: index, segment: number, start: start, end: end, along: CGPoint(x: x / length, y: y / length),
                        inward: CGPoint(x: -y / length, y: x / length)))
            }
        }
        if (area > 0) != isPainted {
            for index in chords.indices {
                chords[index].inward = CGPoint(x: -chords[index].inward.x, y: -chords[index].inward.y)
            }
        }
        return chords
    }
}
