import Foundation
import Hummingbird

/// The server: `GET /cards/TITLE.png?progress=0.4&scale=2` answers with the picture of a card.
public func makeApplication(
    host: String, port: Int, cache: PictureCache<Card>
) -> some ApplicationProtocol {
    let router = Router()
    router.get("/cards/{file}") { request, context in
        let file = try context.parameters.require("file")
        guard file.hasSuffix(".png"), let title = file.dropLast(4).removingPercentEncoding, !title.isEmpty else {
            throw HTTPError(.notFound, message: "A card's address is /cards/TITLE.png?progress=0.4&scale=2.")
        }
        let query = request.uri.queryParameters
        let card = Card(
            title: title, progress: query.get("progress", as: Double.self) ?? 0, scale: query.get("scale", as: Int.self) ?? 2)
        do {
            let picture = try await cache.picture(of: card)
            return Response(
                status: .ok, headers: [.contentType: "image/png", .cacheControl: "public, max-age=86400, immutable"],
                body: ResponseBody(byteBuffer: ByteBuffer(bytes: picture)))
        } catch is PictureCache<Card>.Overload {
            throw HTTPError(.serviceUnavailable, headers: [.retryAfter: "1"], message: "Too many pictures wait to be drawn.")
        }
    }
    return Application(router: router, configuration: .init(address: .hostname(host, port: port), serverName: "ImageServer"))
}
