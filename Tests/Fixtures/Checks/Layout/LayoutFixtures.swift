import SwiftUI
import WidgetKit

@main struct LayoutFixtures: WidgetBundle {
    var body: some Widget {
        OverlapBad()
        OverlapGood()
        CoveredBad()
        CoveredGood()
        OutsideBad()
        OutsideGood()
        EdgeBad()
        EdgeGood()
    }
}

struct Moment: TimelineEntry {
    let date: Date
}

struct Moments: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        completion(Timeline(entries: [Moment(date: .now)], policy: .after(.now.addingTimeInterval(3600))))
    }
}

/// Creates a small widget that shows a view on a background.
func small(
    _ kind: String, background: some ShapeStyle = .background, @ViewBuilder _ content: @escaping () -> some View
) -> some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: Moments()) { _ in
        content().containerBackground(background, for: .widget)
    }
    .configurationDisplayName("Fixture")
    .description("Shows what a rule finds.")
    .supportedFamilies([.systemSmall])
}

struct OverlapBad: Widget {
    var body: some WidgetConfiguration {
        small("layout.overlap-bad") {
            ZStack(alignment: .topLeading) {
                Text("Next train")
                    .font(.headline)
                Text("9:41")  // finding: layout.overlap
                    .font(.largeTitle)
            }
        }
    }
}

struct OverlapGood: Widget {
    var body: some WidgetConfiguration {
        small("layout.overlap-good") {
            VStack(alignment: .leading) {
                Text("Next train")
                    .font(.headline)
                Text("9:41")
                    .font(.largeTitle)
            }
        }
    }
}

struct CoveredBad: Widget {
    var body: some WidgetConfiguration {
        small("layout.covered-bad") {
            Text("Platform 7")  // finding: layout.covered
                .font(.headline)
                .overlay(alignment: .trailing) {
                    Circle()
                        .fill(.indigo)
                        .frame(width: 44, height: 44)
                }
        }
    }
}

struct CoveredGood: Widget {
    var body: some WidgetConfiguration {
        small("layout.covered-good") {
            HStack {
                Text("Platform 7")
                    .font(.headline)
                Circle()
                    .fill(.indigo)
                    .frame(width: 20, height: 20)
            }
        }
    }
}

struct OutsideBad: Widget {
    var body: some WidgetConfiguration {
        small("layout.outside-bad") {
            Text("9:41")
                .font(.largeTitle)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .topTrailing) {
                    Image(systemName: "tram.fill")  // finding: layout.outside
                        .font(.title)
                        .offset(x: 26, y: -26)
                        .accessibilityLabel("Tram")
                }
        }
    }
}

struct OutsideGood: Widget {
    var body: some WidgetConfiguration {
        small("layout.outside-good") {
            Text("9:41")
                .font(.largeTitle)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .overlay(alignment: .topTrailing) {
                    Image(systemName: "tram.fill")
                        .font(.title)
                        .accessibilityLabel("Tram")
                }
        }
    }
}

struct EdgeBad: Widget {
    var body: some WidgetConfiguration {
        small("layout.edge-bad") {
            Text("Platform 7")  // finding: layout.edge
                .font(.headline)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
        }
        .contentMarginsDisabled()
    }
}

struct EdgeGood: Widget {
    var body: some WidgetConfiguration {
        small("layout.edge-good") {
            Text("Platform 7")
                .font(.headline)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
                .padding()
        }
        .contentMarginsDisabled()
    }
}
