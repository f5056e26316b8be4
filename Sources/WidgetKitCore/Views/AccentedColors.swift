import DisplayList

/// The two colors of the accented rendering mode, which only keeps the alpha of a view.
enum AccentedColors {
    /// The color of the accented group: the system's blue, because no tint is selected.
    static let accent = filter(red: 10 / 255, green: 132 / 255, blue: 1)
    /// The color of all other views.
    static let standard = filter(red: 1, green: 1, blue: 1)

    /// Returns the items in their groups' colors. A group that has the accent's filter keeps it.
    static func colored(_ items: [DisplayItem]) -> [DisplayItem] {
        items.map { item in
            guard case .group(var group) = item, holdsAccent(group.items) else {
                if case .group(let group) = item, group.filters.last == accent { return item }
                var wrapper = DisplayGroup(items: [item])
                wrapper.filters = [standard]
                return .group(wrapper)
            }
            group.items = colored(group.items)
            return .group(group)
        }
    }

    private static func holdsAccent(_ items: [DisplayItem]) -> Bool {
        items.contains { item in
            guard case .group(let group) = item else { return false }
            return group.filters.last == accent || holdsAccent(group.items)
        }
    }

    /// Returns a filter that replaces the color and keeps the alpha.
    static func filter(red: Double, green: Double, blue: Double) -> DisplayFilter {
        .colorMatrix([
            0, 0, 0, 0, red,
            0, 0, 0, 0, green,
            0, 0, 0, 0, blue,
            0, 0, 0, 1, 0,
        ])
    }
}
