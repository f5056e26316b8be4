import ArgumentParser
import Darkroom

/// A command that the tool builds a program for.
protocol BuildingCommand: ParsableCommand {
    /// The paths that the parser found, before and after the options.
    var sources: [String] { get }

    /// - Throws: `ProgramFailure` for the first value that is invalid for every program.
    @MainActor func checkOptions() throws
}

/// A command of a widget's program, with the sources that the tool builds the program from.
struct SourcesCommand<Command: WidgetCommand>: BuildingCommand {
    static var configuration: CommandConfiguration {
        let name = Command.configuration.commandName ?? ""
        return CommandConfiguration(
            commandName: name, abstract: Command.configuration.abstract,
            usage: "\(ToolCommand.name) \(name) <sources> ... [<options>]", discussion: Command.configuration.discussion)
    }

    @Argument(
        help: """
            The folder or files of the widgets' sources, before the options: a folder, an .xcodeproj, an .xcworkspace or a \
            Swift package.
            """,
        completion: .file())
    var sources: [String]

    @OptionGroup(title: "Options of the tool") var tool: ToolOptions
    @OptionGroup var command: Command

    @MainActor func checkOptions() throws { try command.checkOptions() }
}
