import Foundation
import Testing

/// Tests the shared library of Darkroom's modules, which the tool links for the programs that it builds.
@Suite struct RuntimeLibraryTests {
    private let folder: TemporaryFolder
    /// A build folder of the test's own with the tool and links to the files beside the real tool.
    private let build: URL

    init() throws {
        folder = try TemporaryFolder()
        build = folder.url.appendingPathComponent("build")
        try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
        let names = try FileManager.default.contentsOfDirectory(atPath: Program.products.path)
        for name in names
        where name.hasSuffix(".build") || ["Modules", "DarkroomMacros-tool", "darkroom.product"].contains(name) {
            try FileManager.default.createSymbolicLink(
                at: build.appendingPathComponent(name), withDestinationURL: Program.products.appendingPathComponent(name))
        }
        let tool = Program.products.appendingPathComponent("darkroom")
        try FileManager.default.copyItem(at: tool, to: build.appendingPathComponent("darkroom"))
    }

    private func list(environment: [String: String] = [:], withoutRights hasNoRights: Bool = false) throws -> Program.Result {
        try Program(name: "darkroom").run(
            [
                "list", Program.package.appendingPathComponent("Tests/Fixtures/Hello").path, "--cache",
                folder.url.appendingPathComponent("cache").path,
            ], at: build.appendingPathComponent("darkroom"), environment: environment, withoutRights: hasNoRights)
    }

    private func time(of file: String) throws -> Date? {
        try FileManager.default.attributesOfItem(atPath: folder.url.appendingPathComponent(file).path)[.modificationDate]
            as? Date
    }

    @Test func theLibraryIsBesideTheToolAndIsLinkedAgainForOtherObjects() throws {
        let library = "build/libDarkroomRuntime.so"
        let first = try list()
        #expect(first.status == 0 && first.output.hasPrefix("Hello\n"), "\(first.errors)")
        let made = try time(of: library)
        let program = try #require(folder.files.first { $0.hasPrefix("cache/") && $0.hasSuffix(".appex/Hello") })
        let linked = try time(of: program)
        #expect(!folder.files.contains { $0.contains(".part") }, "\(folder.files)")

        // A changed modification time simulates changed objects. The empty file shows that the library is linked again.
        try Data().write(to: folder.url.appendingPathComponent(library))
        let second = try list()
        #expect(second.status == 0 && second.output == first.output, "\(second.errors)")
        #expect(try time(of: library) == made, "Its time is that of its newest object.")

        try FileManager.default.removeItem(at: folder.url.appendingPathComponent(library))
        #expect(try list().status == 0)
        let again = try time(of: program)
        #expect(try list().status == 0)
        #expect(try time(of: program) == again, "An unchanged folder is not built again.")
        #expect(try #require(again) >= #require(linked))
    }

    @Test(.enabled(if: Program.canRunWithoutRights)) func theLibraryIsInTheCacheIfTheBuildFolderIsReadOnly() throws {
        let cache = folder.url.appendingPathComponent("cache")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: cache.path)
        try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: build.path)
        defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: build.path) }
        // The compiler's cache is in the home folder.
        let result = try list(environment: ["HOME": cache.path, "XDG_CACHE_HOME": cache.path], withoutRights: true)
        #expect(result.status == 0 && result.output.hasPrefix("Hello\n"), "\(result.errors)")
        let libraries = folder.files.filter { $0.hasSuffix("libDarkroomRuntime.so") }
        #expect(libraries.count == 1 && libraries.allSatisfy { $0.hasPrefix("cache/runtime-") }, "\(libraries)")
    }
}
