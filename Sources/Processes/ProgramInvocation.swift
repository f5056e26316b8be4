import Foundation

/// How the program was started, in the words by which people start it again.
package enum ProgramInvocation {
    /// By which the tool tells the program that it has built how people started the tool.
    package static let variable = "DARKROOM_TOOL"

    /// The words before the command: `darkroom`, `swift run StreakWidget`, `./StreakWidget`.
    package static let words: [String] = {
        defer { unsetenv(variable) }
        if let text = getenv(variable) { return String(cString: text).split(separator: "\n").map(String.init) }
        return words(for: CommandLine.arguments[0], in: FileManager.default.currentDirectoryPath)
    }()

    /// The words that start the tool where tests run: theirs is no program with commands.
    package static let wordsOfTests: [String] = {
        let program = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
        let words = ProgramInvocation.words(for: program, in: FileManager.default.currentDirectoryPath)
        return words.count > 1 ? words.dropLast() + ["darkroom"] : ["darkroom"]
    }()

    /// - Parameters:
    ///   - argument: the program's first argument, as whoever started it has written it.
    ///   - directory: the working directory.
    package static func words(for argument: String, in directory: String) -> [String] {
        guard argument.contains("/") else { return [argument] }
        func parts(_ path: String) -> [String] { URL(fileURLWithPath: path).standardizedFileURL.pathComponents }
        let (here, program) = (parts(directory), parts(argument.hasPrefix("/") ? argument : "\(directory)/\(argument)"))
        // Where Swift's package manager builds; it finds the package from all folders inside.
        guard let build = program.lastIndex(of: ".build"), here.starts(with: program[..<build]) else { return [argument] }
        return ["swift", "run", program[program.count - 1]]
    }
}
