import DisplayList
import Foundation
import SwiftUICore

/// What is measured of a picture.
enum PicturePart {
    /// The letters of texts. Emoji have colors of their own and are no letters here.
    case letters
    /// A symbol, or a template image.
    case marks([DrawnMark])

    /// Returns whether an item that is no group belongs to the part.
    fileprivate func holds(_ item: DisplayItem) -> Bool {
        switch self {
        case .letters: if case .glyphs(let run, _) = item { !run.font.isColor } else { false }
        case .marks(let marks): marks.contains { $0.isDrawn(by: item) }
        }
    }
}

/// Lists that draw a part of a picture, or all but it.
extension DisplayList {
    /// Returns whether something of the part is drawn.
    func holds(_ part: PicturePart) -> Bool { items.holds(part) }

    /// Returns the list without the part.
    func without(_ part: PicturePart) -> DisplayList { DisplayList(size: size, items: items.without(part)) }

    /// Returns the list with the part alone, in white of its own opacity, without shadows.
    func alone(_ part: PicturePart) -> DisplayList { DisplayList(size: size, items: items.alone(part)) }

    /// Returns the list with the part in another color of its own opacity, without filters that change colors: those of tinted
    /// widgets make all letters white.
    func with(_ part: PicturePart, in color: RGBAColor) -> DisplayList { DisplayList(size: size, items: items.with(part, in: color)) }

    /// Returns the list of a rectangle of the picture, in points.
    func cropped(to rect: CGRect) -> DisplayList {
        var group = DisplayGroup(items: items)
        group.transform = CGAffineTransform(translationX: -rect.minX, y: -rect.minY)
        return DisplayList(size: rect.size, items: [.group(group)])
    }

    /// The list with all single colors in black. What is transparent stays so.
    var withoutColors: DisplayList { DisplayList(size: size, items: items.map(\.withoutColors)) }
}

extension [DisplayItem] {
    fileprivate func holds(_ part: PicturePart) -> Bool {
        contains { item in
            if case .group(let group) = item { group.items.holds(part) || group.mask?.holds(part) == true } else { part.holds(item) }
        }
    }

    fileprivate func without(_ part: PicturePart) -> [DisplayItem] {
        compactMap { item in
            guard case .group(var group) = item else { return part.holds(item) ? nil : item }
            group.items = group.items.without(part)
            group.mask = group.mask?.without(part)
            return .group(group)
        }
    }

    fileprivate func alone(_ part: PicturePart) -> [DisplayItem] {
        compactMap { item in
            guard case .group(var group) = item else { return part.holds(item) ? item.recolored(.white) : nil }
            group.items = group.items.alone(part)
            group.filters.removeAll { if case .shadow = $0 { true } else { false } }
            group.blendMode = .normal
            return group.items.isEmpty ? nil : .group(group)
        }
    }

    fileprivate func with(_ part: PicturePart, in color: RGBAColor) -> [DisplayItem] {
        map { item in
            guard case .group(var group) = item else { return part.holds(item) ? item.recolored(color) : item }
            group.items = group.items.with(part, in: color)
            group.filters.removeAll(where: \.changesColors)
            return .group(group)
        }
    }
}

extension DisplayItem {
    fileprivate func recolored(_ color: RGBAColor) -> DisplayItem {
        switch self {
        case .fill(let path, let style, let paint): return .fill(path, style, paint.recolored(color))
        case .stroke(let path, let style, let paint): return .stroke(path, style, paint.recolored(color))
        case .glyphs(let run, let paint): return .glyphs(run, paint.recolored(color))
        case .image(var image):
            image.template = image.template?.recolored(color)
            return .image(image)
        case .group: return self
        }
    }

    fileprivate var withoutColors: DisplayItem {
        switch self {
        case .fill(let path, let style, let paint): return .fill(path, style, paint.withoutColor)
        case .stroke(let path, let style, let paint): return .stroke(path, style, paint.withoutColor)
        case .glyphs(let run, let paint): return .glyphs(run, paint.withoutColor)
        case .image(var image):
            image.template = image.template?.withoutColor
            return .image(image)
        case .group(var group):
            group.items = group.items.map(\.withoutColors)
            return .group(group)
        }
    }
}

extension DisplayFilter {
    fileprivate var changesColors: Bool {
        switch self {
        case .colorMatrix, .luminanceToAlpha: true
        case .shadow, .blur: false
        }
    }
}

extension Paint {
    /// The paint in a single color with its own opacity: that of the strongest color of a gradient.
    fileprivate func recolored(_ color: RGBAColor) -> Paint {
        var color = color
        color.opacity = opacity
        return .color(color)
    }

    /// Black in the place of a single color. A color that nobody sees is another thing than one that is seen.
    fileprivate var withoutColor: Paint {
        guard case .color(let color) = self else { return self }
        return .color(color.opacity < 0.05 ? .clear : .black)
    }

    private var opacity: Double {
        switch self {
        case .color(let color): color.opacity
        case .linearGradient(let ramp, _, _), .radialGradient(let ramp, _, _, _), .ellipticalGradient(let ramp, _, _, _, _),
            .angularGradient(let ramp, _, _, _):
            ramp.stops.map { $0.color.opacity }.max() ?? 0
        case .image: 1
        }
    }
}
