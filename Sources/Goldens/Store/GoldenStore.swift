import Files
import Foundation

/// A store of goldens: a folder of PNG files, each found by its name.
///
/// There are two kinds: `ListedGoldenStore` is a golden folder with its list `goldens.json`, and `UnlistedGoldenStore`
/// contains the goldens of tests.
package protocol GoldenStore: Sendable {
    /// The folder to which the goldens' names are relative.
    var folder: URL { get }
    /// Whether the store has a list of its goldens. Without a list, every file is a golden.
    var isListed: Bool { get }

    /// Returns the list's entry for a golden, or nil if there is none.
    func listed(_ name: String) -> ListedGolden?

    /// Replaces a golden's file, and then its entry in the list.
    ///
    /// - Parameter layout: the content of the golden's layout file. A store without a list ignores it.
    /// - Throws: `ProgramFailure` if a file cannot be written. The earlier golden is kept.
    func write(_ png: Data, as golden: ListedGolden, layout: Data?) throws

    /// Checks that a golden's file may be replaced or removed.
    ///
    /// - Throws: `ProgramFailure` if the file is read-only.
    func checkReplaceable(_ name: String) throws

    /// Removes goldens.
    ///
    /// - Throws: `ProgramFailure` if a golden is read-only or the list cannot be written. Then no golden is removed.
    func remove(_ names: [String]) throws

    /// Sets the environment of the goldens in the list.
    func setEnvironment(_ environment: GoldenEnvironment)

    /// Writes the list, if there is one.
    ///
    /// - Throws: `ProgramFailure` if the list cannot be written. The earlier list is kept.
    func save() throws

    /// The number of goldens written.
    var written: Int { get }
}

extension GoldenStore {
    /// Returns a golden's file.
    package func file(of name: String) -> URL { folder.appendingPathComponent(GoldenPath.picture(of: name)) }

    /// Returns the SHA-256 of a golden's file, or nil if the golden does not exist or its file cannot be read.
    package func hash(of name: String) -> String? {
        guard !isListed || listed(name) != nil else { return nil }
        return FileManager.default.contents(atPath: file(of: name).path).map { ContentHash.sha256($0) }
    }
}
