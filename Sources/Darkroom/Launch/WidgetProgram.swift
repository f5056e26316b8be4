import AppIntents
import ArgumentParser
import CFrozenClock
import Files
import Foundation
import FoundationSupplement
import Processes
import WidgetKitCore

/// A widget extension as a program with commands that draw its widgets.
@MainActor package enum WidgetProgram {
    /// Runs the command in the program's arguments and ends the program with the command's exit status.
    ///
    /// - Parameters:
    ///   - make: calls the initializer of the extension's widget or bundle, when a command first needs it.
    ///   - describe: describes its contents.
    package static func run<Root>(
        _ make: @escaping @MainActor () -> Root, describedBy describe: @escaping @MainActor (Root) -> ExtensionDescription
    ) -> Never {
        run { describe(LostInitializer.value(make)) }
    }

    /// Runs the command in the program's arguments and ends the program with the command's exit status.
    ///
    /// - Parameter contents: creates the widgets when a command first needs them.
    package static func run(_ contents: @escaping @MainActor () -> ExtensionDescription) -> Never {
        guard Supervisor.privateHome != nil else { supervise(Supervisor.Program.itself) }
        StackLimit.raise()
        Console.reserveStandardOutput()
        HashSeed.rememberEnvironment()
        ProgramEnd.watch(in: Supervisor.privateHome)
        MissingThreads.endProgram()
        unsetenv(Supervisor.marker)
        // These variables are not for the widget's code, so they are read and removed before it runs.
        (_, _, _) = (CrashRecovery.skippedNames, CrashRecovery.placeholderNames, PlaceholderWidgets.reasons)
        (_, _, _, _) = (LostWidgets.part, LostPreviews.part, LostInitializer.part, StrayCode.isHeld)
        (_, _) = (RunShare.index, MemoryLimit.isAlone)
        (_, _) = (ProgramInvocation.words, SetAsideList.current)
        if let home = Supervisor.home { Console.shared.takeUpWarnings(listedIn: home.appendingPathComponent(Supervisor.warningsName)) }
        WritingFault.prepare()
        RunWarnings.collect()
        CrashRecovery.watchCrashes()
        SetAsideStop.warn = { Console.shared.warn($0) }
        SetAsideStop.end = { message in
            StrayCode.willEnd(saying: message) { Console.shared.error($0) }
            CrashRecovery.noteCurrent()
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
        }
        UnsetParameter.onRead = {
            guard PlaceholderWidgets.note(.unconfigured) else { return }
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exitAtOnce(ProgramFailure.Status.widgetFailed.rawValue)
        }
        SystemRelease.tell()
        ExtensionContents.make = contents
        LostWidgets.watch()
        if let bundle = ExtensionFolder.locate() { Console.shared.nameOrigins(of: bundle) }
        Interruption.shared.listen()
        ProgramEnd.endWithSupervisor()
        // What a widget prints before it ends the program says why. In a pipe, it would be lost.
        setvbuf(stdout, nil, Int32(_IOLBF), 0)
        // With the signal ignored, a write beyond the limit of a file's size fails like a write to a full disk.
        signal(SIGXFSZ, SIG_IGN)
        Task { @MainActor in
            var status = await status(of: SceneArguments.spelledOut(Array(CommandLine.arguments.dropFirst())))
            let warnings = RunWarnings.all()
            if let warnings, RunWarnings.areFailures, status == .success {
                Console.shared.error(RunWarnings.failure(warnings.count))
                status = .picturesDiffer
            }
            fflush(nil)
            // If a failure ends the run, other threads may still be writing.
            TemporaryFiles.shared.removeAll()
            ProgramEnd.exit(status.rawValue)
        }
        // The main actor and timers run on the main thread, because its stack can grow.
        while true { RunLoop.main.run() }
    }

    /// Runs another program of widgets as this process's child, and ends this process with its exit status.
    ///
    /// - Parameter words: the words of its command line, with the program's own first.
    package static func run(_ program: URL, words: [String]) -> Never {
        supervise { Supervisor.Program(path: program.path, words: words) }
    }

    private static func supervise(_ program: () throws -> Supervisor.Program) -> Never {
        // The child inherits the limit.
        StackLimit.raise()
        do {
            exit(try Supervisor.run(program()))
        } catch {
            Console.shared.error("\(error)")
            exit(ProgramFailure.Status.badInput.rawValue)
        }
    }

    /// Runs a command, prints its failure, and returns its exit status.
    static func status(of arguments: [String]) async -> ProgramFailure.Status {
        do {
            try RepeatedOptions.check(arguments)
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
        } catch let failure as DrawingFailure {
            Console.shared.error("\(failure)")
            if !failure.picture.isEmpty { CrashRecovery.noteDrawing(failure.picture) }
            return .widgetFailed
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
