import Foundation
import Testing

@testable import Darkroom

/// Where the resources of an extension lie.
@Suite struct ExtensionFolderTests {
    /// Fonts, catalogs and tables of all these places are found, the extension's own first.
    @Test func frameworksFollowTheExtension() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["Sea.framework", "Reef.framework", "Reef.txt"] {
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("Frameworks/\(name)"), withIntermediateDirectories: true)
        }
        #expect(ExtensionFolder.places(folder).map(\.lastPathComponent) == [
            folder.lastPathComponent, "Reef.framework", "Sea.framework",
        ])
    }
}
