import Foundation
import Testing

/// Tests that a live run with a local server is recorded and replayed.
@Suite struct RecordingTests {
    private static func server() throws -> LocalServer {
        try LocalServer { request in
            switch request.path {
            case "/days?limit=2":
                LocalServer.Response(
                    headers: ["Content-Type": "text/plain", "Set-Cookie": "session=secret"],
                    body: Data("\(request.method) two days\n".utf8))
            case "/gone": LocalServer.Response(status: 404, body: Data("nothing here".utf8))
            case "/broken": LocalServer.Response(status: 500)
            case "/moved": LocalServer.Response(status: 302, headers: ["Location": "/days?limit=2"])
            case "/loop": LocalServer.Response(status: 302, headers: ["Location": "/loop"])
            case "/zipped":
                LocalServer.Response(
                    headers: ["Content-Encoding": "gzip", "Content-Type": "application/json; charset=utf-8"],
                    body: Data(base64Encoded: "H4sIAAAAAAACAyvNq8osKEhNAQDRvhsJCAAAAA==")!)
            case "/echo": LocalServer.Response(body: Data("heard \(request.body)".utf8))
            case "/large": LocalServer.Response(body: Data(repeating: 7, count: 3_000_000))
            default:
                LocalServer.Response(
                    status: 401, headers: ["WWW-Authenticate": "Basic realm=\"x\""], body: Data("who are you?".utf8))
            }
        }
    }

    private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
        let names = folder.files
        return Dictionary(
            uniqueKeysWithValues: try zip(
                names, names.map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }).map { $0 })
    }

    @Test(arguments: ["Requests", "Bodies"]) func recordedResponsesAreReplayed(kind: String) throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())
        let server = try RecordingTests.server()
        let environment = ["PROBE_SERVER": server.address]
        // The frozen clock does not affect the network.
        let live = try Findings(
            kind, ["--record-fixtures", first.url.path, "--date", "2001-01-01"], environment: environment)
        #expect(!server.requests.isEmpty)
        let replayed = try Findings(kind, ["--fixtures", first.url.path], environment: environment)
        #expect(replayed.found == live.found)
        let asked = server.requests.count

        _ = try Findings(kind, ["--record-fixtures", second.url.path], environment: environment)
        #expect(server.requests.count > asked)
        #expect(try contents(of: first) == contents(of: second))
        #expect(first.files.allSatisfy { !$0.hasPrefix(".") })
    }

    @Test func everyKindOfRequestIsLive() throws {
        let folder = try TemporaryFolder()
        let server = try RecordingTests.server()
        let found = try Findings(
            "Requests", ["--record-fixtures", folder.url.path], environment: ["PROBE_SERVER": server.address])
        #expect(found.errors == "")
        #expect(found["metrics"]?.hasSuffix("GET two days\n metrics") == true)
        for (name, text) in found.found where name != "bytes" && name != "metrics" {
            #expect(text.hasSuffix(name == "upload" ? "POST two days\n" : "GET two days\n"), "\(name): \(text)")
        }
        #expect(server.requests.contains { $0.method == "POST" && $0.body == "more" })
        #expect(folder.files.count == 3, "\(folder.files)")
    }

    @Test func secretsAreNotWritten() throws {
        let folder = try TemporaryFolder()
        let server = try RecordingTests.server()
        for kind in ["Requests", "Bodies"] {
            _ = try Findings(
                kind, ["--record-fixtures", folder.url.path], environment: ["PROBE_SERVER": server.address])
        }
        #expect(server.requests.contains { $0.headers["authorization"] == "Bearer secret" })
        for (name, data) in try contents(of: folder) {
            #expect(data.firstRange(of: Data("secret".utf8)) == nil, "\(name)")
        }
        let list = try String(
            contentsOf: folder.url.appendingPathComponent("fixtures.json"), encoding: .utf8)
        #expect(list.contains("\"application/json; charset=utf-8\""))
        #expect(folder.files.contains { $0.hasPrefix("127-0-0-1-zipped-") && $0.hasSuffix(".json") })
    }

    @Test func unreachableServersAreReported() throws {
        let folder = try TemporaryFolder()
        let found = try Findings(
            "Requests", ["--record-fixtures", folder.url.path], environment: ["PROBE_SERVER": "http://127.0.0.1:1"])
        #expect(found["shared"] == "NSURLErrorDomain -1004")
        #expect(found.errors.contains("http://127.0.0.1:1/days?limit=2 cannot be recorded"), "\(found.errors)")
        #expect(folder.files == ["fixtures.json"])
    }
}
