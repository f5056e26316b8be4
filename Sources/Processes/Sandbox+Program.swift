import Foundation

extension Sandbox {
    /// Lets programs read the files and folders that a command line names.
    ///
    /// - Parameter words: options and their values, also as `--option=value`.
    package mutating func allow(readingNamedIn words: [String]) {
        let values = words.flatMap { word in [word] + word.split(separator: "=", maxSplits: 1).dropFirst().map(String.init) }
        allow(reading: values.filter { FileManager.default.fileExists(atPath: $0) })
    }

    /// The words of a command line that runs a widget's program in the sandbox. It reads what the sandbox can read and what its
    /// own command line names; it writes to certain folders alone.
    ///
    /// - Parameters:
    ///   - line: the program's path, the command and its options.
    ///   - folders: what the command writes to. Those that are missing are made.
    ///   - backtraces: the folder of what crashes write, which is kept after the sandbox is gone; nil for none.
    ///   - environment: the variables of this process and the program's own. It learns where backtraces go.
    /// - Throws: `ProgramFailure` for folders that cannot be made.
    package func words(
        for line: [String], writing folders: [String], backtraces: URL?, environment: inout [String: String]
    ) throws -> [String] {
        let writable = folders + [backtraces?.path].compactMap(\.self)
        for path in writable {
            do { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) } catch {
                throw ProgramFailure.badInput("\(path) cannot be made: \(error.localizedDescription)")
            }
        }
        var sandbox = allowing(onlyWriting: writable)
        sandbox.allow(readingNamedIn: Array(line.dropFirst()))
        if let backtraces { environment["DARKROOM_BACKTRACES"] = backtraces.path }
        return sandbox.words(for: line, environment: environment)
    }
}
