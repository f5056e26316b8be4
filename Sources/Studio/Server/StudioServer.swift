@_implementationOnly import FlyingFox
@_implementationOnly import FlyingSocks
import Foundation
import Processes

/// Serves the studio's page, its pictures and its socket.
package struct StudioServer: Sendable {
    private static let policy = [
        "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' blob: data:", "connect-src 'self'",
        "frame-src 'self'", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
    ].joined(separator: "; ")

    private let session: StudioSession
    /// The folder of the page's files.
    private let page: URL
    private let token: String

    /// - Parameter page: the folder with `index.html`.
    package init(_ session: StudioSession, page: URL, token: String) {
        (self.session, self.page, self.token) = (session, page, token)
    }

    /// Listens, and answers requests until the task is cancelled.
    ///
    /// - Parameters:
    ///   - address: an IPv4 address of this machine.
    ///   - port: the port; 0 for any that is free.
    ///   - onListening: receives the page's URL.
    /// - Throws: `ProgramFailure` if the address or the port cannot be used.
    package func run(address: String, port: UInt16, onListening: @escaping @Sendable (String) -> Void) async throws {
        guard let socket = try? sockaddr_in.inet(ip4: address, port: port) else {
            throw ProgramFailure.badInput("--host: \"\(address)\" is no IPv4 address, such as 127.0.0.1.")
        }
        let server = HTTPServer(address: socket, logger: .disabled)
        let running = Task { try await server.run() }
        do {
            try await server.waitUntilListening()
        } catch {
            running.cancel()
            do { try await running.value } catch {
                throw ProgramFailure.badInput(
                    "The studio cannot listen on \(address):\(port): \(StudioServer.reason(of: error)). Choose another --port.")
            }
            throw error
        }
        let actual = StudioServer.port(of: await server.listeningAddress) ?? port
        let check = RequestCheck(address: address, port: actual, token: token)
        await server.appendRoute("*") { [self] request in await answer(request, check) }
        onListening("http://\(address):\(actual)/?token=\(token)")
        try await running.value
    }

    private static func reason(of error: any Error) -> String {
        if case SocketError.failed(_, let number, _) = error { return String(cString: strerror(number)) }
        return error.localizedDescription
    }

    private static func port(of address: Socket.Address?) -> UInt16? {
        if case .ip4(_, let port) = address { port } else { nil }
    }

    // MARK: Answers

    private func answer(_ request: HTTPRequest, _ check: RequestCheck) async -> HTTPResponse {
        guard check.isForThisServer(request) else { return StudioServer.refusal(.forbidden, "The request is for another server.") }
        guard request.method == .GET || request.method == .HEAD else {
            return StudioServer.refusal(.methodNotAllowed, "Only GET is answered.")
        }
        if request.path == "/socket" {
            guard check.hasToken(request) else {
                return StudioServer.refusal(.forbidden, "The token is missing. Open the URL that the command has printed.")
            }
            let handler = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: SocketHandler(session: session)))
            return (try? await handler.handleRequest(request)) ?? StudioServer.refusal(.badRequest, "The socket is refused.")
        }
        if request.path.hasPrefix("/pictures/") { return picture(String(request.path.dropFirst("/pictures/".count))) }
        if request.path.hasPrefix("/report/") { return report(String(request.path.dropFirst("/report/".count))) }
        return file(request.path == "/" ? "index.html" : String(request.path.dropFirst()))
    }

    private func picture(_ name: String) -> HTTPResponse {
        guard let format = session.pictures.format(of: name), let data = session.pictures.data(of: name) else {
            return StudioServer.refusal(.notFound, "There is no such picture.")
        }
        return StudioServer.response(data, type: format, caching: "max-age=31536000, immutable")
    }

    /// A file of the last comparison with goldens. Its page has a policy of its own.
    private func report(_ path: String) -> HTTPResponse {
        guard let url = session.goldens.file(path.removingPercentEncoding ?? path), let type = StudioServer.types[url.pathExtension],
            let data = FileManager.default.contents(atPath: url.path)
        else { return StudioServer.refusal(.notFound, "There is no such file.") }
        var headers = StudioServer.headers(type: type, caching: "no-store")
        if url.pathExtension == "html" { headers[HTTPHeader("Content-Security-Policy")] = "frame-ancestors 'self'" }
        return HTTPResponse(statusCode: .ok, headers: headers, body: data)
    }

    private static let types = [
        "html": "text/html; charset=utf-8", "css": "text/css; charset=utf-8", "js": "text/javascript; charset=utf-8",
        "svg": "image/svg+xml", "png": "image/png", "json": "application/json",
    ]

    private func file(_ name: String) -> HTTPResponse {
        // The page's files lie beside each other, so no name has a slash.
        guard name.wholeMatch(of: #/[a-z][a-z0-9-]*\.[a-z]+/#) != nil, let type = StudioServer.types[(name as NSString).pathExtension],
            let data = FileManager.default.contents(atPath: page.appendingPathComponent(name).path)
        else { return StudioServer.refusal(.notFound, "There is no such file.") }
        return StudioServer.response(data, type: type, caching: "no-cache")
    }

    private static func response(_ data: Data, type: String, caching: String) -> HTTPResponse {
        HTTPResponse(statusCode: .ok, headers: headers(type: type, caching: caching), body: data)
    }

    private static func refusal(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        HTTPResponse(statusCode: status, headers: headers(type: "text/plain; charset=utf-8", caching: "no-store"), body: Data((text + "\n").utf8))
    }

    private static func headers(type: String, caching: String) -> HTTPHeaders {
        HTTPHeaders([
            .contentType: type, .cacheControl: caching, HTTPHeader("Content-Security-Policy"): policy,
            HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        ])
    }
}

/// Connects a page's socket with the session.
private struct SocketHandler: WSMessageHandler {
    let session: StudioSession

    func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
        let (messages, continuation) = AsyncStream.makeStream(of: WSMessage.self)
        let id = await session.connect { continuation.yield(.text($0)) }
        let reading = Task {
            for await message in client {
                if case .text(let text) = message { await session.receive(text, from: id) }
            }
            await session.disconnect(id)
            continuation.finish()
        }
        continuation.onTermination = { _ in reading.cancel() }
        return messages
    }
}
