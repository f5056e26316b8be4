import CairoGraphics
import Files
import Foundation
import Processes

/// Keeps built programs, and builds them again only when something that they are built from has changed.
package struct ProgramCache {
    /// The folder that holds one folder for each widget extension.
    let root: URL

    package init(root: URL) { self.root = root }

    /// The executable of a program. It is built where the cache has none or the program's inputs have changed. It lies in a
    /// bundle with the layout of an extension's, so that `Bundle.main` finds its resources.
    ///
    /// - Throws: `ToolFailure` where the sources do not compile or the cache cannot be written.
    package func executable(of program: ProgramDescription, for platform: Platform, runtime: Runtime) throws -> URL {
        let name = program.widgetModule.name
        let identity = program.identity + [platform.rawValue]
        let place = ContentHash.sha256(Data(identity.joined(separator: "\n").utf8)).prefix(12)
        let folder = root.appendingPathComponent("\(name)-\(place)", isDirectory: true)
        try ProgramCache.makeFolder(folder)
        let lock = try waitForLock(in: folder)
        defer { close(lock) }
        let inputs = try BuildInputs(program, runtime: runtime)
        let bundle = folder.appendingPathComponent("\(name).appex", isDirectory: true)
        let executable = bundle.appendingPathComponent(name)
        let record = folder.appendingPathComponent("contents")
        if let known = try? String(contentsOf: record, encoding: .utf8), known == inputs.text,
            FileManager.default.isExecutableFile(atPath: executable.path) {
            return executable
        }
        unlink(record.path)
        for warning in program.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
        let origins = try BundleResources(program).write(to: bundle, keeping: name)
        try ProgramCache.write(Data(origins.utf8), to: folder.appendingPathComponent(ResourceOrigins.fileName))
        try ProgramBuild(program: program, runtime: runtime, platform: platform, folder: folder).run(to: executable)
        try ProgramCache.write(Data(inputs.text.utf8), to: record)
        return executable
    }

    /// Waits until no other run builds in the folder.
    private func waitForLock(in folder: URL) throws -> Int32 {
        let path = folder.appendingPathComponent("lock").path
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw ToolFailure.system("\(path) cannot be written", errno) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw ToolFailure.system("\(path) cannot be locked", errno) }
        }
        return descriptor
    }

    static func makeFolder(_ folder: URL) throws {
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw ToolFailure("\(folder.path) cannot be made. Name another folder with --cache.")
        }
    }

    /// Writes under a temporary name and renames.
    static func write(_ data: Data, to file: URL) throws {
        let temporary = file.appendingPathExtension("part")
        do { try data.write(to: temporary) } catch {
            throw ToolFailure("\(file.path) cannot be written. Make room, or name another folder with --cache.")
        }
        guard rename(temporary.path, file.path) == 0 else {
            throw ToolFailure.system("\(file.path) cannot be written", errno)
        }
    }
}
