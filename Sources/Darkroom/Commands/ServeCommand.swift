import ArgumentParser
import Foundation
import Processes

/// `serve`: answers the studio's requests. It is no command for users, so help does not list it.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Answers requests for pictures on standard input.", shouldDisplay: false)

    @Option(help: "The folder for the pictures.", completion: .directory)
    var pictures: String

    @OptionGroup var options: PictureOptions

    @MainActor func run() async throws {
        let folder = URL(fileURLWithPath: pictures, isDirectory: true)
        try await PictureServer(
            options, folder: folder, threads: ProcessInfo.processInfo.activeProcessorCount
        ).run()
    }
}
