import DisplayList
import Foundation

/// What a colour's components depend on.
package struct ColorContext {
    package var isDark: Bool
    package var isHighContrast: Bool
    /// Whether the surroundings lie above others, as sheets do: dark backgrounds are then a step lighter.
    package var isElevated = false
    package var palette: SystemPalette
    /// The tint that takes the accent colour's place, if any.
    package var tint: Color?
    /// Where named colours are looked up; nil finds none.
    package var assets: (any ImageSource)?
    package var traits: AssetTraits
    /// Takes the message about a name that no catalogue has.
    package var report: (String) -> Void

    package init(
        isDark: Bool = false, isHighContrast: Bool = false, palette: SystemPalette = .iOS18, tint: Color? = nil,
        assets: (any ImageSource)? = nil, traits: AssetTraits? = nil, report: @escaping (String) -> Void = { _ in }
    ) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.palette = palette
        self.tint = tint
        self.assets = assets
        self.traits = traits ?? AssetTraits(displayScale: 1, isDark: isDark, isHighContrast: isHighContrast)
        self.report = report
    }

    package func systemColor(_ color: SystemColor) -> RGBAColor {
        let color = isElevated && isDark ? color.elevated : color
        return palette.color(color, isDark: isDark, isHighContrast: isHighContrast)
    }

    /// The tint, else the catalogue's AccentColor, else the system's blue.
    package var accentColor: RGBAColor {
        if let tint {
            var outer = self
            // A tint that is the accent colour itself must not look for itself.
            outer.tint = nil
            return tint.resolved(in: outer)
        }
        if let assets, case .success(let color) = assets.color(named: "AccentColor", bundle: nil, traits: traits) {
            return color
        }
        return systemColor(.blue)
    }

    /// A colour of the catalogues; one that is missing is a magenta nobody overlooks.
    package func assetColor(_ name: String, bundle: URL?) -> RGBAColor {
        switch assets?.color(named: name, bundle: bundle, traits: traits) {
        case .success(let color): return color
        case .failure(let failure): report(failure.message)
        case nil: report("no asset catalog to look up the color \"\(name)\" in; give one with --assets")
        }
        return ColorContext.missing
    }

    package static let missing = RGBAColor(255, 0, 255)
}
