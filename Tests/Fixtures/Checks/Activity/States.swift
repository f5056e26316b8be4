import ActivityKit
import SwiftUI
import WidgetKit

struct StateSizeBad: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var picture: Data
    }
}

struct StateBad: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: StateSizeBad.self) { _ in  // finding: activity.state-size
            Line(text: "Tea is ready")
        } dynamicIsland: { _ in
            island()
        }
    }
}

#Preview("State too large", as: .content, using: StateSizeBad()) {
    StateBad()
} contentStates: {
    StateSizeBad.ContentState(picture: Data(repeating: 7, count: 6000))
}

struct StateSizeGood: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var picture: URL
    }
}

struct StateGood: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: StateSizeGood.self) { _ in
            Line(text: "Tea is ready")
        } dynamicIsland: { _ in
            island()
        }
    }
}

#Preview("State small enough", as: .content, using: StateSizeGood()) {
    StateGood()
} contentStates: {
    StateSizeGood.ContentState(picture: URL(string: "https://tea.example/cup.jpg")!)
}
