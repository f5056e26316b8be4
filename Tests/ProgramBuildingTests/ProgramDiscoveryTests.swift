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

    /// An extension always has an identifier and versions, which sources read without asking whether they are there.
    @Test func theInfoPlistOfSourcesWithoutAProject() throws {
        let folder = try TemporaryFolder(["My Widgets/W.swift": ""])
        let plain = try program(["My Widgets"], in: folder).infoPlist
        #expect(plain["CFBundleIdentifier"] as? String == "com.example.My-Widgets")
        #expect(plain["CFBundleShortVersionString"] as? String == "1.0" && plain["CFBundleVersion"] as? String == "1")
        let list = { (text: String) in
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(text)<key>CFBundleVersion</key><string>$(CURRENT_PROJECT_VERSION)</string></dict></plist>
            """
        }
        try folder.write(list("<key>Server</key><string>app</string>"), to: "My Widgets/App/Info.plist")
        try folder.write(
            list("<key>NSExtension</key><dict/><key>Server</key><string>$(PRODUCT_NAME)</string>"), to: "My Widgets/Info.plist")
        let own = try program(["My Widgets"], in: folder).infoPlist
        #expect(own["Server"] as? String == "My_Widgets" && own["CFBundleVersion"] as? String == "1")
        #expect(own["CFBundleName"] as? String == "My_Widgets")
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
        // One that is named itself stands for its folder.
        for path in ["W", "W/X.xcodeproj"] {
            let plain = try program([path], in: empty)
            #expect(plain.warnings.map(empty.shortened) == ["./W/X.xcodeproj has no project.pbxproj and is left out."])
            #expect(plain.widgetModule.sources.map(empty.path) == ["W/W.swift"])
        }
    }

    /// Expo makes the Xcode project anew for each build.
    @Test(arguments: [
        ("targets/widget", nil, nil, "Rail", "widget", .iOS), ("targets/watch", nil, nil, "RailWatch", "watch", .watchOS),
        (".", nil, nil, "Rail", "widget", .iOS), (".", nil, .watchOS, "RailWatch", "watch", .watchOS),
        (".", "RailWatch", nil, "RailWatch", "watch", .watchOS), (".", "widget", nil, "Rail", "widget", .iOS),
    ] as [(String, String?, Platform?, String, String, Platform)])
    func targetsOfExpoApps(
        _ path: String, _ target: String?, _ asked: Platform?, _ name: String, _ folderName: String, _ platform: Platform
    ) throws {
        let folder = try expoApp()
        let program = try program([path], in: folder, platform: asked, target: target)
        #expect(program.widgetModule.name == name && program.platform == platform)
        #expect(program.widgetModule.sources.map(folder.path) == ["targets/\(folderName)/W.swift"])
    }

    @Test func expoTargetsThatAreNotThere() throws {
        let folder = try expoApp()
        func message(_ target: String?) -> String? {
            do { return "\(try program(["."], in: folder, target: target))" } catch { return folder.shortened("\(error)") }
        }
        #expect(message("Bus") == "--target Bus: the targets with widgets in . are \"RailWatch\", \"Rail\".")
        try folder.write("{\"type\": \"widget\", \"name\": \"Bus\"}", to: "targets/other/expo-target.config.json")
        #expect(
            message(nil)
                == "There are several targets with widgets in .: \"Bus\", \"RailWatch\", \"Rail\". Name one with --target.")
    }

    private func expoApp() throws -> TemporaryFolder {
        try TemporaryFolder([
            "App.swift": "", ".git/": "", "targets/widget/W.swift": "", "targets/watch/W.swift": "", "targets/siri/S.swift": "",
            "targets/widget/expo-target.config.js": "module.exports = config => ({\n  type: \"widget\",\n  name: 'Rail',\n})\n",
            "targets/watch/expo-target.config.js": "module.exports = { type: 'watch-widget', name: \"RailWatch\" }\n",
            "targets/siri/expo-target.config.js": "module.exports = { type: 'intent' }\n",
        ])
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
        #expect(text.contains("@_exported import typealias os.os_unfair_lock\n"))
        #expect(try modules("A.swift", name: "Darwin") == ["Darwin"])
        #expect(try modules("B.swift") == ["W"])
    }
}
