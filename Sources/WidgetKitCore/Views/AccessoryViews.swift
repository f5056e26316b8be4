import FoundationSupplement
import SwiftUI
import SwiftUICore

/// The translucent background of accessories on the Lock Screen.
///
/// It is white at low opacity in the family's shape: a circle, or a rectangle with square corners for the rectangular
/// family (measured). Apple does not publish the opacity. An inline widget has no background.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    public init() {}

    public var body: some View {
        switch family {
        case .accessoryInline: EmptyView()
        case .accessoryCircular, .accessoryCorner: Circle().fill(.white.opacity(0.12))
        default: Rectangle().fill(.white.opacity(0.12))
        }
    }
}

extension View {
    /// Adds a label next to an accessory on a watch face. Widgets of iPhone and iPad have no label. The label of a
    /// watch's corner is outside the picture, and a message reports this.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        overlay { WatchCornerNotice("widgetLabel: the label is next to the widget, outside its picture.") }
    }

    /// Adds a text label next to an accessory on a watch face.
    nonisolated public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View {
        widgetLabel { Text(labelKey) }
    }

    /// Adds a text label next to an accessory on a watch face.
    @_disfavoredOverload
    nonisolated public func widgetLabel<S: StringProtocol>(_ label: S) -> some View {
        widgetLabel { Text(label) }
    }

    /// Curves the content of a watch's corner along the display's edge. It has no effect on other accessories. A
    /// picture of a corner shows the content straight, and a message reports this.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        overlay {
            if curvesContent {
                WatchCornerNotice("widgetCurvesContent: the content of a corner is not curved yet.")
            }
        }
    }
}

/// A view that reports, once per picture, the parts that are missing in a picture of a watch's corner.
@MainActor @preconcurrency struct WatchCornerNotice: View {
    @Environment(\.showsWidgetLabel) private var isWatchCorner
    private let message: String

    nonisolated init(_ message: String) { self.message = message }

    var body: some View {
        if isWatchCorner { ReportedMessage(message) }
    }
}

/// The way in which the accented rendering mode draws an image.
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String

    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets the way in which the accented rendering mode draws the image. The image is drawn by its alpha, like all
    /// content in that mode, and a message reports another way.
    public func widgetAccentedRenderingMode(
        _ renderingMode: WidgetAccentedRenderingMode?, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        let isDrawn = renderingMode == nil || renderingMode == .accented
        return reporting(
            "widgetAccentedRenderingMode: the image is drawn in one color", at: SourcePlace(_file, _line),
            if: { !isDrawn && $0.isDrawnAccented })
    }
}
