import FoundationSupplement
import SwiftUI
import SwiftUICore

/// Up to three views side by side under a label, each masked with a circle or a rounded square, for the rectangular accessory
/// of a watch. Fewer views are centered (published); further ones are left out.
@MainActor @preconcurrency public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
    @Environment(\.accessoryWidgetGroupStyle) private var style
    private let label: Label
    private let content: Content

    public init(@ViewBuilder label: () -> Label, @ViewBuilder content: () -> Content) {
        (self.label, self.content) = (label(), content())
    }

    public var body: some View {
        GeometryReader { place in
            let measures = AccessoryWidgetGroupMeasures(place.size)
            VStack(spacing: AccessoryWidgetGroupMeasures.gap) {
                label
                    .font(.system(size: measures.labelSize, weight: .medium, design: .rounded))
                    .lineLimit(1)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .frame(height: measures.labelHeight)
                members(measures.side)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    private func members(_ side: CGFloat) -> some View {
        let shape = AccessoryWidgetGroupShape(style: style)
        return Group(subviews: content) { subviews in
            HStack(spacing: AccessoryWidgetGroupMeasures.spacing) {
                ForEach(subviews.prefix(AccessoryWidgetGroupMeasures.count)) { member in
                    member
                        .frame(width: side, height: side)
                        .clipShape(shape)
                        .background { shape.fill(AccessoryWidgetBackground.color) }
                }
            }
        }
        .font(.system(size: side * AccessoryWidgetGroupMeasures.textSize, weight: .medium, design: .rounded))
        .environment(\.accessoryGaugeDiameter, side)
    }
}

extension AccessoryWidgetGroup where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleKey) }, content: content)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(title) }, content: content)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(label: { Text(titleResource) }, content: content)
    }
}

extension AccessoryWidgetGroup where Label == SwiftUICore.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    @_disfavoredOverload
    public init(_ titleKey: some StringProtocol, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(titleKey, systemImage: systemImage) }, content: content)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label(titleResource, systemImage: systemImage) }, content: content)
    }

    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label { Text(titleKey) } icon: { Image(image) } }, content: content)
    }

    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label { Text(title) } icon: { Image(image) } }, content: content)
    }

    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(label: { SwiftUICore.Label { Text(titleResource) } icon: { Image(image) } }, content: content)
    }
}

/// The lengths of a group in a rectangle of some size. All of them are guesses: Apple publishes none. They let three circles
/// fill the rectangles of watches.
struct AccessoryWidgetGroupMeasures {
    static let count = 3
    static let spacing: CGFloat = 4
    /// The points between the label and the views.
    static let gap: CGFloat = 3
    /// The size of the views' font, as a part of their height: as in circular accessories of watches.
    static let textSize: CGFloat = 0.3

    /// The height of the label's line.
    let labelHeight: CGFloat
    /// The width and the height of each view.
    let side: CGFloat

    init(_ size: CGSize) {
        labelHeight = (size.height * 0.23).rounded()
        let room = (size.width - AccessoryWidgetGroupMeasures.spacing * CGFloat(AccessoryWidgetGroupMeasures.count - 1))
            / CGFloat(AccessoryWidgetGroupMeasures.count)
        side = max(0, min(room, size.height - labelHeight - AccessoryWidgetGroupMeasures.gap))
    }

    /// The size of the label's font.
    var labelSize: CGFloat { labelHeight * 0.8 }
}
