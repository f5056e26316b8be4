import Foundation

private enum AccessoryGaugeDiameterKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The most points that a circular gauge may be wide; nil for the iPhone's width. Watches have smaller ones.
    package var accessoryGaugeDiameter: CGFloat? {
        get { self[AccessoryGaugeDiameterKey.self] }
        set { self[AccessoryGaugeDiameterKey.self] = newValue }
    }
}

/// A circular gauge at the size of its surroundings: the iPhone's, drawn smaller (unconfirmed).
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
