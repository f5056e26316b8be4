import DisplayList

/// The two colors of the accented rendering mode, which keeps only the alpha of a view.
struct AccentedColors: Hashable, Sendable {
    /// The color of the accented group.
    let tint: RGBAColor

    /// - Parameter tint: the color that the user has chosen; nil for the system's blue, because none is chosen.
    init(tint: RGBAColor? = nil) { self.tint = tint ?? RGBAColor(10, 132, 255) }

    /// The filter of the accented group.
    var accent: DisplayFilter { AccentedColors.filter(tint) }
    /// The filter of all other views.
    static let standard = filter(RGBAColor(255, 255, 255))

    /// Returns the filters of an image; none for an image that is drawn like other views.
    func filters(of mode: WidgetAccentedRenderingMode?) -> [DisplayFilter] {
        switch mode {
        case .accented?: [accent]
        case .desaturated?: [AccentedColors.keeping, AccentedColors.luminance(in: RGBAColor(255, 255, 255))]
        case .accentedDesaturated?: [AccentedColors.keeping, AccentedColors.luminance(in: tint)]
        case .fullColor?: [AccentedColors.keeping, AccentedColors.keeping]
        default: []
        }
    }

    /// Returns the items in their groups' colors. A group that has the accent's filter keeps it, and so does an image with
    /// filters of its own.
    func colored(_ items: [DisplayItem]) -> [DisplayItem] {
        items.map { item in
            guard case .group(var group) = item, holdsOwnColors(group.items) else {
                if case .group(let group) = item, hasOwnColors(group) { return item }
                var wrapper = DisplayGroup(items: [item])
                wrapper.filters = [AccentedColors.standard]
                return .group(wrapper)
            }
            if hasOwnColors(group) { return item }
            group.items = colored(group.items)
            return .group(group)
        }
    }

    private func hasOwnColors(_ group: DisplayGroup) -> Bool {
        group.filters.last == accent || group.filters.count == 2 && group.filters[0] == AccentedColors.keeping
    }

    private func holdsOwnColors(_ items: [DisplayItem]) -> Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            return hasOwnColors(group) || holdsOwnColors(group.items)
        }
    }

    /// A filter that changes nothing. As the first of two, it marks a group that keeps its colors: a modifier of SwiftUI makes
    /// only one filter.
    private static let keeping = DisplayFilter.colorMatrix([1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0])

    /// Returns a filter that replaces the color and keeps the alpha.
    private static func filter(_ color: RGBAColor) -> DisplayFilter {
        .colorMatrix([
            0, 0, 0, 0, color.red,
            0, 0, 0, 0, color.green,
            0, 0, 0, 0, color.blue,
            0, 0, 0, 1, 0,
        ])
    }

    /// Returns a filter that draws the luminance as a shade of a color. The weights are those of `grayscale(_:)`.
    private static func luminance(in color: RGBAColor) -> DisplayFilter {
        func row(_ share: Double) -> [Double] { [0.213 * share, 0.715 * share, 0.072 * share, 0, 0] }
        return .colorMatrix(row(color.red) + row(color.green) + row(color.blue) + [0, 0, 0, 1, 0])
    }
}
