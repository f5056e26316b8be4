import SwiftUI

/// Large numbers with their units on one baseline, and captions.
struct EnergySmall: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Text("Today").font(.system(size: 12, weight: .semibold)).foregroundStyle(.secondary)
                Spacer()
                HStack(spacing: 2) {
                    Image(systemName: "arrow.clockwise").font(.system(size: 9, weight: .semibold))
                    Text("1:00\u{202F}PM").font(.system(size: 11))
                }
                .foregroundStyle(.secondary)
            }
            .lineLimit(1)
            Spacer(minLength: 0)
            Figure(symbol: "arrow.up", value: "12,2", label: "Solar", color: Color(red: 1, green: 0.6, blue: 0))
            Spacer(minLength: 0)
            Figure(
                symbol: "arrow.down", value: "0,9", label: "Grid",
                color: Color(red: 0.28, green: 0.56, blue: 0.76))
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .padding(16)
    }

    private struct Figure: View {
        let symbol: String
        let value: String
        let label: String
        let color: Color

        var body: some View {
            VStack(alignment: .leading, spacing: 2) {
                HStack(alignment: .firstTextBaseline, spacing: 2) {
                    Image(systemName: symbol).font(font).foregroundStyle(color)
                    Text(value).font(font).foregroundStyle(color)
                    Text("kWh").font(.system(size: 12, weight: .medium)).foregroundStyle(.secondary)
                }
                .lineLimit(1)
                .minimumScaleFactor(0.6)
                HStack(spacing: 4) {
                    Color.clear.frame(width: 12, height: 12)
                    Text(label).font(.system(size: 11)).foregroundStyle(.secondary).lineLimit(1)
                }
            }
        }

        private var font: Font { .system(size: 22, weight: .bold, design: .rounded) }
    }
}

/// A message on the Lock Screen in three lines.
struct EnergyRectangularEmpty: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 1) {
            Text("No connection available, review your Home Assistant URL configuration")
                .font(.system(size: 13))
                .foregroundStyle(.secondary)
                .lineLimit(3)
                .minimumScaleFactor(0.7)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
    }
}
