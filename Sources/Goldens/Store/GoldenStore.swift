import Files
import Foundation

/// Where goldens are kept: a folder of PNG files, each found by its name.
///
/// Two kinds exist: `ListedGoldenStore`, a golden folder with its list `goldens.json`, and `UnlistedGoldenStore`, the
/// goldens of tests.
package protocol GoldenStore: Sendable {
    /// The folder that the goldens' names begin at.
    var folder: URL { get }
    /// Whether a list says which goldens there are. Without one, every file is a golden.
    var isListed: Bool { get }

    /// What the list says of a golden; nil where it is not listed, and where there is no list.
    func listed(_ name: String) -> ListedGolden?

    /// Replaces a golden's file, and then what the list says of it.
    ///
    /// - Parameter layout: the golden's layout file; a store without a list keeps none.
    /// - Throws: `ProgramFailure` that names the file; the earlier golden is still there.
    func write(_ png: Data, as golden: ListedGolden, layout: Data?) throws

    /// Makes sure that a golden's file may be replaced or removed.
    ///
    /// - Throws: `ProgramFailure` that names a read-only file.
    func checkReplaceable(_ name: String) throws

    /// Removes goldens.
    ///
    /// - Throws: `ProgramFailure` where one of them is read-only, or the list cannot be written. Nothing is removed then.
    func remove(_ names: [String]) throws

    /// Notes what the goldens depend on besides the widget and the options.
    func setEnvironment(_ environment: GoldenEnvironment)

    /// Writes the list, where there is one.
    ///
    /// - Throws: `ProgramFailure` that names the file; the earlier list is still there.
    func save() throws

    /// How many goldens were written.
    var written: Int { get }
}

extension GoldenStore {
    /// A golden's file.
    package func file(of name: String) -> URL { folder.appendingPathComponent(GoldenPath.picture(of: name)) }

    /// The SHA-256 of a golden's file; nil where the store has no such golden, or its file cannot be read.
    package func hash(of name: String) -> String? {
        guard !isListed || listed(name) != nil else { return nil }
        return FileManager.default.contents(atPath: file(of: name).path).map { ContentHash.sha256($0) }
    }
}
