import Darkroom
import Foundation
import ProgramBuilding
import Processes

// Builds the program of a folder of widget sources and runs it. Commands without a folder run in the tool.

MissingThreads.endProgram()
let arguments = Array(CommandLine.arguments.dropFirst())
do {
    let invocation = try MainActor.assumeIsolated { try ToolInvocation(arguments) }
    switch invocation.task {
    case .ownCommand(let own):
        // Commands that only print need no resources, and work where the cache cannot be written.
        try? Installation.useResources(cache: invocation.cache)
        // The command reads the arguments of the process, which must not contain the tool's own options.
        if own != arguments, let tool = Bundle.main.executableURL {
            throw cannotStart(tool, become(tool, own))
        }
        MainActor.assumeIsolated { WidgetProgram.run { .empty } }
    case .text(let text):
        print(text)
        exit(0)
    case .studio(let paths, let options):
        Interruption.shared.listen()
        Interruption.shared.setHandler {
            SubprocessTree.end()
            return nil
        }
        let project = try SourcesProject(paths, invocation)
        if invocation.isConfined { Sandbox.use(try Sandbox(for: paths, runtime: project.runtime, cache: invocation.cache)) }
        let command = try StudioCommand.parse(options)
        Task {
            do {
                try await command.run(project, words: options)
                TemporaryFiles.shared.removeAll()
                exit(ProgramFailure.Status.success.rawValue)
            } catch {
                Console.shared.error("\(error)")
                TemporaryFiles.shared.removeAll()
                exit((error as? ProgramFailure)?.status.rawValue ?? ProgramFailure.Status.badInput.rawValue)
            }
        }
        while true { RunLoop.main.run() }
    case .widget(let command, let paths, let options):
        Interruption.shared.listen()
        Interruption.shared.setHandler {
            SubprocessTree.end()
            return nil
        }
        let runtime = try Runtime.locate(cache: invocation.cache)
        if invocation.isConfined { Sandbox.use(try Sandbox(for: paths, runtime: runtime, cache: invocation.cache)) }
        let program = try invocation.build(paths, with: runtime, progress: BuildProgress(invocation.progress))
        for (name, value) in program.environment { setenv(name, value, 1) }
        setenv(ProgramInvocation.variable, ProgramInvocation.words.joined(separator: "\n"), 1)
        RunWarnings.handOver()
        Interruption.shared.stopListening()
        let named = MainActor.assumeIsolated { ConfigurationFile.namesDevice }
        let words = [command] + (named ? options : program.platform.options(for: command, beside: options))
        guard let sandbox = Sandbox.used else {
            MainActor.assumeIsolated { WidgetProgram.run(program.executable, words: [program.executable.path] + words) }
        }
        let confined = try sandbox.words(for: program, command: command, options: Array(words.dropFirst()), cache: invocation.cache)
        let tool = URL(fileURLWithPath: confined[0])
        throw cannotStart(tool, become(tool, Array(confined.dropFirst())))
    }
} catch {
    Console.shared.error("\(error)")
    exit((error as? ProgramFailure)?.status.rawValue ?? ProgramFailure.Status.badInput.rawValue)
}

func cannotStart(_ program: URL, _ number: Int32) -> ProgramFailure {
    .badInput("\(program.path) cannot be started: \(String(cString: strerror(number))).")
}

/// Replaces this process by a program, so that the caller sees the program's exit status and signals.
///
/// - Returns: the error number if the program cannot be started.
func become(_ program: URL, _ arguments: [String]) -> Int32 {
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    execv(program.path, &words)
    return errno
}
