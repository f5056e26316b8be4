import Foundation
import Processes
import Synchronization

/// Another program, such as the compiler, which is run until it ends.
struct Subprocess {
    struct Result {
        let status: Int32
        /// Everything that it wrote to its standard output.
        let output: String
        /// Everything that it wrote to its standard error, where this is kept apart.
        let errors: String
    }

    private let name: String
    private let arguments: [String]

    init(_ name: String, _ arguments: [String]) { (self.name, self.arguments) = (name, arguments) }

    /// - Parameter separatesErrors: whether standard error is kept apart; otherwise `output` holds both in their order.
    /// - Throws: `ProgramFailure` where the program is not on the PATH or cannot be started.
    func run(separatesErrors: Bool = false) throws -> Result {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard let folder = path.first(where: { access("\($0)/\(name)", X_OK) == 0 }) else {
            throw ProgramFailure.badInput("\(name) is not on the PATH. Install Swift, and run make setup.")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "\(folder)/\(name)")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        let errorPipe = separatesErrors ? Pipe() : pipe
        process.standardError = errorPipe
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw ProgramFailure.badInput("\(name) cannot be started: \(error)") }
        // Both pipes are read at once, because a full one stops the program.
        let errors = Mutex(Data())
        let reading = DispatchGroup()
        if separatesErrors {
            let handle = errorPipe.fileHandleForReading
            DispatchQueue.global().async(group: reading) {
                let data = handle.readDataToEndOfFile()
                errors.withLock { $0 = data }
            }
        }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        reading.wait()
        process.waitUntilExit()
        return Result(
            status: process.terminationStatus, output: String(decoding: output, as: UTF8.self),
            errors: errors.withLock { String(decoding: $0, as: UTF8.self) })
    }
}
