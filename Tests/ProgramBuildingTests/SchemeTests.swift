import Foundation
import Testing

@testable import ProgramBuilding

    /// A workspace can name a place on the disk of the person who made it.
    @Test func projectsOfAWorkspaceThatAreBesideIt() throws {
        let folder = try TemporaryFolder([
            "All.xcworkspace/contents.xcworkspacedata": """
                <Workspace><FileRef location = "group:/Users/a/My App.xcodeproj"></FileRef>
                <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef></Workspace>
                """,
            "My App.xcodeproj/project.pbxproj": "",
        ])
        let projects = XcodeWorkspace(folder["All.xcworkspace"]).projects
        #expect(projects.map(folder.path) == ["My App.xcodeproj", "Pods/Pods.xcodeproj"])
    }

/// Workspaces, schemes and the configuration of a target.
@Suite struct SchemeTests {
    @Test func placesInWorkspaces() throws {
        let folder = try TemporaryFolder([
            "Kit/Package.swift": "", "Apps/Inner/Package.swift": "", "NoPackage/": "",
            "All.xcworkspace/contents.xcworkspacedata": """
                <?xml version="1.0"?><Workspace version = "1.0">
                  <FileRef
                     location = "group:Kit">
                  </FileRef>
                  <Group location = "group:Apps" name = "Apps">
                    <FileRef location = "group:One.xcodeproj"></FileRef>
                    <Group location = "container:" name = "Top"><FileRef location = "group:Two.xcodeproj"/></Group>
                    <FileRef location = "group:Inner"/>
                  </Group>
                  <FileRef location = "container:A &amp; B.xcodeproj"></FileRef>
                  <FileRef location = "absolute:/x/Far.xcodeproj"></FileRef>
                  <FileRef location = "group:NoPackage"></FileRef>
                  <FileRef location = "self:"></FileRef>
                </Workspace>
                """,
        ])
        let workspace = XcodeWorkspace(folder["All.xcworkspace"])
        #expect(workspace.projects.map(folder.path) == ["Apps/One.xcodeproj", "Two.xcodeproj", "A & B.xcodeproj", "/x/Far.xcodeproj"])
        #expect(workspace.packages.map(folder.path) == ["Kit", "Apps/Inner"])
    }

    private func scheme(_ configuration: String, builds: [String], runs: [String]) -> String {
        func references(_ names: [String]) -> String {
            names.map { "<BuildableReference BlueprintName = \"\($0)\"></BuildableReference>" }.joined()
        }
        return """
            <Scheme><BuildAction parallelizeBuildables = "YES">\(references(builds))</BuildAction>
            <TestAction buildConfiguration = "Test">\(references(["Widgets"]))</TestAction>
            <LaunchAction
               buildConfiguration = "\(configuration)">\(references(runs))</LaunchAction></Scheme>
            """
    }

