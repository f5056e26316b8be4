import Darkroom
import Files
import Foundation
import Processes
import ProgramBuilding

/// The tool's command line.
struct ToolInvocation {
    enum Task {
        /// Help or completion.
        case text(String)
        /// A command that runs in the tool itself, without a widget.
        case ownCommand(arguments: [String])
        /// A command of a widget's program, with the folders or files of its sources.
        case widget(command: String, paths: [URL], options: [String])
        /// The studio, which builds the sources again and again.
        case studio(paths: [URL], options: [String])
    }

    let task: Task
    /// The folder of built programs.
    let cache: URL
    /// The system that the sources' conditions are resolved for; `nil` leaves it to the project.
    let platform: Platform?
    /// The name of the target in a project or package; `nil` selects the only one with widgets.
    let target: String?
    /// The name of the project's configuration; `nil` leaves it to the project.
    let configuration: String?
    /// Whether packages that are not on this disk are not fetched.
    let isOffline: Bool
    /// Whether the compiler and the program run in a sandbox.
    let isConfined: Bool
    /// How the build tells its progress.
    let progress: BuildProgress.Style

    /// - Throws: `ProgramFailure` for arguments without a command or without sources, and for options that no program takes.
    @MainActor init(
        _ arguments: [String], environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        var arguments = arguments
        // Completion passes the user's command line after this argument, with options that are not for this run.
        let completes = arguments.first == "---completion"
        func take(_ option: String, _ value: String) throws -> String? {
            completes ? nil : try ToolInvocation.take(option, value, from: &arguments)
        }
        cache = try take("--cache", "folder")
            .map { URL(fileURLWithPath: $0, isDirectory: true) } ?? ToolInvocation.standardCache(environment)
        platform = try take("--platform", "name").map(Platform.named)
        target = try take("--target", "name")
        configuration = try take("--configuration", "name")
        func takeFlag(_ option: String) -> Bool {
            guard !completes, let index = arguments.firstIndex(of: option) else { return false }
            arguments.remove(at: index)
            return true
        }
        let forbidsFetching = takeFlag("--offline")
        isConfined = takeFlag("--sandbox")
        isOffline = forbidsFetching || isConfined
        let asksForProgress = takeFlag("--progress")
        progress = BuildProgress.style(asksForLines: asksForProgress, isQuiet: arguments.contains("--quiet"))
        task = try ToolInvocation.task(completes ? arguments : SceneArguments.spelledOut(arguments))
    }

    @MainActor private static func task(_ arguments: [String]) throws -> Task {
        guard let command = arguments.first else {
            throw ProgramFailure.badInput("There is no command. Write darkroom render <folder>, or darkroom --help.")
        }
        if !command.hasPrefix("-") { try RepeatedOptions.check(arguments) }
        var paths = Array(arguments.dropFirst().prefix { !$0.hasPrefix("-") })
        let options = Array(arguments.dropFirst(1 + paths.count))
        var arguments = arguments
        if command == "scene", paths.isEmpty, options.contains(where: { $0.hasPrefix("--file") }) {
            paths = try SceneArguments.sources(in: options)
            arguments = [command] + paths + options
        }
        ToolInvocation.announceConfiguration(beside: paths)
        if RulePages.answer(command, options) { return .ownCommand(arguments: [command] + options) }
        let isOwn = ToolCommand.ownCommands.contains(command)
        // With a folder, the doctor runs in the folder's program.
        let isDoctorOfProgram = command == "doctor" && !paths.isEmpty
        if isOwn, !isDoctorOfProgram { return .ownCommand(arguments: arguments) }
        let request: ToolCommand.Request
        do {
            request = try ToolCommand.request(isOwn ? [command] + options : arguments)
        } catch {
            throw refusal(of: command, paths: paths, error: error)
        }
        switch request {
        case .text(let text): return .text(text)
        case .command(let parsed):
            if let parsed = parsed as? any BuildingCommand {
                guard parsed.sources.count == paths.count else {
                    throw paths.isEmpty ? noSources(for: command) : misplaced(parsed.sources.dropFirst(paths.count))
                }
                try parsed.checkOptions()
            }
            let urls = paths.map { URL(fileURLWithPath: $0).standardizedFileURL }
            if command == StudioCommand.configuration.commandName { return .studio(paths: urls, options: options) }
            return .widget(command: command, paths: urls, options: options)
        }
    }

    /// Tells commands the file of options that lies beside the sources.
    static func announceConfiguration(beside paths: [String]) {
        let folders = paths.prefix(1).map { path -> URL in
            let url = URL(fileURLWithPath: path).standardizedFileURL
            let isFolder = ["xcodeproj", "xcworkspace"].contains(url.pathExtension)
                ? false : (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
            return isFolder ? url : url.deletingLastPathComponent()
        }
        guard let file = folders.first?.appendingPathComponent(ConfigurationFile.name) else { return }
        setenv(ConfigurationFile.placeVariable, file.path, 1)
        setenv(ConfigurationFile.variable, FileManager.default.fileExists(atPath: file.path) ? file.path : "", 1)
    }

    /// The failure for arguments that the parser refuses.
    private static func refusal(of command: String, paths: [String], error: any Error) -> ProgramFailure {
        if command.hasPrefix("-") {
            return .badInput("The command comes first: darkroom render <folder> \(command) …")
        }
        guard ToolCommand.commands.contains(command) else {
            return .badInput(
                "There is no command \"\(command)\".\(NearNames.question(command, in: ToolCommand.commands)) darkroom --help "
                    + "lists the commands.")
        }
        return paths.isEmpty ? noSources(for: command) : .badInput(ToolCommand.message(for: error))
    }

    private static func noSources(for command: String) -> ProgramFailure {
        .badInput("There are no sources. Write darkroom \(command) <folder>, the folder before the options.")
    }

    private static func misplaced(_ paths: some Sequence<String>) -> ProgramFailure {
        .badInput(
            "\(paths.map { "\"\($0)\"" }.joined(separator: ", ")) stands after the options. Write all sources before the "
                + "options.")
    }

    /// Removes an option of the tool and its value from the arguments.
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
