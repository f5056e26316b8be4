import Files
import Foundation
import Processes

/// The list of a golden folder, with everything that is needed to make the goldens again.
///
/// The pictures have the paths of `render`, `<kind>/<family>[-<variant>].png`, and previews are in `previews/`. Beside
/// them, `goldens.json` contains the list and the settings, `inputs/` the input files, and `layout/` the frames of views.
package struct GoldenList: Equatable, Sendable {
    /// The version of the format. It increases if an older reader would misread the file. New keys do not increase it.
    package static let currentVersion = 1
    /// The name of the list's file in the folder.
    package static let fileName = "goldens.json"

    package let folder: URL
    package var settings: GoldenSettings
    package var scope: GoldenScope
    package var environment: GoldenEnvironment
    /// The goldens by name.
    package var goldens: [String: ListedGolden] = [:]

    private var file: URL { folder.appendingPathComponent(GoldenList.fileName) }

    package init(folder: URL, settings: GoldenSettings, scope: GoldenScope, environment: GoldenEnvironment) {
        (self.folder, self.settings, self.scope, self.environment) = (folder, settings, scope, environment)
    }

    /// Reads the folder's list. Returns nil if there is none.
    ///
    /// - Throws: `ProgramFailure` if the list cannot be read or a newer version wrote it.
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
            // The error of decoding the whole document tells which golden is invalid.
            var error = error
            do { _ = try ReportEncoding.decoder.decode(List.self, from: data) } catch let whole { error = whole }
            throw GoldenList.damage(file, GoldenList.reason(of: error, in: data))
        }
    }

    /// Writes the list, unless the file has the same content already.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written.
    package func write(with writer: FileWriter) throws {
        let data = try data()
        if FileManager.default.contents(atPath: file.path) == data { return }
        try writer.write(data, to: GoldenList.fileName)
    }

    /// Returns the content of the file. It has one line for each golden in the order of their names, so that version control
    /// can merge the changes of two branches.
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
            return "line \(line + 1) has the markers of an unresolved merge conflict"
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
