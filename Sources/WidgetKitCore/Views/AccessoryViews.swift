import FoundationSupplement
import SwiftUI
import SwiftUICore

/// The translucent background of accessories on the Lock Screen.
///
/// It is white at low opacity in the family's shape: a circle, or a rectangle with square corners for the rectangular
/// family (measured). Apple does not publish the opacity. An inline widget has no background.
@MainActor @preconcurrency public struct AccessoryWidgetBackground: View {
    @Environment(\.widgetFamily) private var family

    static let color = Color.white.opacity(0.12)

    public init() {}

    public var body: some View {
        switch family {
        case .accessoryInline: EmptyView()
        case .accessoryCircular, .accessoryCorner: Circle().fill(AccessoryWidgetBackground.color)
        default: Rectangle().fill(AccessoryWidgetBackground.color)
        }
    }
}

/// Carries the label of an accessory to the watch face, which draws it along the bezel.
enum WidgetLabelKey: CarriedViewKey {}

/// Carries the content of a watch's corner to the watch face, which curves it.
enum WidgetCurvedContentKey: CarriedViewKey {}

extension View {
    /// Adds a label next to an accessory on a watch face. Widgets of iPhone and iPad have no label. The label is outside the
    /// picture; `--presentation watch` draws it, and a message about a picture of a corner without it says so.
    nonisolated public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View {
        modifier(CarryingModifier(label(), to: WidgetLabelKey.self) { $0.isOnWatch })
            .overlay { WatchCornerNotice("widgetLabel: the label is next to the widget, outside its picture") }
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

    /// Curves the content of a watch's corner along the display's edge. It has no effect on other accessories. A picture of
    /// the corner alone shows the content straight; `--presentation watch` curves it, and a message says so.
    nonisolated public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View {
        modifier(CarryingModifier(self, to: WidgetCurvedContentKey.self) { curvesContent && $0.showsWidgetLabel })
            .overlay {
                if curvesContent { WatchCornerNotice("widgetCurvesContent: the content of a corner is straight in its picture") }
            }
    }
}

/// A view that reports, once per picture, the parts that are missing in a picture of a watch's corner.
@MainActor @preconcurrency struct WatchCornerNotice: View {
    @Environment(\.showsWidgetLabel) private var isWatchCorner
    @Environment(\.isOnWatchFace) private var isOnWatchFace
    private let message: String

    nonisolated init(_ message: String) { self.message = message }

    var body: some View {
        if isWatchCorner, !isOnWatchFace { ReportedMessage("\(message); --presentation watch draws it on a face.") }
    }
}
