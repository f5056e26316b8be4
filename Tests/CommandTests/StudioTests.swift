import Foundation
import Testing

@testable import Studio

/// Tests the studio with the executables. Scripts/test-studio.py tests its page in a browser.
@Suite struct StudioTests {
    /// What a program that answers requests says to these lines.
    private func answers(_ program: String, _ requests: [String], options: [String] = []) throws -> [[String: Any]] {
        let folder = try TemporaryFolder()
        let input = folder.url.appendingPathComponent("requests")
        try Data(requests.map { $0 + "\n" }.joined().utf8).write(to: input)
        let process = Process()
        process.executableURL = Program.products.appendingPathComponent(program)
        process.arguments = ["serve", "--pictures", folder.url.appendingPathComponent("pictures").path, "--date", "2026-06-09T09:41:00Z"] + options
        let output = Pipe()
        process.standardInput = try FileHandle(forReadingFrom: input)
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        var lines = try data.split(separator: UInt8(ascii: "\n")).map { try #require(JSONSerialization.jsonObject(with: $0) as? [String: Any]) }
        #expect(lines.removeFirst()["event"] as? String == "started")
        for line in lines {
            for picture in ((line["result"] as? [String: Any])?["pictures"] as? [[String: Any]]) ?? [] {
                let file = folder.url.appendingPathComponent("pictures/\(picture["file"] ?? "")")
                #expect(try Data(contentsOf: file).starts(with: [0x89, 0x50, 0x4E, 0x47]))
            }
        }
        return lines
    }

    private func result(_ id: Int, in answers: [[String: Any]]) throws -> [String: Any] {
        let answer = try #require(answers.first { $0["re"] as? Int == id })
        return try #require(answer["result"] as? [String: Any], "\(answer)")
    }

    private func file(_ id: Int, in answers: [[String: Any]]) throws -> String {
        let pictures = try #require(try result(id, in: answers)["pictures"] as? [[String: Any]])
        #expect(pictures.count == 1)
        return try #require(pictures.first?["file"] as? String)
    }

    @Test func aProgramDrawsWhatItIsAskedFor() throws {
        let picture = "\"picture\": {\"kind\": \"WeatherWidget\", \"form\": \"systemSmall\""
        let answers = try answers("WeatherWidget", [
            "{\"id\": 1, \"do\": \"draw\", \(picture), \"options\": [\"--date\", \"2026-06-09T09:41:00Z\"]}}",
            "{\"id\": 2, \"do\": \"draw\", \(picture), \"options\": [\"--date\", \"2026-06-09T09:41:00Z\", \"--set\", \"city=reykjavik\"]}, \"inspect\": true, \"check\": true}",
            "{\"id\": 3, \"do\": \"draw\", \(picture), \"options\": [\"--date\", \"2026-06-09T09:41:00Z\"]}}",
            "{\"id\": 4, \"do\": \"draw\", \"picture\": {\"kind\": \"RainAttributes\", \"form\": \"compact\"}}",
            "{\"id\": 5, \"do\": \"draw\", \"picture\": {\"kind\": \"RainAlertsControl\", \"form\": \"controlSmall\"}}",
            "{\"id\": 6, \"do\": \"draw\", \"picture\": {\"kind\": \"Nothing\", \"form\": \"systemSmall\"}}",
            "{\"id\": 7, \"do\": \"draw\", \(picture), \"options\": [\"--record-fixtures\", \"x\"]}}",
            "no JSON",
        ])
        #expect(try file(1, in: answers) == file(3, in: answers))
        #expect(try file(1, in: answers) != file(2, in: answers))
        let inspected = try #require((result(2, in: answers)["pictures"] as? [[String: Any]])?.first)
        #expect((inspected["view"] as? [String: Any])?["frame"] as? [String: Double] == ["x": 0, "y": 0, "width": 170, "height": 170])
        let entry = try #require(inspected["entry"] as? [String: Any])
        let fields = try #require(entry["fields"] as? [[String: Any]])
        #expect(fields.contains { $0["name"] as? String == "city" && $0["value"] as? String == "reykjavik" })
        #expect(inspected["url"] as? String == "weather://reykjavik")
        #expect(inspected["cornerRadius"] as? Double == 23.25)
        #expect(inspected["findings"] is [Any])
        #expect((try result(1, in: answers)["pictures"] as? [[String: Any]])?.first?["findings"] == nil)
        _ = try (file(4, in: answers), file(5, in: answers))
        let errors = answers.compactMap { ($0["error"] as? [String: Any])?["message"] as? String }
        #expect(errors.count == 3)
        #expect(errors.contains { $0.hasPrefix("--kind: there is no \"Nothing\".") })
        #expect(errors.contains("--record-fixtures: the studio opens no network. Record with render."))
    }

    @Test func timelinesTapsAndFiles() throws {
        let picture = "\"picture\": {\"kind\": \"StreakWidget\", \"form\": \"systemSmall\", \"options\": [\"--date\", \"2026-06-09T09:41:00Z\"]"
        let answers = try answers("StreakWidget", [
            "{\"id\": 1, \"do\": \"draw\", \(picture)}}", "{\"id\": 2, \"do\": \"timeline\", \(picture)}}",
            "{\"id\": 3, \"do\": \"draw\", \(picture), \"entry\": 4}}", "{\"id\": 4, \"do\": \"tap\", \(picture)}, \"target\": 0}",
            "{\"id\": 5, \"do\": \"draw\", \(picture)}}", "{\"id\": 6, \"do\": \"save\", \(picture)}, \"format\": \"apng\"}",
            "{\"id\": 7, \"do\": \"draw\", \(picture), \"entry\": 99}}", "{\"id\": 8, \"do\": \"tap\", \(picture)}, \"target\": -1}",
        ])
        let timeline = try result(2, in: answers)
        #expect((timeline["entries"] as? [Any])?.count == 5)
        #expect((timeline["reloads"] as? [[String: Any]])?.first?["reason"] as? String == "atEnd")
        _ = try file(3, in: answers)
        #expect(try result(4, in: answers)["changed"] as? Bool == true)
        #expect(try file(1, in: answers) != file(5, in: answers))
        let saved = try #require((result(6, in: answers)["files"] as? [[String: Any]])?.first)
        #expect(saved["name"] as? String == "StreakWidget-systemSmall.apng")
        #expect(answers.contains { ($0["error"] as? [String: Any])?["message"] as? String == "The timeline has 5 entries, and no entry 99." })
        #expect(try result(8, in: answers)["changed"] as? Bool == false)
    }

    /// A view that ends the program costs its own picture alone.
    @Test func whatEndsTheProgramIsLeftOut() async throws {
        struct Project: StudioProject {
            var name: String { "Troubles" }
            var folder: URL { Program.products }
            var command: (words: [String], sources: [String]) { (["darkroom"], []) }
            var watched: [URL] { [] }

            func build(progress: @escaping @Sendable (String) -> Void) throws -> StudioProgram {
                StudioProgram(executable: Program.products.appendingPathComponent("Troubles"), watched: [])
            }
        }
        let folder = try TemporaryFolder()
        let session = StudioSession(
            Project(), folder: folder.url, goldens: folder.url, options: ["--date", "2026-06-09T09:41:00Z"], version: "1")
        let (messages, continuation) = AsyncStream.makeStream(of: String.self)
        let page = await session.connect { continuation.yield($0) }
        let running = Task { try await session.run() }
        var iterator = messages.makeAsyncIterator()
        func next(_ isWanted: (String) -> Bool) async -> String {
            while let text = await iterator.next() { if isWanted(text) { return text } }
            return ""
        }
        _ = await next { $0.contains("\"phase\":\"ready\"") }
        await session.receive("{\"id\": 1, \"do\": \"draw\", \"picture\": {\"kind\": \"Crashing\", \"form\": \"systemSmall\"}}", from: page)
        let crash = await next { $0.contains("\"re\":1") }
        #expect(crash.contains("ended the program") || crash.contains("crashed"), "\(crash)")
        await session.receive("{\"id\": 2, \"do\": \"draw\", \"picture\": {\"kind\": \"Talking\", \"form\": \"systemSmall\"}}", from: page)
        let fine = await next { $0.contains("\"re\":2") }
        #expect(fine.contains("\"pictures\":"), "\(fine)")
        running.cancel()
        await session.end()
    }

    /// A studio that runs, and its address.
    private func withStudio(_ arguments: [String], _ body: (URL, String) throws -> Void) throws {
        let process = Process()
        process.executableURL = Program.products.appendingPathComponent("StreakWidget")
        process.arguments = ["studio", "--date", "2026-06-09T09:41:00Z"] + arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        defer {
            process.terminate()
            process.waitUntilExit()
        }
        var line = Data()
        while !line.contains(UInt8(ascii: "\n")) {
            let more = output.fileHandleForReading.availableData
            if more.isEmpty { break }
            line += more
        }
        let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
        let match = try #require(text.wholeMatch(of: #/(http:\/\/127\.0\.0\.1:\d+)\/\?token=([0-9a-f]{32})/#), "\(text)")
        try body(try #require(URL(string: String(match.output.1))), String(match.output.2))
    }

    /// The status and the headers of an answer, as curl has them.
    private func ask(_ url: String, _ options: [String] = []) throws -> (status: Int, text: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", StudioTests.client, url] + options
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let parts = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        return (Int(parts[0]) ?? 0, parts.count > 1 ? parts[1] : "")
    }

    /// Sends the path of a URL as it is, and headers as `name=value`; `method=POST` changes the method.
    private static let client = """
        import http.client, sys, urllib.parse
        url = urllib.parse.urlsplit(sys.argv[1])
        headers = dict(word.split('=', 1) for word in sys.argv[2:])
        connection = http.client.HTTPConnection(url.hostname, url.port)
        connection.putrequest(headers.pop('method', 'GET'), url.path + ('?' + url.query if url.query else ''), skip_host='Host' in headers)
        for name, value in headers.items(): connection.putheader(name, value)
        connection.endheaders()
        answer = connection.getresponse()
        body = answer.read()
        print(answer.status)
        print(answer.getheader('Content-Security-Policy'))
        print(body.decode('utf-8', 'replace'))
        """

    @Test func onlyItsOwnPageReachesTheStudio() throws {
        try withStudio([]) { url, token in
            let page = try ask("\(url)/?token=\(token)")
            #expect(page.status == 200)
            #expect(page.text.hasPrefix("default-src 'none'; script-src 'self'"))
            #expect(page.text.contains("<title>Darkroom studio</title>"))
            #expect(try ask("\(url)/page.js").status == 200)
            #expect(try ask("\(url)/", ["Host=evil.example"]).status == 403)
            #expect(try ask("\(url)/", ["Origin=http://evil.example"]).status == 403)
            #expect(try ask("\(url)/", ["method=POST"]).status == 405)
            #expect(try ask("\(url)/socket").status == 403)
            #expect(try ask("\(url)/socket?token=\(String(token.reversed()))").status == 403)
            for path in ["../devices.json", "..%2Fdevices.json", "pictures/../../etc/passwd", "report/../goldens.json", "report/%2e%2e/x.json", "nothing.js"] {
                #expect(try ask("\(url)/\(path)").status == 404, "\(path)")
            }
        }
    }

    @Test func invalidOptions() throws {
        let program = Program(name: "StreakWidget")
        for (arguments, message) in [
            (["--port", "99999"], "--port"), (["--host", "example"], "--host: \"example\" is no IPv4 address"),
            (["--kind", "StreakWidget"], "--kind: the page chooses that."), (["--record-fixtures", "x"], "--record-fixtures: the studio opens no network"),
            (["--export", "x", "--open"], "--export ends when the files are written"),
        ] {
            let result = try program.run(["studio"] + arguments)
            #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
        }
    }

    @Test func thePageAsFiles() throws {
        let folder = try TemporaryFolder()
        let result = try Program(name: "StreakWidget").run(
            ["studio", "--export", folder.url.path, "--date", "2026-06-09T09:41:00Z"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(result.output == "Wrote a page with 8 pictures to \(folder.url.path)/index.html.\n")
        let html = try String(contentsOf: folder.url.appendingPathComponent("index.html"), encoding: .utf8)
        #expect(html.contains("<script type=\"application/gzip\" id=\"export\">H4sI"))
        #expect(!html.contains("type=\"module\""))
        #expect(folder.files.filter { $0.hasPrefix("pictures/") }.count == 6)
        #expect(folder.files.contains("studio.js") && folder.files.contains("studio.css"))
    }
}
