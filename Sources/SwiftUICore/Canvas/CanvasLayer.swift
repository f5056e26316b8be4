import DisplayList
import Foundation

/// What has been drawn into a canvas or one of its layers, in the canvas's coordinates.
final class CanvasLayer {
    let size: CGSize
    private(set) var items: [DisplayItem] = []
    /// Whether something in it mixes with what lies below.
    private(set) var mixes = false

    init(size: CGSize) { self.size = size }

    /// An area that holds everything that can be seen.
    var everything: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -size.width - 100, dy: -size.height - 100) }

    /// Adds a picture. The Porter–Duff modes that the display list lacks are made of masks and holes; as in Core
    /// Graphics, all of them leave alone what lies outside the picture.
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

    /// Items without effects of their own.
    func append(_ plain: [DisplayItem]) { items += plain }

    /// The opposite of a mask: opaque where `items` are not.
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

    /// Leaves of what is there as much as `source` is opaque.
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
    /// The shape of what is drawn, all of it opaque.
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

/// The display list's mode, told apart from the canvas's.
typealias DisplayedBlendMode = BlendMode
