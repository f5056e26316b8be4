import DisplayList

/// Lists that draw the letters of a picture, or all but them. Emoji have colors of their own and are no letters here.
extension DisplayList {
    /// The list without its letters.
    var withoutLetters: DisplayList { DisplayList(size: size, items: items.withoutLetters) }

    /// The list with its letters alone, in white of their own opacity, without shadows.
    var lettersAlone: DisplayList { DisplayList(size: size, items: items.lettersAlone) }

    /// The list with its letters in another color of their own opacity, without filters that change colors: those of tinted
    /// widgets make all letters white.
    func withLetters(in color: RGBAColor) -> DisplayList { DisplayList(size: size, items: items.withLetters(in: color)) }
}

extension [DisplayItem] {
    fileprivate var withoutLetters: [DisplayItem] {
        compactMap { item in
            switch item {
            case .glyphs(let run, _) where !run.font.isColor: return nil
            case .group(var group):
                group.items = group.items.withoutLetters
                group.mask = group.mask?.withoutLetters
                return .group(group)
            default: return item
            }
        }
    }

    fileprivate var lettersAlone: [DisplayItem] {
        compactMap { item in
            switch item {
            case .glyphs(let run, let paint) where !run.font.isColor: return .glyphs(run, paint.recolored(RGBAColor(255, 255, 255)))
            case .group(var group):
                group.items = group.items.lettersAlone
                group.filters.removeAll { if case .shadow = $0 { true } else { false } }
                group.blendMode = .normal
                return group.items.isEmpty ? nil : .group(group)
            default: return nil
            }
        }
    }

    fileprivate func withLetters(in color: RGBAColor) -> [DisplayItem] {
        map { item in
            switch item {
            case .glyphs(let run, let paint) where !run.font.isColor: return .glyphs(run, paint.recolored(color))
            case .group(var group):
                group.items = group.items.withLetters(in: color)
                group.filters.removeAll(where: \.changesColors)
                return .group(group)
            default: return item
            }
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
