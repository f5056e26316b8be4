import DisplayList

/// The two colors of the accented rendering mode, which keeps of a view nothing but its alpha.
enum AccentedColors {
    /// The accented group's: the system's blue, as nobody has chosen a tint.
    static let accent = filter(red: 10 / 255, green: 132 / 255, blue: 1)
    /// The color of everything else.
    static let standard = filter(red: 1, green: 1, blue: 1)

    /// The items in their groups' colors. A group that bears the accent's filter keeps it.
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

    /// Paints alpha in one color.
    static func filter(red: Double, green: Double, blue: Double) -> DisplayFilter {
        .colorMatrix([
            0, 0, 0, 0, red,
            0, 0, 0, 0, green,
            0, 0, 0, 0, blue,
            0, 0, 0, 1, 0,
        ])
    }
}
