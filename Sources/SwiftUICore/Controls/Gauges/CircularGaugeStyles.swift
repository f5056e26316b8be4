/// An open ring with a marker at the value, which is also shown in the middle.
///
/// The labels of the bounds lie at the ring's ends. Without them, the gauge's label lies between the ends.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        let hasBounds = configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil
        return CircularGaugeBody { measures in
            CircularGaugeLayout(measures: measures, middle: CircularGaugeLayout.line(in: measures))() {
                // The arc ends higher to make room for the labels of the bounds (measured).
                GaugeRing(
                    form: .marked(reach: .degrees(hasBounds ? 120 : 135)), fraction: configuration.value,
                    largest: measures.diameter)
                ControlRow(content: configuration.currentValueLabel).gaugeValueFont(measures).looseLines()
                    .gaugePart(.value)
                if hasBounds {
                    ControlRow(content: configuration.minimumValueLabel).gaugeLabelFont(measures).gaugePart(.minimum)
                    ControlRow(content: configuration.maximumValueLabel).gaugeLabelFont(measures).gaugePart(.maximum)
                } else {
                    ControlRow(content: configuration.label).gaugeLabelFont(measures).gaugePart(.bottom)
                }
            }
        }
    }
}

/// A closed ring that fills clockwise from the top, with the value, or the gauge's label if there is none, in the
/// middle.
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        CircularGaugeBody { measures in
            CircularGaugeLayout(measures: measures, middle: CircularGaugeLayout.square(inRingOf: measures.diameter))() {
                GaugeRing(form: .filled, fraction: configuration.value, largest: measures.diameter)
                if let value = configuration.currentValueLabel {
                    ControlRow(content: value).gaugeValueFont(measures).gaugePart(.value)
                } else {
                    ControlRow(content: configuration.label).gaugeValueFont(measures).gaugePart(.value)
                }
            }
        }
    }
}

extension View {
    /// The sizes and the scaling are measured; the weight is unconfirmed.
    fileprivate func gaugeValueFont(_ measures: GaugeMeasures) -> some View {
        font(.system(size: measures.valueSize, weight: .medium)).lineLimit(1).minimumScaleFactor(0.2)
    }

    /// Makes each line of text two points higher, and the two points lie below it. Lines of 8, 12 and 22 points have them
    /// on an iPhone, and lines of 8 and 12 points on a watch (measured). Loose leading adds as much.
    fileprivate func looseLines() -> some View { environment(\.spaceBelowLines, 2) }

    fileprivate func gaugeLabelFont(_ measures: GaugeMeasures) -> some View {
        font(.system(size: measures.labelSize, weight: measures.labelWeight)).lineLimit(1).minimumScaleFactor(0.5)
    }
}
