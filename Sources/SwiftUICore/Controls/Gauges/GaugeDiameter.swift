import Foundation

private enum AccessoryGaugeDiameterKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The maximum width of a circular gauge, in points; nil for the iPhone's. Watches have smaller gauges.
    package var accessoryGaugeDiameter: CGFloat? {
        get { self[AccessoryGaugeDiameterKey.self] }
        set { self[AccessoryGaugeDiameterKey.self] = newValue }
    }
}

/// A circular gauge scaled to the environment's diameter. It is the iPhone's gauge drawn smaller (unconfirmed).
struct SizedGauge<Content: View> {
    @Environment(\.accessoryGaugeDiameter) private var diameter
    private let content: Content

    nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension SizedGauge: View {
    var body: some View {
        if let diameter, diameter < GaugeRing.diameter {
            content.scaleEffect(diameter / GaugeRing.diameter, anchor: .topLeading)
                .frame(width: diameter, height: diameter, alignment: .topLeading)
        } else {
            content
        }
    }
}
