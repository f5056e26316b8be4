import Files
import Foundation
import Synchronization

/// A golden folder while its list is being changed, on any thread.
package final class ListedGoldenStore: GoldenStore {
    private struct State {
        var list: GoldenList
        /// How many goldens were written.
        var count = 0
    }

    private let state: Mutex<State>
    private let writer: FileWriter

    /// - Parameter writer: nil for a store that is only read.
    package init(_ list: GoldenList, writer: FileWriter? = nil) {
        state = Mutex(State(list: list))
        self.writer = writer ?? FileWriter(unchecked: list.folder, option: "--golden")
        folder = list.folder
    }

    package let folder: URL
    package var isListed: Bool { true }

    /// The list as it is now.
    package var current: GoldenList { state.withLock { $0.list } }
    /// How many goldens were written.
    package var written: Int { state.withLock { $0.count } }

    package func listed(_ name: String) -> ListedGolden? { state.withLock { $0.list.goldens[name] } }

    package func write(_ png: Data, as golden: ListedGolden, layout: Data?) throws {
        try writer.write(png, to: GoldenPath.picture(of: golden.name))
        state.withLock {
            $0.list.goldens[golden.name] = golden
            $0.count += 1
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
    package func note(_ golden: ListedGolden) { state.withLock { $0.list.goldens[golden.name] = golden } }

    package func checkReplaceable(_ name: String) throws { try writer.checkReplaceable(GoldenPath.picture(of: name)) }

    package func setEnvironment(_ environment: GoldenEnvironment) { state.withLock { $0.list.environment = environment } }

    package func save() throws { try state.withLock { try $0.list.write(with: writer) } }

    package func remove(_ names: [String]) throws {
        try names.forEach(checkReplaceable)
        state.withLock { for name in names { $0.list.goldens[name] = nil } }
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
