import SwiftUI
import XCTest

@testable import DarkroomTesting

/// The same assertions in XCTest. On Linux it supports neither tests of the main actor nor expected failures, so this
/// only tests that recorded pictures pass.
final class XCTestTests: XCTestCase {
    func testARecordedViewPasses() {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        MainActor.assumeIsolated {
            for record in [RecordMode.all, .never] {
                var goldens = GoldenFolder(goldens: folder, record: record)
                goldens.environment = [:]
                assertView(Color.red, size: CGSize(width: 2, height: 2), scale: 1, in: goldens)
            }
        }
        let golden = folder.appendingPathComponent("testARecordedViewPasses.png")
        XCTAssertTrue(FileManager.default.fileExists(atPath: golden.path))
    }
}
