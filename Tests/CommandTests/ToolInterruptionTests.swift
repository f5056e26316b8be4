import Foundation
import Testing

/// Tests that a signal ends the tool with all the compilers that it has started.
@Suite struct ToolInterruptionTests {
    /// A compiler whose worker has a process group of its own, as those of the real one have, and which takes no notice of the
    /// end of its driver. Both write their process identifiers, and neither ends by itself.
    private static let compiler = """
        #!/bin/sh
        cd "$COMPILER_NOTES"
        mkfifo ready never
        setsid sh -c 'echo $$ >part; mv part worker; echo >ready; read end <never' &
        read worker <ready
        echo $$ >part
        mv part driver
        read end <never
        """

    private static func isAlive(_ process: Int32) -> Bool {
        guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return false }
        // A process that has ended may wait for somebody to ask for its status.
        return !String(decoding: data, as: UTF8.self).contains(") Z ")
    }

    @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
    func compilersEndWithTheTool(_ signal: Int32) throws {
        let folder = try TemporaryFolder()
        let (programs, notes) = (folder.url.appendingPathComponent("bin"), folder.url.appendingPathComponent("notes"))
        for place in [programs, notes] { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
        let compiler = programs.appendingPathComponent("swiftc")
        try Data(Self.compiler.utf8).write(to: compiler)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let result = try Program(name: "darkroom").run(
            [
                "list", Program.package.appendingPathComponent("Tests/Fixtures/Hello").path, "--cache",
                folder.url.appendingPathComponent("cache").path,
            ],
            environment: ["PATH": "\(programs.path):\(path)", "COMPILER_NOTES": notes.path], signal: signal,
            interruptedWhen: { FileManager.default.fileExists(atPath: notes.appendingPathComponent("driver").path) })
        #expect(result.status == 128 + signal, "\(result.errors)")
        #expect(result.errors == "")
        for name in ["driver", "worker"] {
            let note = try String(contentsOf: notes.appendingPathComponent(name), encoding: .utf8)
            let process = try #require(Int32(note.dropLast()))
            #expect(!Self.isAlive(process), "\(name)")
        }
    }

    /// Only the guard ends the compilers of a killed tool. The test ends only when both have closed their pipe.
    @Test func compilersEndWithAToolThatIsKilled() throws {
        let folder = try TemporaryFolder()
        let (programs, notes) = (folder.url.appendingPathComponent("bin"), folder.url.appendingPathComponent("notes"))
        for place in [programs, notes] { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
        let compiler = programs.appendingPathComponent("swiftc")
        let pipe = notes.appendingPathComponent("alive").path
        mkfifo(pipe, 0o600)
        try Data(Self.compiler.replacingOccurrences(of: "mkfifo ready never\n", with: "mkfifo ready never\nexec 9>alive\n").utf8)
            .write(to: compiler)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let own = open(pipe, O_RDWR)
        let result = try Program(name: "darkroom").run(
            [
                "list", Program.package.appendingPathComponent("Tests/Fixtures/Hello").path, "--cache",
                folder.url.appendingPathComponent("cache").path,
            ],
            environment: ["PATH": "\(programs.path):\(path)", "COMPILER_NOTES": notes.path], signal: SIGKILL,
            interruptedWhen: { FileManager.default.fileExists(atPath: notes.appendingPathComponent("driver").path) })
        #expect(result.status == 128 + SIGKILL)
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        close(own)
        _ = fcntl(reader, F_SETFL, 0)
        var byte: UInt8 = 0
        #expect(read(reader, &byte, 1) == 0)
        close(reader)
    }

    /// Standard output keeps to what the command prints.
    @Test func progressIsToldOnlyWhereItIsAskedFor() throws {
        let folder = try TemporaryFolder()
        let cache = folder.url.appendingPathComponent("cache").path
        let hello = Program.package.appendingPathComponent("Tests/Fixtures/Hello").path
        let told = try Program(name: "darkroom").run("list", hello, "--cache", cache, "--progress", "--json")
        #expect(told.status == 0, "\(told.errors)")
        #expect(told.errors.hasPrefix("Compiling Hello: 0 of 1 file\n"), "\(told.errors)")
        #expect(told.errors.contains("Linking Hello\n"), "\(told.errors)")
        #expect(told.output.hasPrefix("{") || told.output.hasPrefix("["), "\(told.output)")
        let quiet = try Program(name: "darkroom").run("render", hello, "--cache", "\(cache)-2", "--progress", "--quiet", "--output", folder.url.path)
        #expect(quiet.errors == "")
    }
}
