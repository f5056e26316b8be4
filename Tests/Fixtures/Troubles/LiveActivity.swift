// A Live Activity as an app declares it.
import ActivityKit
import SwiftUI
import WidgetKit

struct DeliveryAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var driver: String
        var arrival: Date
    }

    var order: Int
}

struct DeliveryActivity: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: DeliveryAttributes.self) { context in
            VStack(alignment: .leading) {
                Text("Order \(context.attributes.order)").font(.headline)
                Text(context.state.driver)
                Text(context.state.arrival, style: .timer)
            }
            .padding()
            .activityBackgroundTint(.cyan)
            .activitySystemActionForegroundColor(.black)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Label(context.state.driver, systemImage: "box.truck") }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    Text(context.state.arrival, style: .timer).dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                DynamicIslandExpandedRegion(.bottom) {
                    if context.isStale { Text("Late") } else { ProgressView(value: 0.5) }
                }
            } compactLeading: {
                Image(systemName: "box.truck")
            } compactTrailing: {
                Text(context.state.arrival, style: .timer).frame(width: 40)
            } minimal: {
                Image(systemName: "box.truck")
            }
            .keylineTint(.cyan)
            .contentMargins(.horizontal, 4, for: .expanded)
            .widgetURL(URL(string: "delivery://order/\(context.attributes.order)"))
        }
        .supplementalActivityFamilies([.small])
    }
}

enum Deliveries {
    static func start() async throws {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { return }
        let state = DeliveryAttributes.ContentState(driver: "Ada", arrival: .now)
        let activity = try Activity.request(
            attributes: DeliveryAttributes(order: 7), content: .init(state: state, staleDate: nil), pushType: nil)
        await activity.update(ActivityContent(state: state, staleDate: .now), alertConfiguration: nil)
        for running in Activity<DeliveryAttributes>.activities { await running.end(nil, dismissalPolicy: .immediate) }
    }
}

#Preview("Lock screen", as: .content, using: DeliveryAttributes(order: 7)) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState(driver: "Ada", arrival: .now)
    DeliveryAttributes.ContentState(driver: "Bo", arrival: .now)
}

#Preview("Island", as: .dynamicIsland(.compact), using: DeliveryAttributes(order: 7)) {
    DeliveryActivity()
} contentStates: {
    DeliveryAttributes.ContentState(driver: "Ada", arrival: .now)
}
