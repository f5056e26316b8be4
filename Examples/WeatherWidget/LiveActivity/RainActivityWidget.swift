import ActivityKit
import Charts
import SwiftUI
import WidgetKit

struct RainActivityWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: RainAttributes.self) { context in
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Label("Rain in \(context.attributes.city)", systemImage: "cloud.rain.fill")
                        .symbolRenderingMode(.multicolor)
                        .font(.headline)
                    Spacer()
                    Text(context.state.start, style: .timer)
                        .monospacedDigit()
                        .multilineTextAlignment(.trailing)
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                        .frame(width: 60)
                }
                RainChart(intensity: context.state.intensity)
                    .frame(height: 48)
            }
            .padding()
            .foregroundStyle(.white)
            .activityBackgroundTint(Color(red: 0.17, green: 0.23, blue: 0.32))
            .activitySystemActionForegroundColor(.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) {
                    Image(systemName: "cloud.rain.fill")
                        .symbolRenderingMode(.multicolor)
                        .font(.title2)
                }
                DynamicIslandExpandedRegion(.trailing) {
                    Text(context.state.start, style: .timer)
                        .monospacedDigit()
                        .multilineTextAlignment(.trailing)
                        .lineLimit(1)
                        .minimumScaleFactor(0.6)
                        .frame(width: 60)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    RainChart(intensity: context.state.intensity)
                        .padding(.horizontal, 12)
                }
            } compactLeading: {
                Image(systemName: "cloud.rain.fill")
                    .symbolRenderingMode(.multicolor)
            } compactTrailing: {
                Text(context.state.start, style: .timer)
                    .monospacedDigit()
                    .minimumScaleFactor(0.6)
                    .frame(maxWidth: 50)
            } minimal: {
                Image(systemName: "cloud.rain.fill")
                    .symbolRenderingMode(.multicolor)
            }
            .keylineTint(.cyan)
        }
    }
}

/// How hard it rains in the next minutes.
struct RainChart: View {
    let intensity: [Double]

    var body: some View {
        Chart(Array(intensity.enumerated()), id: \.offset) { minute, value in
            BarMark(x: .value("Minute", minute), y: .value("Rain", value), width: .ratio(0.6))
                .foregroundStyle(.linearGradient(colors: [.cyan, .blue], startPoint: .top, endPoint: .bottom))
                .clipShape(Capsule())
        }
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartYScale(domain: 0...1)
    }
}

#Preview("Lock Screen", as: .content, using: RainAttributes(city: "Cupertino")) {
    RainActivityWidget()
} contentStates: {
    RainAttributes.ContentState(
        intensity: [0.1, 0.2, 0.2, 0.4, 0.5, 0.7, 0.9, 1, 0.8, 0.8, 0.6, 0.5, 0.4, 0.4, 0.2, 0.1],
        start: .now.addingTimeInterval(12 * 60))
}

#Preview("Expanded", as: .dynamicIsland(.expanded), using: RainAttributes(city: "Cupertino")) {
    RainActivityWidget()
} contentStates: {
    RainAttributes.ContentState(
        intensity: [0.1, 0.2, 0.2, 0.4, 0.5, 0.7, 0.9, 1, 0.8, 0.8, 0.6, 0.5, 0.4, 0.4, 0.2, 0.1],
        start: .now.addingTimeInterval(12 * 60))
}
