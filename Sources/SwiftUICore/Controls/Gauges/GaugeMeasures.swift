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
    /// The height that is offered to these labels.
    var labelHeight: CGFloat = GaugeRing.diameter - 2 * 22
    var valueSize: CGFloat
    /// The size of the ring in relation to that of an iPhone's gauge.
    var scale: CGFloat { diameter / GaugeRing.diameter }

    static let phone = phone(diameter: GaugeRing.diameter)

    /// A gauge that fills a circular widget is the measured one, enlarged.
    static func phone(diameter: CGFloat) -> GaugeMeasures {
        let scale = diameter / GaugeRing.diameter
        return GaugeMeasures(
            diameter: diameter, labelSize: 11 * scale, labelWeight: .medium, labelInset: 11 * scale,
            labelBaseline: 52 * scale, labelHeight: (GaugeRing.diameter - 2 * 22) * scale, valueSize: 24 * scale)
    }

    /// The ring of a watch is the iPhone's in small, but its labels are larger and bolder. They are measured for a
    /// diameter of 50 points, and scaled for others.
    static func watch(diameter: CGFloat) -> GaugeMeasures {
        let scale = diameter / 50
        return GaugeMeasures(
            diameter: diameter, labelSize: 10.5 * scale, labelWeight: .semibold, labelInset: 8 * scale,
            labelBaseline: 45 * scale, valueSize: 24 * diameter / GaugeRing.diameter)
    }
}

private enum CircularWidgetDiameterKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum AccessoryGaugeDiameterKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
    /// The diameter of a watch's circular gauges, in points; nil for the iPhone's gauges.
    package var accessoryGaugeDiameter: CGFloat? {
        get { self[AccessoryGaugeDiameterKey.self] }
        set { self[AccessoryGaugeDiameterKey.self] = newValue }
    }

    /// The diameter in points of a circular widget of iPhone or iPad, which its gauges fill; nil outside of such a widget.
    package var circularWidgetDiameter: CGFloat? {
        get { self[CircularWidgetDiameterKey.self] }
        set { self[CircularWidgetDiameterKey.self] = newValue }
    }

    /// The diameter of the largest ring.
    var largestGaugeDiameter: CGFloat { circularWidgetDiameter ?? GaugeRing.diameter }

    var gaugeMeasures: GaugeMeasures {
        accessoryGaugeDiameter.map { .watch(diameter: min($0, GaugeRing.diameter)) } ?? .phone
    }
}
