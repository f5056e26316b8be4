import ArgumentParser
import Foundation
import Processes

/// The command line of a widget's program.
package struct DarkroomCommand: AsyncParsableCommand {
    package static var configuration: CommandConfiguration {
        CommandConfiguration(
            commandName: ProcessInfo.processInfo.processName,
            abstract: "Renders this extension's widgets to pictures.",
            discussion: "Exit status: 0 done, 1 pictures differ, 2 bad input or usage, 3 the widget itself failed.",
            version: DarkroomVersion.current,
            subcommands: [
                RenderCommand.self, SceneCommand.self, TimelineCommand.self, RecordCommand.self, VerifyCommand.self, AcceptCommand.self,
                ReportCommand.self, InspectCommand.self, CheckCommand.self, StudioCommand.self, InitCommand.self, ListCommand.self, DoctorCommand.self, ServeCommand.self,
            ])
    }

    /// Creates the command for the parser.
    package init() {}
}
