import Foundation

/// A line of text, or an isolated shape.
struct InkFeature {
    var marks: [InkMark]
    var box: InkBox { marks.dropFirst().reduce(marks[0].box) { $0.union($1.box) } }
    var isText: Bool { marks.count > 1 }

    /// The y coordinate of the baseline of most letters. Descenders are below it, and quotation marks above.
    var baseline: Double {
        let height = marks.map(\.box.height).max() ?? 0
        let bottoms = marks.filter { $0.box.height > height * 0.45 }.map(\.box.bottom).sorted()
        let tolerance = max(1, height * 0.06)
        let groups = bottoms.map { bottom in bottoms.filter { abs($0 - bottom) <= tolerance } }
        let largest = groups.max { $0.count < $1.count } ?? bottoms
        // Letters with a flat base determine the baseline, because round letters extend below it.
        return largest.isEmpty ? box.bottom : largest[largest.count / 4]
    }

    /// Joins marks to lines of text.
    ///
    /// - Parameter scale: The number of pixels per point.
    static func features(of marks: [InkMark], scale: Double) -> [InkFeature] {
        var parents = Array(marks.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parents[index] != index { index = parents[index] }
            return index
        }
        for first in marks.indices {
            for second in marks.indices.dropFirst(first + 1)
            where root(first) != root(second) && belong(marks[first], marks[second], scale) {
                parents[root(second)] = root(first)
            }
        }
        return Dictionary(grouping: marks.indices, by: root).values
            .map { InkFeature(marks: $0.sorted().map { marks[$0] }) }
            .sorted { ($0.box.top, $0.box.left) < ($1.box.top, $1.box.left) }
    }

    /// Returns whether two marks are letters of one line, or parts of one letter.
    private static func belong(_ first: InkMark, _ second: InkMark, _ scale: Double) -> Bool {
        guard first.resembles(second) else { return false }
        let (tall, small) = (max(first.box.height, second.box.height), min(first.box.height, second.box.height))
        guard tall < 45 * scale, max(first.box.width, second.box.width) < 3 * tall else { return false }
        if first.box.gap(second.box) <= 0 {
            // Examples are the dot of a letter and the rings of a percent sign.
            let distance = max(first.box.top, second.box.top) - min(first.box.bottom, second.box.bottom)
            return distance < 0.35 * tall && small < 0.55 * tall
        }
        let isSmall = small < 0.6 * tall
        let overlaps = first.box.overlap(second.box) > (isSmall ? -0.15 * tall : 0.5 * small)
        return overlaps && first.box.gap(second.box) < 0.9 * tall && (isSmall || tall < 2.2 * small)
    }
}
