import Foundation

/// Another program, such as the compiler, which is run until it ends.
struct Subprocess {
    struct Result {
        let status: Int32
        /// Everything that it wrote to its standard output and its standard error.
        let output: String
    }

    private let name: String
    private let arguments: [String]

    init(_ name: String, _ arguments: [String]) { (self.name, self.arguments) = (name, arguments) }

    /// - Throws: `ToolFailure` where the program is not on the PATH or cannot be started.
    func run() throws -> Result {
        let path = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        guard let folder = path.first(where: { access("\($0)/\(name)", X_OK) == 0 }) else {
            throw ToolFailure("\(name) is not on the PATH. Install Swift, and run make setup.")
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "\(folder)/\(name)")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        process.standardInput = FileHandle.nullDevice
        do { try process.run() } catch { throw ToolFailure("\(name) cannot be started: \(error)") }
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Result(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
