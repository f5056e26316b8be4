import CairoGraphics
import Darkroom
import Foundation
import ProgramBuilding
import WidgetKitCore

// Builds a folder of widget sources and becomes the program that comes out; without a folder, answers itself.

let arguments = Array(CommandLine.arguments.dropFirst())
do {
    let invocation = try ToolInvocation(arguments)
    switch invocation.task {
    case .ownCommand(let own):
        // The command reads the process's own arguments, where the tool's are none of its business.
        if own != arguments, let tool = Bundle.main.executableURL {
            throw ToolFailure.system("\(tool.path) cannot be started", become(tool, own))
        }
        MainActor.assumeIsolated { WidgetProgram.run { .empty } }
    case .help:
        print(ToolInvocation.help)
        exit(0)
    case .widget(let command, let paths, let options):
        let runtime = try Runtime.locate()
        var intake = try IntakeReader(
            cache: invocation.cache, platform: invocation.platform, target: invocation.target, runtime: runtime
        ).intake(of: paths)
        try SystemModules.add(to: &intake, cache: invocation.cache)
        let platform = invocation.platform ?? intake.platform ?? .iOS
        let program = try ProgramCache(root: invocation.cache).program(of: intake, for: platform, runtime: runtime)
        // Programs in the cache lie nowhere near the resources.
        setenv(ResourceFolder.environmentVariable, runtime.resources.url.path, 0)
        setenv(ProgramInvocation.variable, ProgramInvocation.words.joined(separator: "\n"), 1)
        let words = [command] + platform.options(for: command, beside: options)
        throw ToolFailure.system("\(program.path) cannot be started", become(program, words))
    }
} catch {
    FileHandle.standardError.write(Data("error: \(error)\n".utf8))
    exit(2)
}

/// Replaces this process by the program, so that its exit status and its signals are the program's; returns the reason
/// where that fails.
func become(_ program: URL, _ arguments: [String]) -> Int32 {
    var words = ([program.path] + arguments).map { strdup($0) } + [nil]
    execv(program.path, &words)
    return errno
}
