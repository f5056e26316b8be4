import Docks
import HarborKit
import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry { let date: Date }

struct TideProvider: TimelineProvider {
    func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) { completion(TideEntry(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
        completion(Timeline(entries: [TideEntry(date: .now)], policy: .never))
    }
}

final class Marker {}

/// The build settings that the extension finds.
enum Findings {
    static var words: [String] {
        var words: [String] = []
        #if DEBUG
        words.append("debug")
        #endif
        #if TIDES
        words.append("tides")
        #endif
        #if FLAGGED
        words.append("flagged")
        #endif
        #if WATCH || RELEASED
        words.append("wrong")
        #endif
        #if swift(>=6)
        words.append("6")
        #else
        words.append("5")
        #endif
        #if hasFeature(BareSlashRegexLiterals)
        words.append("slashes")
        #endif
        #if hasFeature(ExistentialAny)
        words.append("any")
        #endif
        let gauge = TideGauge(name: "Pulteney")
        words.append("\(gauge.name) \(gauge.isSwift6) \(Dock.depth)")
        words.append("\(Tide.all.map(\.height))")
        let information = Bundle.main.infoDictionary ?? [:]
        for key in ["CFBundleDisplayName", "CFBundleShortVersionString", "CFBundleVersion", "Motto"] {
            words.append(information[key] as? String ?? "no \(key)")
        }
        words.append(Bundle(for: Marker.self).bundleIdentifier ?? "no identifier")
        words.append(NSLocalizedString("greeting", comment: ""))
        words.append(String(reflecting: Marker.self))
        words.append(gauge.greeting)
        words.append(Bundle(identifier: "com.example.harbor.HarborKit")?.bundleURL.lastPathComponent ?? "no framework")
        words.append(Bundle.main.path(forResource: "de", ofType: "lproj").flatMap(Bundle.init(path:)).map {
            NSLocalizedString("greeting", bundle: $0, comment: "")
        } ?? "no folder")
        words.append(Locale.current.identifier)
        words.append(Bundle.main.preferredLocalizations.joined(separator: " "))
        return words
    }
}

@main struct HarborWidgets: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Tides", provider: TideProvider()) { _ in
            Text(verbatim: Findings.words.joined(separator: "|"))
        }
        .configurationDisplayName(Text(verbatim: Findings.words.joined(separator: "|")))
        .supportedFamilies([.systemSmall])
    }
}
