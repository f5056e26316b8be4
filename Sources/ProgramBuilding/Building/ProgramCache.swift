import CairoGraphics
import Darkroom
import Foundation

/// Built programs, kept by what they were built of.
package struct ProgramCache {
    /// The folder that holds one folder for each widget extension.
    let root: URL

    package init(root: URL) { self.root = root }

    /// The program of what was taken in, built where it is not there or not of these contents. It lies in a bundle laid
    /// out as an extension's, so that `Bundle.main` finds its resources.
    ///
    /// - Throws: `ToolFailure` where the sources do not compile or the cache cannot be written.
    package func program(of intake: Intake, for platform: Platform, runtime: Runtime) throws -> URL {
        let name = intake.program.name
        let identity = intake.identity + [platform.rawValue]
        let place = ContentHash.sha256(Data(identity.joined(separator: "\n").utf8)).prefix(12)
        let folder = root.appendingPathComponent("\(name)-\(place)", isDirectory: true)
        try ProgramCache.makeFolder(folder)
        let lock = try waitForLock(in: folder)
        defer { close(lock) }
        let fingerprint = try Fingerprint(intake, runtime: runtime)
        let bundle = folder.appendingPathComponent("\(name).appex", isDirectory: true)
        let program = bundle.appendingPathComponent(name)
        let record = folder.appendingPathComponent("contents")
        if let known = try? String(contentsOf: record, encoding: .utf8), known == fingerprint.text,
            FileManager.default.isExecutableFile(atPath: program.path) {
            return program
        }
        unlink(record.path)
        for warning in intake.warnings { FileHandle.standardError.write(Data("warning: \(warning)\n".utf8)) }
        let origins = try BundleResources(intake).write(to: bundle, keeping: name)
        try ProgramCache.write(Data(origins.utf8), to: folder.appendingPathComponent(ResourceOrigins.fileName))
        try ProgramBuild(intake: intake, runtime: runtime, platform: platform, folder: folder).run(to: program)
        try ProgramCache.write(Data(fingerprint.text.utf8), to: record)
        return program
    }

    /// Waits until no other run builds here.
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

/// What a program was built of: Darkroom's build, how it was compiled, and every file's content.
private struct Fingerprint {
    let text: String

    init(_ intake: Intake, runtime: Runtime) throws {
        var lines = [runtime.stamp]
        for module in intake.modules {
            lines.append(([module.name, module.bundle ?? ""] + module.language.arguments).joined(separator: " "))
            for url in module.files { try Fingerprint.add(url, to: &lines) }
        }
        for url in intake.decidingFiles { try Fingerprint.add(url, to: &lines) }
        text = lines.joined(separator: "\n")
    }

    private static func add(_ url: URL, to lines: inout [String]) throws {
        if let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) {
            lines.append("\(url.path)/")
            for name in names.sorted() where name != ".DS_Store" { try add(url.appendingPathComponent(name), to: &lines) }
        } else if let data = FileManager.default.contents(atPath: url.path) {
            lines.append("\(url.path) \(ContentHash.sha256(data))")
        } else {
            throw ToolFailure("\(url.path) cannot be read. Check its rights.")
        }
    }
}
