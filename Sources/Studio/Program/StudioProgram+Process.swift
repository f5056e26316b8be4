import Foundation
import Processes

extension StudioProgram {
    /// Returns a process of the program that has not been started. If this process uses a sandbox, it runs in one.
    ///
    /// - Parameters:
    ///   - words: the command and its options. Files and folders that they name can be read in a sandbox.
    ///   - folders: what the command writes to.
    /// - Throws: `ProgramFailure` for folders that cannot be made.
    func process(_ words: [String], writing folders: [URL]) throws -> Process {
        let process = Process()
        var variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        guard let sandbox = Sandbox.used else {
            process.executableURL = executable
            process.arguments = words
            process.environment = variables
            return process
        }
        let line = try sandbox.words(
            for: [executable.path] + words, writing: folders.map(\.path), backtraces: backtraces, environment: &variables)
        process.executableURL = URL(fileURLWithPath: line[0])
        process.arguments = Array(line.dropFirst())
        process.environment = variables
        return process
    }

    /// Starts a process.
    ///
    /// - Throws: `ProgramFailure` if it cannot be started.
    func start(_ process: Process) throws {
        do { try process.run() } catch {
            throw ProgramFailure.badInput("\(executable.path) cannot be started: \(error.localizedDescription)")
        }
    }
}
