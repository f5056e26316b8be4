import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import DarkroomTesting

private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("goldens-of-traits")

/// Traits set the folders of goldens and the recording mode. The inner trait takes precedence, and omitted values are kept.
@Suite(.goldens(record: .never, folder: folder.appendingPathComponent("suite"), fixtures: [folder]))
struct GoldenTraitTests {
    @Test func testsInheritTheirSuitesTraits() {
        #expect(GoldenFolder.current.goldens == folder.appendingPathComponent("suite"))
        #expect(GoldenFolder.current.record == .never)
    }

    @Test(.goldens(record: .missing)) func theInnerTraitTakesPrecedence() {
        #expect(GoldenFolder.current.record == .missing)
        #expect(GoldenFolder.current.goldens == folder.appendingPathComponent("suite"))
        #expect(GoldenFolder.current.fixtures == [folder])
    }

    @Test(.goldens(folder: folder.appendingPathComponent("test"), failures: folder, fixtures: []))
    func partsOfTraitsAreIndependent() {
        #expect(GoldenFolder.current.goldens == folder.appendingPathComponent("test"))
        #expect(GoldenFolder.current.failures == folder)
        #expect(GoldenFolder.current.fixtures == [])
        #expect(GoldenFolder.current.record == .never)
    }

    @MainActor @Test(.goldens(record: .missing, fixtures: [])) func assertionsUseTheTrait() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        guard !GoldenFolder.current.isInCI else { return }
        assertView(Color.red, size: CGSize(width: 2, height: 2), scale: 1)
        let golden = folder.appendingPathComponent("suite/assertionsUseTheTrait.png")
        #expect(FileManager.default.fileExists(atPath: golden.path))
    }
}
