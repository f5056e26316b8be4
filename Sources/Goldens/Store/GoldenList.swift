import Files
import Foundation

import Processes
/// A folder of goldens, with all that is needed to render them again.
///
/// The pictures lie as `render` writes them, `<kind>/<family>[-<variant>].png`, previews in `previews/`; `goldens.json`
/// beside them says what they were made with, `inputs/` holds the files that took, and `layout/` where the views were.
struct GoldenArchive: Equatable, Sendable {
    /// The format's version. It rises where an older reader would go wrong; new keys alone do not raise it.
    static let currentVersion = 1
    /// The list of goldens in the folder.
    static let fileName = "goldens.json"

    let folder: URL
    var settings: GoldenSettings
    var scope: GoldenScope
    var environment: GoldenEnvironment
    /// The goldens by their names.
    var goldens: [String: GoldenLine] = [:]

    private var file: URL { folder.appendingPathComponent(GoldenArchive.fileName) }

    init(folder: URL, settings: GoldenSettings, scope: GoldenScope, environment: GoldenEnvironment) {
        (self.folder, self.settings, self.scope, self.environment) = (folder, settings, scope, environment)
    }

    /// The folder's list; nil where there is none.
    ///
    /// - Throws: `ProgramFailure` for a list of a newer version, and for one that cannot be read.
    init?(in folder: URL) throws {
        let file = folder.appendingPathComponent(GoldenArchive.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProgramFailure.badInput("\(file.path) cannot be read. Check its rights.")
        }
        let lines = JSONList("goldens", in: data)
        try FormatVersion.check(
            lines?.frame ?? data, of: file, known: GoldenArchive.currentVersion, otherwise: "another folder with --golden")
        do {
            let list = try ReportEncoding.decoder.decode(List.self, from: lines?.frame ?? data)
            self.init(folder: folder, settings: list.settings, scope: list.scope, environment: list.environment)
            func add(_ golden: GoldenLine) throws {
                guard ReportPath.isInside(golden.name) else {
                    throw GoldenArchive.damage(file, "\"\(golden.name)\" is no golden's name")
                }
                guard goldens.updateValue(golden, forKey: golden.name) == nil else {
                    throw GoldenArchive.damage(file, "\"\(golden.name)\" is listed twice")
                }
            }
            try list.goldens.forEach(add)
            try lines?.forEach(GoldenLine.self, add)
        } catch let failure as ProgramFailure {
            throw failure
        } catch {
            // As a whole, the error says which golden it is.
            var error = error
            do { _ = try ReportEncoding.decoder.decode(List.self, from: data) } catch let whole { error = whole }
            throw GoldenArchive.damage(file, GoldenArchive.reason(of: error, in: data))
        }
    }

    /// Where a golden's picture lies, from the folder on.
    static func path(of name: String) -> String { "\(name).png" }

    /// Where a golden's layout lies, from the folder on.
    static func layoutPath(of name: String) -> String { "\(GoldenNames.layoutFolder)/\(name).json" }

    /// Writes the list, where it is not there in this form already.
    ///
    /// - Throws: `ProgramFailure` that names the file.
    func write(with writer: FileWriter) throws {
        let data = try data()
        if FileManager.default.contents(atPath: file.path) == data { return }
        try writer.write(data, to: GoldenArchive.fileName)
    }

    /// The list's text: one golden a line, in the order of their names, so that two branches' changes can be joined.
    func data() throws -> Data {
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try ReportEncoding.lineEncoder.encode(value), as: UTF8.self)
        }
        let lines = try goldens.values.sorted { $0.name < $1.name }.map(text)
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
        return Data(
            """
            {
            "version": \(GoldenArchive.currentVersion),
            "environment": \(try ReportEncoding.json(environment)),
            "scope": \(try text(scope)),
            "settings": \(try ReportEncoding.json(settings)),
            "goldens": \(list)
            }

            """.utf8)
    }

    private struct List: Decodable {
        let settings: GoldenSettings
        let scope: GoldenScope
        let environment: GoldenEnvironment
        let goldens: [GoldenLine]
    }

    private static func damage(_ file: URL, _ reason: String) -> ProgramFailure {
        .badInput(
            "The list of goldens \(file.path) cannot be read: \(reason). Take it from version control again, or move it "
                + "away and record anew.")
    }

    private static func reason(of error: any Error, in data: Data) -> String {
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if let line = lines.firstIndex(where: { $0.starts(with: Data("<<<<<<< ".utf8)) }) {
            return "line \(line + 1) has the marks of a merge that is not done"
        }
        switch error as? DecodingError {
        case .keyNotFound(let key, let context):
            return "\(place(context))\"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "\(place(context))\(context.debugDescription)"
        default: return "it is not JSON, or only a part of it"
        }
    }

    private static func place(_ context: DecodingError.Context) -> String {
        guard !context.codingPath.isEmpty else { return "" }
        return "in " + context.codingPath.map(\.stringValue).joined(separator: ".") + ": "
    }
}
