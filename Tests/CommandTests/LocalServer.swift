import Foundation

/// A server on this machine that runs during the lifetime of the value. It answers one request at a time.
final class LocalServer: @unchecked Sendable {
    struct Request {
        let method: String
        /// The path with the query.
        let path: String
        let headers: [String: String]
        let body: String
    }

    struct Response {
        var status = 200
        var headers: [String: String] = [:]
        var body = Data()
    }

    let address: String
    private let socket: Int32
    private let lock = NSLock()
    private var heard: [Request] = []

    /// The received requests in order.
    var requests: [Request] {
        lock.lock()
        defer { lock.unlock() }
        return heard
    }

    init(_ answer: @escaping @Sendable (Request) -> Response) throws {
        socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let status = withUnsafeMutablePointer(to: &place) { [socket] in
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, size) | listen(socket, 16) | getsockname(socket, $0, &size)
            }
        }
        guard socket >= 0, status == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        address = "http://127.0.0.1:\(UInt16(bigEndian: place.sin_port))"
        Thread.detachNewThread { [weak self, socket] in
            while true {
                let connection = accept(socket, nil, nil)
                guard connection >= 0 else { return }
                // The server does not wait for a silent client.
                var limit = timeval(tv_sec: 5, tv_usec: 0)
                setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
                if let request = LocalServer.read(connection) {
                    self?.note(request)
                    LocalServer.write(answer(request), to: connection)
                }
                close(connection)
            }
        }
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private func note(_ request: Request) {
        lock.lock()
        heard.append(request)
        lock.unlock()
    }

    private static func read(_ connection: Int32) -> Request? {
        var data = Data()
        var chunk = [UInt8](repeating: 0, count: 65536)
        var head: Range<Data.Index>?
        var length = 0
        while head == nil || data.count < head!.upperBound + length {
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return nil }
            data.append(contentsOf: chunk[..<count])
            guard head == nil, let end = data.firstRange(of: Data("\r\n\r\n".utf8)) else { continue }
            head = end
            length = Int(headers(in: data[..<end.lowerBound])["content-length"] ?? "") ?? 0
        }
        guard let head else { return nil }
        let lines = String(decoding: data[..<head.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let words = lines[0].split(separator: " ")
        guard words.count == 3 else { return nil }
        return Request(
            method: String(words[0]), path: String(words[1]), headers: headers(in: data[..<head.lowerBound]),
            body: String(decoding: data[head.upperBound...], as: UTF8.self))
    }

    private static func headers(in head: Data) -> [String: String] {
        let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n").dropFirst()
        let fields = lines.compactMap { line in
            line.firstIndex(of: ":").map {
                (line[..<$0].lowercased(), line[line.index(after: $0)...].trimmingCharacters(in: .whitespaces))
            }
        }
        return Dictionary(fields, uniquingKeysWith: { first, _ in first })
    }

    private static func write(_ response: Response, to connection: Int32) {
        var headers = response.headers
        headers["Content-Length"] = "\(response.body.count)"
        headers["Connection"] = "close"
        let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
        let data = Data("HTTP/1.1 \(response.status) Status\r\n\(lines)\r\n".utf8) + response.body
        data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = send(connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard count > 0 else { return }
                sent += count
            }
        }
    }
}
