import ActivityKit
import SwiftUI
import WidgetKit

@main struct ActivityRules: WidgetBundle {
    var body: some Widget {
        StateBad()
        StateGood()
        EmptyBad()
        EmptyBadToo()
        EmptyGood()
        TallBad()
        TallGood()
    }
}

/// The Lock Screen presentation: a line of text.
struct Line: View {
    let text: LocalizedStringKey

    var body: some View {
        Text(text).font(.headline).padding()
    }
}

/// The Dynamic Island of a cup of tea.
@MainActor func island() -> DynamicIsland {
    DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("Tea is ready").font(.headline) }
    } compactLeading: {
        Text("1")
    } compactTrailing: {
        Text("4")
    } minimal: {
        Text("4")
    }
}
