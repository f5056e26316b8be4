import Files
import Foundation
import Synchronization

/// The goldens of tests: PNG files without a list, because the tests contain the settings.
package final class UnlistedGoldenStore: GoldenStore {
    package let folder: URL
    package var isListed: Bool { false }
    private let option: String
    private let count = Mutex(0)

    /// - Parameters:
    ///   - folder: the folder to which the goldens' names are relative. It need not exist.
    ///   - option: the option that names another folder, for messages.
    package init(folder: URL, option: String) { (self.folder, self.option) = (folder, option) }

    package func listed(_ name: String) -> ListedGolden? { nil }

    package func write(_ png: Data, as golden: ListedGolden, layout: Data?) throws {
        try write(png, named: golden.name)
    }

    /// Writes a golden.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written. The earlier golden is kept.
    package func write(_ png: Data, named name: String) throws {
        try FileWriter(folder: folder, option: option).write(png, to: GoldenPath.picture(of: name))
        count.withLock { $0 += 1 }
    }

    package func checkReplaceable(_ name: String) throws {
        try FileWriter(unchecked: folder, option: option).checkReplaceable(GoldenPath.picture(of: name))
    }

    package func remove(_ names: [String]) throws {
        try names.forEach(checkReplaceable)
        for name in names { unlink(file(of: name).path) }
    }

    package func setEnvironment(_ environment: GoldenEnvironment) {}
    package func save() throws {}
    package var written: Int { count.withLock { $0 } }
}
