import ArgumentParser
import CFrozenClock
import Foundation
import Processes
import WidgetKitCore

/// A widget extension as a program: its widgets, and the commands that make pictures of them.
@MainActor package enum WidgetProgram {
    /// Runs the command that the program's arguments name, and ends the program with its exit status.
    package static func run(_ contents: @escaping @MainActor () -> ExtensionDescription) -> Never {
        StackLimit.raise()
        guard Supervisor.privateHome != nil else {
            do {
                exit(try Supervisor.run())
            } catch {
                Console.shared.error("\(error)")
                exit(ProgramFailure.Status.badInput.rawValue)
            }
        }
        ProgramEnd.watch(in: Supervisor.privateHome)
        unsetenv(Supervisor.marker)
        // Read while the widget's code has not run yet, for which these variables are not.
        (_, _) = (CrashRecovery.skippedNames, ProgramInvocation.words)
        CrashRecovery.watchCrashes()
        ExtensionContents.make = contents
        if let bundle = ExtensionFolder.locate() { Console.shared.nameOrigins(of: bundle) }
        Interruption.shared.listen()
        // A limit to files' sizes is met as a full disk is: the write fails, and a message tells which.
        signal(SIGXFSZ, SIG_IGN)
        Task { @MainActor in
            let status = await status(of: Array(CommandLine.arguments.dropFirst()))
            for warning in RecordedNetwork.shared.unusedWarnings() { Console.shared.warn(warning) }
            fflush(nil)
            // Where a failure ends the run, others may still be writing.
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exit(status.rawValue)
        }
        // Serves the main actor and timers on the main thread itself, whose stack can grow.
        while true { RunLoop.main.run() }
    }

    /// Runs a command and says how it went.
    static func status(of arguments: [String]) async -> ProgramFailure.Status {
        do {
            var command = try DarkroomCommand.parseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
            return .success
        } catch let failure as ProgramFailure {
            Console.shared.error(failure.message)
            return failure.status
        } catch let failure as ReportedFailure {
            return failure.status
        } catch {
            if DarkroomCommand.exitCode(for: error) == .success {
                Console.shared.print(DarkroomCommand.fullMessage(for: error))
                return .success
            }
            Console.shared.error(DarkroomCommand.message(for: error))
            return .badInput
        }
    }
}
