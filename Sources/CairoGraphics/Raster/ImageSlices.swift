import DisplayList
import Foundation

/// A part of an image and its destination.
struct ImageSlice: Equatable {
    /// The source rectangle in fractions of the image.
    var source: CGRect
    /// The destination rectangle in points.
    var target: CGRect
    /// The size in points of one repetition, or `nil` if the part is stretched.
    var tile: CGSize?
}

extension ImageDrawing {
    /// The rectangle of the image's ink in points.
    var drawnFrame: CGRect {
        resizing == .none ? CGRect(origin: frame.origin, size: naturalSize) : frame
    }

    /// The item as a group, if the image is a display list that is drawn once and in its own colors.
    var asGroup: DisplayGroup? {
        guard case .displayList(let list) = resource.content, template == nil, !isMirrored,
            resizing == .none || resizing == .stretch(.zero)
        else { return nil }
        let target = drawnFrame
        guard target.isDrawable, CGRect(origin: .zero, size: list.size).isDrawable else { return DisplayGroup() }
        var path = Path()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: list.size.width, y: 0))
        path.addLine(to: CGPoint(x: list.size.width, y: list.size.height))
        path.addLine(to: CGPoint(x: 0, y: list.size.height))
        path.closeSubpath()
        var group = DisplayGroup(items: list.items)
        group.transform = CGAffineTransform(
            a: target.width / list.size.width, b: 0, c: 0, d: target.height / list.size.height,
            tx: target.minX, ty: target.minY)
        group.clips = [DisplayGroup.Clip(path: path, style: FillStyle(antialiased: isAntialiased))]
        group.isIsolated = true
        return group
    }

    /// Returns the image's parts. `snapX` and `snapY` round the lines between them, in points, to whole device pixels.
    func slices(snapX: (CGFloat) -> CGFloat, snapY: (CGFloat) -> CGFloat) -> [ImageSlice] {
        let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
        let insets: CapInsets
        let tiles: Bool
        switch resizing {
        case .none: return [ImageSlice(source: whole, target: drawnFrame)]
        case .stretch(let caps): (insets, tiles) = (caps, false)
        case .tile(let caps): (insets, tiles) = (caps, true)
        }
        if insets == .zero { return [ImageSlice(source: whole, target: frame, tile: tiles ? naturalSize : nil)] }
        let columns = Self.parts(
            of: naturalSize.width, leading: insets.left, trailing: insets.right, over: frame.minX...frame.maxX, snapX)
        let rows = Self.parts(
            of: naturalSize.height, leading: insets.top, trailing: insets.bottom, over: frame.minY...frame.maxY, snapY)
        return rows.flatMap { row in
            columns.map { column in
                var tile: CGSize?
                if tiles, row.repeats || column.repeats {
                    tile = CGSize(
                        width: column.repeats ? column.natural : column.to - column.from,
                        height: row.repeats ? row.natural : row.to - row.from)
                }
                return ImageSlice(
                    source: CGRect(
                        x: column.sourceFrom, y: row.sourceFrom, width: column.sourceTo - column.sourceFrom,
                        height: row.sourceTo - row.sourceFrom),
                    target: CGRect(
                        x: column.from, y: row.from, width: column.to - column.from, height: row.to - row.from),
                    tile: tile)
            }
        }
    }

    private struct Part {
        var sourceFrom, sourceTo, from, to, natural: CGFloat
        var repeats: Bool
    }

    /// Returns the caps and the middle in one direction. Caps that do not fit shrink in proportion.
    private static func parts(
        of length: CGFloat, leading: CGFloat, trailing: CGFloat, over target: ClosedRange<CGFloat>,
        _ snap: (CGFloat) -> CGFloat
    ) -> [Part] {
        func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(0, value), length) : 0 }
        var (first, last) = (usable(leading), usable(trailing))
        // If the caps leave no middle, a sliver of one remains to stretch.
        let middle = max(length - first - last, min(length, 1e-3))
        let excess = (length - middle) / max(first + last, 1e-9)
        if first + last > length - middle { (first, last) = (first * excess, last * excess) }
        let width = target.upperBound - target.lowerBound
        let squeeze = min(1, width / max(first + last, 1e-9))
        let from = first > 0 ? snap(target.lowerBound + first * squeeze) : target.lowerBound
        let to = last > 0 ? max(from, snap(target.upperBound - last * squeeze)) : target.upperBound
        return [
            Part(
                sourceFrom: 0, sourceTo: first / length, from: target.lowerBound, to: from, natural: first,
                repeats: false),
            Part(
                sourceFrom: first / length, sourceTo: 1 - last / length, from: from, to: to, natural: middle,
                repeats: true),
            Part(
                sourceFrom: 1 - last / length, sourceTo: 1, from: to, to: target.upperBound, natural: last,
                repeats: false),
        ].filter { $0.to > $0.from && $0.sourceTo > $0.sourceFrom }
    }
}
