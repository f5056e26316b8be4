import Foundation
import Testing

/// The commands that the pages name exist, with the options they name.
@Suite struct DocumentedCommandTests {
    @Test(arguments: Project.pages + Project.catalogPages) func makeTargetsExist(page path: String) throws {
        let makefile = try Project.text(of: "Makefile")
        let targets = Set(makefile.matches(of: #/(?m)^([a-z-]+):/#).map { String($0.1) })
        for line in try Self.commandLines(of: MarkdownPage(path)) {
            guard let target = line.firstMatch(of: #/^make ([a-z][a-z-]*)/#)?.1 else { continue }
            #expect(targets.contains(String(target)), "\(path) names \(line).")
        }
    }

    @Test(arguments: Project.pages + Project.catalogPages) func subcommandsAndOptionsExist(page path: String) throws {
        for line in try Self.commandLines(of: MarkdownPage(path)) {
            let pattern = #/^(?:\S*/)?(?:darkroom|swift package darkroom|swift run [A-Z]\w*) ([a-z]+)(?: (merge))?\b(.*)/#
            guard let found = line.firstMatch(of: pattern) else { continue }
            let command = [String(found.1)] + (found.2.map { [String($0)] } ?? [])
            let help = try Self.help(for: command)
            #expect(help != nil, "\(path) names \(line).")
            for option in found.3.matches(of: #/--[a-z][a-z-]+/#).map({ String($0.0) }) {
                #expect(help?.contains(option) ?? true, "\(path) names \(option) in \(line).")
            }
        }
    }

    /// The lines of indented blocks and the code inside paragraphs that may be commands.
    private static func commandLines(of page: MarkdownPage) -> [String] {
        page.blocks.filter { ["", "sh", "bash", "console"].contains($0.language) }
            .flatMap { $0.code.split(separator: "\n").map(String.init) } + page.codeSpans
    }

    /// What a widget's program, which has the tool's commands, and the tool itself say of a command; nil where there is none of
    /// the name.
    private static func help(for command: [String]) throws -> String? {
        let program = try Project.run(Project.products.appendingPathComponent("Hello").path, command + ["--help"])
        guard program.output.contains("USAGE: Hello \(command.joined(separator: " "))") else { return nil }
        return try program.output + Project.run(Project.products.appendingPathComponent("darkroom").path, ["--help"]).output
    }

    @Test func commandsThatDoNotExistAreFound() throws {
        #expect(try Self.help(for: ["develop"]) == nil)
        #expect(try Self.help(for: ["report", "merge"])?.contains("--platform") ?? false)
    }
}
