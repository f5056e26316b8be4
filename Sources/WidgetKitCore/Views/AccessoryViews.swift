import SwiftUI
import SwiftUICore

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
    /// A label beside an accessory, as watch faces show it. An iPhone's or iPad's widget has none; a watch's lies
    /// outside of the picture, which says so.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        overlay { WatchCornerNotice("widgetLabel: the label lies beside the widget, outside of its picture.") }
    }

    /// The same with a text.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        widgetLabel { Text(labelKey) }
    }

    /// The same with a text.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        widgetLabel { Text(label) }
    }

    /// Bends the content of a watch's corner along the display's edge. Other accessories have no such edge; a corner's
    /// picture shows the content straight, and says so.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        overlay {
            if curvesContent {
                WatchCornerNotice("widgetCurvesContent: the content of a corner is not bent yet.")
            }
        }
    }
}

/// Says, once for each picture, what the picture of a watch's corner leaves out.
@MainActor @preconcurrency struct WatchCornerNotice: View {
    @Environment(\.showsWidgetLabel) private var isWatchCorner
    private let message: String

    nonisolated init(_ message: String) { self.message = message }

    var body: some View {
        if isWatchCorner { ReportedMessage(message) }
    }
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
