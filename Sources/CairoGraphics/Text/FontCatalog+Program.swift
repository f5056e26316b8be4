import Foundation
import Synchronization

/// Fonts that the program itself registers, as Core Text lets it. All catalogs have them.
extension FontCatalog {
    private static let registered = Mutex<[RegisteredFont]>([])
    /// The PostScript names of the faces that catalogs have had, by family.
    private static let noted = Mutex<[String: [String]]>([:])

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

    // MARK: Names

    /// The PostScript names of the faces in a file, whether they are registered or not.
    ///
    /// - Throws: `FontFailure` if the file is not a font.
    package static func names(in url: URL) throws -> [String] { try RegisteredFont.faces(of: url).map(\.postScriptName) }

    /// What a font file calls one of its faces.
    package struct FaceNames: Hashable, Sendable {
        package let family: String
        /// What distinguishes the face from others of its family, such as `Bold Italic`.
        package let style: String
        package let postScript: String
    }

    /// The names of all faces in a file.
    ///
    /// - Throws: `FontFailure` if the file is not a font.
    package static func faceNames(in url: URL) throws -> [FaceNames] {
        try RegisteredFont.faces(of: url).map { face in
            FaceNames(family: face.families.first ?? face.fullName, style: face.style, postScript: face.postScriptName)
        }
    }

    /// Remembers the names of faces, for code that asks which fonts there are.
    static func note(_ faces: [RegisteredFont]) {
        noted.withLock { noted in
            for face in faces {
                guard let family = face.families.first, !(noted[family]?.contains(face.postScriptName) ?? false) else { continue }
                noted[family, default: []].append(face.postScriptName)
            }
        }
    }

    /// The PostScript names of the fonts by family: those of the program, and those of Apple's systems for which others stand in. Each of
    /// Apple's families has one, which is its own name without spaces.
    package static var namesByFamily: [String: [String]] {
        var names = Dictionary(FamilyStandIn.all.map { ($0.name, [$0.name.filter { $0 != " " }]) }) { first, _ in first }
        names.merge(noted.withLock { $0 }) { $1 }
        for face in programFonts {
            guard let family = face.families.first else { continue }
            if !(names[family]?.contains(face.postScriptName) ?? false) { names[family, default: []].append(face.postScriptName) }
        }
        return names
    }
}
