import SwiftUI
import WidgetKit

/// The server of the requests: an invented one, or the one that a test runs.
private let server = ProcessInfo.processInfo.environment["PROBE_SERVER"] ?? "https://api.example.com"

private func address(_ path: String) -> URL { URL(string: server + path)! }

private func told(_ body: () async throws -> (Data, URLResponse)) async -> String {
    do {
        let (data, response) = try await body()
        let status = (response as? HTTPURLResponse).map { "\($0.statusCode) " } ?? ""
        return status + String(decoding: data, as: UTF8.self)
    } catch {
        return told(error)
    }
}

private func told(_ error: any Error) -> String {
    let error = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error ?? error) as NSError
    return "\(error.domain) \(error.code)"
}

/// Requests one address in every possible way.
struct Requests: Widget {
    var body: some WidgetConfiguration {
        .probe("Requests") { _ in
            let url = address("/days?limit=2")
            var found: [String: String] = [:]
            found["shared"] = await told { try await URLSession.shared.data(from: url) }
            found["default"] = await told { try await URLSession(configuration: .default).data(from: url) }
            found["ephemeral"] = await told { try await URLSession(configuration: .ephemeral).data(from: url) }
            found["background"] = await told {
                try await URLSession(configuration: .background(withIdentifier: "probe")).data(from: url)
            }
            let picky = URLSessionConfiguration.default
            picky.protocolClasses = []
            picky.waitsForConnectivity = true
            found["picky"] = await told { try await URLSession(configuration: picky).data(from: url) }
            found["request"] = await told { try await URLSession.shared.data(for: URLRequest(url: url)) }
            found["bytes"] = await told {
                let (bytes, response) = try await URLSession.shared.bytes(from: url)
                var lines: [String] = []
                for try await line in bytes.lines { lines.append(line) }
                return (Data(lines.joined(separator: "\n").utf8), response)
            }
            found["download"] = await told {
                let (file, response) = try await URLSession.shared.download(from: url)
                return (try Data(contentsOf: file), response)
            }
            var post = URLRequest(url: url)
            post.httpMethod = "POST"
            found["upload"] = await told { [post] in
                try await URLSession.shared.upload(for: post, from: Data("more".utf8))
            }
            found["contents"] = contents { try Data(contentsOf: url) }
            found["string"] = contents { Data(try String(contentsOf: url, encoding: .utf8).utf8) }
            found["string without encoding"] = contents { Data(try String(contentsOf: url).utf8) }
            found["string of any encoding"] = contents {
                var encoding = String.Encoding.ascii
                return Data(try String(contentsOf: url, usedEncoding: &encoding).utf8)
            }
            found["nsdata"] = NSData(contentsOf: url).map { String(decoding: $0 as Data, as: UTF8.self) } ?? "nil"
            found["handler"] = await withHandler(url)
            found["delegate"] = await Listener().data(from: url)
            found["metrics"] = await Listener(hearsMetrics: true).data(from: url)
            found["download delegate"] = await Listener().download(from: url)
            return found
        }
    }

    private func contents(_ body: () throws -> Data) -> String {
        do { return String(decoding: try body(), as: UTF8.self) } catch { return told(error) }
    }

    private func withHandler(_ url: URL) async -> String {
        await withCheckedContinuation { continuation in
            URLSession(configuration: .default).dataTask(with: url) { data, response, error in
                let text = data.map { String(decoding: $0, as: UTF8.self) } ?? error.map { told($0) } ?? "nothing"
                continuation.resume(returning: "\((response as? HTTPURLResponse)?.statusCode ?? 0) \(text)")
            }.resume()
        }
    }
}

/// Cancels requests at all moments around their answers.
struct CancelledRequests: Widget {
    var body: some WidgetConfiguration {
        .probe("CancelledRequests") { _ in
            let url = address("/days")
            let ends = await withTaskGroup(of: Int.self) { group in
                for number in 0..<400 {
                    group.addTask {
                        await withCheckedContinuation { continuation in
                            let task = URLSession.shared.dataTask(with: url) { _, _, error in
                                continuation.resume(returning: error == nil ? 0 : 1)
                            }
                            task.resume()
                            if number % 2 == 0 { task.cancel() } else { DispatchQueue.global().async { task.cancel() } }
                        }
                    }
                }
                return await group.reduce(0, +)
            }
            return ["failed": "\(ends)"]
        }
    }
}

/// Awaits two requests at a time. The first one that fails cancels the other, at the moment of its own answer.
struct RacingRequests: Widget {
    var body: some WidgetConfiguration {
        .probe("RacingRequests") { _ in
            let url = address("/days")
            var ends = 0
            for _ in 0..<400 {
                do {
                    async let first = URLSession.shared.data(from: url)
                    async let second = URLSession.shared.data(from: url)
                    _ = try await (first, second)
                } catch {
                    ends += 1
                }
            }
            return ["failed": "\(ends)"]
        }
    }
}

/// A delegate that records its callbacks.
private final class Listener: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, @unchecked Sendable {
    private var heard: [String] = []
    private let hearsMetrics: Bool
    private var continuation: CheckedContinuation<String, Never>?

    init(hearsMetrics: Bool = false) { self.hearsMetrics = hearsMetrics }

    private var session: URLSession { URLSession(configuration: .default, delegate: self, delegateQueue: nil) }

    func data(from url: URL) async -> String {
        await withCheckedContinuation {
            continuation = $0
            session.dataTask(with: url).resume()
        }
    }

    func download(from url: URL) async -> String {
        await withCheckedContinuation {
            continuation = $0
            session.downloadTask(with: url).resume()
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        heard.append("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        heard.append(String(decoding: data, as: UTF8.self))
    }

    func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
        heard.append((try? String(contentsOf: location, encoding: .utf8)) ?? "unreadable")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics) {
        if hearsMetrics { heard.append("metrics") }
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        if let error { heard.append(told(error)) }
        continuation?.resume(returning: heard.joined(separator: " "))
    }
}

/// Requests addresses with unusual responses.
struct Bodies: Widget {
    var body: some WidgetConfiguration {
        .probe("Bodies") { _ in
            var found: [String: String] = [:]
            for path in ["/gone", "/broken", "/moved", "/loop", "/zipped", "/login"] {
                found[path] = await told { try await URLSession.shared.data(from: address(path)) }
            }
            for body in ["one", "two"] {
                var request = URLRequest(url: address("/echo"))
                request.httpMethod = "POST"
                request.httpBody = Data(body.utf8)
                request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
                request.setValue("session=secret", forHTTPHeaderField: "Cookie")
                found["echo \(body)"] = await told { [request] in try await URLSession.shared.data(for: request) }
            }
            found["large"] = await told {
                let (data, response) = try await URLSession.shared.data(from: address("/large"))
                return (Data("\(data.count) \(data.last ?? 0)".utf8), response)
            }
            found["socket"] = await told {
                let task = URLSession.shared.webSocketTask(with: URL(string: "wss://api.example.com/live")!)
                task.resume()
                _ = try await task.receive()
                throw URLError(.unknown)
            }
            found["data"] = await told {
                try await URLSession.shared.data(from: URL(string: "data:text/plain,plain")!)
            }
            found["file"] = await told {
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("probe-\(UUID().uuidString)")
                try Data("of a file".utf8).write(to: file)
                defer { try? FileManager.default.removeItem(at: file) }
                return try await URLSession(configuration: .default).data(from: file)
            }
            return found
        }
    }
}
