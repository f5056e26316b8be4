import Foundation

/// The layout of `LazyVGrid` and `LazyHGrid`. Views fill one line after another; each line is as long as its longest
/// view.
struct LazyGridLayout: BuiltInLayout {
    /// The axis along which lines follow one another.
    var axis: Axis
    var items: [GridItem]
    /// The alignment of the tracks if they are narrower than the grid.
    var alignment: AlignmentKey
    /// The distance between lines, in points.
    var spacing: CGFloat

    static var layoutProperties: LayoutProperties { LayoutProperties() }

    private var crossAxis: Axis { axis == .horizontal ? .vertical : .horizontal }

    /// A line of cells, or the header or footer of a section.
    private struct CellLine {
        var indices: [Int]
        var spansGrid: Bool
    }

    private func lines(_ subviews: Subviews, trackCount: Int) -> [CellLine] {
        var lines: [CellLine] = []
        var startsAnew = true
        for index in subviews.indices {
            if let part = subviews[index].node.traits.section, part != .content {
                lines.append(CellLine(indices: [index], spansGrid: true))
                startsAnew = true
            } else if startsAnew || lines[lines.count - 1].indices.count == trackCount {
                lines.append(CellLine(indices: [index], spansGrid: false))
                startsAnew = false
            } else {
                lines[lines.count - 1].indices.append(index)
            }
        }
        return lines
    }

    /// What a cell is offered: the length of its track, and that of its line once it is known.
    private func offer(_ track: CGFloat, line: CGFloat? = nil) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: track, height: line) : ProposedViewSize(width: line, height: track)
    }

    private func length(
        of line: CellLine, _ arrangement: GridItemArrangement, _ breadth: CGFloat, _ subviews: Subviews
    ) -> CGFloat {
        let lengths = line.indices.enumerated().map { place, index in
            let track = line.spansGrid ? breadth : arrangement.tracks[place].length
            return subviews[index].sizeThatFits(offer(track))[axis]
        }
        return lengths.max() ?? 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard !items.isEmpty else { return .zero }
        let breadth = GridItemArrangement(items, in: proposal[crossAxis]).offeredLength
        // The breadth is distributed again among the tracks, as Apple's grids do when they draw.
        let arrangement = GridItemArrangement(items, in: breadth)
        let lines = lines(subviews, trackCount: arrangement.tracks.count)
        let length = lines.reduce(0) { $0 + self.length(of: $1, arrangement, breadth, subviews) }
        return CGSize(length + spacing * CGFloat(max(0, lines.count - 1)), along: axis, cross: breadth)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard !items.isEmpty else { return }
        let breadth = bounds.size[crossAxis]
        let arrangement = GridItemArrangement(items, in: breadth)
        let unit = ViewDimensions(size: CGSize(width: 1, height: 1))
        let start = (axis == .vertical ? bounds.minX : bounds.minY)
            + unit[alignment] * (breadth - arrangement.length)
        var position = axis == .vertical ? bounds.minY : bounds.minX
        for line in lines(subviews, trackCount: arrangement.tracks.count) {
            let length = self.length(of: line, arrangement, breadth, subviews)
            for (place, index) in line.indices.enumerated() {
                let track = line.spansGrid
                    ? GridItemArrangement.Track(origin: 0, length: breadth, alignment: .center)
                    : arrangement.tracks[place]
                // A flexible cell fills its line, which is as long as its longest cell.
                let offer = offer(track.length, line: length)
                let origin = line.spansGrid ? (axis == .vertical ? bounds.minX : bounds.minY) : start + track.origin
                let cell = axis == .vertical
                    ? CGRect(x: origin, y: position, width: track.length, height: length)
                    : CGRect(x: position, y: origin, width: length, height: track.length)
                let target = ViewDimensions(size: cell.size).point(at: track.alignment)
                let guide = subviews[index].dimensions(in: offer).point(at: track.alignment)
                subviews[index].place(
                    at: CGPoint(x: cell.minX + target.x - guide.x, y: cell.minY + target.y - guide.y), proposal: offer)
            }
            position += length + spacing
        }
    }
}
