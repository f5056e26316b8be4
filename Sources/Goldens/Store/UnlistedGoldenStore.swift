import Files
import Foundation
import Synchronization

/// The goldens of tests: PNG files without a list, because the tests say how they are made.
package final class UnlistedGoldenStore: GoldenStore {
    package let folder: URL
    package var isListed: Bool { false }
    private let option: String
    private let count = Mutex(0)

    /// - Parameters:
    ///   - folder: the folder that the goldens' names begin at. It need not be there.
    ///   - option: the option that names another folder, for messages.
    package init(folder: URL, option: String) { (self.folder, self.option) = (folder, option) }

    package func listed(_ name: String) -> ListedGolden? { nil }

    package func write(_ png: Data, as golden: ListedGolden, layout: Data?) throws {
        try write(png, named: golden.name)
    }

    /// Makes a PNG's bytes a golden.
    ///
    /// - Throws: `ProgramFailure` that names the file; the earlier golden is still there.
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
