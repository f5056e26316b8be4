import Foundation
import Processes
import ProgramBuilding

/// The tool's command line.
struct ToolInvocation {
    enum Task: Equatable {
        case help
        /// A command that runs in the tool itself, without a widget.
        case ownCommand(arguments: [String])
        /// A command of a widget's program, with the folders or files of its sources.
        case widget(command: String, paths: [URL], options: [String])
    }

    static let help = """
        OVERVIEW: Renders the widgets of a folder of sources.

        USAGE: darkroom <command> <folder or file> ... [options]
               darkroom doctor
               darkroom accept <report folder> [<golden> ...]
               darkroom report <folder>
               darkroom report merge <folder> ... --output <folder>

        Builds the sources of a widget extension and runs the built program. The folder may belong to a target of an Xcode
        project, or be an .xcodeproj, an .xcworkspace or a Swift package; several folders and files are compiled together
        without a project. The program has the commands render, timeline, record, verify, inspect, list and doctor;
        `darkroom <command> <folder> --help` prints their options. The program runs with your own rights.

        OPTIONS:
          --target <name>    The target of the project or package. Default: the only one with widgets.
          --platform <name>  The system that #if os(…) and canImport(…) test for: iOS, watchOS, macOS or visionOS.
                             Default: the target's, or iOS.
          --cache <folder>   Where built programs are kept. Default: $XDG_CACHE_HOME/darkroom or ~/.cache/darkroom.

        The tool runs the sources' code with your rights, as building and starting it yourself would: render what you
        trust. It opens no network connections of its own, and lets the code open none without --record-fixtures.

        Exit status: 0 done, 1 pictures differ, 2 bad input, usage, or sources that do not compile, 3 the widget failed.
        """

    let task: Task
    /// The folder of built programs.
    let cache: URL
    /// The system that the sources' conditions are resolved for; nil leaves it to the project.
    let platform: Platform?
    /// The name of the target in a project or package; nil chooses the only one with widgets.
    let target: String?

    /// - Throws: `ProgramFailure` for arguments without a command or without sources.
    init(
        _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        var arguments = arguments
        cache = try ToolInvocation.take("--cache", "folder", from: &arguments)
            .map { URL(fileURLWithPath: $0, isDirectory: true) } ?? ToolInvocation.standardCache(environment)
        platform = try ToolInvocation.take("--platform", "name", from: &arguments).map(Platform.named)
        target = try ToolInvocation.take("--target", "name", from: &arguments)
        guard let command = arguments.first, !["help", "--help", "-h"].contains(command) else {
            guard !arguments.isEmpty else {
                throw ProgramFailure.badInput("There is no command. Write darkroom render <folder>, or darkroom --help.")
            }
            task = .help
            return
        }
        guard !command.hasPrefix("-") else {
            throw ProgramFailure.badInput("The command comes first: darkroom render <folder> \(command) …")
        }
        let paths = arguments.dropFirst().prefix { !$0.hasPrefix("-") }
        if paths.isEmpty && command == "doctor" || ["accept", "report"].contains(command) {
            task = .ownCommand(arguments: arguments)
            return
        }
        guard !paths.isEmpty else {
            throw ProgramFailure.badInput("There are no sources. Write darkroom \(command) <folder>, the folder before the options.")
        }
        task = .widget(
            command: command, paths: paths.map { URL(fileURLWithPath: $0).standardizedFileURL },
            options: Array(arguments.dropFirst(1 + paths.count)))
    }

    /// Takes an option of the tool's own and its value out of the arguments.
    private static func take(_ option: String, _ value: String, from arguments: inout [String]) throws -> String? {
        guard let index = arguments.firstIndex(where: { $0 == option || $0.hasPrefix("\(option)=") }) else { return nil }
        let argument = arguments.remove(at: index)
        if argument != option { return String(argument.dropFirst(option.count + 1)) }
        guard index < arguments.count else { throw ProgramFailure.badInput("\(option): the \(value) is missing.") }
        return arguments.remove(at: index)
    }

    private static func standardCache(_ environment: [String: String]) -> URL {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
            return URL(fileURLWithPath: folder, isDirectory: true).appendingPathComponent("darkroom", isDirectory: true)
        }
        return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache/darkroom", isDirectory: true)
    }
}
