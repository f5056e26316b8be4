import AppIntents
import SwiftUI
import WidgetKit

@main struct LegibilityFixtures: WidgetBundle {
    var body: some Widget {
        ContrastBad()
        DarkBad()
        ContrastGood()
        ContrastAABad()
        ContrastAAGood()
        VanishesBad()
        StandByBad()
        WhiteBad()
        VibrantBad()
        ClearBad()
        GoneSymbolBad()
        VanishesGood()
        FlatImageBad()
        FlatImageGood()
        SymbolBad()
        SymbolGood()
        FaintBad()
        FaintGood()
        ColorAloneBad()
        ToggleBad()
        ColorAloneGood()
        WallpaperBadWidget()
        WallpaperGoodWidget()
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

struct ContrastBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.contrast-bad") {
            Text("Delayed")  // finding: legibility.contrast
                .font(.title)
                .foregroundStyle(Color(white: 0.6))
        }
    }
}

struct DarkBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.contrast-bad-2") {
            Text("On time")  // finding: legibility.contrast
                .font(.title)
                .foregroundStyle(Color(red: 0.2, green: 0.3, blue: 0.6))
        }
    }
}

struct ContrastGood: Widget {
    var body: some WidgetConfiguration {
        small("legibility.contrast-good") {
            Text("Delayed")
                .font(.title)
                .foregroundStyle(Color(white: 0.45))
        }
    }
}

struct ContrastAABad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.contrast-aa-bad") {
            Text("Platform 7")  // finding: legibility.contrast-aa
                .font(.callout)
                .foregroundStyle(Color(white: 0.51))
        }
    }
}

struct ContrastAAGood: Widget {
    var body: some WidgetConfiguration {
        small("legibility.contrast-aa-good") {
            Text("Platform 7")
                .font(.callout)
                .foregroundStyle(.primary)
        }
    }
}

struct VanishesBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.vanishes-bad") {
            Text("Platform 7")  // finding: legibility.vanishes
                .font(.headline)
                .foregroundStyle(.white)
                .padding(8)
                .background(.indigo, in: Capsule())
        }
    }
}

struct StandByBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.vanishes-bad-2", background: Color.yellow) {
            Text("Platform 7")  // finding: legibility.vanishes
                .font(.headline)
                .foregroundStyle(.black)
        }
    }
}

/// A background that stays white in dark appearance, in which the system's text is white.
struct WhiteBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.vanishes-bad-3", background: Color.white) {
            Text("Platform 7")  // finding: legibility.vanishes
                .font(.headline)
        }
    }
}

/// Brightness is opacity on the Lock Screen, so that black is not there.
struct VibrantBad: Widget {
    var body: some WidgetConfiguration {
        accessory("legibility.vanishes-bad-4") {
            Text("Platform 7")  // finding: legibility.vanishes
                .font(.headline)
                .foregroundStyle(.black)
        }
    }
}

/// A tinted Home Screen tells the accent from the rest, and a clear one makes both white.
struct ClearBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.vanishes-bad-5") {
            Text("Platform 7")  // finding: legibility.vanishes
                .font(.headline)
                .foregroundStyle(.white)
                .padding(8)
                .background { Capsule().fill(.indigo).widgetAccentable() }
        }
    }
}

struct GoneSymbolBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.vanishes-bad-6") {
            Button(intent: Ring()) {
                Image(systemName: "play.fill")  // finding: legibility.vanishes
                    .font(.title)
                    .foregroundStyle(.white)
                    .frame(width: 60, height: 60)
                    .background(.indigo, in: Circle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Ring the bell")
        }
    }
}

struct VanishesGood: Widget {
    var body: some WidgetConfiguration {
        small("legibility.vanishes-good") {
            Text("Platform 7")
                .font(.headline)
                .padding(8)
                .background(.indigo.opacity(0.2), in: Capsule())
        }
    }
}

struct FlatImageBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.flat-image-bad") {
            Image(.harbor)  // finding: legibility.flat-image
                .resizable()
                .scaledToFit()
                .accessibilityLabel("Harbor")
        }
    }
}

struct FlatImageGood: Widget {
    var body: some WidgetConfiguration {
        small("legibility.flat-image-good") {
            Image(.harbor)
                .resizable()
                .widgetAccentedRenderingMode(.desaturated)
                .scaledToFit()
                .accessibilityLabel("Harbor")
        }
    }
}

struct SymbolBad: Widget {
    var body: some WidgetConfiguration {
        small("legibility.symbol-contrast-bad") {
            HStack {
                Text("Bell")
                    .font(.headline)
                Spacer()
                Button(intent: Ring()) {
                    Image(systemName: "bell.fill")  // finding: legibility.symbol-contrast
                        .font(.title)
                        .foregroundStyle(Color(red: 0.98, green: 0.78, blue: 0.35))
                        .frame(width: 44, height: 44)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Ring the bell")
            }
        }
    }
}

/// A dark symbol, and a faint one beside its word, which needs none.
struct SymbolGood: Widget {
    var body: some WidgetConfiguration {
        small("legibility.symbol-contrast-good") {
            HStack {
                Label("Bell", systemImage: "music.note")
                    .font(.headline)
                    .foregroundStyle(.primary, Color(red: 0.98, green: 0.78, blue: 0.35))
                Spacer()
                Button(intent: Ring()) {
                    Image(systemName: "bell.fill")
                        .font(.title)
                        .foregroundStyle(.indigo)
                        .frame(width: 44, height: 44)
                }
                .buttonStyle(.plain)
                .accessibilityLabel("Ring the bell")
            }
        }
    }
}
