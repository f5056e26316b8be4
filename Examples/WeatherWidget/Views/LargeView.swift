import SwiftUI

/// The curve of the next hours above the days.
struct LargeView: View {
    let entry: WeatherEntry

    var body: some View {
        VStack(spacing: 12) {
            header
            HoursChart(entry: entry)
                .frame(height: 96)
            Divider()
                .overlay(.white.opacity(0.4))
            ForEach(entry.forecast.days) { day in
                DayRow(day: day, range: entry.forecast.range, unit: entry.unit)
            }
            .frame(maxHeight: .infinity)
        }
        .foregroundStyle(.white)
    }

    private var header: some View {
        HStack(alignment: .top) {
            VStack(alignment: .leading, spacing: 0) {
                Text(entry.city.name)
                    .font(.headline)
                Text(entry.forecast.now.sky.text)
                    .font(.subheadline)
                    .foregroundStyle(.white.opacity(0.8))
            }
            Spacer()
            Image(systemName: entry.forecast.now.sky.symbol)
                .symbolRenderingMode(.multicolor)
                .font(.title)
            Temperature(celsius: entry.forecast.now.temperature, unit: entry.unit)
                .font(.system(.largeTitle, weight: .light))
        }
    }
}
