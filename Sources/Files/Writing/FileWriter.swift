import Foundation
import Processes
import Synchronization

/// Writes each file completely or not at all.
package struct FileWriter: Sendable {
    /// The folder of all files.
    package let folder: URL
    /// The option that names another folder, for messages.
    package let option: String
    /// The folder's path. Each picture has a file, and addresses take longer than their paths.
    private let root: String

    /// Creates the folder, and checks that it can be written to.
    ///
    /// - Throws: `ProgramFailure` if the folder cannot be created or written to.
    package init(folder: URL, option: String = "--output") throws {
        self.init(unchecked: folder, option: option)
        try makeFolder(root)
        guard access(folder.path, W_OK | X_OK) == 0 else { throw failure(root, String(cString: strerror(errno))) }
    }

    /// Creates a writer without creating or checking the folder.
    package init(unchecked folder: URL, option: String) {
        (self.folder, self.option, root) = (folder, option, folder.path)
    }

    /// Writes `data` to a temporary file and renames it.
    ///
    /// - Parameter path: the path in the folder.
    /// - Throws: `ProgramFailure` if the file cannot be written.
    package func write(_ data: Data, to path: String) throws {
        try write(to: path) { try $0.write(contentsOf: data) }
    }

    /// Lets `body` write to a temporary file, and renames it.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written, and failures of `body`.
    package func write(to path: String, _ body: (FileHandle) throws -> Void) throws {
        try place(path) { temporary in
            // Foundation would write another temporary file, which would be left if the program ended early.
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
            guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
            let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
            do {
                try body(file)
            } catch {
                try? file.close()
                throw error
            }
            // Some file systems report only now that the disk is full.
            try file.close()
        }
    }

    /// Creates a hard link to a file in the folder, or a copy if the file system has no links.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written.
    package func link(_ existing: String, to path: String) throws {
        // A new name needs no temporary file.
        if Glibc.link(fullPath(existing), fullPath(path)) == 0 { return }
        try adopt(folder.appendingPathComponent(existing), as: path)
    }

    /// Creates a hard link to a file outside the folder, or a copy if the file system has no links.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written.
    package func adopt(_ source: URL, as path: String) throws {
        try place(path) { temporary in
            if Glibc.link(source.path, temporary) == 0 { return }
            try FileManager.default.copyItem(atPath: source.path, toPath: temporary)
        }
    }

    /// Moves a file into the folder, or copies it if it is on another file system.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written.
    package func move(_ source: URL, to path: String) throws {
        let file = fullPath(path)
        try checkReplaceable(path)
        try makeFolder(FileWriter.parts(of: file).folder)
        do { try WritingFault.step() } catch { throw failure(file, FileWriter.reason(of: error)) }
        if rename(source.path, file) != 0 { try adopt(source, as: path) }
    }

    /// Checks that the file is not read-only, because renaming would replace it nevertheless.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be written.
    package func checkReplaceable(_ path: String) throws {
        let file = fullPath(path)
        var status = stat()
        guard stat(file, &status) == 0 else { return }
        // The superuser may write to read-only files.
        guard status.st_mode & 0o222 == 0 || access(file, W_OK) != 0 else { return }
        throw ProgramFailure.badInput(
            "\(file) cannot be written: it is read-only. Make it writable with chmod u+w, or name another folder with "
                + "\(option).")
    }

    private func fullPath(_ path: String) -> String { "\(root)/\(path)" }

    /// Splits a full path at its last slash.
    private static func parts(of path: String) -> (folder: String, name: String) {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))!
        return (String(path[..<slash]), String(path[path.utf8.index(after: slash)...]))
    }

    private func place(_ path: String, _ make: (String) throws -> Void) throws {
        let file = fullPath(path)
        try checkReplaceable(path)
        let (directory, name) = FileWriter.parts(of: file)
        try makeFolder(directory)
        FileWriter.sweep(directory)
        let temporary = "\(directory)/\(TemporaryFiles.name(for: name))"
        try TemporaryFiles.shared.hold(temporary) {
            do {
                try WritingFault.step()
                try make(temporary)
                try WritingFault.step()
            } catch {
                unlink(temporary)
                throw error as? ProgramFailure ?? failure(file, FileWriter.reason(of: error))
            }
            guard rename(temporary, file) == 0 else {
                let reason = String(cString: strerror(errno))
                unlink(temporary)
                throw failure(file, reason)
            }
            // If both names are links to one file, rename keeps both.
            unlink(temporary)
        }
    }

    private static let swept = Mutex<Set<String>>([])

    /// Removes what killed runs have left in a folder, when this process first writes there.
    private static func sweep(_ folder: String) {
        guard swept.withLock({ $0.insert(folder).inserted }) else { return }
        TemporaryFiles.removeAbandoned(directlyIn: URL(fileURLWithPath: folder, isDirectory: true))
    }

    private func makeFolder(_ folder: String) throws {
        // Nearly each file is in a folder that is there already.
        var status = stat()
        if stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw failure(folder, FileWriter.reason(of: error))
        }
    }

    /// Returns the system's words for the cause of a file error, such as "Permission denied", without the file's name.
    package static func reason(of error: any Error) -> String {
        let error = error as NSError
        let inner = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
        if inner.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(inner.code))) }
        return error.localizedDescription
    }

    private func failure(_ path: String, _ reason: String) -> ProgramFailure {
        FileWriter.failure(URL(fileURLWithPath: path), reason, option: option)
    }

    /// Creates the failure of a file that cannot be written.
    ///
    /// - Parameters:
    ///   - url: the file or folder.
    ///   - reason: the cause, without a full stop.
    ///   - option: the option that names another folder.
    package static func failure(_ url: URL, _ reason: String, option: String = "--output") -> ProgramFailure {
        .badInput("\(url.path) cannot be written: \(reason). Name another folder with \(option), or free some space.")
    }
}
