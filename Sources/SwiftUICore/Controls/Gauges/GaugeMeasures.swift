import Foundation

/// The measures of a circular gauge's labels, in points from the ring's top-left corner (measured).
struct GaugeMeasures {
    var diameter: CGFloat
    /// The size and the weight of the labels at the ring's ends.
    var labelSize: CGFloat
    var labelWeight: Font.Weight
    /// The distance of these labels from the ring's left and right edges, and their baseline.
    var labelInset: CGFloat
    var labelBaseline: CGFloat
    var valueSize: CGFloat

    static let phone = GaugeMeasures(
        diameter: GaugeRing.diameter, labelSize: 11, labelWeight: .medium, labelInset: 11, labelBaseline: 52,
        valueSize: 24)

    /// The ring of a watch is the iPhone's in small, but its labels are larger and bolder. They are measured for a
    /// diameter of 50 points, and scaled for others.
    static func watch(diameter: CGFloat) -> GaugeMeasures {
        let scale = diameter / 50
        return GaugeMeasures(
            diameter: diameter, labelSize: 10.5 * scale, labelWeight: .semibold, labelInset: 8 * scale,
            labelBaseline: 45 * scale, valueSize: 24 * diameter / GaugeRing.diameter)
    }
}

private enum AccessoryGaugeDiameterKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The diameter of a watch's circular gauges, in points; nil for the iPhone's gauges.
    package var accessoryGaugeDiameter: CGFloat? {
        get { self[AccessoryGaugeDiameterKey.self] }
        set { self[AccessoryGaugeDiameterKey.self] = newValue }
    }

    var gaugeMeasures: GaugeMeasures {
        accessoryGaugeDiameter.map { .watch(diameter: min($0, GaugeRing.diameter)) } ?? .phone
    }
}
