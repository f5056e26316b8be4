import SwiftUI
import WidgetKit

/// Reports random numbers of every source, taken by the provider and by the body.
struct Chances: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(
            kind: "Chances", provider: Search { _ in Chance.all().merging(await Chance.onAnotherThread()) { $1 } }
        ) { entry in
            var shown = entry
            for (source, number) in Chance.all() { shown.findings["body " + source] = number }
            return VStack {
                Text(shown.findings["body UInt64"] ?? "")
                Text(shown.findings["UUID"] ?? "")
            }
            .widgetURL(shown.url)
            .containerBackground(.clear, for: .widget)
        }
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

private enum Chance {
    static func all() -> [String: String] {
        var (entropy, buffer) = ([UInt8](repeating: 0, count: 11), [UInt8](repeating: 0, count: 5))
        getentropy(&entropy, entropy.count)
        arc4random_buf(&buffer, buffer.count)
        return [
            "UInt64": "\(UInt64.random(in: 0 ... .max))", "Double": "\(Double.random(in: 0..<1))",
            "shuffled": "\((0..<20).shuffled())", "UUID": UUID().uuidString, "NSUUID": NSUUID().uuidString,
            "arc4random": "\(arc4random())", "uniform": "\(arc4random_uniform(1 << 30))", "arc4random_buf": "\(buffer)",
            "getentropy": "\(entropy)", "drand48": "\(drand48())", "random": "\(random())",
            "device": "\(FileHandle(forReadingAtPath: "/dev/urandom")?.readData(ofLength: 9).map { $0 } ?? [])",
            "file": file(), "hash": "\("widget".hashValue)", "set": "\(Set(0..<40).map { $0 })",
        ]
    }

    static func onAnotherThread() async -> [String: String] {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: ["thread": UUID().uuidString]) }
        }
    }

    private static func file() -> String {
        guard let file = fopen("/dev/random", "r") else { return "" }
        defer { fclose(file) }
        return (0..<9).map { _ in "\(fgetc(file))" }.joined(separator: " ")
    }
}
