import Foundation
import Synchronization

/// A sandbox of bubblewrap: a program in it has no network, sees no other processes, and only the folders that it needs.
package struct Sandbox: Sendable {
    /// The name of the program that makes sandboxes.
    private static let tool = "bwrap"
    /// Where the system keeps programs, libraries and their settings. What is not there is left out.
    private static let system = [
        "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d",
        "/etc/alternatives", "/etc/fonts", "/etc/localtime", "/etc/mime.types",
    ]
    /// The variables that a program keeps, and the beginnings of others.
    private static let keptVariables: Set = ["PATH", "LANG", "TERM", "NO_COLOR", "TZ", "SDKROOT", "PKG_CONFIG_PATH"]
    private static let keptBeginnings = ["DARKROOM_", "SWIFT_", "MALLOC_"]
    /// The home folder, which is empty and disappears with the sandbox.
    private static let home = "/tmp/home"

    /// The sandbox of the programs that this process starts; nil if they run without one.
    private static let current = Mutex<Sandbox?>(nil)

    private let program: String
    /// The files and folders that can be read.
    package private(set) var readable: Set<String> = []
    /// The folders that can also be written to.
    package private(set) var writable: Set<String> = []

    /// Finds bubblewrap, and tries whether the system allows a sandbox.
    ///
    /// - Throws: `ProgramFailure` if there is none.
    package init() throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let programs = folders.map { folder -> String in "\(folder)/\(Sandbox.tool)" }
        guard let program = programs.first(where: { access($0, X_OK) == 0 }) else {
            throw ProgramFailure.badInput("--sandbox: bubblewrap is not installed. Install it (apt-get install bubblewrap), or run make setup.")
        }
        self.program = program
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["--unshare-all", "--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "true"]
        (process.standardInput, process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice, output)
        do { try process.run() } catch { throw ProgramFailure.badInput("--sandbox: \(program) cannot be started: \(error.localizedDescription)") }
        let message = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw ProgramFailure.badInput(
                "--sandbox: the system does not allow one: \(message.trimmingCharacters(in: .whitespacesAndNewlines)). Allow namespaces for "
                    + "users (in a container, for example, with --security-opt seccomp=unconfined), or run without --sandbox.")
        }
    }

    /// Lets programs read files and folders.
    package mutating func allow(reading paths: some Sequence<String>) { readable.formUnion(paths.compactMap(Sandbox.whole)) }

    /// Lets programs write to folders.
    package mutating func allow(writing paths: some Sequence<String>) { writable.formUnion(paths.compactMap(Sandbox.whole)) }

    /// Returns the sandbox without folders that can be written to, except those.
    package func allowing(onlyWriting paths: some Sequence<String>) -> Sandbox {
        var sandbox = self
        sandbox.readable.formUnion(writable)
        sandbox.writable = []
        sandbox.allow(writing: paths)
        return sandbox
    }

    /// Returns the absolute path of a file or folder; nil for one that would show everything.
    private static func whole(_ path: String) -> String? {
        let path = URL(fileURLWithPath: path).standardizedFileURL.path
        return path == "/" ? nil : path
    }

    /// Has the programs that this process starts run in a sandbox, or without one.
    package static func use(_ sandbox: Sandbox?) { current.withLock { $0 = sandbox } }

    /// The sandbox of the programs that this process starts.
    package static var used: Sandbox? { current.withLock { $0 } }

    /// Lets the programs that this process starts read files and folders, if they run in a sandbox.
    package static func allow(reading paths: some Sequence<String>) {
        let paths = Array(paths)
        current.withLock { $0?.allow(reading: paths) }
    }

    /// The words of a command line that runs a program in the sandbox.
    ///
    /// - Parameters:
    ///   - words: the program's path and its arguments.
    ///   - environment: the variables of this process and the program's own; most are kept from the program.
    package func words(for words: [String], environment: [String: String]) -> [String] {
        var result = [program, "--unshare-all", "--die-with-parent", "--new-session", "--clearenv"]
        func bind(_ option: String, _ path: String) { result += [option, path, path] }
        for path in Sandbox.system {
            // A link such as /bin stays a link.
            if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path), !path.hasPrefix("/etc") {
                result += ["--symlink", target, path]
            } else {
                bind("--ro-bind-try", path)
            }
        }
        result += ["--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp", "--dir", Sandbox.home]
        // A folder in another one comes after it, so that it is not hidden.
        let places = readable.subtracting(writable).map { ($0, "--ro-bind-try") } + writable.map { ($0, "--bind") }
        for (path, option) in places.sorted(by: { $0 < $1 }) { bind(option, path) }
        let directory = FileManager.default.currentDirectoryPath
        if !directory.hasPrefix("/proc"), directory != "/" { result += ["--dir", directory, "--chdir", directory] }
        // The folders around those that are shown are the sandbox's own.
        result += ["--remount-ro", "/"]
        var variables = environment.filter { name, _ in
            Sandbox.keptVariables.contains(name) || Sandbox.keptBeginnings.contains(where: name.hasPrefix)
        }
        (variables["HOME"], variables["TMPDIR"]) = (Sandbox.home, "/tmp")
        for (name, value) in variables.sorted(by: { $0.key < $1.key }) { result += ["--setenv", name, value] }
        return result + ["--"] + words
    }
}
