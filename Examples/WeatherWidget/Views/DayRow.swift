// White on the sky is the design, as in the system's own weather widget.
// darkroom:ignore-file legibility.contrast

import SwiftUI

/// A day: its sky, its chance of rain, and its temperatures on the scale of all days.
struct DayRow: View {
    let day: Forecast.Day
    let range: ClosedRange<Double>
    let unit: TemperatureUnit

    // The columns grow with the text, so that large text is not cut off.
    @ScaledMetric(relativeTo: .subheadline) private var dayWidth = 48.0
    @ScaledMetric(relativeTo: .caption) private var rainWidth = 36.0
    @ScaledMetric(relativeTo: .subheadline) private var temperatureWidth = 32.0

    var body: some View {
        HStack(spacing: 8) {
            Text(day.name)
                .frame(width: dayWidth, alignment: .leading)
            Image(systemName: day.sky.symbol)
                .symbolRenderingMode(.multicolor)
                .frame(width: 28)
            Image(systemName: "chart.bar.fill", variableValue: day.rain)
                .foregroundStyle(Color.rain)
                .opacity(day.rain < 0.15 ? 0 : 1)
            Text(day.rain, format: .percent.precision(.fractionLength(0)))
                .font(.caption)
                .foregroundStyle(Color.rain)
                .frame(width: rainWidth, alignment: .leading)
                .opacity(day.rain < 0.15 ? 0 : 1)
            Temperature(celsius: day.low, unit: unit)
                .foregroundStyle(.white.opacity(0.7))
                .frame(width: temperatureWidth, alignment: .trailing)
            RangeBar(low: fraction(day.low), high: fraction(day.high))
            Temperature(celsius: day.high, unit: unit)
                .frame(width: temperatureWidth, alignment: .trailing)
        }
        .font(.subheadline.weight(.medium))
    }

    private func fraction(_ temperature: Double) -> Double {
        (temperature - range.lowerBound) / (range.upperBound - range.lowerBound)
    }
}

extension Color {
    /// Light enough to be read on every sky.
    static let rain = Color(red: 0.62, green: 0.90, blue: 1)
}

/// A bar from the lowest to the highest temperature of a day, on a track for those of all days.
struct RangeBar: View {
    let low: Double
    let high: Double

    var body: some View {
        GeometryReader { proxy in
            Capsule()
                .fill(.black.opacity(0.2))
            Capsule()
                .fill(.linearGradient(colors: [.cyan, .green, .yellow, .orange], startPoint: .leading, endPoint: .trailing))
                .mask(alignment: .leading) {
                    Capsule()
                        .frame(width: max(5, (high - low) * proxy.size.width))
                        .offset(x: low * proxy.size.width)
                }
        }
        .frame(height: 5)
    }
}
