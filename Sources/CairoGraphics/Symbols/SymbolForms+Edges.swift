import CPango
import DisplayList
import Foundation

extension SymbolForms {
    /// Returns contours whose edges are moved, so that the ink between them becomes thicker by `growth`, or thinner if that is
    /// negative. Lengths are in ems.
    ///
    /// Lines and forms that are thinner than `line` become thinner in proportion, so none vanishes.
    ///
    /// - Parameter holesAreInk: Whether the holes are the ink, as those of a sign that is cut out.
    func moved(_ indices: [Int], by growth: CGFloat, line: CGFloat, holesAreInk: Bool = false) -> Path {
        let segments = indices.map { OutlineSegments(contours[$0].path) }
        let isPainted = indices.map { (contours[$0].depth % 2 == 0) != holesAreInk }
        let thickness = growth < 0 ? InkThickness(segments, isPainted: isPainted, limit: line).thickness : nil
        var path = Path()
        for (index, contour) in segments.enumerated() {
            let moved = Self.moved(contour, by: isPainted[index] ? growth : -growth)
            let form = isPainted[index] ? indices[index] : contours[indices[index]].parent
            let lines = thickness?[index].count(where: \.isFinite) ?? 0
            let isRound = lines * 3 < contour.segments.count
            let most = form.map { self.share(of: $0, isRound: isRound, line: line) } ?? 1
            var shares = [CGFloat](repeating: growth < 0 ? most : 1, count: contour.points.count)
            for (segment, thickness) in zip(contour.segments, thickness?[index] ?? []) {
                for point in segment.indices { shares[point] = min(shares[point], thickness / line) }
            }
            let points = contour.points.indices.map { index in
                let (from, to) = (contour.points[index], moved[index])
                return CGPoint(x: from.x + (to.x - from.x) * shares[index], y: from.y + (to.y - from.y) * shares[index])
            }
            contour.path(points).elements.forEach { path.append($0) }
        }
        return path
    }

    /// Whether the ink around a hole is a line for most of its length, as a ring's is.
    func isRing(_ hole: Int, line: CGFloat) -> Bool {
        let segments = contours.map { OutlineSegments($0.path) }
        let measured = InkThickness(segments, isPainted: contours.map { $0.depth % 2 == 0 }, limit: 2 * line).thickness[hole]
        return measured.count(where: \.isFinite) * 2 > measured.count
    }

    /// The painted contour that a contour bounds: itself, or the one that it is a hole in.
    func form(of index: Int) -> Int? { contours[index].depth % 2 == 0 ? index : contours[index].parent }

    /// Returns how thick the band is that has the area of a contour without its holes, and their edges.
    func thickness(of form: Int) -> CGFloat {
        let holes = holes(of: form).map { contours[$0] }
        let length = holes.reduce(contours[form].length) { $0 + $1.length }
        return length > 0 ? 2 * holes.reduce(contours[form].area) { $0 - $1.area } / length : 0
    }

    /// The fraction of a line's change of thickness that a form takes. Dots and small stars take less (a guess).
    ///
    /// - Parameter isRound: Whether few of its edges are those of lines.
    private func share(of form: Int, isRound: Bool, line: CGFloat) -> CGFloat {
        let extent = max(contours[form].bounds.width, contours[form].bounds.height)
        let isSmall = extent < (isRound ? 3 : 1.5) * line
        return min(1, (isSmall ? 0.6 : 1) * thickness(of: form) / line)
    }

    /// Returns how thick the ink of `painted` is around these contours, where it is a line along most of their edges: a tenth of
    /// the edges is nearer. Elsewhere, the result is nil.
    func thickness(ofLineIn painted: Path, limit: CGFloat) -> CGFloat? {
        let around = SymbolForms(painted).contours
        let segments = (contours + around).map { OutlineSegments($0.path) }
        let isPainted = contours.map { $0.depth % 2 != 0 } + around.map { $0.depth % 2 == 0 }
        let measured = InkThickness(segments, isPainted: isPainted, limit: limit).thickness.prefix(contours.count).joined()
        let lines = measured.filter(\.isFinite).sorted()
        // A thin place keeps its line.
        return lines.count * 2 > measured.count ? lines[lines.count / 10] : nil
    }

    /// The number of FreeType's units in an em: fine enough for its integers.
    private static let unitsPerEm: CGFloat = 65536

    /// Returns the points of a contour that is larger by half of `growth` on each side, or smaller.
    private static func moved(_ contour: OutlineSegments, by growth: CGFloat) -> [CGPoint] {
        let count = contour.points.count
        // FreeType counts points in 16 bits.
        guard count > 2, count < 32_767, contour.points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else {
            return contour.points
        }
        var outline = FT_Outline()
        (outline.n_points, outline.n_contours) = (.init(count), 1)
        outline.points = .allocate(capacity: count)
        outline.tags = .allocate(capacity: count)
        outline.contours = .allocate(capacity: 1)
        defer {
            outline.points.deallocate()
            outline.tags.deallocate()
            outline.contours.deallocate()
        }
        for (index, point) in contour.points.enumerated() {
            // Symbols are a few ems large: coordinates beyond are damage, and FreeType's products would overflow.
            let bounded = (min(max(point.x, -1000), 1000), min(max(point.y, -1000), 1000))
            outline.points[index] = FT_Vector(
                x: FT_Pos((bounded.0 * unitsPerEm).rounded()), y: FT_Pos((bounded.1 * unitsPerEm).rounded()))
            outline.tags[index] = .init([1: 1, 2: 0, 3: 2][contour.degrees[index]] ?? 1)
        }
        outline.contours[0] = .init(count - 1)
        let strength = FT_Pos((growth * unitsPerEm).rounded())
        guard FT_Outline_Embolden(&outline, strength) == 0 else { return contour.points }
        // FreeType keeps the left and lower edges in place. Moving the points by half the growth centers them again.
        let back = CGFloat(strength / 2)
        return (0..<count).map { index in
            CGPoint(
                x: (CGFloat(outline.points[index].x) - back) / unitsPerEm,
                y: (CGFloat(outline.points[index].y) - back) / unitsPerEm)
        }
    }
}
