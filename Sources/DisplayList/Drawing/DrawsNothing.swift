extension [DisplayItem] {
    /// Whether none of the items changes a pixel, as far as their colors and opacities tell.
    package var drawNothing: Bool {
        allSatisfy { item in
            switch item {
            case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)), .glyphs(_, .color(let color)): color.opacity == 0
            case .fill, .stroke, .glyphs, .image: false
            case .group(let group): group.opacity == 0 || group.items.drawNothing
            }
        }
    }
}
