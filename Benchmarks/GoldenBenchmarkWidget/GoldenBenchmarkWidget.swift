import SwiftUI
import WidgetKit

/// A widget for measuring goldens. It has as many entries as the environment variable `BENCHMARK_ENTRIES` says, each with a
/// different picture. If `BENCHMARK_CHANGE` is set, a line in each picture has another color.
@main struct GoldenBenchmarkWidget: Widget {
    static let variables = ProcessInfo.processInfo.environment

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "GoldenBenchmarkWidget", provider: NumberedEntryProvider()) { entry in
            NumberedView(number: entry.number)
        }
        .supportedFamilies([.systemSmall, .systemLarge])
    }
}

#Preview("Small", as: .systemSmall) { GoldenBenchmarkWidget() } timelineProvider: { NumberedEntryProvider() }
#Preview("Large", as: .systemLarge) { GoldenBenchmarkWidget() } timelineProvider: { NumberedEntryProvider() }

struct NumberedEntry: TimelineEntry {
    let date: Date
    let number: Int
}

struct NumberedEntryProvider: TimelineProvider {
    func placeholder(in context: Context) -> NumberedEntry { NumberedEntry(date: .now, number: 0) }
    func getSnapshot(in context: Context, completion: @escaping (NumberedEntry) -> Void) {
        completion(NumberedEntry(date: .now, number: 0))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<NumberedEntry>) -> Void) {
        let count = Int(GoldenBenchmarkWidget.variables["BENCHMARK_ENTRIES"] ?? "") ?? 1
        let entries = (0..<count).map { NumberedEntry(date: .now.addingTimeInterval(60 * Double($0)), number: $0) }
        completion(Timeline(entries: entries, policy: .never))
    }
}

struct NumberedView: View {
    let number: Int

    @Environment(\.widgetFamily) private var family

    var body: some View {
        BenchmarkView(rows: family == .systemLarge ? 6 : 2, isWide: family == .systemLarge)
            .overlay(alignment: .bottomTrailing) {
                VStack(alignment: .trailing, spacing: 2) {
                    Text("\(number)").font(.caption2).foregroundStyle(.white)
                    Rectangle().fill(GoldenBenchmarkWidget.variables["BENCHMARK_CHANGE"] == nil ? .white : .yellow)
                        .frame(width: 60, height: 1)
                }
                .padding(8)
            }
            .containerBackground(.clear, for: .widget)
    }
}