    @Test(arguments: [
        ([:], nil),
        (["App": ("Dev", ["App"], ["App"])], "Dev"),
        (["Widgets": ("Own", ["App", "Widgets"], ["Widgets"]), "App": ("Dev", ["App"], ["App"])], "Own"),
        (["A Staging": ("Staging", ["App"], ["App"]), "App": ("Dev", ["App"], ["App"])], "Dev"),
        (["A Staging": ("Staging", ["App"], ["App"]), "Z": ("Dev", ["App"], ["App"])], "Staging"),
        (["Built": ("Dev", ["Widgets"], ["App"]), "App": ("Own", ["App"], ["App"])], "Dev"),
        (["Other": ("Dev", ["Other"], ["Other"])], nil),
        (["App": ("Unknown", ["App"], ["App"])], nil),
    ] as [([String: (String, [String], [String])], String?)])
    func schemesOfATarget(_ schemes: [String: (String, [String], [String])], _ expected: String?) throws {
        let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: schemes.map { name, values in
            ("A.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme", scheme(values.0, builds: values.1, runs: values.2))
        }))
        let found = BuildScheme.configuration(
            for: "Widgets", in: ["App"], of: BuildScheme.schemes(in: [folder["A.xcodeproj"]]), among: ["Debug", "Dev", "Own", "Staging"])
        #expect(found == expected)
    }

    /// A project whose targets have the configurations with these names, the last of which is the default one.
    private func fixture(_ names: [String]) throws -> ProjectFixture {
        var fixture = try ProjectFixture(files: ["W.swift": ""])
        fixture.addTarget("App", "application", files: [])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        fixture.objects["D"] = ["isa": "PBXTargetDependency", "target": "Widgets"]
        fixture.append("D", to: "dependencies", of: "App")
        for owner in ["ROOT", "App", "Widgets"] {
            for name in names {
                fixture.objects["\(owner).\(name)"] = [
                    "isa": "XCBuildConfiguration", "name": name, "buildSettings": ["CHOSEN_\(owner)": name],
                ]
            }
            fixture.objects["\(owner).LIST"] = [
                "isa": "XCConfigurationList", "buildConfigurations": names.map { "\(owner).\($0)" },
                "defaultConfigurationName": names.last ?? "",
            ]
        }
        return fixture
    }

    @Test(arguments: [
        (["Debug", "Release"], nil, nil, "Debug"), (["Dev", "Store"], nil, nil, "Store"),
        (["Release", "Dev", "Store"], "Dev", nil, "Dev"), (["Debug", "Dev"], "Dev", "Debug", "Debug"),
        (["Debug", "Dev"], "Gone", nil, "Debug"),
    ] as [([String], String?, String?, String)])
    func theConfigurationOfATarget(_ names: [String], _ schemes: String?, _ asked: String?, _ expected: String) throws {
        let fixture = try fixture(names)
        _ = try fixture.project()
        if let schemes {
            try fixture.folder.write(
                scheme(schemes, builds: ["App"], runs: ["App"]), to: "Harbor.xcodeproj/xcshareddata/xcschemes/App.xcscheme")
        }
        let project = try XcodeProject(fixture.folder["Harbor.xcodeproj"], XcodeProject.Request(configuration: asked))
        let target = try #require(project.targets.first { $0.name == "Widgets" })
        #expect(target.configuration == expected)
        #expect(target.settings["CHOSEN_ROOT"] == expected && target.settings["CHOSEN_Widgets"] == expected)
        #expect(LanguageSettings(target.settings).arguments.contains("-DDEBUG") == (expected == "Debug"))
    }

    @Test func unknownConfigurationsAreRefused() throws {
        let fixture = try fixture(["Debug", "Release"])
        let path = try fixture.project().file.url
        func message(_ paths: [URL]) -> String? {
            let discovery = ProgramDiscovery(
                cache: fixture.folder["cache"], platform: nil, target: nil, configuration: "Nope", providedModules: [])
            do { return "\(try discovery.program(at: paths))" } catch { return fixture.folder.shortened("\(error)") }
        }
        #expect(
            message([path])
                == "--configuration: the target Widgets has no configuration \"Nope\". It has \"Debug\", \"Release\".")
        #expect(
            message([fixture.folder["W.swift"]]) == "--configuration Nope: there is no Xcode project for ./W.swift.")
    }

    @Test(arguments: [
        (["SDKROOT": "watchos"], nil, Platform.watchOS), (["SDKROOT": "macosx"], .iOS, .macOS), ([:], .watchOS, .iOS),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "watchos watchsimulator"], nil, .watchOS),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros iphoneos watchos"], nil, .iOS),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "xros iphoneos watchos"], .watchOS, .watchOS),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "macosx"], .watchOS, .macOS),
        (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], nil, .iOS),
        (["SDKROOT": "macosx", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator macosx"], .macOS, .macOS),
        (["SDKROOT": "watchos", "SUPPORTED_PLATFORMS": "iphoneos iphonesimulator"], nil, .iOS),
        (["SDKROOT": "watchos", "SUPPORTED_PLATFORMS": "watchos watchsimulator"], .iOS, .watchOS),
        (["SDKROOT": "watchos", "SUPPORTED_PLATFORMS": "linux"], nil, .watchOS),
    ] as [([String: String], Platform?, Platform)])
    func thePlatformOfATarget(_ settings: [String: String], _ preferred: Platform?, _ expected: Platform) throws {
        var fixture = try ProjectFixture()
        fixture.addWidgets("Widgets", settings: settings)
        _ = try fixture.project()
        let project = try XcodeProject(fixture.folder["Harbor.xcodeproj"], XcodeProject.Request(platform: preferred))
        #expect(project.targets.map(\.platform) == [expected])
    }
}
