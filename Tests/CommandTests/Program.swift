import Foundation

/// A built executable that runs like a user's.
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

    /// The folder of the test bundle, in which the build also puts the programs.
    static let products = URL(
        fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    ).deletingLastPathComponent()

    private static let asNobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]

    /// Whether a program can run without rights. The user "nobody" must be able to read the checkout.
    static let canRunWithoutRights: Bool = {
        guard geteuid() == 0 else { return true }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = asNobody + ["test", "-r", package.appendingPathComponent("Resources").path, "-a", "-x", products.path]
        (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
        guard (try? process.run()) != nil else { return false }
        process.waitUntilExit()
        return process.terminationStatus == 0
    }()

    /// Runs the program. `environment` adds or replaces variables of this process.
    func run(_ arguments: String..., environment: [String: String] = [:]) throws -> Result {
        try run(arguments, environment: environment)
    }

    /// - Parameters:
    ///   - place: the folder of the program; nil for the folder of the tests.
    ///   - directory: the working directory; nil for this process's own.
    ///   - kilobytes: the size limit of written files; nil for none.
    ///   - hasNoRights: whether the program runs as the user "nobody" if the tests run as the superuser, who has all rights.
    ///   - number: the signal for `isEnough`, as Ctrl-C sends it by default.
    ///   - isEnough: if given, the program gets the signal as soon as this is true.
    func run(
        _ arguments: [String], at place: URL? = nil, environment: [String: String] = [:], in directory: URL? = nil,
        fileSizeLimit kilobytes: Int? = nil, withoutRights hasNoRights: Bool = false,
        signal number: Int32 = SIGINT, interruptedWhen isEnough: (() -> Bool)? = nil
    ) throws -> Result {
        let process = Process()
        let executable = place ?? Program.products.appendingPathComponent(name)
        if let kilobytes {
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            // The shell counts in blocks of 512 bytes.
            process.arguments = ["-c", "ulimit -f \(kilobytes * 2); exec \"$0\" \"$@\"", executable.path] + arguments
        } else if hasNoRights, geteuid() == 0 {
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = Program.asNobody + [executable.path] + arguments
        } else if isEnough != nil {
            // This process takes precedence over the program if both need the same processor.
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["nice", "-n", "19", executable.path] + arguments
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
            kill(process.processIdentifier, number)
        }
        process.waitUntilExit()
        // Shells use the same status.
        let signal = process.terminationReason == .uncaughtSignal ? 128 : Int32(0)
        return Result(
            status: signal + process.terminationStatus, output: try String(contentsOf: output, encoding: .utf8),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}

/// A folder that is removed with the value.
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
