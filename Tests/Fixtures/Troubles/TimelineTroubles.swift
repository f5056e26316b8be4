import AppIntents
import SwiftUI
import WidgetKit

/// Widgets whose timelines are unusual in one way each.
struct TimelineTroubles: WidgetBundle {
    var body: some Widget {
        Many()
        Minutes()
        Million()
        Asleep()
        Twins()
        PastPolicy()
        Dated()
        Reloading()
        Flaky()
        Tapped()
        DeliveryActivity()
    }
}

/// Has an entry of the day's start, and a view that reads the clock.
struct Dated: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Dated",
            provider: Provider { now, completion in
                completion(Timeline(entries: [Moment(date: Calendar.current.startOfDay(for: now))], policy: .never))
            }
        ) { entry in
            Text("\(entry.date.ISO8601Format()) \(Date().ISO8601Format())")
        }.supportedFamilies([.systemSmall])
    }
}

/// Returns an entry per minute for two days, of which every tenth looks different.
struct Many: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Many",
            provider: Provider { now, completion in
                let entries = (0..<2880).map { minute in
                    Moment(date: now.addingTimeInterval(Double(minute) * 60), text: "\(minute / 10)")
                }
                completion(Timeline(entries: entries, policy: .never))
            }
        ) { Text($0.text) }.supportedFamilies([.systemSmall])
    }
}

/// Returns an entry per minute for two hours, each with a different picture.
struct Minutes: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Minutes",
            provider: Provider { now, completion in
                let entries = (0..<120).map { minute in
                    Moment(date: now.addingTimeInterval(Double(minute) * 60), text: "\(minute)")
                }
                completion(Timeline(entries: entries, policy: .never))
            }
        ) { Text($0.text) }.supportedFamilies([.systemSmall])
    }
}

/// Returns a million entries, the latest first.
struct Million: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Million",
            provider: Provider { now, completion in
                let entries = (0..<1_000_000).map { Moment(date: now.addingTimeInterval(Double(999_999 - $0))) }
                completion(Timeline(entries: entries, policy: .atEnd))
            }
        ) { Text($0.date, style: .time) }.supportedFamilies([.systemSmall])
    }
}

/// Waits forever.
struct Asleep: Widget {
    struct Configuration: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Asleep"
    }

    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now) }
        func snapshot(for configuration: Configuration, in context: Context) async -> Moment { Moment(date: .now) }
        func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Moment> {
            await withUnsafeContinuation { (_: UnsafeContinuation<Timeline<Moment>, Never>) in }
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Asleep", intent: Configuration.self, provider: Provider()) {
            Text($0.text).containerBackground(.clear, for: .widget)
        }
            .supportedFamilies([.systemSmall])
    }
}

/// Has a parameter whose default value never comes.
struct Undecided: Widget {
    struct Choices: DynamicOptionsProvider {
        func results() async throws -> [String] { [] }
        func defaultResult() async -> String? {
            await withUnsafeContinuation { (_: UnsafeContinuation<String?, Never>) in }
        }
    }

    struct Configuration: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Undecided"
        @Parameter(title: "Choice", optionsProvider: Choices()) var choice: String
    }

    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now) }
        func snapshot(for configuration: Configuration, in context: Context) async -> Moment { Moment(date: .now) }
        func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Moment> {
            Timeline(entries: [Moment(date: .now)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Undecided", intent: Configuration.self, provider: Provider()) {
            Text($0.text).containerBackground(.clear, for: .widget)
        }
            .supportedFamilies([.systemSmall])
    }
}

/// Needs a value of its configuration that nobody has chosen.
struct Unchosen: Widget {
    struct Configuration: WidgetConfigurationIntent {
        static let title: LocalizedStringResource = "Unchosen"
        @Parameter(title: "Berth") var berth: String
    }

    struct Provider: AppIntentTimelineProvider {
        func placeholder(in context: Context) -> Moment { Moment(date: .now, text: "placeholder") }
        func snapshot(for configuration: Configuration, in context: Context) async -> Moment {
            Moment(date: .now, text: configuration.berth)
        }
        func timeline(for configuration: Configuration, in context: Context) async -> Timeline<Moment> {
            Timeline(entries: [Moment(date: .now, text: configuration.berth)], policy: .never)
        }
    }

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Unchosen", intent: Configuration.self, provider: Provider()) {
            Text($0.text).containerBackground(.clear, for: .widget)
        }
            .supportedFamilies([.systemSmall, .systemLarge])
    }
}

/// Returns two entries with the same date, and two within the same second.
struct Twins: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Twins",
            provider: Provider { now, completion in
                let offsets = [0, 60, 60, 60.5]
                let entries = offsets.enumerated().map { index, offset in
                    Moment(date: now.addingTimeInterval(offset), text: "\(index)")
                }
                completion(Timeline(entries: entries, policy: .never))
            }
        ) { Text($0.text) }.supportedFamilies([.systemSmall])
    }
}

/// Requests the next timeline in the past.
struct PastPolicy: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "PastPolicy",
            provider: Provider { now, completion in
                completion(Timeline(entries: [Moment(date: now)], policy: .after(now.addingTimeInterval(-60))))
            }
        ) { Text($0.text) }.supportedFamilies([.systemSmall])
    }
}

/// Requests a reload in each timeline.
struct Reloading: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Reloading",
            provider: Provider { now, completion in
                WidgetCenter.shared.reloadTimelines(ofKind: "Reloading")
                completion(Timeline(entries: [Moment(date: now)], policy: .never))
            }
        ) { Text($0.text) }.supportedFamilies([.systemSmall])
    }
}

/// Fails at the second request.
struct Flaky: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Flaky",
            provider: Provider { now, completion in
                let count = UserDefaults.standard.integer(forKey: "flaky")
                UserDefaults.standard.set(count + 1, forKey: "flaky")
                let entries = count == 0 ? [Moment(date: now)] : []
                completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(3600))))
            }
        ) { Text($0.text) }.supportedFamilies([.systemSmall])
    }
}

struct AddIntent: AppIntent {
    static let title: LocalizedStringResource = "Add One"

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(UserDefaults.standard.integer(forKey: "taps") + 1, forKey: "taps")
        return .result()
    }
}

struct SwitchIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Switch"
    @Parameter(title: "On") var value: Bool

    func perform() async throws -> some IntentResult {
        UserDefaults.standard.set(value, forKey: "switch")
        return .result()
    }
}

struct FailingIntent: AppIntent {
    struct Broken: Error {}

    static let title: LocalizedStringResource = "Fail"

    func perform() async throws -> some IntentResult {
        if true { throw Broken() }
        return .result()
    }
}

/// Has a button, a toggle, a link and a button that cannot work.
struct Tapped: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Tapped",
            provider: Provider { now, completion in
                let (taps, isOn) = (
                    UserDefaults.standard.integer(forKey: "taps"), UserDefaults.standard.bool(forKey: "switch"))
                let entry = Moment(date: now, text: "\(taps) \(isOn ? "on" : "off")")
                completion(Timeline(entries: [entry], policy: .never))
            }
        ) { entry in
            VStack {
                Text(entry.text)
                Button("Add", intent: AddIntent()).accessibilityLabel("One more")
                Toggle("Power", isOn: entry.text.hasSuffix("on"), intent: SwitchIntent())
                Button("Break", intent: FailingIntent())
                Link("Open", destination: URL(string: "troubles://open")!)
                Button("Code") {}
            }
            .font(.caption2)
        }
        .supportedFamilies([.systemMedium])
    }
}
