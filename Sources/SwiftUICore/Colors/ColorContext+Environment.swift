import DisplayList
import Foundation
import FoundationSupplement

private enum SystemPaletteKey: EnvironmentKey { static let defaultValue = SystemPalette.iOS18 }
private enum TintKey: EnvironmentKey { static let defaultValue: AnyShapeStyle? = nil }
private enum ColorAssetsKey: EnvironmentKey { static let defaultValue: ColorAssets? = nil }

/// The asset catalogs for named colors, and the destination of messages about missing ones.
package struct ColorAssets {
    /// The asset catalogs.
    package var source: any ImageSource
    /// Whether a missing color is conspicuous. On a device, it is clear.
    package var marksMissing = false
    private let tell: (String, SourcePlace) -> Void

    /// - Parameter report: receives messages with their places in the sources.
    package init(source: any ImageSource, report: @escaping (String, SourcePlace) -> Void = { _, _ in }) {
        self.source = source
        tell = report
    }

    /// Reports a message about what fills a view, such as a missing color.
    package func report(_ message: String, at place: SourcePlace = .unknown) { tell(message, place) }
}

extension RenderSession {
    /// The session's own catalogues, with messages among the session's.
    package var colorAssets: ColorAssets {
        var assets = ColorAssets(source: images, report: { [diagnostics] in diagnostics.report($0, at: $1) })
        assets.marksMissing = marksMissing
        return assets
    }
}

extension EnvironmentValues {
    /// The palette of the system colors.
    package var systemPalette: SystemPalette {
        get { self[SystemPaletteKey.self] }
        set { self[SystemPaletteKey.self] = newValue }
    }

    /// The asset catalogs for named colors. The renderer sets them at the root.
    package var colorAssets: ColorAssets? {
        get { self[ColorAssetsKey.self] }
        set { self[ColorAssetsKey.self] = newValue }
    }

    /// The style that `View.tint` has set.
    package var tint: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The context in which the environment resolves colors.
    package var colorContext: ColorContext { ColorContext(self) }
}

extension Color {
    /// Returns the components in the given environment.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Resolved(resolved(in: environment.colorContext))
    }
}
