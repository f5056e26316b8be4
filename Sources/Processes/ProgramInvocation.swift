import Foundation

/// The words of the command line that starts this program again.
package enum ProgramInvocation {
    /// The environment variable in which the tool passes its own words to the program that it has built.
    package static let variable = "DARKROOM_TOOL"

    /// The words before the subcommand: `darkroom`, `swift run StreakWidget`, `./StreakWidget`.
    package static let words: [String] = {
        defer { unsetenv(variable) }
        if let text = getenv(variable) { return String(cString: text).split(separator: "\n").map(String.init) }
        return words(for: CommandLine.arguments[0], in: FileManager.default.currentDirectoryPath)
    }()

    /// The words that start the tool when this program is a test runner, which has no subcommands.
    package static let wordsOfTests: [String] = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let words = ProgramInvocation.words(for: program, in: FileManager.default.currentDirectoryPath)
        return words.count > 1 ? words.dropLast() + ["darkroom"] : ["darkroom"]
    }()

    /// Returns the words that start a program.
    ///
    /// - Parameters:
    ///   - argument: the program's first argument as the user wrote it.
    ///   - directory: the working directory.
    package static func words(for argument: String, in directory: String) -> [String] {
        guard argument.contains("/") else { return [argument] }
        func parts(_ path: String) -> [String] { URL(fileURLWithPath: path).standardizedFileURL.pathComponents }
        let (here, program) = (parts(directory), parts(argument.hasPrefix("/") ? argument : "\(directory)/\(argument)"))
        // The package manager builds here, and finds the package from every folder inside it.
        guard let build = program.lastIndex(of: ".build"), here.starts(with: program[..<build]) else { return [argument] }
        return ["swift", "run", program[program.count - 1]]
    }
}
