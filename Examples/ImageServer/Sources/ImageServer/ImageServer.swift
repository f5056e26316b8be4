import ArgumentParser
import Hummingbird
import ImageServerCore

/// Answers the address of a card with its picture.
@main struct ImageServer: AsyncParsableCommand {
    @Option(help: "The address that the server listens on.") var host = "127.0.0.1"
    @Option(help: "The port that the server listens on.") var port = 8080
    @Option(help: "The size of all kept pictures, in MiB.") var cache = 64

    func run() async throws {
        let pictures = PictureCache<Card>(bytesKept: cache << 20, draw: drawCard)
        try await makeApplication(host: host, port: port, cache: pictures).runService()
    }
}
