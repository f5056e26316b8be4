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

    /// Creates the command for the parser.
    package init() {}

    @MainActor package func checkOptions() throws { _ = try number() }

    private func number() throws -> UInt16 {
        UInt16(try port.map { try PictureNumbers.whole($0, for: "--port", in: 0...65_535) } ?? 0)
    }

    @MainActor package func run() async throws {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else {
            throw ProgramFailure.badInput("The program cannot find its own file. Check that /proc is mounted.")
        }
        try await run(BuiltProgramProject(executable: executable))
    }

    /// Serves a project until the program is interrupted.
    ///
    /// - Throws: `ProgramFailure` if an option is invalid, or the address cannot be used.
    package func run(_ project: any StudioProject) async throws {
        let page = try ResourceFolder.located().url.appendingPathComponent("studio", isDirectory: true)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("darkroom-studio-\(getpid())", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        // It is removed when the program ends, however it ends.
        TemporaryFiles.shared.add(folder.path)
        let session = StudioSession(
            project, folder: folder, goldens: URL(fileURLWithPath: golden, isDirectory: true).standardizedFileURL,
            version: DarkroomVersion.current)
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
