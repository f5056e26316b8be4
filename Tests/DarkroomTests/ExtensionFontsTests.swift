import Foundation
import Testing

@testable import Darkroom

/// Which font files of an extension its texts find.
@Suite struct ExtensionFontsTests {
    @Test func withoutAnInfoPlistAllFilesCount() throws {
        let fonts = try Self.fonts(["B.otf", "A.ttf", "Notes.txt", "Frameworks/Sea.framework/C.ttc"], nil)
        #expect(fonts.registered == ["A.ttf", "B.otf", "C.ttc"] && fonts.unlisted.isEmpty)
    }

    /// A list of values that describes no extension does not say what the extension lists.
    @Test func anInfoPlistOfNoExtensionListsNothing() throws {
        let fonts = try Self.fonts(["A.ttf"], ["CFBundleName": "Widgets"])
        #expect(fonts.registered == ["A.ttf"] && fonts.unlisted.isEmpty)
    }

    @Test func anExtensionHasTheFontsThatItLists() throws {
        let fonts = try Self.fonts(
            ["A.ttf", "B.ttf", "Type/C.ttf", "Frameworks/Sea.framework/D.ttf"],
            ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"], "UIAppFonts": ["Type/C.ttf", "A.ttf", "Gone.ttf"]])
        #expect(fonts.registered == ["C.ttf", "A.ttf"] && fonts.unlisted == ["B.ttf"])
    }

    @Test func aMacExtensionHasTheFontsOfAFolder() throws {
        let files = ["A.ttf", "Type/B.ttf", "Type/C.otf"]
        let some = try Self.fonts(files, ["NSExtension": [String: String](), "ATSApplicationFontsPath": "Type"])
        #expect(some.registered == ["B.ttf", "C.otf"] && some.unlisted == ["A.ttf"])
        let own = try Self.fonts(files, ["NSExtension": [String: String](), "ATSApplicationFontsPath": "."])
        #expect(own.registered == ["A.ttf"] && own.unlisted.isEmpty)
    }

    private static func fonts(
        _ files: [String], _ infoPlist: [String: Any]?
    ) throws -> (registered: [String], unlisted: [String]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for path in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        if let infoPlist {
            let data = try PropertyListSerialization.data(fromPropertyList: infoPlist, format: .xml, options: 0)
            try data.write(to: folder.appendingPathComponent("Info.plist"))
        }
        let fonts = ExtensionFonts(of: folder)
        return (fonts.registered.map(\.lastPathComponent), fonts.unlisted.map(\.lastPathComponent))
    }
}
