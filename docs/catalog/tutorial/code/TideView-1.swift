import SwiftUI
import WidgetKit

struct TideView: View {
    @Environment(\.widgetFamily) private var family
    let entry: TideEntry

    var body: some View {
        HStack(spacing: 20) {
            VStack(alignment: .leading, spacing: 4) {
                Label("Whitby", systemImage: "water.waves")
                    .font(.subheadline.weight(.semibold))
                Spacer()
                Text("\(Tide.height(at: entry.date), specifier: "%.1f") m")
                    .font(.system(size: 42, weight: .bold, design: .rounded))
                Text("Next high tide")
                    .font(.caption)
                    .foregroundStyle(.white.opacity(0.3))
                Text(Tide.nextHigh(after: entry.date), style: .time)
                    .font(.headline)
            }
            .frame(maxWidth: family == .systemSmall ? .infinity : nil, alignment: .leading)
            if family != .systemSmall {
                TideCurve(date: entry.date)
                    .stroke(.white, style: StrokeStyle(lineWidth: 3, lineCap: .round))
            }
        }
        .foregroundStyle(.white)
    }
}

/// The next half day as a line.
struct TideCurve: Shape {
    let date: Date

    func path(in rect: CGRect) -> Path {
        Path { path in
            for step in 0...60 {
                let share = Double(step) / 60
                let height = Tide.height(at: date.addingTimeInterval(share * Tide.period))
                let point = CGPoint(x: rect.minX + rect.width * share, y: rect.maxY - rect.height * height / 4.4)
                if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
        }
    }
}
