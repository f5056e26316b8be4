import ArgumentParser
import Foundation
import ImageServerCore

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Draws cards as fast as it can, or requests them from a server, and prints pictures a second and memory.
@main struct LoadTest: AsyncParsableCommand {
    @Option(help: "The number of pictures.") var pictures = 10_000
    @Option(help: "How many are drawn or requested at a time.") var atOnce = ProcessInfo.processInfo.activeProcessorCount
    @Option(help: "The server, such as http://127.0.0.1:8080. Without it, this process draws.") var server: String?
    @Option(help: "How many different cards there are. A server draws each once.") var different = 10_000

    func run() async throws {
        let start = ContinuousClock.now
        var bytes = 0
        try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<pictures {
                if number >= atOnce, let size = try await group.next() { bytes += size }
                let card = Card(title: "Card \(number % different)", progress: Double(number % 101) / 100)
                group.addTask { [server] in
                    if let server { try await Self.request(card, from: server) } else { try await drawCard(card).count }
                }
                if (number + 1) % (max(pictures / 10, 1)) == 0 { report(number + 1, since: start) }
            }
            for try await size in group { bytes += size }
        }
        report(pictures, since: start)
        print("Mean size of a picture: \(bytes / max(pictures, 1)) bytes")
    }

    private func report(_ count: Int, since start: ContinuousClock.Instant) {
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        print("\(count) pictures, \(Int(Double(count) / seconds)) a second, \(Self.residentMegabytes()) MB")
    }

    private static func request(_ card: Card, from server: String) async throws -> Int {
        guard let title = card.title.addingPercentEncoding(withAllowedCharacters: .alphanumerics),
            let url = URL(string: "\(server)/cards/\(title).png?progress=\(card.progress)&scale=\(card.scale)")
        else { throw ValidationError("\(server) is no address of a server.") }
        let (data, response) = try await URLSession.shared.data(from: url)
        guard (response as? HTTPURLResponse)?.statusCode == 200 else { throw ValidationError("\(url) was answered with \(response).") }
        return data.count
    }

    /// The memory that this process has in use, as the system counts it.
    private static func residentMegabytes() -> Int {
        let fields = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * 4096 / 1_000_000 : 0
    }
}
