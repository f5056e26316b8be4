import Foundation
import PictureEngine
import Testing
import WidgetKitCore

@testable import Darkroom

/// Where the resources of an extension lie.
@MainActor @Suite struct ExtensionFolderTests {
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

    /// An extension that needs iOS 26 is never drawn as an older system draws it.
    @Test(arguments: [("26.1", true), ("18.4", false), ("26", true), ("", false)])
    func theOldestSystemDecidesTheLook(_ oldest: String, _ isNew: Bool) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try PropertyListSerialization.data(fromPropertyList: ["MinimumOSVersion": oldest], format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        let device = try DeviceTable.read(from: .located()).standard
        func settings(_ words: [String] = []) throws -> PictureSettings {
            var settings = PictureSettings(device: device)
            settings.chooseSystem(of: folder, unless: try PictureOptions.parse(words))
            return settings
        }
        #expect(try settings().os == (isNew ? .iOS26 : nil))
        #expect(try settings().palette == (isNew ? .iOS26 : .iOS18))
        #expect(try settings(["--os", "18"]).os == nil && settings(["--palette", "ios18"]).palette == .iOS18)
    }
}
