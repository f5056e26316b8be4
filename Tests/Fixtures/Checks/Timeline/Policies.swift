import SwiftUI
import WidgetKit

struct BudgetBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.budget-bad", provider: Moments([0], reload: 5)) { Words(entry: $0) }  // finding: timeline.budget
            .named()
    }
}

struct BudgetGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.budget-good", provider: Moments([0, 5, 10], reload: 15)) { Words(entry: $0) }
            .named()
    }
}

struct EndBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.end-passed-bad", provider: Moments([0], policy: .atEnd)) { Words(entry: $0) }  // finding: timeline.end-passed
            .named()
    }
}

struct EndGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.end-passed-good", provider: Moments([0, 60, 120], policy: .atEnd)) { Words(entry: $0) }
            .named()
    }
}

struct NeverBad: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.never-bad", provider: Moments([0])) { Words(entry: $0) }  // finding: timeline.never
            .named()
    }
}

struct NeverGood: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "timeline.never-good", provider: Moments([0], reload: 60)) { Words(entry: $0) }
            .named()
    }
}
