import DarkroomTesting
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import Hello

@Suite(.goldens(record: .missing)) struct NewTests {}
@Test(.goldens(record: .all, folder: URL(fileURLWithPath: "/tmp/goldens"))) func theClock() async {}

/// The snippets of README's chapter "In your tests" compile, because they stand here and in `HelloTests.swift`.
@Suite struct ReadmeTests {
    @MainActor func snapshots() async {
        await assertWidget(Hello(), as: WidgetSnapshot(entry: .placeholder, device: "iPhone 15", scale: 2))
    }

    @Test func snippetsStandHere() throws {
        let here = URL(fileURLWithPath: #filePath)
        let folder = here.deletingLastPathComponent()
        let sources = try [here, folder.appendingPathComponent("HelloTests.swift")].map {
            try String(contentsOf: $0, encoding: .utf8)
        }.joined()
        let readme = try String(
            contentsOf: folder.deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("README.md"), encoding: .utf8)
        let chapter = try #require(readme.components(separatedBy: "\n## ").first { $0.hasPrefix("In your tests") })
        let snippets = chapter.components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        #expect(snippets.count == 3)
        for snippet in snippets {
            #expect(sources.contains(snippet.trimmingCharacters(in: .newlines)), "\(snippet)")
        }
    }
}
