import Foundation
import Synchronization

/// Fonts that the program itself registers, as Core Text lets it. All catalogs have them.
extension FontCatalog {
    private static let registered = Mutex<[RegisteredFont]>([])

    /// The faces, in the order of their registration.
    static var programFonts: [RegisteredFont] { registered.withLock { $0 } }

    /// Makes the faces of a font file available to `.custom` fonts of all catalogs.
    ///
    /// - Returns: The PostScript names of the faces that were not registered before.
    /// - Throws: `FontFailure` if the file is missing or not a font.
    @discardableResult package static func registerForProgram(file url: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: url.path) else { throw FontFailure.missing(url) }
        let faces = try RegisteredFont.faces(of: url)
        return registered.withLock { fonts in
            let new = faces.filter { face in !fonts.contains { $0.key == face.key } }
            fonts += new
            return new.map(\.postScriptName)
        }
    }

    /// Forgets the faces of a font file.
    ///
    /// - Returns: Whether there were any.
    package static func unregisterForProgram(file url: URL) -> Bool {
        registered.withLock { fonts in
            let count = fonts.count
            fonts.removeAll { $0.file.url == url }
            return fonts.count < count
        }
    }
}
