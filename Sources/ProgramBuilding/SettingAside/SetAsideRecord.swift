import Files
import Foundation

/// What was set aside in a module, kept for the next build. It holds for the same Darkroom, as long as the same modules are
/// missing, the module has the same files, and the program's modules lack the same.
struct SetAsideRecord: Codable {
    static let fileName = "set-aside.json"

    /// `Runtime.stamp`.
    var stamp: String
    var missing: Set<String>
    /// The files of the module. A new one may declare what was set aside.
    var files: Set<String>
    /// What the modules of the program lack, by their names.
    var incomplete: [String: String]
    var placeholders: Placeholders
    var sources: [String: ModuleSetAside.Source]
    /// The error for which the module is compiled without the checks for data races; nil where it has them.
    var raceError: String?
    /// How far the compiler searches in one expression.
    var solverLimit = SolverLimit.first

    /// The record in a folder; nil where there is none that holds.
    static func read(
        from folder: URL, stamp: String, missing: Set<String>, files: [String], incomplete: [String: String]
    ) -> SetAsideRecord? {
        guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent(fileName).path),
            let record = try? JSONDecoder().decode(SetAsideRecord.self, from: data), record.stamp == stamp,
            record.missing.isSubset(of: missing), record.files == Set(files), record.incomplete == incomplete
        else { return nil }
        return record
    }

    /// - Throws: `ProgramFailure` where the folder cannot be written.
    func write(to folder: URL) throws {
        let file = folder.appendingPathComponent(SetAsideRecord.fileName)
        guard !sources.isEmpty || raceError != nil || solverLimit != .first else {
            unlink(file.path)
            return
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try FileWriter(cache: folder).write(encoder.encode(self), to: SetAsideRecord.fileName)
    }
}
