import SwiftUI
import WidgetKit

/// Reads and writes user defaults.
struct Stored: Widget {
    var body: some WidgetConfiguration {
        .probe("Stored") { _ in
            let suite = UserDefaults(suiteName: "group.com.example.stored")!
            let found = [
                "text": suite.string(forKey: "text") ?? "nil",
                "count": "\(suite.integer(forKey: "count"))",
                "share": "\(suite.double(forKey: "share"))",
                "on": "\(suite.bool(forKey: "on"))",
                "day": (suite.object(forKey: "day") as? Date)?.formatted(.iso8601) ?? "nil",
                "data": suite.data(forKey: "data").map { String(decoding: $0, as: UTF8.self) } ?? "nil",
                "list": "\(suite.stringArray(forKey: "list") ?? [])",
                "nested": "\((suite.dictionary(forKey: "nested")?["deep"] as? [Int]) ?? [])",
                "standard": UserDefaults.standard.string(forKey: "text") ?? "nil",
            ]
            suite.set("changed", forKey: "text")
            suite.removeObject(forKey: "count")
            UserDefaults.standard.set("written", forKey: "leak")
            suite.synchronize()
            UserDefaults.standard.synchronize()
            return found.merging(["after": "\(suite.string(forKey: "text") ?? "nil") \(suite.integer(forKey: "count"))"]) {
                $1
            }
        }
    }
}

/// Formats a date in every way that depends on the user's settings.
struct Formats: Widget {
    var body: some WidgetConfiguration {
        .probe("Formats") { _ in
            let formatter = DateFormatter()
            formatter.dateStyle = .long
            let template = DateFormatter()
            template.setLocalizedDateFormatFromTemplate("yyyyMMMMd")
            return [
                "calendar": "\(Calendar.current.identifier)",
                "autoupdating": "\(Calendar.autoupdatingCurrent.identifier)",
                "year": "\(Calendar.current.component(.year, from: .now))",
                "style": Date.now.formatted(.dateTime.year().month(.wide).day()),
                "long": Date.now.formatted(date: .long, time: .omitted),
                "formatter": formatter.string(from: .now),
                "template": template.string(from: .now),
                "locale": Locale.current.identifier,
            ]
        }
    }
}
