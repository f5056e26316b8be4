import Foundation
import ProgramBuilding

/// The readers of Xcode projects and what belongs to them.
extension FileReader {
    static let projects = [
        FileReader(
            name: "pbxproj", samples: ["Tests/Fixtures/Projects/Harbor/Harbor.xcodeproj/project.pbxproj"],
            place: "Harbor/Harbor.xcodeproj/project.pbxproj", surroundings: "Tests/Fixtures/Projects/Harbor"
        ) { _, folder in try discover(folder.appendingPathComponent("Harbor")) },
        FileReader(
            name: "workspace", samples: ["Tests/Fixtures/Projects/Harbor/Harbor.xcworkspace/contents.xcworkspacedata"],
            place: "Harbor/Harbor.xcworkspace/contents.xcworkspacedata", surroundings: "Tests/Fixtures/Projects/Harbor"
        ) { _, folder in try discover(folder.appendingPathComponent("Harbor/Harbor.xcworkspace")) },
        FileReader(
            name: "xcconfig", samples: ["Tests/Fixtures/Projects/Harbor/Configuration/Harbor.xcconfig"],
            place: "Harbor/Configuration/Harbor.xcconfig", surroundings: "Tests/Fixtures/Projects/Harbor"
        ) { _, folder in try discover(folder.appendingPathComponent("Harbor")) },
        FileReader(
            name: "info-plist", samples: ["Tests/Fixtures/Projects/Harbor/HarborWidgets/Info.plist"],
            place: "Harbor/HarborWidgets/Info.plist", surroundings: "Tests/Fixtures/Projects/Harbor"
        ) { _, folder in try discover(folder.appendingPathComponent("Harbor")) },
        FileReader(
            name: "project-yml", samples: [projectYAML], place: "Harbor/project.yml", surroundings: "Tests/Fixtures/Projects/Harbor"
        ) { _, folder in try discover(folder.appendingPathComponent("Harbor/project.yml")) },
    ]

    static let projectYAML = """

        name: Harbor
        options: {bundleIdPrefix: com.example}
        settings: {base: {SWIFT_VERSION: "5.9"}}
        targets:
          Widgets:
            type: app-extension
            platform: iOS
            deploymentTarget: "17.0"
            sources: [HarborWidgets, {path: Harbor, excludes: ["*.md"]}]
            dependencies: [{target: Kit}, {sdk: WidgetKit.framework}]
          Kit: {type: framework, platform: iOS, sources: HarborKit}
        """

    private static func discover(_ path: URL) throws {
        let cache = path.deletingLastPathComponent().appendingPathComponent("cache")
        _ = try ProgramDiscovery(cache: cache, platform: nil, target: nil, isOffline: true, providedModules: []).program(
            at: [path])
    }
}
