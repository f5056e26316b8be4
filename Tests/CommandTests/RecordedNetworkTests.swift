import Foundation
import Testing

/// Tests that every kind of request gets only recorded responses.
@Suite struct RecordedNetworkTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ name: String, _ text: String) throws -> String {
        let file = folder.url.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    @Test func everyKindOfRequestIsAnswered() throws {
        let file = try file("days.txt", "two days")
        let found = try Findings("Requests", ["--fixture", "https://API.example.com:443/days?*=\(file)"])
        #expect(found.errors == "")
        for name in [
            "shared", "default", "ephemeral", "background", "picky", "request", "bytes", "download", "upload", "handler",
            "delegate",
        ] { #expect(found[name] == "200 two days", "\(name)") }
        #expect(found["metrics"] == "200 two days metrics", "Alamofire waits for them.")
        for name in ["contents", "string", "string without encoding", "string of any encoding", "nsdata", "download delegate"] {
            #expect(found[name] == "two days", "\(name)")
        }
    }

    @Test func theDeviceIsOnlineWhereResponsesAreRecorded() throws {
        #expect(try Findings("Probe", [])["network"] == "unsatisfied")
        let file = try file("any.txt", "any")
        let found = try Findings("Probe", ["--fixture", "https://api.example.com/any=\(file)"])
        #expect(found["network"] == "satisfied")
    }

    /// Foundation ends a program whose task is answered twice: by the loader, and by being cancelled.
    @Test func requestsThatAreCancelledAreAnsweredOnce() throws {
        #expect(try Findings("CancelledRequests")["failed"] == "400")
    }

    /// A request that is cancelled holds a lock that Foundation needs to go on after its answer.
    @Test func requestsThatAreCancelledWhileTheyAreAnsweredEnd() throws {
        #expect(try Findings("RacingRequests")["failed"] == "400")
    }

    @Test func everyKindOfRequestFails() throws {
        let temporary = try TemporaryFolder()
        let found = try Findings("Requests", environment: ["TMPDIR": temporary.url.path])
        #expect(found["metrics"] == "metrics NSURLErrorDomain -1009")
        for (name, text) in found.found {
            #expect(text.hasSuffix(name == "nsdata" ? "nil" : "NSURLErrorDomain -1009"), "\(name): \(text)")
        }
        // All are listed at once, each once.
        #expect(
            found.errors == """
                warning: the widget requested 2 URLs, but the network is not available:
                  POST https://api.example.com/days?limit=2
                  https://api.example.com/days?limit=2
                Answer them with --fixture 'URL=FILE', list them in Fixtures/fixtures.json, or record them with \
                --record-fixtures DIR.

                """)
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) == [])
    }

    @Test func aFolderOfFixturesHasStatusHeadersBodiesAndRedirections() throws {
        _ = try file("gone.html", "nothing here")
        let zipped = Data(base64Encoded: "H4sIAAAAAAACAyvNq8osKEhNAQDRvhsJCAAAAA==")
        try zipped?.write(to: folder.url.appendingPathComponent("zipped"))
        _ = try file(
            "fixtures.json",
            #"""
            {"responses": [
              {"url": "https://api.example.com/gone", "status": 404, "file": "gone.html"},
              {"url": "https://api.example.com/broken", "status": 500, "body": {"why": ["overload"]}},
              {"url": "https://api.example.com/moved", "status": 302, "headers": {"location": "/days"}},
              {"url": "https://api.example.com/*", "method": "GET", "body": "any"},
              {"url": "https://api.example.com/loop", "status": 301, "headers": {"Location": "loop"}},
              {"url": "https://api.example.com/zipped", "headers": {"Content-Encoding": "gzip"}, "file": "zipped"},
              {"url": "https://api.example.com/login", "status": 401,
               "headers": {"WWW-Authenticate": "Basic realm=\"x\""}, "body": "who are you?"},
              {"url": "https://api.example.com/echo", "method": "post", "requestBody": "o*e", "body": "was one"},
              {"url": "https://api.example.com/echo", "method": "POST", "body": "was another"}
            ]}
            """#)
        let found = try Findings("Bodies", ["--fixtures", folder.url.path])
        #expect(found["/gone"] == "404 nothing here")
        #expect(found["/broken"] == #"500 {"why":["overload"]}"#)
        #expect(found["/moved"] == "200 any")
        #expect(found["/loop"] == "NSURLErrorDomain -1007")
        #expect(found["/zipped"] == "200 unzipped")
        #expect(found["/login"] == "401 who are you?")
        #expect(found["echo one"] == "200 was one")
        #expect(found["echo two"] == "200 was another")
        #expect(found["data"] == "plain")
        #expect(found["file"] == "of a file")
        #expect(found["socket"]?.hasPrefix("NSURLErrorDomain") == true)
        // The fixtures of a folder may belong to another widget.
        #expect(!found.errors.contains("nothing asked"), "\(found.errors)")
    }

    @Test func optionsPrecedeFoldersAndLargeBodiesArrive() throws {
        let large = folder.url.appendingPathComponent("large")
        _ = FileManager.default.createFile(atPath: large.path, contents: nil)
        try FileHandle(forWritingTo: large).truncate(atOffset: 100 << 20)
        _ = try file("fixtures.json", #"{"responses": [{"url": "https://api.example.com/gone", "body": "listed"}]}"#)
        let found = try Findings(
            "Bodies",
            [
                "--fixtures", folder.url.path, "--fixture", "*/large=\(large.path)",
                "--fixture", "*=\(try file("any", "any"))",
            ])
        #expect(found["large"] == "200 \(100 << 20) 0")
        #expect(found["/gone"] == "200 any")
    }

    @Test func unusedFixturesAreReported() throws {
        let file = try file("days.txt", "two days")
        let found = try Findings(
            "Requests", ["--fixture", "*days*=\(file)", "--fixture", "https://api.example.com/dyas=\(file)"])
        #expect(found.errors.split(separator: "\n").count == 1, "\(found.errors)")
        #expect(found.errors.contains("https://api.example.com/dyas"))
    }

    @Test(arguments: [
        (["--fixture", "https://a.example/x"], "lacks its file"),
        (["--fixture", "https://a.example/x=/nowhere/x"], "/nowhere/x"),
        (["--fixture", "https://a.example/x=/"], "cannot be read"),
        (["--fixture", "a.example=/etc/hostname"], "is not a URL"),
        (["--fixtures", "/nowhere"], "fixtures.json"),
        (["--record-fixtures", "/proc/nowhere"], "cannot be written"),
        (["--record-fixtures", "/etc/hostname"], "cannot be written"),
        (["--defaults", "/nowhere.plist"], "/nowhere.plist"),
        (["--defaults", "group.x=/nowhere.plist"], "/nowhere.plist"),
        (["--data", "/nowhere.json"], "/nowhere.json"),
        (["--data", "/dev/zero"], "does not exist or is not readable"),
        (["--calendar", "budhist"], "Did you mean \"buddhist\""),
    ])
    func invalidInputHasStatusTwo(arguments: [String], message: String) throws {
        let result = try Program(name: "Probe").run(["render", "--output", folder.url.path] + arguments)
        #expect(result.status == 2)
        #expect(result.errors.contains(message), "\(result.errors)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        #expect(folder.files == [])
    }

    @Test func hugeFixturesAreRejected() throws {
        let huge = folder.url.appendingPathComponent("huge")
        _ = FileManager.default.createFile(atPath: huge.path, contents: nil)
        try FileHandle(forWritingTo: huge).truncate(atOffset: 1 << 40)
        let result = try Program(name: "Probe").run("render", "--fixture", "https://a.example/x=\(huge.path)")
        #expect(result.status == 2)
        #expect(result.errors.contains("\(1 << 40) bytes"), "\(result.errors)")
    }
}
