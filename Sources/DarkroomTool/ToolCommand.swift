import ArgumentParser
import Darkroom
import Processes

/// The command line of the tool: its help, its completion, and the check of arguments before a program is built.
///
/// The commands do not run here. The built program gets the arguments, and the tool's own commands parse them again.
struct ToolCommand: ParsableCommand {
    static let name = "darkroom"

    static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: name, abstract: "Renders the widgets of a folder of sources.",
            usage: """
                darkroom <command> <folder or file> ... [options]
                darkroom doctor
                darkroom accept <report folder> [<golden> ...]
                darkroom report <folder>
                darkroom report merge <folder> ... --output <folder>
                """,
            discussion: """
                Builds the sources of a widget extension and runs the built program. The folder may belong to a target of an \
                Xcode project, or be an .xcodeproj, an .xcworkspace or a Swift package; several folders and files are \
                compiled together without a project.

                The tool runs the sources' code with your rights, as building and starting it yourself would: render only \
                what you trust. It opens a network connection only to fetch packages that a project names and that are not \
                on this disk, as Xcode does (--offline fetches none), and allows the code none without --record-fixtures.

                Exit status: 0 done, 1 pictures differ, 2 bad input, usage, or sources that do not compile, 3 the widget \
                failed.
                """,
            version: DarkroomVersion.current,
            subcommands: DarkroomCommand.configuration.subcommands.map(ofTool))
    }

    /// The commands that run in the tool itself, without a widget.
    static let ownCommands = configuration.subcommands.filter { !($0 is any BuildingCommand.Type) }
        .compactMap { $0.configuration.commandName }

    static let commands = configuration.subcommands.compactMap { $0.configuration.commandName }

    @OptionGroup var tool: ToolOptions

    /// The tool's form of a program's command.
    private static func ofTool(_ command: any ParsableCommand.Type) -> any ParsableCommand.Type {
        guard let command = command as? any WidgetCommand.Type else { return command }
        return withSources(command)
    }

    private static func withSources<Command: WidgetCommand>(_ command: Command.Type) -> any ParsableCommand.Type {
        SourcesCommand<Command>.self
    }
}

extension ToolCommand {
    /// The result of parsing arguments.
    enum Request {
        /// A text: help, a completion script, or the completions of a word.
        case text(String)
        case command(any ParsableCommand)
    }

    /// Parses arguments.
    ///
    /// - Throws: the parser's error for arguments that no command takes.
    static func request(_ arguments: [String]) throws -> Request {
        do {
            var command = try parseAsRoot(arguments)
            let name = type(of: command).configuration.commandName ?? ""
            // Any other command is the parser's own, which throws the help.
            if !(command is any BuildingCommand), !ownCommands.contains(name) { try command.run() }
            return .command(command)
        } catch where exitCode(for: error) == .success {
            return .text(fullMessage(for: error))
        }
    }
}
