import SwiftUI
import WidgetKit

/// A widget with `WALL_PREVIEWS` entries, each with a different picture, for measuring goldens. `WALL_CHANGE` changes
/// the color of a line in each.
@main struct GoldenWall: Widget {
    static let variables = ProcessInfo.processInfo.environment

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "GoldenWall", provider: BrickProvider()) { BrickView(number: $0.number) }
            .supportedFamilies([.systemSmall, .systemLarge])
    }
}

#Preview("Small", as: .systemSmall) { GoldenWall() } timelineProvider: { BrickProvider() }
#Preview("Large", as: .systemLarge) { GoldenWall() } timelineProvider: { BrickProvider() }

struct Brick: TimelineEntry {
    let date: Date
    let number: Int
}

struct BrickProvider: TimelineProvider {
    func placeholder(in context: Context) -> Brick { Brick(date: .now, number: 0) }
    func getSnapshot(in context: Context, completion: @escaping (Brick) -> Void) {
        completion(Brick(date: .now, number: 0))
    }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Brick>) -> Void) {
        let count = Int(GoldenWall.variables["WALL_PREVIEWS"] ?? "") ?? 1
        let bricks = (0..<count).map { Brick(date: .now.addingTimeInterval(60 * Double($0)), number: $0) }
        completion(Timeline(entries: bricks, policy: .never))
    }
}

struct BrickView: View {
    let number: Int

    @Environment(\.widgetFamily) private var family

    var body: some View {
        BenchmarkView(rows: family == .systemLarge ? 6 : 2, isWide: family == .systemLarge)
            .overlay(alignment: .bottomTrailing) {
                VStack(alignment: .trailing, spacing: 2) {
                    Text("\(number)").font(.caption2).foregroundStyle(.white)
                    Rectangle().fill(GoldenWall.variables["WALL_CHANGE"] == nil ? .white : .yellow)
                        .frame(width: 60, height: 1)
                }
                .padding(8)
            }
            .containerBackground(.clear, for: .widget)
    }
}
