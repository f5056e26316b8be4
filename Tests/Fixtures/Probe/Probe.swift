import Network
import SwiftUI
import WidgetKit

/// Widgets that report their surroundings.
@main struct Probes: WidgetBundle {
    var body: some Widget {
        Probe()
        Requests()
        CancelledRequests()
        RacingRequests()
        Bodies()
        Waiting()
        Stored()
        Formats()
        Configured()
        Surrounded()
        Chances()
    }
}

/// A type whose full name contains an address.
fileprivate struct Hidden {}

/// Reports the settings of the process.
struct Probe: Widget {
    var body: some WidgetConfiguration {
        .probe("Probe") { context in
            let before = Date()
            // Sleeping works while the wall clock is frozen.
            try? await Task.sleep(nanoseconds: 1_000_000)
            let after = Date()

            let defaults = UserDefaults(suiteName: "group.com.example.probe")
            defaults?.set((defaults?.integer(forKey: "runs") ?? 0) + 1, forKey: "runs")
            defaults?.synchronize()

            return [
                "locale": Locale.current.identifier,
                "zone": TimeZone.current.identifier,
                "calendar": Calendar.current.timeZone.identifier,
                "now": after.formatted(.iso8601),
                "stands": "\(before == after && Date.now == after)",
                "formatted": after.formatted(date: .long, time: .shortened),
                "number": 1234.5.formatted(),
                "runs": "\(defaults?.integer(forKey: "runs") ?? 0)",
                "size": "\(Int(context.displaySize.width))x\(Int(context.displaySize.height))",
                "preview": "\(context.isPreview)",
                "network": "\(NWPathMonitor().currentPath.status)",
                "hidden type": String(reflecting: Hidden.self),
                "system": "\(ProcessInfo.processInfo.operatingSystemVersion.majorVersion)",
                "is new": "\(ProcessInfo.processInfo.isOperatingSystemAtLeast(.init(majorVersion: 16, minorVersion: 1, patchVersion: 0)))",
            ]
        }
    }
}
