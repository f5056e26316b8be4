import Files
import Foundation
import Synchronization

/// A golden folder whose goldens any thread can change.
package final class ListedGoldenStore: GoldenStore {
    private struct State {
        var list: GoldenList
        /// The number of goldens written.
        var count = 0
        /// The files that wait to be written, by their paths.
        var pending: [String: Data] = [:]
    }

    private let state: Mutex<State>
    private let writer: FileWriter
    private let keepsPending: Bool

    /// - Parameters:
    ///   - writer: writes to the folder; nil for a store that is only read.
    ///   - keepsPending: whether files are kept in memory until `writePending()`.
    package init(_ list: GoldenList, writer: FileWriter? = nil, keepsPending: Bool = false) {
        self.keepsPending = keepsPending
        state = Mutex(State(list: list))
        self.writer = writer ?? FileWriter(unchecked: list.folder, option: "--golden")
        folder = list.folder
    }

    package let folder: URL
    package var isListed: Bool { true }

    /// The current list.
    package var current: GoldenList { state.withLock { $0.list } }
    /// The number of goldens written.
    package var written: Int { state.withLock { $0.count } }

    package func listed(_ name: String) -> ListedGolden? { state.withLock { $0.list.goldens[name] } }

    package func write(_ png: Data, as golden: ListedGolden, layout: Data?) throws {
        try write(png, to: GoldenPath.picture(of: golden.name))
        state.withLock {
            $0.list.goldens[golden.name] = golden
            $0.count += 1
        }
        if let layout { try write(layout: layout, of: golden.name) }
    }

    /// Writes a golden's layout, unless the file has the same content already.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written.
    package func write(layout: Data, of name: String) throws {
        let path = GoldenPath.layout(of: name)
        if FileManager.default.contents(atPath: folder.appendingPathComponent(path).path) == layout { return }
        try write(layout, to: path)
    }

    private func write(_ data: Data, to path: String) throws {
        if keepsPending { return state.withLock { $0.pending[path] = data } }
        try writer.write(data, to: path)
    }

    /// Writes the files that were kept.
    ///
    /// - Throws: `ProgramFailure` if a file cannot be written.
    package func writePending() throws {
        let files = state.withLock { state in
            defer { state.pending = [:] }
            return state.pending
        }
        for (path, data) in files.sorted(by: { $0.key < $1.key }) { try writer.write(data, to: path) }
    }

    /// Sets the list's entry for a golden whose file does not change.
    package func note(_ golden: ListedGolden) { state.withLock { $0.list.goldens[golden.name] = golden } }

    package func checkReplaceable(_ name: String) throws { try writer.checkReplaceable(GoldenPath.picture(of: name)) }

    package func setEnvironment(_ environment: GoldenEnvironment) { state.withLock { $0.list.environment = environment } }

    package func save() throws { try state.withLock { try $0.list.write(with: writer) } }

    package func remove(_ names: [String]) throws {
        try names.forEach(checkReplaceable)
        state.withLock { for name in names { $0.list.goldens[name] = nil } }
        // The list is written first, because a listed golden without a file is an error, and a file without an entry is not.
        try save()
        for name in names {
            for path in [GoldenPath.picture(of: name), GoldenPath.layout(of: name)] {
                let file = folder.appendingPathComponent(path)
                unlink(file.path)
                // Folders that become empty are removed.
                var parent = file.deletingLastPathComponent()
                while parent.path.count > folder.path.count, rmdir(parent.path) == 0 { parent.deleteLastPathComponent() }
            }
        }
    }
}
