import CairoGraphics
import Darkroom
import Foundation
import ProgramBuilding
import Processes
import Studio

/// A folder of sources, which the studio builds again after each change.
struct SourcesProject: StudioProject {
    let paths: [URL]
    let invocation: ToolInvocation
    let runtime: Runtime

    init(_ paths: [URL], _ invocation: ToolInvocation) throws {
        (self.paths, self.invocation) = (paths, invocation)
        runtime = try Runtime.locate(cache: invocation.cache)
    }

    var name: String { paths.first?.deletingPathExtension().lastPathComponent ?? "" }
    var folder: URL { paths.first ?? URL(fileURLWithPath: ".") }
    var command: (words: [String], sources: [String]) { (ProgramInvocation.words, paths.map(\.path)) }
    var watched: [URL] { paths }

    func build(progress: @escaping @Sendable (String) -> Void) throws -> StudioProgram {
        do {
            Console.shared.forgetWarnings()
            // The file of options may have come or gone since the last build.
            ToolInvocation.announceConfiguration(beside: paths.map(\.path))
            defer { RunWarnings.handOver() }
            let built = try invocation.build(paths, with: runtime, progress: BuildProgress(.told(progress)))
            let file = paths.first?.appendingPathComponent(ConfigurationFile.name)
            return StudioProgram(
                executable: built.executable, environment: built.environment, watched: built.watched + [file].compactMap(\.self),
                options: built.platform.options(for: "studio", beside: []), backtraces: Sandbox.backtraces(in: invocation.cache))
        } catch {
            throw StudioFailure(building: error)
        }
    }
}

extension StudioFailure {
    /// Describes why a build failed, with the compiler's messages by their places.
    init(building error: any Error) {
        let text = "\(error)"
        let messages = CompilerMessage.errors(in: text).map { message in
            Message(
                path: message.file, line: message.line, column: message.column, severity: "error", text: message.text,
                excerpt: StudioFailure.excerpt(message.excerpt))
        }
        self.init(title: messages.isEmpty ? "The program cannot be built" : "The sources do not compile", text: text, messages: messages)
    }

    /// The numbered lines of the compiler's output.
    private static func excerpt(_ output: String) -> [Message.Line] {
        output.split(separator: "\n").compactMap { line in
            guard let match = line.wholeMatch(of: #/\s*(\d+) \| (.*)/#), let number = Int(match.output.1) else { return nil }
            return Message.Line(line: number, text: String(match.output.2))
        }
    }
}
