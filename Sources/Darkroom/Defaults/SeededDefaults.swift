import Foundation

/// User defaults as the app is said to have left them.
enum SeededDefaults {
    /// Writes what `defaults.json` of a folder lists, `{"suite": {"key": value}}`, into the run's own user defaults.
    ///
    /// The suite "standard" stands for the standard defaults.
    /// - Throws: `ProgramFailure` where the file is not what it should be.
    static func seed(from folder: URL) throws {
        let file = folder.appendingPathComponent("defaults.json")
        guard FileManager.default.fileExists(atPath: file.path) else { return }
        let contents: Any
        do {
            contents = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
        } catch {
            throw failure(file, "\(error)")
        }
        guard let suites = contents as? [String: [String: Any]] else {
            throw failure(file, "it is not an object of objects")
        }
        for (suite, values) in suites.sorted(by: { $0.key < $1.key }) {
            guard let defaults = suite == "standard" ? .standard : UserDefaults(suiteName: suite) else {
                throw failure(file, "\"\(suite)\" is not a suite's name")
            }
            for (key, value) in values.sorted(by: { $0.key < $1.key }) where !(value is NSNull) {
                defaults.set(value, forKey: key)
            }
        }
    }

    private static func failure(_ file: URL, _ reason: String) -> ProgramFailure {
        .badInput(
            "The user defaults \(file.path) cannot be read: \(reason). They should look like "
                + #"{"group.com.example": {"key": 1}}."#)
    }
}
