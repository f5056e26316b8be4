import Foundation
import Testing

@testable import ProgramBuilding

/// The schemes that descriptions for XcodeGen and Tuist name, and the configuration that follows from them.
@Suite struct GeneratedSchemeTests {
    private func configuration(of file: String, in folder: TemporaryFolder) throws -> String? {
        let project = try XcodeProject(folder[file], XcodeProject.Request(cache: folder["cache"]))
        return project.targets.first { $0.name == "Widgets" }?.configuration
    }

    @Test(arguments: [
        ("", "", "Debug"),
        ("schemes: {Harbor: {build: {targets: {App: all}}, run: {config: Staging}}}", "", "Staging"),
        ("schemes: {Harbor: {build: {targets: {Harbor/App: all, Kit: [run]}}, run: {config: Staging, executable: App}}}", "", "Staging"),
        ("schemes: {Harbor: {build: {targets: {Other: all}}, run: {config: Staging}}}", "", "Debug"),
        ("schemes: {Harbor: {build: {targets: {App: all}}, run: {config: Gone}}}", "", "Debug"),
        ("schemes: {Own: {build: {targets: {Widgets: all}}, run: {config: Release}}, A: {build: {targets: {App: all}}, run: {config: Staging}}}", "",
            "Release"),
        ("", "scheme: {configVariants: [staging]}", "Staging"), ("", "scheme: {testTargets: []}", "Debug"),
    ])
    func schemesOfXcodeGen(_ schemes: String, _ scheme: String, _ expected: String) throws {
        let folder = try TemporaryFolder([
            "W/W.swift": "",
            "project.yml": """
                name: Harbor
                configs: {Debug: debug, Staging: debug, Release: release}
                \(schemes)
                targets:
                  App:
                    type: application
                    platform: iOS
                    dependencies: [{target: Widgets}]
                    \(scheme)
                  Widgets: {type: app-extension, platform: iOS, sources: W}
                """,
        ])
        #expect(try configuration(of: "project.yml", in: folder) == expected)
    }

    @Test(arguments: [
        ("", "DEV"),
        (".scheme(name: \"Harbor\", buildAction: .buildAction(targets: [\"App\"]), runAction: .runAction(configuration: \"STAGE\"))", "STAGE"),
        ("Scheme(name: \"H\", runAction: .runAction(configuration: .configuration(\"STAGE\"), executable: .target(\"App\")))", "STAGE"),
        (".scheme(name: \"Harbor\", buildAction: .buildAction(targets: [.target(\"App\")]))", "DEV"),
    ])
    func schemesOfTuist(_ scheme: String, _ expected: String) throws {
        let folder = try TemporaryFolder([
            "Tuist.swift": "", "W/W.swift": "",
            "Project.swift": """
                import ProjectDescription
                let project = Project(
                    name: "Harbor",
                    settings: .settings(configurations: [
                        .release(name: "PROD"), .debug(name: "DEV"), .debug(name: "STAGE"),
                    ]),
                    targets: [
                        .target(
                            name: "App", destinations: .iOS, product: .app, bundleId: "a", dependencies: [.target(name: "Widgets")]),
                        .target(name: "Widgets", destinations: .iOS, product: .appExtension, bundleId: "w", sources: "W/**"),
                    ],
                    schemes: [\(scheme)])
                """,
        ])
        #expect(try configuration(of: "Project.swift", in: folder) == expected)
    }
}
