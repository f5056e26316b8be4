import Files
import Foundation
import Processes

/// The list of a golden folder, with all that is needed to make the goldens again.
///
/// The pictures lie as `render` writes them, `<kind>/<family>[-<variant>].png`, previews in `previews/`; `goldens.json`
/// beside them says what they were made with, `inputs/` holds the files that took, and `layout/` where the views were.
package struct GoldenList: Equatable, Sendable {
    /// The format's version. It rises where an older reader would go wrong; new keys alone do not raise it.
    package static let currentVersion = 1
    /// The list of goldens in the folder.
    package static let fileName = "goldens.json"

    package let folder: URL
    package var settings: GoldenSettings
    package var scope: GoldenScope
    package var environment: GoldenEnvironment
    /// The goldens by their names.
    package var goldens: [String: ListedGolden] = [:]

    private var file: URL { folder.appendingPathComponent(GoldenList.fileName) }

    package init(folder: URL, settings: GoldenSettings, scope: GoldenScope, environment: GoldenEnvironment) {
        (self.folder, self.settings, self.scope, self.environment) = (folder, settings, scope, environment)
    }

    /// The folder's list; nil where there is none.
    ///
    /// - Throws: `ProgramFailure` for a list of a newer version, and for one that cannot be read.
    package init?(in folder: URL) throws {
        let file = folder.appendingPathComponent(GoldenList.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw ProgramFailure.badInput("\(file.path) cannot be read. Check its rights.")
        }
        let lines = JSONList("goldens", in: data)
        try FormatVersion.check(
            lines?.frame ?? data, of: file, known: GoldenList.currentVersion, otherwise: "another folder with --golden")
        do {
            let list = try ReportEncoding.decoder.decode(List.self, from: lines?.frame ?? data)
            self.init(folder: folder, settings: list.settings, scope: list.scope, environment: list.environment)
            func add(_ golden: ListedGolden) throws {
                guard RelativePath.isInside(golden.name) else {
                    throw GoldenList.damage(file, "\"\(golden.name)\" is no golden's name")
                }
                guard goldens.updateValue(golden, forKey: golden.name) == nil else {
                    throw GoldenList.damage(file, "\"\(golden.name)\" is listed twice")
                }
            }
            try list.goldens.forEach(add)
            try lines?.forEach(ListedGolden.self, add)
        } catch let failure as ProgramFailure {
            throw failure
        } catch {
            // As a whole, the error says which golden it is.
            var error = error
            do { _ = try ReportEncoding.decoder.decode(List.self, from: data) } catch let whole { error = whole }
            throw GoldenList.damage(file, GoldenList.reason(of: error, in: data))
        }
    }

    /// Writes the list, where it is not there in this form already.
    ///
    /// - Throws: `ProgramFailure` that names the file.
    package func write(with writer: FileWriter) throws {
        let data = try data()
        if FileManager.default.contents(atPath: file.path) == data { return }
        try writer.write(data, to: GoldenList.fileName)
    }

    /// The list's text: one golden a line, in the order of their names, so that two branches' changes can be joined.
    package func data() throws -> Data {
        func text(_ value: some Encodable) throws -> String {
            String(decoding: try ReportEncoding.lineEncoder.encode(value), as: UTF8.self)
        }
        let lines = try goldens.values.sorted { $0.name < $1.name }.map(text)
        let list = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n]"
        return Data(
            """
            {
            "version": \(GoldenList.currentVersion),
            "environment": \(try ReportEncoding.json(environment)),
            "scope": \(try text(scope)),
            "settings": \(try ReportEncoding.json(settings)),
            "goldens": \(list)
            }

            """.utf8)
    }

    private struct List: Decodable {
        package let settings: GoldenSettings
        package let scope: GoldenScope
        package let environment: GoldenEnvironment
        package let goldens: [ListedGolden]
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
