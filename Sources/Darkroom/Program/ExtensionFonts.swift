import Foundation
import PictureEngine

/// The font files of an extension, and which of them the system registers for it.
struct ExtensionFonts {
    /// The files that `.custom` fonts find.
    let registered: [URL]
    /// Font files that lie in the extension, and that a device does not register.
    let unlisted: [URL]

    /// Reads the `Info.plist` of an extension's folder.
    ///
    /// `UIAppFonts` lists files, and `ATSApplicationFontsPath` names a folder of fonts, which a Mac registers
    /// ([Apple](https://developer.apple.com/documentation/bundleresources/information-property-list/uiappfonts)). All font files count
    /// where the list of an extension is not known: without an `Info.plist`, and with one that does not describe an extension.
    init(of folder: URL) {
        let plist = folder.appendingPathComponent("Info.plist")
        let values = FileManager.default.contents(atPath: plist.path)
            .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any] } ?? [:]
        guard values["NSExtension"] != nil else {
            registered = ExtensionFolder.places(folder).flatMap(PictureEngine.fontFiles)
            unlisted = []
            return
        }
        var listed = (values["UIAppFonts"] as? [Any] ?? []).compactMap { $0 as? String }.map(folder.appendingPathComponent)
        if let path = values["ATSApplicationFontsPath"] as? String {
            listed += PictureEngine.fontFiles(in: path == "." ? folder : folder.appendingPathComponent(path, isDirectory: true))
        }
        let found = listed.filter { FileManager.default.isReadableFile(atPath: $0.path) }
        let paths = Set(found.map(\.standardizedFileURL.path))
        registered = found
        unlisted = PictureEngine.fontFiles(in: folder).filter { !paths.contains($0.standardizedFileURL.path) }
    }

    /// Registers the files with an engine.
    @MainActor func register(with engine: PictureEngine) {
        for file in registered { engine.registerFont(file) }
        for file in unlisted { engine.fonts.noteUnlisted(file: file) }
    }
}
