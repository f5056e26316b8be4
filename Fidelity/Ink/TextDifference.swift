import Foundation

/// How much the ink of a line of text differs from that of a reference.
struct TextDifference {
    /// The ink that only one of the two pictures has, as a share of all ink of both: 0 for the same line, 1 for lines
    /// that nowhere overlap.
    let share: Double
    /// The horizontal distance in pixels by which our line would be moved for the smallest share.
    let bestMove: Double
    /// The share with our line moved by that distance.
    let shareAfterMove: Double

    /// - Parameter line: The line in the reference.
    init(of line: InkFeature, in reference: InkMap, ours: InkMap) {
        let box = line.box
        let columns = Int(box.left) - 2..<Int(box.right.rounded(.up)) + 2
        let rows = Int(box.top) - 1..<Int(box.bottom.rounded(.up)) + 1
        func share(movedBy move: Double) -> Double {
            var (different, all) = (0.0, 0.0)
            for y in rows {
                for x in columns {
                    // The ink between two pixels, where our line is moved by a part of a pixel.
                    let place = Double(x) - move
                    let left = Int(place.rounded(.down)), part = place - place.rounded(.down)
                    let own = Double(ours.ink(x: left, y: y)) * (1 - part) + Double(ours.ink(x: left + 1, y: y)) * part
                    let wanted = Double(reference.ink(x: x, y: y))
                    different += abs(own - wanted)
                    all += own + wanted
                }
            }
            return all > 0 ? different / all : 0
        }
        let moves = (-12...12).map { Double($0) / 8 }
        let best = moves.map { (move: $0, share: share(movedBy: $0)) }
            .min { ($0.share, abs($0.move)) < ($1.share, abs($1.move)) }
        (self.share, bestMove, shareAfterMove) = (share(movedBy: 0), best?.move ?? 0, best?.share ?? 0)
    }
}
