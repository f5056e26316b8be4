import Foundation
import Processes

/// User defaults that a widget finds as if its app had written them.
///
/// They are set in the private home folder of the run, which is removed at its end.
struct SeededDefaults {
    /// The name of a suite, or "standard" for the standard defaults.
    let suite: String
    let values: [String: Any]

    /// Sets the values.
    ///
    /// - Throws: `ProgramFailure` if the suite's name is invalid.
    func seed() throws {
        guard !suite.isEmpty, let defaults = suite == "standard" ? .standard : UserDefaults(suiteName: suite) else {
            throw ProgramFailure.badInput(
                "User defaults: \"\(suite)\" is not a suite's name. Name an app group, or \"standard\".")
        }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { defaults.set(value, forKey: key) }
    }
}

extension SeededDefaults {
    /// Returns the defaults in a folder's `defaults.json` and `defaults.plist`. There are none if both files are absent.
    ///
    /// - Throws: `ProgramFailure` if a file is invalid.
    static func all(in folder: URL) throws -> [SeededDefaults] {
        try ["defaults.json", "defaults.plist"].map { folder.appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }.flatMap { try all(from: $0) }
    }

    /// Returns the defaults that a value of `--defaults` names: `SUITE=FILE` with the keys and values of a suite, or a file
    /// that maps suites to these.
    ///
    /// - Throws: `ProgramFailure` if the file is invalid.
    static func all(from option: String) throws -> [SeededDefaults] {
        guard let sign = option.firstIndex(of: "="), !FileManager.default.fileExists(atPath: option) else {
            return try all(from: URL(fileURLWithPath: option))
        }
        let file = URL(fileURLWithPath: String(option[option.index(after: sign)...]))
        let values = try DefaultsFile(file).values()
        return [SeededDefaults(suite: String(option[..<sign]), values: values)]
    }

    private static func all(from file: URL) throws -> [SeededDefaults] {
        let file = DefaultsFile(file)
        return try file.values().sorted { $0.key < $1.key }.map { suite, values in
            guard let values = values as? [String: Any] else {
                throw file.failure("\"\(suite)\" is a value and not a suite; name a file of one suite as SUITE=FILE")
            }
            return SeededDefaults(suite: suite, values: values)
        }
    }
}
