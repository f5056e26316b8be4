import Foundation
import Testing

@testable import ProgramBuilding

/// The assets of Flutter apps that widgets read.
@Suite struct FlutterAssetsTests {
    private func resources(of source: String) throws -> (folder: TemporaryFolder, resources: [BundleResource]) {
        let folder = try TemporaryFolder([
            "pubspec.yaml": """
                name: tides
                flutter:
                  assets:
                    - assets/images/
                    - path: assets/tides.json
                    - assets/gone.json
                  fonts:
                    - family: Sea
                      fonts:
                        - asset: fonts/Sea.ttf
                          weight: 700
                """,
            "assets/images/wave.png": "w", "assets/images/2.0x/wave.png": "", "assets/images/.hidden": "", "assets/tides.json": "[]",
            "assets/other.json": "", "fonts/Sea.ttf": "", "ios/Widget/W.swift": source, "ios/Runner.xcodeproj/": "",
        ])
        var module = SourceModule(name: "W")
        module.sources = [folder["ios/Widget/W.swift"]]
        let description = try #require(FlutterAssets.description(beside: folder["ios/Runner.xcodeproj"]))
        return (folder, FlutterAssets.resources(of: description, for: module))
    }

    @Test func theAppsDescriptionListsThem() throws {
        let (folder, resources) = try resources(of: "let path = \"Frameworks/App.framework/flutter_assets\"")
        let paths = ["assets/images/wave.png", "assets/tides.json", "fonts/Sea.ttf"]
        #expect(resources.map { folder.path(of: $0.url) } == paths)
        #expect(resources.map(\.path) == paths.map { "Frameworks/App.framework/flutter_assets/\($0)" })
        var program = ProgramDescription(identity: [], widgetModule: SourceModule(name: "W"))
        program.appResources = resources
        let app = try TemporaryFolder(["Frameworks/old": ""])
        try BundleResources(program).writeAppResources(to: app.url)
        #expect(try String(contentsOf: app[resources[0].path], encoding: .utf8) == "w")
        #expect(!FileManager.default.fileExists(atPath: app["Frameworks/old"].path))
    }

    @Test func sourcesThatDoNotAskForThemHaveNone() throws {
        #expect(try resources(of: "let path = \"assets\"").resources.isEmpty)
        #expect(FlutterAssets.description(beside: try TemporaryFolder(["ios/A.xcodeproj/": ""])["ios/A.xcodeproj"]) == nil)
    }
}
