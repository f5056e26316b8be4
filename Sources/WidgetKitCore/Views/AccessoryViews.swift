import SwiftUI

/// The faint ground that accessories on the lock screen may have.
///
/// It is white at low opacity in the family's shape: a circle, or a rounded rectangle for the rectangular family;
/// Apple publishes neither the opacity nor the radius.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    public init() {}

    public var body: some View {
        if family == .accessoryCircular || family == .accessoryCorner {
            Circle().fill(.white.opacity(0.12))
        } else {
            RoundedRectangle(cornerRadius: 12, style: .continuous).fill(.white.opacity(0.12))
        }
    }
}

extension View {
    /// A label beside an accessory, as watch faces and the inline family's neighbours show. An iPhone's or iPad's
    /// widget has none, so nothing is drawn.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

    /// The same with a text. Nothing is drawn.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

    /// The same with a text. Nothing is drawn.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }

    /// Bends a watch corner's content. iPhones and iPads have no such corner, so nothing changes.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

/// How an image is drawn in the accented rendering mode.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// How the image is drawn in the accented rendering mode. It is drawn by its alpha, as everything there is.
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}
