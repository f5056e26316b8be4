/// A bar that fills from its leading edge, with the label above, the value below and the bounds at both sides.
public struct LinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    /// The bar is 16 points high, its track (239,239,240) on white (measured).
    public func makeBody(configuration: Configuration) -> some View {
        VStack {
            DescribingLabel(label: configuration.label)
            HStack {
                configuration.minimumValueLabel
                GaugeBar(
                    form: .filled(track: AnyShapeStyle(Color(provider: .system(.tertiaryFill)))), height: 16,
                    fraction: configuration.value, untinted: AnyShapeStyle(TintShapeStyle()))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}

/// A thin bar with a marker at the value. The value, or the minimum's label if there is none, precedes it.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
    public init() {}

    /// The gauge is as high as its bar, 8 points; its labels reach beyond it. The value is set at about 17 points,
    /// semibold (measured).
    public func makeBody(configuration: Configuration) -> some View {
        HStack {
            if let value = configuration.currentValueLabel {
                value.font(.system(size: 17, weight: .semibold)).withoutHeight()
            } else {
                configuration.minimumValueLabel.withoutHeight()
            }
            GaugeBar(
                form: .marked, height: 8, fraction: configuration.value,
                untinted: AnyShapeStyle(ForegroundStyle()))
            configuration.maximumValueLabel.withoutHeight()
        }
    }
}

extension View {
    /// Centers the view on a line without height.
    fileprivate func withoutHeight() -> some View { fixedSize(horizontal: false, vertical: true).frame(height: 0) }
}

/// A thin bar that fills from its leading edge, with the label above, the value below and the bounds at both sides.
///
/// The height and the track are those of the other accessory styles, unconfirmed.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            DescribingLabel(label: configuration.label)
            HStack {
                configuration.minimumValueLabel
                GaugeBar(
                    form: .filledOverTint(trackOpacity: 0.35), height: 8, fraction: configuration.value,
                    untinted: AnyShapeStyle(ForegroundStyle()))
                configuration.maximumValueLabel
            }
            configuration.currentValueLabel
        }
    }
}
