import ActivityKit
import SwiftUI
import WidgetKit

struct EmptyMinimalBad: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}

struct EmptyBad: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: EmptyMinimalBad.self) { _ in  // finding: activity.empty
            Line(text: "Tea is ready")
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Tea is ready").font(.headline) }
            } compactLeading: {
                Text("1")
            } compactTrailing: {
                Text("4")
            } minimal: {
                EmptyView()
            }
        }
    }
}

struct EmptySideBad: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}

struct EmptyBadToo: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: EmptySideBad.self) { _ in  // finding: activity.empty
            Line(text: "Tea is ready")
        } dynamicIsland: { _ in
            DynamicIsland {
                DynamicIslandExpandedRegion(.center) { Text("Tea is ready").font(.headline) }
            } compactLeading: {
                Text("1")
            } compactTrailing: {
                EmptyView()
            } minimal: {
                Text("4")
            }
        }
    }
}

struct EmptyPresentationGood: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}

struct EmptyGood: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: EmptyPresentationGood.self) { _ in
            Line(text: "Tea is ready")
        } dynamicIsland: { _ in
            island()
        }
    }
}

struct TooTallBad: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}

struct TallBad: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TooTallBad.self) { _ in  // finding: activity.too-tall
            VStack {
                Text("Tea is ready").font(.headline)  // finding: layout.outside
                Color.teal.frame(height: 180)
            }
            .padding()
        } dynamicIsland: { _ in
            island()
        }
    }
}

struct TooTallGood: ActivityAttributes {
    struct ContentState: Codable, Hashable {}
}

struct TallGood: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: TooTallGood.self) { _ in
            VStack {
                Text("Tea is ready").font(.headline)
                Color.teal.frame(height: 60)
            }
            .padding()
        } dynamicIsland: { _ in
            island()
        }
    }
}
