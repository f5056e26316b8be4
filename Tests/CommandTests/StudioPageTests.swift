import Foundation
import Testing

/// Tests the studio's page in Chromium, by Scripts/test-studio.py. Without a browser there is nothing to test it with.
@Suite struct StudioPageTests {
    private static let browser = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"].first { name in
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
            FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
        }
    }

    @Test(.enabled(if: browser != nil, "There is no Chromium. Scripts/setup.sh --browser installs one."))
    func thePageInABrowser() throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "python3", Program.package.appendingPathComponent("Scripts/test-studio.py").path, "--darkroom",
            Program.products.appendingPathComponent("darkroom").path,
        ]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
        for line in text.split(separator: "\n") where !line.hasPrefix("ok ") { Issue.record("\(line)") }
        #expect(text.split(separator: "\n").count { $0.hasPrefix("ok ") } >= 15, "\(text)")
    }
}
