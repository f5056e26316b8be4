import SwiftUI
import WidgetKit

struct EmptyBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.empty-bad", provider: Moments([])) { Words(entry: $0) }  // finding: timeline.empty
            .named()
    }
}

struct EmptyGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.empty-good", provider: Moments([0])) { Words(entry: $0) }
            .named()
    }
}

struct UnsortedBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.unsorted-bad", provider: Moments([0, 120, 60])) { Words(entry: $0) }  // finding: timeline.unsorted
            .named()
    }
}

struct UnsortedGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.unsorted-good", provider: Moments([0, 60, 120])) { Words(entry: $0) }
            .named()
    }
}

struct PastBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.past-bad", provider: Moments([-180, -120, -60])) { Words(entry: $0) }  // finding: timeline.past
            .named()
    }
}

struct PastBadToo: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.past-bad-2", provider: Moments([-120, -60, 0, 60])) { Words(entry: $0) }  // finding: timeline.past
            .named()
    }
}

struct PastGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.past-good", provider: Moments([-60, 60])) { Words(entry: $0) }
            .named()
    }
}

struct EqualBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.equal-dates-bad", provider: Moments([0, 60, 60])) { Words(entry: $0) }  // finding: timeline.equal-dates
            .named()
    }
}

struct EqualGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.equal-dates-good", provider: Moments([0, 60])) { Words(entry: $0) }
            .named()
    }
}

struct ManyBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.too-many-bad", provider: Moments((0..<400).map(Double.init))) { Words(entry: $0) }  // finding: timeline.too-many
            .named()
    }
}

struct ManyGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.too-many-good", provider: Moments((0..<24).map { Double($0) * 60 })) { Words(entry: $0) }
            .named()
    }
}
