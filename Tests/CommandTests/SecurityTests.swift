import Foundation
import Testing

/// Tests what docs/security.md says, with the widgets of `Tests/Fixtures/Hostile`, which the tool builds once for all tests.
@Suite(.serialized) struct SecurityTests {
    /// The sources beside a file that is not theirs, and what the tests share with the widgets.
    // Its values do not change.
    private final class Place: @unchecked Sendable {
        let folder: TemporaryFolder
        let cache: TemporaryFolder
        let socket: Int32
        var sources: URL { folder.url.appendingPathComponent("Sources") }
        var pipe: String { folder.url.appendingPathComponent("pipe").path }

        init() throws {
            (folder, cache) = (try TemporaryFolder(), try TemporaryFolder())
            socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_addr.s_addr = inet_addr("127.0.0.1")
            var length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let socket = socket
            withUnsafeMutablePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    _ = bind(socket, $0, length)
                    listen(socket, 8)
                    getsockname(socket, $0, &length)
                }
            }
            try FileManager.default.copyItem(at: Program.package.appendingPathComponent("Tests/Fixtures/Hostile"), to: sources)
            try Data("mine".utf8).write(to: folder.url.appendingPathComponent("secret.txt"))
            mkfifo(pipe, 0o600)
            try Data(
                """
                let port: UInt16 = \(UInt16(bigEndian: address.sin_port))
                let callerProcess: Int32 = \(getpid())
                let pipePath = "\(pipe)"

                """.utf8
            ).write(to: sources.appendingPathComponent("Places.swift"))
        }
    }

    private static let place = Result { try Place() }
    private let place: Place
    private let output: TemporaryFolder

    init() throws { (place, output) = (try Self.place.get(), try TemporaryFolder()) }

    /// Whether the system allows a sandbox.
    private static let hasSandbox: Bool = {
        let result = try? Program(name: "darkroom").run("doctor")
        return result?.output.contains("available: --sandbox") == true && result?.output.contains("not available.") == false
    }()

    private func render(_ kinds: [String], _ more: [String] = [], environment: [String: String] = [:]) throws -> Program.Result {
        try Program(name: "darkroom").run(
            ["render", place.sources.path] + kinds.flatMap { ["--kind", $0] } + [
                "--cache", place.cache.url.path, "--date", "2026-06-09T16:41:00Z", "--timeout", "600", "--output", output.url.path,
            ] + more, environment: environment)
    }

    private func findings(_ result: Program.Result) -> [String: String] {
        result.errors.split(separator: "\n").reduce(into: [:]) { found, line in
            let parts = line.split(separator: "=", maxSplits: 1)
            if parts.count == 2 { found[String(parts[0])] = String(parts[1]) }
        }
    }

    @Test func aWidgetHasAHomeOfItsOwn() throws {
        let temporary = try TemporaryFolder()
        let result = try render(["Snooping"], environment: ["TMPDIR": temporary.url.path, "DEPLOY_TOKEN": "42"])
        #expect(result.status == 0, "\(result.errors)")
        let found = findings(result)
        #expect(found["home"] == "[\"tmp\"]" && found["homeWrite"] == "true", "\(found)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path) == [])
        // Without a sandbox, it has the rights of the user.
        for name in ["source", "sourceWrite", "outside", "outsideWrite", "socket", "caller"] {
            #expect(found[name] == "true", "\(name)")
        }
        #expect(found["secret"] == "42")
        for file in [place.sources, place.folder.url] {
            try FileManager.default.removeItem(at: file.appendingPathComponent("left-by-hostile"))
        }
    }

    @Test(.enabled(if: hasSandbox, "bubblewrap is missing, or the system does not allow a sandbox")) func aSandboxHidesWhatIsNotTheWidgets() throws {
        let result = try render(["Snooping", "Quiet"], ["--sandbox"], environment: ["DEPLOY_TOKEN": "42"])
        #expect(result.status == 0, "\(result.errors)")
        let found = findings(result)
        #expect(found["home"] == "[\"tmp\"]" && found["homeWrite"] == "true" && found["source"] == "true", "\(result.errors)")
        for name in ["sourceWrite", "outside", "socket", "caller"] { #expect(found[name] == "false", "\(name)") }
        // Below the folder of temporary files, the sandbox has folders of its own, which disappear with it.
        #expect(!FileManager.default.fileExists(atPath: place.folder.url.appendingPathComponent("left-by-hostile").path))
        #expect(found["secret"] == "none")
        #expect(output.files == ["Quiet/systemSmall.png", "Snooping/systemSmall.png"])
        let confined = try Data(contentsOf: output.url.appendingPathComponent("Quiet/systemSmall.png"))
        #expect(try render(["Quiet"]).status == 0)
        #expect(try Data(contentsOf: output.url.appendingPathComponent("Quiet/systemSmall.png")) == confined)
    }

    /// The compiler can write to the cache alone.
    @Test(.enabled(if: hasSandbox, "bubblewrap is missing, or the system does not allow a sandbox")) func theCompilerRunsInASandbox() throws {
        let cache = try TemporaryFolder()
        let hello = Program.package.appendingPathComponent("Tests/Fixtures/Hello").path
        let result = try Program(name: "darkroom").run("list", hello, "--sandbox", "--cache", cache.url.path)
        #expect(result.status == 0 && result.output.contains("Hello"), "\(result.errors)")
        let refused = try Program(name: "darkroom").run(
            "render", hello, "--sandbox", "--cache", cache.url.path, "--record-fixtures", cache.url.path)
        #expect(refused.status == 2 && refused.errors.contains("--record-fixtures needs the network"), "\(refused.errors)")
    }

    /// The studio's programs reach no more than those of the other commands, and each picture is drawn.
    @Test(.enabled(if: hasSandbox, "bubblewrap is missing, or the system does not allow a sandbox")) func theStudioRunsProgramsInASandbox() throws {
        let result = try Program(name: "darkroom").run(
            "studio", place.sources.path, "--sandbox", "--cache", place.cache.url.path, "--date", "2026-06-09T16:41:00Z",
            "--export", output.url.path)
        #expect(result.status == 0 && result.output.hasPrefix("Wrote a page with "), "\(result)")
        #expect(output.files.contains("index.html") && output.files.count { $0.hasPrefix("pictures/") } > 4, "\(output.files)")
        for folder in [place.sources, place.folder.url] {
            #expect(!FileManager.default.fileExists(atPath: folder.appendingPathComponent("left-by-hostile").path))
        }
    }

    @Test func withoutBubblewrapASandboxIsRefused() throws {
        let swift = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":").first {
            FileManager.default.isExecutableFile(atPath: "\($0)/swiftc")
        }
        let tools = try TemporaryFolder()
        // A folder with everything but bubblewrap.
        for name in ["sh", "pkg-config", "env", "clang", "ld.lld"] {
            guard let found = ["/usr/bin", "/bin"].map({ "\($0)/\(name)" }).first(where: FileManager.default.fileExists) else { continue }
            try FileManager.default.createSymbolicLink(atPath: tools.url.appendingPathComponent(name).path, withDestinationPath: found)
        }
        let path = [swift.map(String.init), tools.url.path].compactMap(\.self).filter { !FileManager.default.fileExists(atPath: "\($0)/bwrap") }
        let result = try render(["Quiet"], ["--sandbox"], environment: ["PATH": path.joined(separator: ":")])
        #expect(result.status == 2 && result.errors.hasPrefix("error: --sandbox: bubblewrap is not installed."), "\(result.errors)")
        #expect(output.files == [])
        // A system that forbids namespaces.
        let forbidden = tools.url.appendingPathComponent("bwrap")
        try Data("#!/bin/sh\necho 'bwrap: No permissions to create new namespace' >&2\nexit 1\n".utf8).write(to: forbidden)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: forbidden.path)
        let other = try render(["Quiet"], ["--sandbox"], environment: ["PATH": path.joined(separator: ":")])
        #expect(other.status == 2 && other.errors.contains("the system does not allow one: bwrap: No permissions"), "\(other.errors)")
        let doctor = try Program(name: "darkroom").run("doctor", environment: ["PATH": path.joined(separator: ":")])
        #expect(doctor.status == 0 && doctor.output.contains("Sandbox\n  not available. --sandbox: the system"), "\(doctor)")
    }

    /// The test ends only when the process has closed its pipe.
    @Test func whatAWidgetStartsEndsWithTheRun() throws {
        let pipe = open(place.pipe, O_RDWR)
        let result = try render(["Spawning"])
        #expect(result.status == 0, "\(result.errors)")
        let reader = open(place.pipe, O_RDONLY | O_NONBLOCK)
        close(pipe)
        _ = fcntl(reader, F_SETFL, 0)
        var text = [UInt8](repeating: 0, count: 100)
        while read(reader, &text, text.count) > 0 {}
        close(reader)
        #expect(output.files == ["Spawning/systemSmall.png"])
    }

    @Test func aPictureThatTakesTooMuchMemoryIsLeftOut() throws {
        let result = try render(["Quiet", "Hungry", "Homeless"], ["--memory", "600MB", "--family", "systemSmall"])
        #expect(result.status == 3, "\(result.errors)")
        #expect(result.errors.contains("error: Hungry systemSmall took more memory than --memory allows: "), "\(result.errors)")
        #expect(result.errors.contains("error: Hungry systemSmall ended the program; the others are drawn without it."), "\(result.errors)")
        #expect(output.files.count == 2 && output.files.contains("Quiet/systemSmall.png"), "\(output.files)")
        let bad = try render(["Quiet"], ["--memory", "lots"])
        #expect(bad.status == 2 && bad.errors.contains("--memory: \"lots\" is not a size from 1MB to 1000GB"), "\(bad.errors)")
    }

    @Test func aHomeThatIsGoneEndsInOrder() throws {
        let result = try render(["Homeless", "Quiet"])
        #expect(result.status == 0, "\(result.errors)")
        #expect(output.files == ["Homeless/systemSmall.png", "Quiet/systemSmall.png"])
    }

    /// What happened, where in the user's code, and how to see more.
    @Test func aCrashIsThreeLines() throws {
        let result = try render(["Crashing", "Quiet"])
        #expect(result.status == 3, "\(result.errors)")
        // The other widget has no background.
        let lines = result.errors.split(separator: "\n").filter { !$0.hasPrefix("warning: Hostile.swift:33:") }
        // The first line is Swift's own.
        try #require(lines.count == 8, "\(result.errors)")
        #expect(lines[1] == "error: The view of Crashing systemSmall ended the program. The placeholder is drawn in its place, as on an iPhone.")
        #expect(lines[5] == "error: The placeholder of Crashing systemSmall ended the program, too; the others are drawn without it.")
        for start in [2, 6] {
            #expect(lines[start].contains("Hostile.swift:") && lines[start].contains("mistake"), "\(lines[start])")
            let file = try #require(lines[start + 1].wholeMatch(of: #/  All calls: (.+\.txt)/#)).output.1
            try FileManager.default.removeItem(atPath: String(file))
        }
        #expect(output.files == ["Quiet/systemSmall.png"])
    }

    /// Names reach no terminal as commands, and no page as markup.
    @Test func namesAreTextsEverywhere() throws {
        let kind = "../<img src=x onerror=alert(1)>|`\u{1B}[31m](http://x) @all"
        let golden = output.url.appendingPathComponent("golden").path
        let report = output.url.appendingPathComponent("report")
        func run(_ words: [String]) throws -> Program.Result {
            try Program(name: "darkroom").run(
                [words[0], place.sources.path] + words.dropFirst() + ["--cache", place.cache.url.path])
        }
        let listed = try run(["list"])
        let drawn = try render([kind])
        #expect(try run(["record", "--kind", "Quiet", "--golden", golden, "--date", "2026-06-09T16:41:00Z"]).status == 0)
        let recorded = try run(["record", "--kind", kind, "--golden", golden])
        let name = try #require(FileManager.default.subpathsOfDirectory(atPath: golden).first { $0.contains("onerror") && $0.hasSuffix("systemSmall.png") })
        let file = URL(fileURLWithPath: golden).appendingPathComponent(name)
        try FileManager.default.removeItem(at: file)
        let verified = try run(["verify", "--golden", golden, "--output", report.path])
        for result in [listed, drawn, recorded, verified] {
            let text = result.output + result.errors
            #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" && $0 != "\t" || $0.value == 0x7F }, "\(text.debugDescription)")
        }
        #expect(verified.status == 1, "\(verified)")
        for page in ["report.html", "summary.md", "junit.xml"] {
            let text = try String(contentsOf: report.appendingPathComponent(page), encoding: .utf8)
            #expect(text.contains("onerror") && !text.contains("<img src=x") && !text.contains("\u{1B}"), "\(page)")
        }
        // The kind's path does not leave the folder.
        #expect(try FileManager.default.contentsOfDirectory(atPath: output.url.deletingLastPathComponent().path).allSatisfy { !$0.contains("onerror") })
    }
}
