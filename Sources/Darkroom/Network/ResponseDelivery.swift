import Foundation
import FoundationNetworking
import FoundationSupplement
import Processes
import Synchronization

/// Delivers recorded responses to the tasks that wait for them.
enum ResponseDelivery {
    /// The folder of the files that download tasks receive, and their number so far.
    static let downloads = Mutex((folder: FileManager.default.temporaryDirectory, count: 0))

    static func deliver(_ recorded: RecordedResponse, to request: NetworkRequest, of loader: URLProtocol) {
        do {
            let body = request.method == "HEAD" ? Data() : try contents(of: recorded)
            var headers = recorded.headers
            if recorded.header("Content-Type") == nil, case .file(let file) = recorded.body {
                headers["Content-Type"] = ContentType.of(fileExtension: file.pathExtension)
            }
            if recorded.header("Content-Length") == nil { headers["Content-Length"] = "\(body.count)" }
            try deliver(url: request.url, status: recorded.status, headers: headers, body: body, to: loader)
        } catch {
            Console.shared.warn(
                "the recorded response to \(request.url.absoluteString) cannot be read: \(error.localizedDescription)")
            loader.failLoading(with: URLError(.cannotDecodeContentData, failing: request.url))
        }
    }

    static func deliver(
        url: URL, status: Int, headers: [String: String], body: Data, to loader: URLProtocol
    ) throws {
        var headers = headers
        if status == 401, loader.task?.delegate == nil {
            // Foundation would look for credentials, and without any its tasks never end.
            headers = headers.filter { $0.key.caseInsensitiveCompare("WWW-Authenticate") != .orderedSame }
        }
        guard let response = HTTPURLResponse(
            url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
        else { throw URLError(.badServerResponse) }
        try deliver(response, body: body, to: loader)
    }

    /// Delivers a response.
    ///
    /// - Parameter body: the body, which is delivered in one piece because a completion handler would not get all pieces.
    /// - Throws: the error of writing a download task's file.
    static func deliver(_ response: URLResponse, body: Data, to loader: URLProtocol) throws {
        guard let client = loader.client else { return }
        let isDownload = loader.task is URLSessionDownloadTask
        if isDownload {
            let file = downloads.withLock {
                $0.count += 1
                return $0.folder.appendingPathComponent("download-\($0.count).tmp")
            }
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try body.write(to: file)
            guard TaskInternals.setDownloadedFile(file, of: loader) else {
                Console.shared.warn("download tasks do not work with this version of Foundation; use a data task.")
                return loader.failLoading(with: URLError(.unknown))
            }
        }
        client.urlProtocol(loader, didReceive: response, cacheStoragePolicy: .notAllowed)
        if !isDownload, !body.isEmpty { client.urlProtocol(loader, didLoad: body) }
        let asks = (response as? HTTPURLResponse).map { $0.statusCode == 401 && $0.value(forHTTPHeaderField: "WWW-Authenticate") != nil }
        loader.finishLoading(asksForCredentials: asks ?? false)
    }

    private static func contents(of recorded: RecordedResponse) throws -> Data {
        let data =
            switch recorded.body {
            case .data(let data): data
            // The file is mapped, so a large body is not copied.
            case .file(let file): try Data(contentsOf: file, options: .alwaysMapped)
            }
        let isCompressed = recorded.header("Content-Encoding")?.lowercased().contains("gzip") ?? false
        return isCompressed && GzipDecoder.isCompressed(data) ? try GzipDecoder.decode(data) : data
    }
}
