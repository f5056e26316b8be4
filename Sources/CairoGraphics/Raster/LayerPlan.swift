import CPango
import DisplayList
import Foundation

/// The ink bounds of a list's groups, computed before drawing so that layers can be limited to them.
struct LayerPlan: Sendable {
    struct Group: Sendable {
        /// The ink bounds of the group's items within its clips, in units of the outermost canvas.
        var content = Bounds()
        /// The ink bounds of the group after its filters.
        var result = Bounds()
        /// Whether a nested group has a blend mode other than normal or a backdrop, so that isolation matters.
        var blends = false
        /// Whether no part of the group is visible.
        var isSkipped = false
        /// The number of the next group that is not inside this one.
        var end = 0
    }

    /// All groups in drawing order. The groups of a mask follow those of the masked items.
    private(set) var groups: [Group] = []
    /// The ink bounds of all items, if they are measured.
    private(set) var ink = Bounds()

    private struct Frame {
        var items: [DisplayItem]
        var index = 0
        var transform: CGAffineTransform
        var number: Int?
        var group: DisplayGroup?
        var ink = Bounds()
        var blends = false
        var wantsInk: Bool
        var isInMask = false
    }

    /// - Parameter measuresAll: whether all items are measured. Otherwise only those of layers are.
    init(_ items: [DisplayItem], transform: CGAffineTransform, replay: Replay, measuresAll: Bool = false) {
        // Extents do not depend on the context's surface.
        let scratch = CairoCanvas.layer(PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1), scale: 1)
        var frames = [Frame(items: items, transform: transform, wantsInk: measuresAll)]
        while var frame = frames.popLast() {
            if frame.index < frame.items.count {
                let item = frame.items[frame.index]
                frame.index += 1
                if let group = item.asGroup {
                    frames.append(frame)
                    enter(group, from: frame, &frames, replay)
                    continue
                }
                if frame.wantsInk {
                    frame.ink = frame.ink.union(replay.ink(of: item, through: frame.transform, scratch: scratch))
                }
                frames.append(frame)
            } else if let group = frame.group, let mask = group.mask, !frame.isInMask {
                finishContent(&frame, group, replay)
                frame.items = mask
                frame.index = 0
                frame.isInMask = true
                frames.append(frame)
            } else if let group = frame.group, let number = frame.number {
                if !frame.isInMask { finishContent(&frame, group, replay) }
                groups[number].end = groups.count
                groups[number].blends = frame.blends
                let last = frames.count - 1
                frames[last].ink = frames[last].ink.union(groups[number].result)
                // Blend modes and backdrops inside an isolated group have no effect outside it.
                frames[last].blends = frames[last].blends || group.blendMode != .normal || !group.backdrop.isEmpty
                    || (frame.blends && !group.isIsolated && group.needsNoLayer)
            } else {
                ink = frame.ink
            }
        }
    }

    private mutating func enter(
        _ group: DisplayGroup, from parent: Frame, _ frames: inout [Frame], _ replay: Replay
    ) {
        let number = groups.count
        groups.append(Group())
        let transform = group.transform.concatenating(parent.transform)
        guard transform.isDrawable, group.opacity > 0 else {
            groups[number].isSkipped = true
            groups[number].end = number + 1
            return
        }
        frames.append(
            Frame(
                items: group.items, transform: transform, number: number, group: group,
                wantsInk: parent.wantsInk || !group.needsNoLayer))
    }

    private mutating func finishContent(_ frame: inout Frame, _ group: DisplayGroup, _ replay: Replay) {
        guard let number = frame.number else { return }
        if frame.wantsInk {
            for clip in group.clips {
                frame.ink = frame.ink.intersection(
                    PathTracing.append(clip.path, through: frame.transform, to: nil))
            }
        }
        groups[number].content = frame.ink
        groups[number].result = group.filters.reduce(frame.ink) {
            FilterMeasures($1, through: frame.transform, limit: replay.longestBlur).ink(after: $0)
        }
        frame.ink = Bounds()
    }
}

extension DisplayItem {
    /// The item as a group, if it is one or can be drawn as one.
    var asGroup: DisplayGroup? {
        switch self {
        case .group(let group): group
        case .image(let image): image.asGroup
        default: nil
        }
    }
}

extension Replay {
    /// Returns the ink bounds of an item in device pixels. They may be slightly too large.
    fileprivate func ink(of item: DisplayItem, through transform: CGAffineTransform, scratch: CairoCanvas) -> Bounds {
        switch item {
        case .fill(let path, _, _):
            return PathTracing.append(path, through: transform, to: nil)
        case .stroke(let path, let style, _):
            guard style.lineWidth > 0, style.lineWidth.isFinite else { return Bounds() }
            let reach = style.reach(along: path, through: transform)
            guard style.lineJoin == .miter, reach <= DrawnStroke.longestReach else {
                return PathTracing.append(path, through: transform, to: nil).expanded(x: reach, y: reach)
            }
            // Mitered corners rarely reach far, so the extent is worth measuring.
            let bounds = scratch.setPath(path, through: transform)
            var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
            scratch.setTransform(transform)
            var style = style
            // Dashes lie on the line, and measuring many of them costs more than a layer of the whole line.
            if DrawnStroke.dashes(of: style, along: path) > 10_000 { style.dash = [] }
            style.set(on: scratch.context)
            cairo_stroke_extents(scratch.context, &x1, &y1, &x2, &y2)
            guard x2 > x1 || y2 > y1, !bounds.isEmpty || bounds.minX.isFinite else { return Bounds() }
            var ink = Bounds()
            for corner in [CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y1), CGPoint(x: x1, y: y2), CGPoint(x: x2, y: y2)] {
                ink.include(corner.applying(transform))
            }
            return ink.expanded(x: 1, y: 1)
        case .glyphs(let run, _):
            return ink(of: run, through: transform, on: scratch.context)
        case .image(let image):
            var bounds = Bounds()
            let frame = image.drawnFrame
            for point in [
                CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
                CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
            ] where point.isFinite { bounds.include(point.applying(transform)) }
            return bounds
        case .group:
            return Bounds()
        }
    }
}
