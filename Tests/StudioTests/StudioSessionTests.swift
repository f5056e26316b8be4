import Foundation
import Processes
import Synchronization
import Testing

@testable import Studio

/// Tests the session with programs that are shell scripts.
@Suite struct StudioSessionTests {
    /// Answers each request with its own line as text.
    private static let program = """
        #!/bin/sh
        echo '{"event":"started"}'
        while read -r line; do
          id=$(printf %s "$line" | sed 's/.*"id":\\([0-9]*\\).*/\\1/')
          case "$line" in
            *'"do":"list"'*) echo "{\\"re\\":$id,\\"result\\":{\\"listing\\":{\\"device\\":\\"$*\\"}}}" ;;
            *CRASH*) if [ -e "$0.crashed" ]; then echo "{\\"re\\":$id,\\"error\\":{\\"message\\":\\"left out\\",\\"status\\":3}}"
                     else touch "$0.crashed"; echo 'error: it crashed' >&2; echo '{"event":"started"}'; fi ;;
            *END*) echo 'error: the end' >&2; exit 3 ;;
            *) echo "{\\"re\\":$id,\\"result\\":{\\"pictures\\":[{\\"file\\":\\"a.png\\"}]}}" ;;
          esac
        done
        """

    /// A project whose program is a script, or does not compile.
    private struct Project: StudioProject {
        let folder: URL
        var failure: StudioFailure?

        var name: String { "Weather" }
        var command: (words: [String], sources: [String]) { (["darkroom"], [folder.path]) }
        var watched: [URL] { [folder] }

        func build(progress: @escaping @Sendable (String) -> Void) throws -> StudioProgram {
            if let failure { throw failure }
            return StudioProgram(executable: folder.appendingPathComponent("program"), watched: [folder.appendingPathComponent("program")])
        }
    }

    /// A page that is connected to a session.
    private final class Page: Sendable {
        private let messages: AsyncStream<String>
        let session: StudioSession
        let id: Int

        init(_ session: StudioSession) async {
            self.session = session
            let (stream, continuation) = AsyncStream.makeStream(of: String.self)
            messages = stream
            id = await session.connect { continuation.yield($0) }
        }

        /// The next message for which `isWanted` is true.
        func message(_ isWanted: ([String: Any]) -> Bool) async -> [String: Any] {
            for await text in messages {
                guard let message = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else { continue }
                if isWanted(message) { return message }
            }
            return [:]
        }

        /// The state once it has a phase.
        func state(_ phase: String) async -> [String: Any] {
            await message { ($0["state"] as? [String: Any])?["phase"] as? String == phase }["state"] as? [String: Any] ?? [:]
        }

        func ask(_ id: Int, _ text: String) async -> [String: Any] {
            await session.receive("{\"id\": \(id), \(text)}", from: self.id)
            return await message { $0["re"] as? Int == id }
        }
    }

    private let folder: Folder

    init() throws {
        folder = try Folder()
        let program = try folder.write("program", StudioSessionTests.program)
        chmod(program.path, 0o755)
    }

    private func session(_ project: Project? = nil, options: [String] = []) -> StudioSession {
        StudioSession(
            project ?? Project(folder: folder.url), folder: folder.url.appendingPathComponent("work"),
            goldens: folder.url.appendingPathComponent("golden"), options: options, version: "1")
    }

    @Test func aProgramIsBuiltAndAnswers() async throws {
        let session = session()
        let page = await Page(session)
        let running = Task { try await session.run() }
        let state = await page.state("ready")
        #expect(state["name"] as? String == "Weather")
        #expect(state["generation"] as? Int == 1)
        #expect(state["goldens"] == nil)
        #expect((state["listing"] as? [String: Any])?["device"] as? String == "serve --pictures \(folder.url.path)/work/pictures")
        let answer = await page.ask(5, "\"do\": \"draw\", \"picture\": {\"kind\": \"A\"}")
        let result = try #require(answer["result"] as? [String: Any])
        #expect((result["pictures"] as? [[String: Any]])?.first?["file"] as? String == "a.png")
        running.cancel()
        await session.end()
    }

    @Test func aChangeOfTheProgramStartsItAnew() async throws {
        let session = session()
        let page = await Page(session)
        let running = Task { try await session.run() }
        _ = await page.state("ready")
        try folder.write("program", StudioSessionTests.program + "\n")
        #expect(await page.state("ready")["generation"] as? Int == 2)
        running.cancel()
        await session.end()
    }

    @Test func otherInputsAreAnotherProcess() async throws {
        let session = session(options: ["--seed", "3", "--date", "2026-06-09"])
        let page = await Page(session)
        let running = Task { try await session.run() }
        let device = (await page.state("ready")["listing"] as? [String: Any])?["device"] as? String
        #expect(device?.hasSuffix("--seed 3") == true)
        running.cancel()
        await session.end()
    }

    @Test func aPictureThatEndsTheProgramIsAskedForAgain() async throws {
        let session = session()
        let page = await Page(session)
        let running = Task { try await session.run() }
        _ = await page.state("ready")
        let answer = await page.ask(1, "\"do\": \"draw\", \"picture\": {\"kind\": \"CRASH\"}")
        #expect((answer["error"] as? [String: Any])?["message"] as? String == "error: it crashed")
        let ended = await page.ask(2, "\"do\": \"draw\", \"picture\": {\"kind\": \"END\"}")
        #expect(((ended["error"] as? [String: Any])?["message"] as? String)?.contains("the end") == true)
        // The next request starts the program.
        #expect(await page.ask(3, "\"do\": \"draw\", \"picture\": {\"kind\": \"A\"}")["result"] != nil)
        running.cancel()
        await session.end()
    }

    @Test func sourcesThatDoNotCompile() async throws {
        let failure = StudioFailure(
            title: "The sources do not compile", text: "all",
            messages: [.init(path: "/a/B.swift", line: 3, column: 4, severity: "error", text: "no", excerpt: [.init(line: 3, text: "x")])])
        let session = session(Project(folder: folder.url, failure: failure))
        let page = await Page(session)
        let running = Task { try await session.run() }
        let shown = try #require(await page.state("failed")["failure"] as? [String: Any])
        #expect(shown["title"] as? String == "The sources do not compile")
        #expect((shown["messages"] as? [[String: Any]])?.first?["file"] as? String == "B.swift")
        #expect(await page.ask(1, "\"do\": \"draw\", \"picture\": {\"kind\": \"A\"}")["error"] != nil)
        running.cancel()
    }

    @Test func unknownRequestsAndBrokenMessages() async throws {
        let session = session()
        let page = await Page(session)
        await session.receive("no JSON", from: page.id)
        let answer = await page.ask(1, "\"do\": \"dance\"")
        #expect((answer["error"] as? [String: Any])?["message"] as? String == "There is no request \"dance\".")
    }
}
