import Darkroom
import Foundation
import Processes
import ProgramBuilding

/// The folders that a program in a sandbox can write to because of its command line.
struct SandboxFolders {
    /// The folders that it writes to.
    let writable: [String]

    /// The folders of commands that are written to if the command line names none.
    private static let standard = ["render": "previews", "timeline": "previews", "scene": "previews", "verify": "verification"]

    /// - Parameters:
    ///   - words: the words after the command and the sources.
    /// - Throws: `ProgramFailure` for options that a sandbox cannot serve.
    init(of command: String, _ words: [String]) throws {
        if words.contains(where: { $0 == "--record-fixtures" || $0.hasPrefix("--record-fixtures=") }) {
            throw ProgramFailure.badInput("--record-fixtures needs the network, which --sandbox keeps from the program. Leave one of them out.")
        }
        func value(of names: String...) -> String? {
            for (index, word) in words.enumerated() {
                if names.contains(word), index + 1 < words.count { return words[index + 1] }
                if let name = names.first(where: { word.hasPrefix("\($0)=") }) { return String(word.dropFirst(name.count + 1)) }
            }
            return nil
        }
        writable = [
            value(of: "--output", "-o") ?? SandboxFolders.standard[command],
            command == "record" ? value(of: "--golden") ?? "golden" : nil,
            command == "doctor" ? value(of: "--sheet") : nil,
        ].compactMap(\.self)
    }
}

extension Sandbox {
    /// Returns the command line that runs a built program in the sandbox.
    ///
    /// - Throws: `ProgramFailure` for options that a sandbox cannot serve, and folders that cannot be made.
    func words(for program: ToolInvocation.Built, command: String, options: [String], cache: URL) throws -> [String] {
        let folders = try SandboxFolders(of: command, options)
        var sandbox = self
        if FileManager.default.fileExists(atPath: "golden") { sandbox.allow(reading: ["golden"]) }
        var variables = ProcessInfo.processInfo.environment
        return try sandbox.words(
            for: [program.executable.path, command] + options, writing: folders.writable, backtraces: Sandbox.backtraces(in: cache),
            environment: &variables)
    }

    /// The folder for what crashes of programs in a sandbox write.
    static func backtraces(in cache: URL) -> URL { cache.appendingPathComponent("backtraces") }
}
