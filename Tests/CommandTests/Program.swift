import Foundation

/// A built executable, run as a user runs it.
struct Program {
    let name: String

    struct Result {
        let status: Int32
        let output: String
        let errors: String
    }

    /// The folder of the package.
    static let package = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The test bundle's own folder, where the build puts the programs, too.
    static let products = URL(
        fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    ).deletingLastPathComponent()

    /// Runs the program; `environment` adds to or replaces this process's variables.
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
        try run(arguments, environment: environment)
    }

    /// - Parameters:
    ///   - place: where the program lies; nil for beside the tests.
    ///   - directory: the working directory; nil for this process's own.
    ///   - kilobytes: where given, no file can be written that is larger.
    ///   - isEnough: where given, the program gets an interrupt as from Ctrl-C as soon as this holds.
    func run(
        _ arguments: [String], at place: URL? = nil, environment: [String: String] = [:], in directory: URL? = nil,
        fileSizeLimit kilobytes: Int? = nil, interruptedWhen isEnough: (() -> Bool)? = nil
    ) throws -> Result {
        let process = Process()
        let executable = place ?? Program.products.appendingPathComponent(name)
        if let kilobytes {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            // The shell counts in blocks of 512 bytes.
            process.arguments = ["-c", "ulimit -f \(kilobytes * 2); exec \"$0\" \"$@\"", executable.path] + arguments
        } else {
            process.executableURL = executable
            process.arguments = arguments
        }
        if let directory { process.currentDirectoryURL = directory }
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        let folder = try TemporaryFolder()
        let (output, errors) = (folder.url.appendingPathComponent("out"), folder.url.appendingPathComponent("err"))
        for url in [output, errors] { try Data().write(to: url) }
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
        if let isEnough {
            while process.isRunning, !isEnough() { sched_yield() }
            process.interrupt()
        }
        process.waitUntilExit()
        // As shells say it.
        let signal = process.terminationReason == .uncaughtSignal ? 128 : Int32(0)
        return Result(
            status: signal + process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}

/// A folder that goes with the value.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    /// The names of all files inside, sorted.
    var files: [String] {
        (FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? [])
            .filter { name in
                let values = try? url.appendingPathComponent(name).resourceValues(forKeys: [.isDirectoryKey])
                return values?.isDirectory == false
            }
            .sorted()
    }
}
