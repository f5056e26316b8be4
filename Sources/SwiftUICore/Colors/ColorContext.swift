import DisplayList
import Foundation
import FoundationSupplement

/// The values on which a color's components depend.
package struct ColorContext {
    /// The environment of a color. Most colors never read it.
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
    /// Whether the environment lies above others, as in a sheet. Dark backgrounds are then one step lighter.
    package var isElevated = false
    package let palette: SystemPalette
    private let surroundings: Surroundings
    private var ignoresTint = false

    /// Creates a context without an environment, for UIKit's colors and tests.
    ///
    /// - Parameters:
    ///   - tint: the color of `Color.accentColor`; nil for the catalog's `AccentColor`, else the system's blue.
    ///   - assets: the catalogs of named colors; without them, a named color is clear and reported.
    ///   - traits: the traits that choose a color's variant; nil for the appearance and contrast alone.
    ///   - report: receives a message about a color that is missing.
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

    /// The environment, as far as the context knows it.
    var environment: EnvironmentValues {
        if case .environment(let environment) = surroundings { return environment }
        var environment = EnvironmentValues()
        environment.colorScheme = isDark ? .dark : .light
        return environment
    }

    /// The tint that replaces the accent color, if any.
    private var tint: Color? {
        if ignoresTint { return nil }
        return switch surroundings {
        case .environment(let environment): environment.tint?.color
        case .values(let values): values.tint
        }
    }

    /// The asset catalogs for named colors; nil if there are none.
    package var assets: (any ImageSource)? {
        switch surroundings {
        case .environment(let environment): environment.colorAssets?.source
        case .values(let values): values.assets
        }
    }

    /// The traits that select a variant of an asset.
    package var traits: AssetTraits {
        switch surroundings {
        case .environment(let environment):
            var traits = environment.assetTraits
            traits.isDark = isDark
            return traits
        case .values(let values): return values.traits
        }
    }

    /// Reports that no catalog has a name.
    private func report(_ message: String, at place: SourcePlace) {
        switch surroundings {
        case .environment(let environment): environment.colorAssets?.report(message, at: place)
        case .values(let values): values.report(message)
        }
    }

    private var marksMissing: Bool {
        if case .environment(let environment) = surroundings { environment.colorAssets?.marksMissing ?? false } else { false }
    }

    /// Returns the components of a system color in this context.
    package func systemColor(_ color: SystemColor) -> RGBAColor {
        let color = isElevated && isDark ? color.elevated : color
        return palette.color(color, isDark: isDark, isHighContrast: isHighContrast)
    }

    /// The tint. Falls back to the catalog's AccentColor, then to the system blue.
    package var accentColor: RGBAColor {
        if let tint {
            var outer = self
            // A tint that is the accent color itself must not resolve to itself.
            outer.ignoresTint = true
            return tint.resolved(in: outer)
        }
        if let assets, case .success(let color) = assets.color(named: "AccentColor", bundle: nil, traits: traits) {
            return color
        }
        return systemColor(.blue)
    }

    /// Returns a color from the asset catalogs. A missing color is clear, as SwiftUI's is, or conspicuous if asked for.
    ///
    /// - Parameter place: where the sources name the color.
    package func assetColor(_ name: String, bundle: URL?, at place: SourcePlace = .unknown) -> RGBAColor {
        // An empty name asks for no color.
        if name.isEmpty { return ColorContext.clear }
        switch assets?.color(named: name, bundle: bundle, traits: traits) {
        case .success(let color): return color
        case .failure(let failure): report(failure.message, at: place)
        case nil:
            report("There is no asset catalog to look up the color \"\(name)\" in. Name one with --assets.", at: place)
        }
        return marksMissing ? ColorContext.missing : ColorContext.clear
    }

    /// What stands for a missing color, as in SwiftUI.
    private static let clear = RGBAColor(red: 0, green: 0, blue: 0, opacity: 0)

    /// The conspicuous color that stands for a missing one on request: magenta.
    package static let missing = RGBAColor(255, 0, 255)
}
