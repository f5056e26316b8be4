import SwiftUI
import WidgetKit

@main struct TimelineRules: WidgetBundle {
    var body: some Widget {
        EmptyBad()
        EmptyGood()
        UnsortedBad()
        UnsortedGood()
        PastBad()
        PastBadToo()
        PastGood()
        EqualBad()
        EqualGood()
        ManyBad()
        ManyGood()
        BudgetBad()
        BudgetGood()
        EndBad()
        EndGood()
        NeverBad()
        NeverGood()
        SlowBad()
        SlowGood()
        PlaceholderBad()
        PlaceholderGood()
        UnstableBad()
        UnstableGood()
    }
}

struct Moment: TimelineEntry {
    let date: Date
    var text = "Tea at four"
}

/// A provider of entries at a number of minutes from now.
struct Moments: TimelineProvider {
    let minutes: [Double]
    /// The minutes after which the provider wants to be asked again; nil leaves that to the policy.
    let reload: Double?
    let policy: TimelineReloadPolicy

    init(_ minutes: [Double], reload: Double? = nil, policy: TimelineReloadPolicy = .never) {
        (self.minutes, self.reload, self.policy) = (minutes, reload, policy)
    }

    func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "Tea at noon") }

    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        let policy: TimelineReloadPolicy = if let reload { .after(.now + reload * 60) } else { self.policy }
        completion(Timeline(entries: minutes.map { Moment(date: .now + $0 * 60) }, policy: policy))
    }
}

/// The text of an entry in the middle of a widget.
struct Words: View {
    let entry: Moment

    var body: some View {
        Text(entry.text)
            .font(.headline)
            .foregroundStyle(.primary)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .containerBackground(.background, for: .widget)
    }
}

extension WidgetConfiguration {
    /// What the widgets here have in common.
    func named() -> some WidgetConfiguration {
        configurationDisplayName("Tea").description("The next cup of tea.").supportedFamilies([.systemSmall])
    }
}
