import CPango
import DisplayList
import Foundation
import Synchronization

/// The fonts of pictures: the pinned files of one folder and the fonts that the program registers. Fonts of the machine
/// are only used if the user names a family as the system font.
///
/// Files are mapped into memory when a text first needs them. A catalog is safe to use from any thread.
public final class FontCatalog: Sendable {
    /// The folder of the pinned files.
    public let folder: URL

    /// An identifier that distinguishes the faces of this catalog from those of others in thread-local storage.
    let identifier = UUID()

    private struct State {
        var files: [String: FontFile] = [:]
        var missing: Set<String> = []
        var registered: [RegisteredFont]
        var reported: Set<String> = []
        var unknownFonts: Set<String> = []
        var unlisted: [URL] = []
    }

    private let state: Mutex<State>
    private let systemFamily: SystemFamily?
    private let report: @Sendable (String) -> Void

    /// The files that are required for drawing text.
    static let required: [String] =
        FontDescriptor.Design.allCases.flatMap { design -> [String] in
            let calibration = FontCalibration.of(design)
            return [calibration.upright, calibration.italic]
        } + [FontFallback.emoji]

    /// Opens the folder of pinned fonts.
    ///
    /// - Parameters:
    ///   - folder: The folder, or `nil` to find it as `ResourceFolder` does.
    ///   - systemFamily: A family installed on the machine that is used unchanged as the system font, or `nil` for the
    ///     pinned stand-in fonts.
    ///   - report: A function that is called once per problem, such as a custom font that is not registered.
    /// - Throws: `FontFailure.missing` for the first missing file, `FontFailure.notInstalled` if the machine lacks the
    ///   family, or `AssetFailure` if no folder is found.
    public convenience init(
        folder: URL? = nil, systemFamily: String? = nil,
        report: @escaping @Sendable (String) -> Void = { FontCatalog.writeToStandardError($0) }
    ) throws {
        try self.init(folder: folder, systemFamily: systemFamily, installed: InstalledFonts(), report: report)
    }

    init(
        folder: URL?, systemFamily: String?, installed: InstalledFonts, report: @escaping @Sendable (String) -> Void
    ) throws {
        self.folder = try folder ?? ResourceFolder.locate().fonts
        self.report = report
        let systemFamily = try systemFamily.map { try SystemFamily(named: $0, in: installed) }
        self.systemFamily = systemFamily
        state = Mutex(State(registered: systemFamily?.all ?? []))
        for name in [""] + Self.required {
            let url = self.folder.appendingPathComponent(name)
            guard FileManager.default.fileExists(atPath: url.path) else { throw FontFailure.missing(url) }
        }
    }

    @usableFromInline static func writeToStandardError(_ message: String) {
        FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
    }

    // MARK: Files

    /// Returns the face of a description's file, or `nil` if the file is missing, damaged or unknown.
    func file(_ name: String, index: Int = 0) -> FontFile? {
        state.withLock { state in
            let key = index == 0 ? name : "\(name)#\(index)"
            if let file = state.files[key] { return file }
            guard !state.missing.contains(key) else { return nil }
            let fonts = state.registered + Self.programFonts
            if let custom = fonts.first(where: { $0.key == name }), custom.file.index == index {
                state.files[key] = custom.file
                return custom.file
            }
            let url = folder.appendingPathComponent(name)
            guard !name.contains("/"), let file = try? FontFile(url: url, index: index) else {
                state.missing.insert(key)
                return nil
            }
            state.files[key] = file
            return file
        }
    }

    /// Returns a file that the initializer found. It only fails if the file was removed or damaged since.
    func requiredFile(_ name: String) -> FontFile? {
        if let file = file(name) { return file }
        tell(FontFailure.notAFont(folder.appendingPathComponent(name)).description)
        return nil
    }

    // MARK: Custom fonts

    /// Makes the faces of a font file available to `.custom` fonts, by family, full and PostScript name.
    ///
    /// - Throws: `FontFailure` if the file is missing or not a font.
    public func register(file url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw FontFailure.missing(url) }
        let faces = try RegisteredFont.faces(of: url)
        Self.note(faces)
        state.withLock { state in
            for face in faces where !state.registered.contains(where: { $0.key == face.key }) {
                state.registered.append(face)
                state.missing.remove(face.key)
            }
        }
    }

    /// Returns the registered face nearest to a custom font. If the name is unknown, the result is `nil`, which is
    /// reported once.
    func customFont(named name: String, weight: Double, isItalic: Bool) -> RegisteredFont? {
        let fonts = state.withLock { $0.registered } + Self.programFonts
        if let font = RegisteredFont.nearest(to: name, weight: weight, isItalic: isItalic, among: fonts) { return font }
        if let standIn = FamilyStandIn(named: name) {
            tell(standIn.message)
            return nil
        }
        // Each text asks anew, and the remedy reads font files.
        guard state.withLock({ $0.unknownFonts.insert(name).inserted }) else { return nil }
        tell("The font \"\(name)\" is not registered; the system font is used instead. " + remedy(forFont: name))
        return nil
    }

    /// Remembers a font file that lies in the extension but is not registered, because its `UIAppFonts` do not list it.
    package func noteUnlisted(file: URL) { state.withLock { $0.unlisted.append(file) } }

    private func remedy(forFont name: String) -> String {
        let unlisted = state.withLock { $0.unlisted }
        let file = unlisted.first { file in
            let faces = (try? RegisteredFont.faces(of: file)) ?? []
            return RegisteredFont.nearest(to: name, weight: 400, isItalic: false, among: faces) != nil
        }
        return file.map { "Add its file, \($0.lastPathComponent), to UIAppFonts in the Info.plist of the extension, which has the file." }
            ?? "Add its file to the widget's fonts, or check the name (family, full or PostScript name)."
    }

    /// The names of the custom fonts that were asked for, and that neither the program nor Apple's systems have.
    package var unknownFonts: Set<String> { state.withLock { $0.unknownFonts } }

    /// Returns the installed face that is the system font, or `nil` if a pinned font stands in for it.
    func systemFont(_ design: FontDescriptor.Design, weight: Double, isItalic: Bool) -> RegisteredFont? {
        systemFamily?.face(design, weight: weight, isItalic: isItalic)
    }

    /// Reports once that a box takes the place of a character.
    func tellThatNoFontHas(_ scalar: UInt32) {
        let code = String(scalar, radix: 16, uppercase: true)
        let character = Unicode.Scalar(scalar).map { "\"\($0)\" " } ?? ""
        tell(
            "No font has the character \(character)(U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code)); a box "
                + "is drawn instead. Add a font that has it to the widget's fonts, or use another character.")
    }

    /// Reports a message, once.
    func tell(_ message: String) {
        let isNew = state.withLock { $0.reported.insert(message).inserted }
        if isNew { report(message) }
    }
}
