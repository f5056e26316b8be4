import Foundation

/// The distances between the features of a picture and those of its reference, in points.
struct PictureComparison {
    struct Offset {
        var what: String
        /// The offset in points, positive to the right and downward.
        var points: Double
    }

    private(set) var edges: [Offset] = []
    private(set) var baselines: [Offset] = []
    /// The ends of lines of text, which also depend on the shapes of letters.
    private(set) var ends: [Offset] = []
    /// Lines with different ends, and features that only one picture has.
    private(set) var breaks: [String] = []

    /// - Parameter scale: The number of pixels per point.
    init(reference: [InkFeature], ours: [InkFeature], scale: Double) {
        var left = ours
        for feature in reference {
            guard let index = left.indices.min(by: { distance(left[$0], feature) < distance(left[$1], feature) }),
                distance(left[index], feature) < 12 * scale
            else {
                breaks.append("only the reference has \(describe(feature, scale))")
                continue
            }
            let match = left.remove(at: index)
            compare(match, with: feature, scale)
        }
        breaks += left.map { "only ours has \(describe($0, scale))" }
    }

    private mutating func compare(_ ours: InkFeature, with reference: InkFeature, _ scale: Double) {
        let name = describe(reference, scale)
        func offset(_ edge: String, _ path: (InkBox) -> Double) -> Offset {
            Offset(what: "\(edge) of \(name)", points: (path(ours.box) - path(reference.box)) / scale)
        }
        guard reference.isText || ours.isText else {
            edges += [
                offset("left", \.left), offset("top", \.top), offset("right", \.right), offset("bottom", \.bottom),
            ]
            return
        }
        baselines.append(
            Offset(what: "baseline of \(name)", points: (ours.baseline - reference.baseline) / scale))
        ends += [offset("start", \.left), offset("end", \.right)]
        if abs(ours.box.right - reference.box.right) > 4 * scale { breaks.append("\(name) ends at another place") }
    }

    private func distance(_ first: InkFeature, _ second: InkFeature) -> Double {
        let (a, b) = (first.box, second.box)
        return [a.left - b.left, a.top - b.top, a.right - b.right, a.bottom - b.bottom].map(abs).max() ?? 0
    }

    private func describe(_ feature: InkFeature, _ scale: Double) -> String {
        let box = feature.box
        return String(
            format: "%@ at (%.1f, %.1f) %.1f×%.1f", feature.isText ? "text" : "shape", box.left / scale,
            box.top / scale, box.width / scale, box.height / scale)
    }

    static func worst(_ offsets: [Offset]) -> Offset? { offsets.max { abs($0.points) < abs($1.points) } }
}
