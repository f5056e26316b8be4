import Foundation
import FoundationNetworking
import FoundationSupplement

/// Answers requests for file URLs, which Foundation on Linux does not support.
enum FileResponse {
    static func deliver(_ file: URL, to loader: URLProtocol) {
        do {
            let body = try Data(contentsOf: file, options: .mappedIfSafe)
            let response = URLResponse(
                url: file, mimeType: ContentType.of(fileExtension: file.pathExtension),
                expectedContentLength: body.count, textEncodingName: nil)
            try ResponseDelivery.deliver(response, body: body, to: loader)
        } catch {
            loader.failLoading(with: URLError(.fileDoesNotExist, failing: file))
        }
    }
}
