import DisplayList
import Foundation

/// What a colour's components depend on.
package struct ColorContext {
    /// What most colours never ask for.
    private enum Surroundings {
        case environment(EnvironmentValues)
        case values(Values)
    }

    private final class Values {
        let tint: Color?
        let assets: (any ImageSource)?
        let traits: AssetTraits
        let report: (String) -> Void

        init(tint: Color?, assets: (any ImageSource)?, traits: AssetTraits, report: @escaping (String) -> Void) {
            (self.tint, self.assets, self.traits, self.report) = (tint, assets, traits, report)
        }
    }

    package var isDark: Bool
    package let isHighContrast: Bool
    /// Whether the surroundings lie above others, as sheets do: dark backgrounds are then a step lighter.
    package var isElevated = false
    package let palette: SystemPalette
    private let surroundings: Surroundings
    private var ignoresTint = false

    package init(
        isDark: Bool = false, isHighContrast: Bool = false, palette: SystemPalette = .iOS18, tint: Color? = nil,
        assets: (any ImageSource)? = nil, traits: AssetTraits? = nil, report: @escaping (String) -> Void = { _ in }
    ) {
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.palette = palette
        let traits = traits ?? AssetTraits(displayScale: 1, isDark: isDark, isHighContrast: isHighContrast)
        surroundings = .values(Values(tint: tint, assets: assets, traits: traits, report: report))
    }

    init(_ environment: EnvironmentValues) {
        isDark = environment.colorScheme == .dark
        isHighContrast = environment.colorSchemeContrast == .increased
        palette = environment.systemPalette
        surroundings = .environment(environment)
    }

    /// The tint that takes the accent colour's place, if any.
    private var tint: Color? {
        if ignoresTint { return nil }
        return switch surroundings {
        case .environment(let environment): environment.tint?.color
        case .values(let values): values.tint
        }
    }

    /// Where named colours are looked up; nil finds none.
    package var assets: (any ImageSource)? {
        switch surroundings {
        case .environment(let environment): environment.colorAssets?.source
        case .values(let values): values.assets
        }
    }

    package var traits: AssetTraits {
        switch surroundings {
        case .environment(let environment):
            AssetTraits(
                displayScale: environment.displayScale, isDark: isDark, isHighContrast: isHighContrast,
                isRightToLeft: environment.layoutDirection == .rightToLeft)
        case .values(let values): values.traits
        }
    }

    /// Takes the message about a name that no catalogue has.
    private func report(_ message: String) {
        switch surroundings {
        case .environment(let environment): environment.colorAssets?.report(message)
        case .values(let values): values.report(message)
        }
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
            outer.ignoresTint = true
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
