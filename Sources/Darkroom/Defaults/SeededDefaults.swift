import Foundation
import Processes

/// User defaults as the app is said to have left them.
///
/// They are set in the run's own user defaults, which go with the run: its home folder is a private one.
struct SeededDefaults {
    /// The name of a suite; "standard" stands for the standard defaults.
    let suite: String
    let values: [String: Any]

    /// - Throws: `ProgramFailure` where the name is none that a suite can have.
    func seed() throws {
        guard !suite.isEmpty, let defaults = suite == "standard" ? .standard : UserDefaults(suiteName: suite) else {
            throw ProgramFailure.badInput(
                "User defaults: \"\(suite)\" is not a suite's name. Name an app group, or \"standard\".")
        }
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { defaults.set(value, forKey: key) }
    }
}

extension SeededDefaults {
    /// Those that a folder's `defaults.json` or `defaults.plist` lists; none where there is neither.
    ///
    /// - Throws: `ProgramFailure` where the file is not what it should be.
    static func all(in folder: URL) throws -> [SeededDefaults] {
        try ["defaults.json", "defaults.plist"].map { folder.appendingPathComponent($0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }.flatMap { try all(from: $0) }
    }

    /// The value of `--defaults`: `SUITE=FILE` with a suite's keys and values, or a file that maps suites to them.
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
                throw file.failure("\"\(suite)\" is a value and no suite; a file of one suite is named as SUITE=FILE")
            }
            return SeededDefaults(suite: suite, values: values)
        }
    }
}
