import ArgumentParser
import CairoGraphics
import Foundation
import Processes
import Studio

/// `studio`: shows all pictures live in a browser.
package struct StudioCommand: WidgetCommand {
    package static let configuration = CommandConfiguration(
        commandName: "studio", abstract: "Shows all pictures live in a browser, and draws them again after each change of the sources.",
        discussion: """
            Prints a URL on this machine, and answers it until Ctrl-C. The URL contains a secret: who has it can draw the widget's \
            pictures and perform its intents.
            """)

    @Option(help: "The port of the URL. Default: one that is free.")
    var port: String?

    @Option(help: "The IPv4 address that the studio listens on. Others than 127.0.0.1 let other machines reach it.")
    var host = "127.0.0.1"

    @Option(help: "The folder of the goldens that the pictures are compared with.", completion: .directory)
    var golden = "golden"

    @Flag(help: "Opens the URL in the browser.")
    var open = false

    @Option(help: "Writes the page with its pictures to a folder, and ends. A browser shows it without the studio.", completion: .directory)
    var export: String?

    @OptionGroup var pictures: PictureOptions

    /// Creates the command for the parser.
    package init() {}

    @MainActor package func checkOptions() throws {
        _ = try number()
        let given = [("--kind", !pictures.kind.isEmpty), ("--family", !pictures.family.isEmpty), ("--scheme", !pictures.scheme.isEmpty)]
        for (option, isGiven) in given where isGiven {
            throw ProgramFailure.badInput("\(option): the page chooses that. Leave out \(option).")
        }
        if pictures.inputs.recordFixtures != nil {
            throw ProgramFailure.badInput("--record-fixtures: the studio opens no network. Record with render.")
        }
        if export != nil, open || port != nil {
            throw ProgramFailure.badInput("--export ends when the files are written. Leave out --open and --port.")
        }
        try pictures.check()
    }

    private func number() throws -> UInt16 {
        UInt16(try port.map { try PictureNumbers.whole($0, for: "--port", in: 0...65_535) } ?? 0)
    }

    /// Shows this program, which the package manager builds.
    ///
    /// - Throws: `ProgramFailure` if an option is invalid, or the address cannot be used.
    @MainActor package func run() async throws {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw ProgramFailure.badInput("The program cannot find its own file. Check that /proc is mounted.")
        }
        try checkOptions()
        try await run(BuiltProgramProject(executable: executable), words: Array(CommandLine.arguments.dropFirst(2)))
    }

    /// Serves a project until the program is interrupted.
    ///
    /// - Parameter words: the words of the options.
    /// - Throws: `ProgramFailure` if an option is invalid, or the address cannot be used.
    package func run(_ project: any StudioProject, words: [String]) async throws {
        let page = try ResourceFolder.located().url.appendingPathComponent("studio", isDirectory: true)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-studio-\(getpid())", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // It is removed when the program ends, however it ends.
        TemporaryFiles.shared.add(folder.path)
        // Without --date, the present is that of the start, so a picture differs after a build only if the sources do.
        let moment = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down)).formatted(.iso8601)
        let hasDate = try await MainActor.run { try PictureMatrix.single(pictures).date != nil }
        let date = hasDate ? [] : ["--date", moment]
        let session = StudioSession(
            project, folder: folder, goldens: URL(fileURLWithPath: golden, isDirectory: true).standardizedFileURL,
            options: date + StudioOptions.without(
                ["--port", "--host", "--golden", "--export"], flags: ["--open", "--strict"], in: words),
            version: DarkroomVersion.current)
        if let export {
            let output = URL(fileURLWithPath: export, isDirectory: true).standardizedFileURL
            let count = try await session.export(to: output, page: page)
            await session.end()
            Console.shared.print("Wrote a page with \(count) \(count == 1 ? "picture" : "pictures") to \(output.path)/index.html.")
            return
        }
        let server = StudioServer(session, page: page, token: try AccessToken.make())
        let (port, host, opens) = (try number(), host, open)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await session.run() }
            group.addTask {
                try await server.run(address: host, port: port) { url in
                    Console.shared.print(url)
                    if opens { StudioCommand.show(url) }
                }
            }
            try await group.next()
            group.cancelAll()
        }
    }

    private static func show(_ url: String) {
        let browser = Process()
        browser.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        browser.arguments = ["xdg-open", url]
        do {
            try browser.run()
            browser.waitUntilExit()
        } catch {}
        if browser.terminationStatus != 0 {
            Console.shared.warn("--open: xdg-open cannot open a browser here. Open the URL yourself.")
        }
    }
}

/// A program that the package manager builds. When it has been built anew, its pictures are drawn anew.
private struct BuiltProgramProject: StudioProject {
    let executable: URL

    var name: String { executable.lastPathComponent }
    var folder: URL { URL(fileURLWithPath: FileManager.default.currentDirectoryPath) }
    var command: (words: [String], sources: [String]) { (ProgramInvocation.words, []) }
    var watched: [URL] { [executable] }

    func build(progress: @escaping @Sendable (String) -> Void) throws -> StudioProgram {
        StudioProgram(executable: executable, watched: [executable])
    }
}
