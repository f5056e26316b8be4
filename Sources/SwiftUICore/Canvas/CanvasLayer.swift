import DisplayList
import Foundation

/// The content drawn into a canvas or one of its layers, in the canvas's coordinates.
final class CanvasLayer {
    let size: CGSize
    private(set) var items: [DisplayItem] = []
    /// Whether an item blends with the backdrop.
    private(set) var mixes = false

    init(size: CGSize) { self.size = size }

    /// An area that contains everything visible.
    var everything: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -size.width - 100, dy: -size.height - 100) }

    /// Appends a group. Masks and cut-outs replace the Porter–Duff modes that the display list lacks. As in Core
    /// Graphics, no mode changes the area outside the group.
    func append(_ group: DisplayGroup, mode: GraphicsContext.BlendMode) {
        if let displayed = mode.displayed {
            var group = group
            group.blendMode = displayed
            mixes = mixes || displayed != .normal
            return items.append(.group(group))
        }
        mixes = true
        let backdrop = items
        let source = DisplayItem.group(group)
        switch mode {
        case .clear: punch([source.opaque])
        case .copy:
            punch([source.opaque])
            items.append(source)
        case .sourceIn:
            punch([source.opaque])
            append(source, maskedBy: backdrop)
        case .sourceOut:
            punch([source.opaque])
            append(source, maskedBy: inverse(of: backdrop))
        case .destinationIn: fade(by: source)
        case .destinationAtop:
            fade(by: source)
            append(source, maskedBy: inverse(of: backdrop), mode: .plusLighter)
        case .xor:
            punch([source])
            append(source, maskedBy: inverse(of: backdrop), mode: .plusLighter)
        default: items.append(source)
        }
    }

    /// Appends items that have no effects of their own.
    func append(_ plain: [DisplayItem]) { items += plain }

    /// Returns the inverse of a mask: opaque where `items` are transparent.
    func inverse(of items: [DisplayItem]) -> [DisplayItem] {
        var hole = DisplayGroup(items: items)
        hole.blendMode = .destinationOut
        hole.isIsolated = true
        return [.fill(Path(everything), FillStyle(), .black), .group(hole)]
    }

    private func punch(_ shape: [DisplayItem]) {
        var hole = DisplayGroup(items: shape)
        hole.blendMode = .destinationOut
        items.append(.group(hole))
    }

    /// Keeps the existing content in proportion to the opacity of `source`.
    private func fade(by source: DisplayItem) {
        var rest = DisplayGroup(items: [source])
        rest.blendMode = .destinationOut
        var lost = DisplayGroup(items: [source.opaque, .group(rest)])
        lost.isIsolated = true
        punch([.group(lost)])
    }

    private func append(_ source: DisplayItem, maskedBy mask: [DisplayItem], mode: DisplayedBlendMode = .normal) {
        var group = DisplayGroup(items: [source])
        group.mask = mask
        group.blendMode = mode
        items.append(.group(group))
    }
}

extension DisplayItem {
    /// The shape of the item, fully opaque.
    fileprivate var opaque: DisplayItem {
        switch self {
        case .fill(let path, let style, _): return .fill(path, style, .black)
        case .stroke(let path, let style, _): return .stroke(path, style, .black)
        case .glyphs(let run, _): return .glyphs(run, .black)
        case .image(let image): return .fill(Path(image.frame), FillStyle(), .black)
        case .group(var group):
            group.items = group.items.map(\.opaque)
            group.opacity = 1
            group.blendMode = .normal
            return .group(group)
        }
    }
}

/// The display list's blend mode, under a name that differs from the canvas's.
typealias DisplayedBlendMode = BlendMode
