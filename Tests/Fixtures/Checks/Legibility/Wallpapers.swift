import ActivityKit
import SwiftUI
import WidgetKit

/// Creates a rectangular widget of the Lock Screen.
func accessory(_ kind: String, @ViewBuilder _ content: @escaping () -> some View) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Moments()) { _ in
        content().containerBackground(.clear, for: .widget)
    }
    .configurationDisplayName("Fixture")
    .description("Shows what a rule finds.")
    .supportedFamilies([.accessoryRectangular])
}

struct FaintBad: Widget {
    var body: some WidgetConfiguration {
        accessory("legibility.faint-bad") {
            Text("Platform 7")  // finding: legibility.faint
                .font(.headline)
                .foregroundStyle(.quaternary)
        }
    }
}

struct FaintGood: Widget {
    var body: some WidgetConfiguration {
        accessory("legibility.faint-good") {
            VStack(alignment: .leading) {
                Text("Platform 7")
                    .font(.headline)
                Text("On time")
                    .foregroundStyle(.secondary)
            }
        }
    }
}

/// The state of a journey.
struct Journey: Codable, Hashable {
    var minutes = 12
}

struct WallpaperBad: ActivityAttributes { typealias ContentState = Journey }

struct WallpaperGood: ActivityAttributes { typealias ContentState = Journey }

/// White letters on glass that is nearly clear.
struct WallpaperBadWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WallpaperBad.self) { context in
            Text("\(context.state.minutes) min to the top")  // finding: legibility.wallpaper
                .font(.headline)
                .foregroundStyle(.white)
                .padding(24)
                .activityBackgroundTint(.black.opacity(0.1))
        } dynamicIsland: { context in
            island(context.state)
        }
    }
}

/// White letters on glass that is dark whatever is behind it.
struct WallpaperGoodWidget: Widget {
    var body: some WidgetConfiguration {
        ActivityConfiguration(for: WallpaperGood.self) { context in
            Text("\(context.state.minutes) min to the door")
                .font(.headline)
                .foregroundStyle(.white)
                .padding(24)
                .activityBackgroundTint(.black.opacity(0.8))
        } dynamicIsland: { context in
            island(context.state)
        }
    }
}

/// Creates an island that says how long it takes.
private func island(_ journey: Journey) -> DynamicIsland {
    DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Text("\(journey.minutes) min") }
    } compactLeading: {
        Text("\(journey.minutes)")
    } compactTrailing: {
        Image(systemName: "clock").accessibilityLabel("Minutes")
    } minimal: {
        Text("\(journey.minutes)")
    }
}

#Preview("WallpaperBad", as: .content, using: WallpaperBad()) {
    WallpaperBadWidget()
} contentStates: {
    Journey()
}

#Preview("WallpaperGood", as: .content, using: WallpaperGood()) {
    WallpaperGoodWidget()
} contentStates: {
    Journey()
}
