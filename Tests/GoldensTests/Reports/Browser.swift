import Foundation
import Testing

/// A headless browser for tests of pages.
struct Browser {
    /// The path of Chromium; nil if it is not installed.
    static let program = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .flatMap { folder -> [String] in ["chromium", "chromium-browser", "google-chrome"].map { "\(folder)/\($0)" } }
        .first { access($0, X_OK) == 0 }

    static let absence: Comment = "There is no Chromium here to show pages (apt-get install chromium)."

    /// Returns the page's HTML after its scripts have run. The browser has no network.
    ///
    /// - Parameter address: the fragment after the file's name.
    static func document(of file: URL, _ address: String = "") throws -> String {
        let folder = try SampleReport.folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let output = folder.appendingPathComponent("document.html")
        try Data().write(to: output)
        let process = Process()
        // A browser that hangs must not block the tests.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        process.arguments = [
            "3600", try #require(program), "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
            "--no-first-run", "--user-data-dir=\(folder.path)/profile", "--host-resolver-rules=MAP * ~NOTFOUND",
            "--window-size=1400,900", "--virtual-time-budget=4000", "--dump-dom", file.absoluteString + address,
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = FileHandle.nullDevice
        process.standardInput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        return try String(contentsOf: output, encoding: .utf8)
    }
}

extension String {
    /// Returns the number of occurrences of a text.
    func count(of text: String) -> Int { components(separatedBy: text).count - 1 }

    /// Returns the text between the first `start` and the next `end`.
    func part(from start: String, to end: String) -> String? {
        guard let begin = range(of: start), let finish = self[begin.upperBound...].range(of: end) else { return nil }
        return String(self[begin.upperBound..<finish.lowerBound])
    }
}
