import DisplayList

/// The system colors that a color set can refer to by name, with their values up to iOS 18.
///
/// High-contrast variants are not distinguished.
enum SystemColors {
    /// Returns the color for a reference such as `systemBlueColor` or `secondaryLabelColor`, or `nil` for an unknown
    /// one.
    static func color(_ reference: String, isDark: Bool) -> RGBAColor? {
        let name = reference.hasSuffix("Color") ? String(reference.dropLast("Color".count)) : reference
        return table[name].map { isDark ? $0.dark : $0.light }
    }

    static var names: [String] { table.keys.map { $0 + "Color" }.sorted() }

    private typealias Pair = (light: RGBAColor, dark: RGBAColor)

    private static func both(_ red: Int, _ green: Int, _ blue: Int, _ opacity: Double = 1) -> Pair {
        let color = RGBAColor(red, green, blue, opacity: opacity)
        return (color, color)
    }

    private static func pair(
        _ light: (Int, Int, Int), _ dark: (Int, Int, Int), _ lightOpacity: Double = 1, _ darkOpacity: Double = 1
    ) -> Pair {
        (
            RGBAColor(light.0, light.1, light.2, opacity: lightOpacity),
            RGBAColor(dark.0, dark.1, dark.2, opacity: darkOpacity)
        )
    }

    private static let table: [String: Pair] = hues.merging(surfaces) { first, _ in first }

    private static let hues: [String: Pair] = [
        "systemRed": pair((255, 59, 48), (255, 69, 58)),
        "systemOrange": pair((255, 149, 0), (255, 159, 10)),
        "systemYellow": pair((255, 204, 0), (255, 214, 0)),
        "systemGreen": pair((52, 199, 89), (48, 209, 88)),
        "systemMint": pair((0, 199, 190), (99, 230, 226)),
        "systemTeal": pair((48, 176, 199), (64, 200, 224)),
        "systemCyan": pair((50, 173, 230), (100, 210, 255)),
        "systemBlue": pair((0, 122, 255), (10, 132, 255)),
        "systemIndigo": pair((88, 86, 214), (94, 92, 230)),
        "systemPurple": pair((175, 82, 222), (191, 90, 242)),
        "systemPink": pair((255, 45, 85), (255, 55, 95)),
        "systemBrown": pair((162, 132, 94), (172, 142, 104)),
        "systemGray": both(142, 142, 147),
        "systemGray2": pair((174, 174, 178), (99, 99, 102)),
        "systemGray3": pair((199, 199, 204), (72, 72, 74)),
        "systemGray4": pair((209, 209, 214), (58, 58, 60)),
        "systemGray5": pair((229, 229, 234), (44, 44, 46)),
        "systemGray6": pair((242, 242, 247), (28, 28, 30)),
        "tint": pair((0, 122, 255), (10, 132, 255)),
        "link": pair((0, 122, 255), (9, 132, 255)),
        "controlAccent": pair((0, 122, 255), (10, 132, 255)),
    ]

    private static let surfaces: [String: Pair] = [
        "label": pair((0, 0, 0), (255, 255, 255)),
        "secondaryLabel": pair((60, 60, 67), (235, 235, 245), 0.6, 0.6),
        "tertiaryLabel": pair((60, 60, 67), (235, 235, 245), 0.3, 0.3),
        "quaternaryLabel": pair((60, 60, 67), (235, 235, 245), 0.18, 0.16),
        "placeholderText": pair((60, 60, 67), (235, 235, 245), 0.3, 0.3),
        "separator": pair((60, 60, 67), (84, 84, 88), 0.29, 0.6),
        "opaqueSeparator": pair((198, 198, 200), (56, 56, 58)),
        "systemFill": pair((120, 120, 128), (120, 120, 128), 0.2, 0.36),
        "secondarySystemFill": pair((120, 120, 128), (120, 120, 128), 0.16, 0.32),
        "tertiarySystemFill": pair((118, 118, 128), (118, 118, 128), 0.12, 0.24),
        "quaternarySystemFill": pair((116, 116, 128), (118, 118, 128), 0.08, 0.18),
        "systemBackground": pair((255, 255, 255), (0, 0, 0)),
        "secondarySystemBackground": pair((242, 242, 247), (28, 28, 30)),
        "tertiarySystemBackground": pair((255, 255, 255), (44, 44, 46)),
        "systemGroupedBackground": pair((242, 242, 247), (0, 0, 0)),
        "secondarySystemGroupedBackground": pair((255, 255, 255), (28, 28, 30)),
        "tertiarySystemGroupedBackground": pair((242, 242, 247), (44, 44, 46)),
        "lightText": both(255, 255, 255, 0.6),
        "darkText": both(0, 0, 0),
        "windowBackground": pair((236, 236, 236), (50, 50, 50)),
        "controlBackground": pair((255, 255, 255), (30, 30, 30)),
        "text": pair((0, 0, 0), (255, 255, 255)),
        // The others of AppKit, with the values that NSColor has.
        "textBackground": pair((255, 255, 255), (30, 30, 30)),
        "underPageBackground": pair((150, 150, 150), (40, 40, 40), 0.9, 1),
        "control": pair((255, 255, 255), (255, 255, 255), 1, 0.25),
        "controlText": pair((0, 0, 0), (255, 255, 255), 0.85, 0.85),
        "disabledControlText": pair((0, 0, 0), (255, 255, 255), 0.25, 0.25),
        "selectedControlText": pair((0, 0, 0), (255, 255, 255), 0.85, 0.85),
        "alternateSelectedControlText": both(255, 255, 255),
        "selectedText": pair((0, 0, 0), (255, 255, 255)),
        "selectedControl": pair((179, 215, 255), (63, 99, 139)),
        "selectedTextBackground": pair((179, 215, 255), (63, 99, 139)),
        "selectedContentBackground": pair((0, 99, 225), (0, 88, 208)),
        "windowFrameText": pair((0, 0, 0), (255, 255, 255), 0.85, 0.85),
        "headerText": pair((0, 0, 0), (255, 255, 255), 0.85, 1),
        "grid": pair((230, 230, 230), (26, 26, 26)),
        "highlight": pair((255, 255, 255), (180, 180, 180)),
        "shadow": both(0, 0, 0),
    ]
}
