import Files
import Foundation

/// A golden folder while its list is being changed, on any thread.
package final class ListedGoldenStore: GoldenStore, @unchecked Sendable {
    // Guards `list` and `count`, which are all that changes. A mutex cannot be left locked, as `close` leaves it.
    private let lock = NSLock()
    private var list: GoldenList
    private var count = 0
    private let writer: FileWriter

    /// - Parameter writer: nil for a store that is only read.
    package init(_ list: GoldenList, writer: FileWriter? = nil) {
        self.list = list
        self.writer = writer ?? FileWriter(unchecked: list.folder, option: "--golden")
        folder = list.folder
    }

    package let folder: URL
    package var isListed: Bool { true }

    /// The list as it is now.
    package var current: GoldenList { lock.withLock { list } }
    /// How many goldens were written.
    package var written: Int { lock.withLock { count } }

    package func listed(_ name: String) -> ListedGolden? { lock.withLock { list.goldens[name] } }

    package func write(_ png: Data, as golden: ListedGolden, layout: Data?) throws {
        try writer.write(png, to: GoldenPath.picture(of: golden.name))
        lock.withLock {
            list.goldens[golden.name] = golden
            count += 1
        }
        if let layout { try write(layout: layout, of: golden.name) }
    }

    /// Writes where a golden's views are, unless the file says so already.
    ///
    /// - Throws: `ProgramFailure` that names the file.
    package func write(layout: Data, of name: String) throws {
        let path = GoldenPath.layout(of: name)
        if FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) == layout { return }
        try writer.write(layout, to: path)
    }

    /// Notes what is known of a golden whose file stays as it is.
    package func note(_ golden: ListedGolden) { lock.withLock { list.goldens[golden.name] = golden } }

    package func checkReplaceable(_ name: String) throws { try writer.checkReplaceable(GoldenPath.picture(of: name)) }

    package func setEnvironment(_ environment: GoldenEnvironment) { lock.withLock { list.environment = environment } }

    package func save() throws { try lock.withLock { try list.write(with: writer) } }

    package func close() throws -> Int {
        lock.lock()
        try list.write(with: writer)
        return count
    }

    package func remove(_ names: [String]) throws {
        try names.forEach(checkReplaceable)
        lock.withLock { for name in names { list.goldens[name] = nil } }
        // A listed golden without a file would be missing; a file that is not listed does no harm.
        try save()
        for name in names {
            for path in [GoldenPath.picture(of: name), GoldenPath.layout(of: name)] {
                let file = folder.appendingPathComponent(path)
                unlink(file.path)
                // Folders go with their last golden; one that holds something else stays.
                var parent = file.deletingLastPathComponent()
                while parent.path.count > folder.path.count, rmdir(parent.path) == 0 { parent.deleteLastPathComponent() }
            }
        }
    }
}
