import Foundation
import Testing

@testable import ProgramBuilding

/// What the paths on the command line stand for.
@Suite struct ProgramDiscoveryTests {
    private func program(
        _ paths: [String], in folder: TemporaryFolder, platform: Platform? = nil, target: String? = nil
    ) throws -> ProgramDescription {
        try ProgramDiscovery(cache: folder["cache"], platform: platform, target: target, providedModules: [])
            .program(at: paths.map { folder[$0].standardizedFileURL })
    }

    /// Two projects beside each other, the first one with widgets.
    private func fixture() throws -> ProjectFixture {
        var fixture = try ProjectFixture(files: [
            "Widgets/W.swift": "", "Widgets/Fixtures/fixtures.json": "[]", "Loose/L.swift": "", "Loose/.git/": "",
            "Side/Side.xcodeproj/": "", "Other/Other.xcodeproj/": "", "One.xcworkspace/contents.xcworkspacedata": "",
        ])
        fixture.addWidgets("Widgets", settings: ["SDKROOT": "watchos"], files: ["Widgets/W.swift"])
        return fixture
    }

    @Test(arguments: [
        (["."], nil), (["Harbor.xcodeproj"], nil), (["Widgets"], nil), (["."], "Widgets"),
    ] as [([String], String?)])
    func aProjectsWidgets(_ paths: [String], _ target: String?) throws {
        let fixture = try fixture()
        _ = try fixture.project()
        let program = try program(paths, in: fixture.folder, target: target)
        #expect(program.identity.map(fixture.folder.shortened) == ["./Harbor.xcodeproj", "Widgets"])
        #expect(program.platform == .watchOS)
        #expect(program.widgetModule.resources.map(\.path) == ["Fixtures"])
    }

    @Test func pathsThatAreTakenAsTheyAre() throws {
        let fixture = try fixture()
        _ = try fixture.project()
        for paths in [["Loose"], ["Widgets/W.swift"], ["Loose", "Widgets"]] {
            let program = try program(paths, in: fixture.folder)
            #expect(program.identity == paths.map { fixture.folder[$0].path })
            #expect(program.platform == nil)
        }
    }

    @Test(arguments: [
        (["Nowhere"], nil, "There is no ./Nowhere. Name the folder of a widget extension's sources."),
        (["One.xcworkspace"], nil, "./One.xcworkspace names no Xcode projects. Name a project, or a folder of sources."),
        (["Loose"], "W", "--target W: there is no Xcode project or package for ./Loose."),
        (["Harbor.xcodeproj"], "W", "--target: ./Harbor.xcodeproj has no target \"W\". It has \"Widgets\"."),
    ] as [([String], String?, String)])
    func pathsThatMeanNothing(_ paths: [String], _ target: String?, _ message: String) throws {
        let fixture = try fixture()
        _ = try fixture.project()
        let error = #expect(throws: (any Error).self) { try program(paths, in: fixture.folder, target: target) }
        #expect(error.map { fixture.folder.shortened("\($0)") } == message)
    }

    @Test func severalProjectsBelow() throws {
        let folder = try TemporaryFolder(["All/A/A.xcodeproj/project.pbxproj": "", "All/B/B.xcodeproj/project.pbxproj": ""])
        let error = #expect(throws: (any Error).self) { try program(["All"], in: folder) }
        #expect(
            error.map { folder.shortened("\($0)") }
                == "There are several Xcode projects in ./All. Name one of them: A/A.xcodeproj, B/B.xcodeproj.")
    }

    /// Of several projects below a folder, the only one with widgets is taken; a project without a file is left out.
    @Test func theProjectWithWidgetsBelow() throws {
        let fixture = try fixture()
        _ = try fixture.project(named: "All/A/A")
        try fixture.folder.write("", to: "All/A/W.swift")
        var other = try ProjectFixture()
        other.addTarget("App", "application")
        _ = try other.project()
        try fixture.folder.write("", to: "All/B/")
        try FileManager.default.moveItem(at: other.folder["Harbor.xcodeproj"], to: fixture.folder["All/B/B.xcodeproj"])
        try fixture.folder.write("", to: "All/C/C.xcodeproj/")
        for path in ["W.swift", "Widgets/A.swift", "Widgets/W.swift"] { try fixture.folder.write("", to: "All/A/\(path)") }
        let found = try program(["All"], in: fixture.folder)
        #expect(found.identity == [fixture.folder["All/A/A.xcodeproj"].path, "Widgets"])
        let empty = try TemporaryFolder(["W/W.swift": "", "W/X.xcodeproj/": ""])
        let plain = try program(["W"], in: empty)
        #expect(plain.warnings.map(empty.shortened) == ["./W/X.xcodeproj has no project.pbxproj and is left out."])
        #expect(plain.widgetModule.sources.map(empty.path) == ["W/W.swift"])
    }

    /// The C library's module exists where a source names it, and no module of the program has its name.
    @Test func darwinIsMadeOnDemand() throws {
        let folder = try TemporaryFolder(["A.swift": "import Darwin\n", "B.swift": "import Foundation\n"])
        func modules(_ source: String, name: String = "W") throws -> [String] {
            var program = ProgramDescription(identity: [], widgetModule: SourceModule(name: name, sources: [folder[source]]))
            try SystemModules.add(to: &program, cache: folder["cache"])
            return program.modules.map(\.name)
        }
        #expect(try modules("A.swift") == ["Darwin", "W"])
        let text = try String(contentsOf: folder["cache/system/Darwin.swift"], encoding: .utf8)
        #expect(text.hasPrefix("@_exported import Glibc\n"))
        // As on Apple's systems, it is no optional.
        #expect(text.contains("public var stderr: UnsafeMutablePointer<FILE> { Glibc.stderr }\n"))
        #expect(try modules("A.swift", name: "Darwin") == ["Darwin"])
        #expect(try modules("B.swift") == ["W"])
    }
}
