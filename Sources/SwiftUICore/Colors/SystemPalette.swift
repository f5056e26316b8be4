import DisplayList

/// The components of the system's colors in one version of iOS.
package struct SystemPalette: Hashable, Sendable {
    /// The components of a color in the four appearances.
    struct Entry: Hashable, Sendable {
        var light: RGBAColor
        var dark: RGBAColor
        var lightHighContrast: RGBAColor
        var darkHighContrast: RGBAColor
    }

    /// The name that selects the palette.
    package let name: String
    private let entries: [SystemColor: Entry]

    /// Creates a palette from `hues` and the colors that all versions share.
    init(name: String, hues: [SystemColor: Entry]) {
        self.name = name
        var entries = SystemPalette.common.merging(hues) { $1 }
        // Links have the color of the system blue. iOS 18's dark appearance has a separate shade for them.
        if entries[.link] == nil { entries[.link] = entries[.blue] }
        self.entries = entries
    }

    /// Returns the components of a system color in an appearance.
    package func color(_ color: SystemColor, isDark: Bool, isHighContrast: Bool) -> RGBAColor {
        guard let entry = entries[color] else { return ColorContext.missing }
        switch (isDark, isHighContrast) {
        case (false, false): return entry.light
        case (true, false): return entry.dark
        case (false, true): return entry.lightHighContrast
        case (true, true): return entry.darkHighContrast
        }
    }

    /// The palettes, oldest first.
    package static let all: [SystemPalette] = [.iOS18, .iOS26]

    /// Returns the palette with a name such as `ios26`.
    package static func named(_ name: String) -> SystemPalette? { all.first { $0.name == name.lowercased() } }
}

extension SystemPalette.Entry {
    /// Creates an entry from 24-bit colors, `0xRRGGBB`.
    init(_ light: UInt32, _ dark: UInt32, contrast lightHighContrast: UInt32, _ darkHighContrast: UInt32) {
        func color(_ bits: UInt32) -> RGBAColor {
            RGBAColor(Int(bits >> 16 & 255), Int(bits >> 8 & 255), Int(bits & 255))
        }
        self.init(
            light: color(light), dark: color(dark), lightHighContrast: color(lightHighContrast),
            darkHighContrast: color(darkHighContrast))
    }

    /// Creates an entry from one light and one dark color, each with its opacities.
    init(
        _ light: (Int, Int, Int), _ lightOpacity: Double, _ dark: (Int, Int, Int), _ darkOpacity: Double,
        contrast lightHighContrast: Double, _ darkHighContrast: Double
    ) {
        func color(_ rgb: (Int, Int, Int), _ opacity: Double) -> RGBAColor {
            RGBAColor(rgb.0, rgb.1, rgb.2, opacity: opacity)
        }
        self.init(
            light: color(light, lightOpacity), dark: color(dark, darkOpacity),
            lightHighContrast: color(light, lightHighContrast), darkHighContrast: color(dark, darkHighContrast))
    }
}
