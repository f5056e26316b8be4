import Foundation
import Processes
import Synchronization

/// Tells when files in folders change, by inotify.
///
/// Editors replace files, so folders are watched and not the files themselves.
final class FolderWatch: Sendable {
    private struct State {
        var folders: [Int32: String] = [:]
        /// The names of the watched files in a folder; nil for every file.
        var names: [String: Set<String>?] = [:]
    }

    /// How long the folders are quiet before a change is told, in milliseconds.
    private static let quiet: Int32 = 20
    private static let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

    private let descriptor: Int32
    private let state = Mutex(State())

    /// - Parameter onChange: called on a thread of its own with the paths that have changed.
    /// - Throws: `ProgramFailure` if the system has no more watches.
    init(onChange: @escaping @Sendable (Set<String>) -> Void) throws {
        descriptor = inotify_init1(Int32(IN_CLOEXEC))
        guard descriptor >= 0 else {
            throw ProgramFailure.badInput(
                "The sources cannot be watched: \(String(cString: strerror(errno))). End other programs that watch files, or raise "
                    + "fs.inotify.max_user_instances.")
        }
        Thread.detachNewThread { [self] in
            while true {
                var paths = read()
                // A program that saves writes several files, and each of them in steps.
                while isReady() { paths.formUnion(read()) }
                if !paths.isEmpty { onChange(paths) }
            }
        }
    }

    /// Watches these files, and all files in these folders, in the place of the earlier ones.
    func watch(_ urls: [URL]) {
        var names: [String: Set<String>?] = [:]
        for url in urls.map(\.standardizedFileURL) {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                for folder in FolderWatch.folders(in: url) { names[folder] = .some(nil) }
            } else {
                let folder = url.deletingLastPathComponent().path
                if case .some(.some(let known)) = names[folder] {
                    names[folder] = known.union([url.lastPathComponent])
                } else if names[folder] == nil {
                    names[folder] = [url.lastPathComponent]
                }
            }
        }
        state.withLock { state in
            let known = Set(state.folders.values)
            for (watch, folder) in state.folders where !names.keys.contains(folder) {
                inotify_rm_watch(descriptor, watch)
                state.folders[watch] = nil
            }
            for folder in names.keys.sorted() where !known.contains(folder) {
                let watch = inotify_add_watch(descriptor, folder, FolderWatch.mask)
                if watch >= 0 { state.folders[watch] = folder }
            }
            state.names = names
        }
    }

    /// A folder and all folders in it, without hidden ones.
    private static func folders(in url: URL) -> [String] {
        let inner = FileManager.default.enumerator(
            at: url, includingPropertiesForKeys: [.isDirectoryKey], options: [.skipsHiddenFiles])
        let folders = inner?.compactMap { $0 as? URL }.filter {
            (try? $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
        } ?? []
        return [url.path] + folders.map(\.path)
    }

    private func isReady() -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&poll, 1, FolderWatch.quiet) > 0
    }

    /// Waits for changes and returns their paths.
    private func read() -> Set<String> {
        let size = 64 << 10
        let buffer = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: MemoryLayout<inotify_event>.alignment)
        defer { buffer.deallocate() }
        let count = Glibc.read(descriptor, buffer, size)
        guard count > 0 else { return [] }
        var (paths, offset) = (Set<String>(), 0)
        while offset < count {
            let event = buffer.load(fromByteOffset: offset, as: inotify_event.self)
            let name = event.len == 0
                ? "" : String(cString: (buffer + offset + MemoryLayout<inotify_event>.size).assumingMemoryBound(to: CChar.self))
            offset += MemoryLayout<inotify_event>.size + Int(event.len)
            if let path = path(of: event, name: name) { paths.insert(path) }
        }
        return paths
    }

    /// The path of a change; nil for one that does not count.
    private func path(of event: inotify_event, name: String) -> String? {
        // Editors' own files, and files that are being written under another name.
        guard !name.isEmpty, !name.hasPrefix("."), !name.hasSuffix("~"), !name.hasSuffix(".swp"), Int(name) == nil else { return nil }
        return state.withLock { state in
            guard let folder = state.folders[event.wd], let names = state.names[folder] else { return nil }
            let isFolder = event.mask & UInt32(IN_ISDIR) != 0
            // A new file counts when it has been written; a new folder has no such moment.
            if event.mask & UInt32(IN_CREATE) != 0, !isFolder { return nil }
            // A new source beside watched ones belongs to them.
            if let names, !names.contains(name), !name.hasSuffix(".swift") { return nil }
            return "\(folder)/\(name)"
        }
    }
}
