// White on the sky is the design, as in the system's own weather widget.
// darkroom:ignore-file legibility.contrast

import Charts
import SwiftUI

/// The temperatures of the next hours as a curve over an area that fades out.
struct HoursChart: View {
    let entry: WeatherEntry

    private var hours: [Forecast.Hour] { Array(entry.forecast.hours.prefix(9)) }

    var body: some View {
        Chart(hours) { hour in
            AreaMark(x: .value("Hour", hour.hour), yStart: .value("Low", lowest), yEnd: .value("Temperature", hour.temperature))
                .interpolationMethod(.monotone)
                .foregroundStyle(
                    LinearGradient(colors: [.yellow.opacity(0.55), .yellow.opacity(0)], startPoint: .top, endPoint: .bottom))
            LineMark(x: .value("Hour", hour.hour), y: .value("Temperature", hour.temperature))
                .interpolationMethod(.monotone)
                .lineStyle(StrokeStyle(lineWidth: 2.5, lineCap: .round))
                .foregroundStyle(.yellow)
            if hour.id == hours.first?.id {
                PointMark(x: .value("Hour", hour.hour), y: .value("Temperature", hour.temperature))
                    .symbolSize(50)
                    .foregroundStyle(.white)
            }
        }
        .chartXScale(domain: (hours.first?.hour ?? 0)...(hours.last?.hour ?? 1))
        .chartYScale(domain: lowest...(highest + 1))
        .chartYAxis(.hidden)
        .chartXAxis {
            AxisMarks(values: .stride(by: 2)) { value in
                AxisValueLabel {
                    if let hour = value.as(Int.self) {
                        Text(verbatim: "\(hour % 24):00")
                            .font(.caption2)
                            .foregroundStyle(.white.opacity(0.8))
                    }
                }
            }
        }
    }

    private var lowest: Double { (hours.map(\.temperature).min() ?? 0) - 2 }
    private var highest: Double { hours.map(\.temperature).max() ?? 1 }
}
