import CPango
import DisplayList
import Foundation
import Synchronization

/// The fonts that pictures are made with: the pinned files of one folder and those the program registers, and no
/// others. The machine's fonts are looked at only for a family that the user names to be the system font.
///
/// Files are mapped when a text first needs them. Any thread may use a catalog.
public final class FontCatalog: Sendable {
    /// The folder of the pinned files.
    public let folder: URL

    /// Tells this catalog's faces from another's in a thread's memory.
    let identifier = UUID().uuidString

    private struct State {
        var files: [String: FontFile] = [:]
        var missing: Set<String> = []
        var registered: [RegisteredFont]
        var reported: Set<String> = []
    }

    private let state: Mutex<State>
    private let systemFamily: SystemFamily?
    private let report: @Sendable (String) -> Void

    /// The files without which no text can be drawn as asked.
    static let required: [String] =
        FontDescriptor.Design.allCases.flatMap { design -> [String] in
            let calibration = FontCalibration.of(design)
            return [calibration.upright, calibration.italic]
        } + [FontFallback.emoji]

    /// Opens the folder of pinned fonts.
    ///
    /// - Parameters:
    ///   - folder: the folder; nil looks it up as `ResourceFolder` says.
    ///   - systemFamily: a family installed on the machine that is used as the system font, as it is; nil uses the
    ///     pinned fonts that stand in for it.
    ///   - report: called once for each thing the user should know, such as a custom font that is not registered.
    /// - Throws: `FontFailure.missing` for the first file that is not there, `FontFailure.notInstalled` where the
    ///   machine lacks the family, `AssetFailure` where no folder is found.
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

    /// The face of a description's file; nil where the file is missing, damaged or unknown.
    func file(_ name: String, index: Int = 0) -> FontFile? {
        state.withLock { state in
            let key = index == 0 ? name : "\(name)#\(index)"
            if let file = state.files[key] { return file }
            guard !state.missing.contains(key) else { return nil }
            if let custom = state.registered.first(where: { $0.key == name }), custom.file.index == index {
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

    /// A file the constructor has seen; it can only fail where somebody took or damaged it since.
    func requiredFile(_ name: String) -> FontFile? {
        if let file = file(name) { return file }
        tell(FontFailure.notAFont(folder.appendingPathComponent(name)).description)
        return nil
    }

    // MARK: Custom fonts

    /// Makes the faces of a font file available to `.custom` fonts, by family, full and PostScript name.
    ///
    /// - Throws: `FontFailure` where the file is missing or not a font.
    public func register(file url: URL) throws {
        guard FileManager.default.fileExists(atPath: url.path) else { throw FontFailure.missing(url) }
        let faces = try RegisteredFont.faces(of: url)
        state.withLock { state in
            for face in faces where !state.registered.contains(where: { $0.key == face.key }) {
                state.registered.append(face)
                state.missing.remove(face.key)
            }
        }
    }

    /// The registered face nearest to what a custom font asks for; nil, told once, where the name is unknown.
    func customFont(named name: String, weight: Double, isItalic: Bool) -> RegisteredFont? {
        let fonts = state.withLock { $0.registered }
        if let font = RegisteredFont.nearest(to: name, weight: weight, isItalic: isItalic, among: fonts) { return font }
        tell(
            "The font \"\(name)\" is not registered; the system font stands in for it. "
                + "Add its file to the widget's fonts, or check the name (family, full or PostScript name).")
        return nil
    }

    /// The installed face that is the system font; nil where a pinned one stands in for it.
    func systemFont(_ design: FontDescriptor.Design, weight: Double, isItalic: Bool) -> RegisteredFont? {
        systemFamily?.face(design, weight: weight, isItalic: isItalic)
    }

    private func tell(_ message: String) {
        let isNew = state.withLock { $0.reported.insert(message).inserted }
        if isNew { report(message) }
    }
}
