import Foundation
import SwiftUI
import WidgetKit

/// Widgets that reach for what is not theirs, for the tests of docs/security.md. Each prints what it got.
@main struct Hostile: WidgetBundle {
    var body: some Widget {
        Quiet()
        Snooping()
        Spawning()
        Hungry()
        Homeless()
        Crashing()
        Named()
    }
}

struct Moment: TimelineEntry { let date: Date }

struct Provider: TimelineProvider {
    var act: @Sendable () -> Void = {}

    func placeholder(in context: Context) -> Moment { Moment(date: .now) }
    func getSnapshot(in context: Context, completion: @escaping (Moment) -> Void) { completion(Moment(date: .now)) }
    func getTimeline(in context: Context, completion: @escaping (Timeline<Moment>) -> Void) {
        act()
        completion(Timeline(entries: [Moment(date: .now)], policy: .never))
    }
}

struct Quiet: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Quiet", provider: Provider()) { _ in Text("quiet") }.supportedFamilies([.systemSmall])
    }
}

struct Snooping: Widget {
    private static func say(_ name: String, _ value: Any) { print("\(name)=\(value)") }

    private static func connects(to port: UInt16) -> Bool {
        let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        return withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0 }
        }
    }

    var body: some WidgetConfiguration {
        let act: @Sendable () -> Void = {
            let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            let outside = here.deletingLastPathComponent()
            Self.say("home", (try? FileManager.default.contentsOfDirectory(atPath: NSHomeDirectory()))?.filter { !$0.hasPrefix(".") } ?? ["unreadable"])
            Self.say("secret", ProcessInfo.processInfo.environment["DEPLOY_TOKEN"] ?? "none")
            Self.say("source", FileManager.default.isReadableFile(atPath: #filePath))
            Self.say("sourceWrite", (try? Data().write(to: here.appendingPathComponent("left-by-hostile"))) != nil)
            Self.say("outside", FileManager.default.isReadableFile(atPath: outside.appendingPathComponent("secret.txt").path))
            Self.say("outsideWrite", (try? Data().write(to: outside.appendingPathComponent("left-by-hostile"))) != nil)
            Self.say("socket", Self.connects(to: port))
            Self.say("caller", kill(callerProcess, 0) == 0)
            let file = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("note")
            Self.say("homeWrite", (try? Data().write(to: file)) != nil)
        }
        return StaticConfiguration(kind: "Snooping", provider: Provider(act: act)) { _ in Text("snooping") }
            .supportedFamilies([.systemSmall])
    }
}

/// Starts a process that would stay for ever and keeps a pipe of the test open.
struct Spawning: Widget {
    var body: some WidgetConfiguration {
        let act: @Sendable () -> Void = {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "exec 9<>'\(pipePath)'; setsid sh -c 'echo started >&9; exec sleep 100000' & wait"]
            (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
            try? process.run()
            // It has started when it says so.
            let file = open(pipePath, O_RDONLY)
            var byte: UInt8 = 0
            _ = read(file, &byte, 1)
            close(file)
        }
        return StaticConfiguration(kind: "Spawning", provider: Provider(act: act)) { _ in Text("spawning") }
            .supportedFamilies([.systemSmall])
    }
}

/// Takes 700 MB while its view is made, and gives them back.
struct Hungry: Widget {
    private static func feed() -> String {
        let bytes = [UInt8](repeating: 1, count: 700_000_000)
        return "\(bytes[bytes.count / 2])"
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Hungry", provider: Provider()) { _ in Text(Self.feed()) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// Removes its home folder.
struct Homeless: Widget {
    var body: some WidgetConfiguration {
        let act: @Sendable () -> Void = { try? FileManager.default.removeItem(atPath: NSHomeDirectory()) }
        return StaticConfiguration(kind: "Homeless", provider: Provider(act: act)) { _ in Text("homeless") }
            .supportedFamilies([.systemSmall])
    }
}

struct Crashing: Widget {
    private static func mistake() -> String {
        let numbers: [Int] = []
        return "\(numbers[Int(Date.now.timeIntervalSince1970) % 7])"
    }

    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Crashing", provider: Provider()) { _ in Text(Self.mistake()) }.supportedFamilies([.systemSmall])
    }
}

/// Its names are markup, paths and commands of terminals.
struct Named: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "../<img src=x onerror=alert(1)>|`\u{1B}[31m](http://x) @all", provider: Provider()) { _ in
            Text("<script>alert(1)</script>").accessibilityLabel("</script>\u{1B}]0;x\u{07}")
        }
        .supportedFamilies([.systemSmall])
    }
}
