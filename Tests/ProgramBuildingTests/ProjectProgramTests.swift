import Foundation
import Testing

@testable import ProgramBuilding

/// Programs that Xcode targets make: modules in their order, resources, Info.plist, and what is missing.
@Suite struct ProjectProgramTests {
    private let libraries = PackageLibraries(manifest: { throw Unexpected(package: $0) }, platform: .iOS, provided: [])

    private struct Unexpected: Error { let package: URL }

    /// The classes of its intents are in another module.
    @Test func aDefinitionOfIntentsWithoutClasses() throws {
        var fixture = try ProjectFixture(files: ["W.swift": "", "Jokes.intentdefinition": ""])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        fixture.objects["Jokes"] = ["isa": "PBXFileReference", "path": "Jokes.intentdefinition", "sourceTree": "<group>"]
        fixture.append("Jokes", to: "children", of: "GROUP")
        fixture.addBuildFile("Jokes", to: "Widgets.FILES", ["settings": ["ATTRIBUTES": ["no_codegen"]]])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.widgetModule.intentDefinitions.isEmpty)
    }

    @Test func librariesComeBeforeWhatImportsThem() throws {
        var fixture = try ProjectFixture(files: [
            "W.swift": "", "K.swift": "", "B.swift": "", "k.json": "", "w.json": "", "Jokes.intentdefinition": "",
            "Model.mlmodel": "", "Pantry.xcdatamodeld/Pantry.xcdatamodel/contents": "", "Folder/x.txt": "",
        ])
        fixture.addTarget("Base", "framework", files: ["B.swift"])
        fixture.addTarget("My Kit", "framework", settings: ["SWIFT_VERSION": "6"], files: ["K.swift", "k.json"])
        fixture.addTarget("Empty", "framework")
        fixture.addTarget("Host", "application", files: ["K.swift"])
        fixture.addWidgets(
            "Widgets", settings: ["STRING_CATALOG_GENERATE_SYMBOLS": "NO"],
            files: ["W.swift", "w.json", "Jokes.intentdefinition", "Model.mlmodel", "Pantry.xcdatamodeld", "Folder", "gone.json", "W.swift"])
        for (target, dependency) in [
            ("Widgets", "My Kit"), ("Widgets", "Base"), ("My Kit", "Base"), ("Base", "My Kit"), ("Widgets", "Host"),
            ("Widgets", "Empty"),
        ] {
            fixture.objects["\(target)>\(dependency)"] = ["isa": "PBXTargetDependency", "target": dependency]
            fixture.append("\(target)>\(dependency)", to: "dependencies", of: target)
        }
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.modules.map(\.name) == ["Base", "My_Kit", "Empty", "Widgets"])
        #expect(program.modules.map { $0.sources.map(fixture.folder.path) } == [["B.swift"], ["K.swift"], [], ["W.swift"]])
        #expect(program.modules.map(\.language.version) == ["5", "6", "5", "5"])
        #expect(
            program.modules.map { $0.resources.map(\.path) } == [[], ["k.json"], [], ["w.json", "Pantry.momd/Pantry.mom", "Folder"]])
        #expect(program.modules.map(\.bundle) == [nil, "Frameworks/My_Kit.framework", nil, nil])
        // A framework without sources can be imported.
        #expect(try GeneratedSources(module: program.libraries[2]).texts()["Empty.swift"] == "// The target has no sources.\n")
        #expect(program.libraries[1].infoPlist["CFBundlePackageType"] as? String == "FMWK")
        #expect(program.widgetModule.intentDefinitions.map(fixture.folder.path) == ["Jokes.intentdefinition"])
        #expect(program.widgetModule.stringSymbols == .none && program.widgetModule.assetSymbols == .undeclared)
        #expect(program.platform == .iOS)
        #expect(
            program.warnings.map(fixture.folder.shortened) == [
                "./gone.json is missing: the target Widgets lists it among its resources.",
                "./Model.mlmodel is a Core ML model, which Darkroom does not compile; it is left out.",
            ])
        #expect(program.configurationFiles.map(fixture.folder.path).allSatisfy { $0 == "Harbor.xcodeproj/project.pbxproj" })
    }

    /// Xcode keeps all products in one folder, so a library can import one that only the extension names.
    @Test func aLibraryImportsOneThatItDoesNotName() throws {
        var fixture = try ProjectFixture(files: ["W.swift": "import A\n", "A.swift": "import B\n", "B.swift": ""])
        for name in ["A", "B"] { fixture.addTarget(name, "framework", files: ["\(name).swift"]) }
        fixture.addWidgets("Widgets", files: ["W.swift"])
        for name in ["A", "B"] {
            fixture.objects["Widgets>\(name)"] = ["isa": "PBXTargetDependency", "target": name]
            fixture.append("Widgets>\(name)", to: "dependencies", of: "Widgets")
        }
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.modules.map(\.name) == ["B", "A", "Widgets"])
    }

    /// Xcode runs a plugin of a package before it compiles a target.
    @Test func sourcesThatAPluginGenerates() throws {
        var fixture = try ProjectFixture(files: ["W.swift": ""])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        for name in ["OpenAPIGenerator", "SwiftLint"] {
            fixture.objects[name] = ["isa": "XCSwiftPackageProductDependency", "productName": "plugin:\(name)"]
            fixture.objects["Widgets>\(name)"] = ["isa": "PBXTargetDependency", "productRef": name]
            fixture.append("Widgets>\(name)", to: "dependencies", of: "Widgets")
        }
        fixture.objects["REMOTE"] = [
            "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.com/Generator.git",
            "requirement": ["kind": "exactVersion", "version": "1.2.0"],
        ]
        fixture.objects["OpenAPIGenerator"]?["package"] = "REMOTE"
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.widgetModule.lacks == "Widgets (sources that OpenAPIGenerator generates)")
        #expect(program.missingModules.isEmpty)
        let package = RemotePackage("https://example.com/Generator.git", "exact: \"1.2.0\"")
        #expect(program.widgetModule.plugins.first == BuildToolPlugin(name: "OpenAPIGenerator", place: .remote(package)))
        #expect(program.widgetModule.pluginInputs.map(fixture.folder.path) == ["W.swift"])
    }

    /// A framework can have definitions of intents alone, from which its sources are generated.
    @Test func aFrameworkOfIntents() throws {
        var fixture = try ProjectFixture(files: ["W.swift": "", "Jokes.intentdefinition": ""])
        fixture.addTarget("Jokes", "framework", files: ["Jokes.intentdefinition"])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        fixture.objects["Widgets>Jokes"] = ["isa": "PBXTargetDependency", "target": "Jokes"]
        fixture.append("Widgets>Jokes", to: "dependencies", of: "Widgets")
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.modules.map(\.name) == ["Jokes", "Widgets"])
    }

    @Test func resourcesOfAStaticLibraryLieInTheExtensionsBundle() throws {
        var fixture = try ProjectFixture(files: ["W.swift": "", "K.swift": "", "k.json": "", "w.json": ""])
        fixture.addTarget("Kit", "library.static", files: ["K.swift", "k.json"])
        fixture.addWidgets("Widgets", files: ["W.swift", "w.json"])
        fixture.objects["Widgets>Kit"] = ["isa": "PBXTargetDependency", "target": "Kit"]
        fixture.append("Widgets>Kit", to: "dependencies", of: "Widgets")
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.modules.map { $0.resources.map(\.path) } == [[], ["w.json", "k.json"]])
        #expect(program.modules.map { $0.sharedResources.map(\.path) } == [["k.json"], []])
    }

    @Test func sourcesInOtherLanguagesAreKnownAndNamedOnceForEachKind() throws {
        var fixture = try ProjectFixture(files: [
            "W.swift": "", "a.m": "", "b.m": "", "c.m": "", "d.m": "", "e.m": "", "f.c": "", "Bridge.h": "", "x-dummy.m": "",
        ])
        fixture.addWidgets(
            "Widgets", settings: ["SWIFT_OBJC_BRIDGING_HEADER": "$(SRCROOT)/Bridge.h"],
            files: ["W.swift", "a.m", "b.m", "c.m", "d.m", "f.c", "x-dummy.m", "e.m", "a.m"])
        fixture.addWidgets("Plain", settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Gone.h"], files: ["W.swift"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(
            program.widgetModule.foreignSources.map(fixture.folder.path)
                == ["a.m", "b.m", "c.m", "d.m", "f.c", "e.m", "Bridge.h"])
        #expect(
            program.warnings.map(fixture.folder.shortened) == [
                "Widgets: 5 files are Objective-C sources, which Darkroom does not compile; they are left out: "
                    + "./a.m, ./b.m, ./c.m and 2 others.",
                "./f.c is a C source, which Darkroom does not compile; it is left out.",
            ])
        let plain = try ProjectProgram(fixture.target("Plain"), packages: libraries).description
        #expect(plain.widgetModule.foreignSources.isEmpty && plain.warnings.isEmpty)
    }

    /// The build of a library in another language writes such headers.
    @Test func headersThatABridgingHeaderLacksAreNamed() throws {
        let header = """
            #include <UIKit/UIKit.h>
            #import "Deep.h"
              #include "engine.h"
            #import "sqlite3.h"
            #import "Widgets-Swift.h"
            // #import "Old.h"
            """
        var fixture = try ProjectFixture(files: ["W.swift": "", "Bridge.h": header, "Other/Deep.h": ""])
        fixture.addWidgets("Widgets", settings: ["SWIFT_OBJC_BRIDGING_HEADER": "Bridge.h"], files: ["W.swift"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(
            program.warnings.map(fixture.folder.shortened)
                == ["./Bridge.h includes engine.h, which is nowhere in the project. What it declares is missing."])
    }

    @Test func widgetsOfAMac() throws {
        var fixture = try ProjectFixture(files: ["W.swift": ""])
        fixture.addWidgets("Desk", settings: ["SDKROOT": "macosx"], files: ["W.swift"])
        let program = try ProjectProgram(fixture.target("Desk"), packages: libraries).description
        #expect(program.platform == .macOS && program.warnings.isEmpty)
    }

    @Test func missingSourcesAndFrameworks() throws {
        var fixture = try ProjectFixture(files: ["W.swift": ""])
        fixture.objects["Docks"] = ["isa": "PBXReferenceProxy", "path": "Docks.framework", "sourceTree": "BUILT_PRODUCTS_DIR"]
        fixture.addWidgets("Widgets", files: ["W.swift"], linking: ["Docks"])
        fixture.addWidgets("Broken", files: ["W.swift", "Gone.swift"])
        fixture.addWidgets("Nothing")
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(
            program.missingModules.mapValues(fixture.folder.shortened) == [
                "Docks": "Docks, which Widgets links, is built by no project beside ./Harbor.xcodeproj that Darkroom finds. "
                    + "Name its sources' folder after the target's."
            ])
        let broken = try ProjectProgram(fixture.target("Broken"), packages: libraries).description
        #expect(broken.widgetModule.sources.map(fixture.folder.path) == ["W.swift"])
        #expect(broken.widgetModule.lacks == "Broken (sources that are not there)")
        #expect(broken.widgetModule.absentNames == ["Gone"])
        #expect(
            broken.warnings.map(fixture.folder.shortened)
                == ["./Gone.swift is missing: the target Broken lists it among its sources."])
        let error = #expect(throws: (any Error).self) { try ProjectProgram(fixture.target("Nothing"), packages: libraries) }
        #expect(
            error.map { fixture.folder.shortened("\($0)") } == "The target Nothing of ./Harbor.xcodeproj has no Swift files.")
    }

    /// As in a project whose pods are not installed.
    @Test func targetsWithoutTheirSources() throws {
        var fixture = try ProjectFixture(files: ["W.swift": ""])
        let gone = (1...7).map { "Pods/Gone\($0).swift" }
        fixture.addWidgets("Widgets", files: ["W.swift"], linking: ["Tides.PRODUCT"])
        fixture.addTarget("Tides", "framework", files: gone)
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.missingModules == ["Tides": "No source of the target Tides is on this disk."])
        #expect(
            program.warnings.map(fixture.folder.shortened) == [
                "./Pods/Gone1.swift and 6 more files are missing: the target Tides lists them among its sources."
            ])
    }

    /// As in a project whose files were dragged in from another folder of its author's machine.
    @Test func absolutePathsOfAnotherMachine() throws {
        var fixture = try ProjectFixture(files: ["W.swift": "", "App/Assets.xcassets/Contents.json": "{}"])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        for (name, path) in [("Assets", "/Users/ann/Harbor/App/Assets.xcassets"), ("Gone", "/Users/ann/Harbor/gone.json")] {
            fixture.objects[name] = ["isa": "PBXFileReference", "path": path, "sourceTree": "<absolute>"]
            fixture.append(name, to: "children", of: "GROUP")
            fixture.addBuildFile(name, to: "Widgets.FILES")
        }
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.widgetModule.resources.map { fixture.folder.path(of: $0.url) } == ["App/Assets.xcassets"])
        #expect(
            program.warnings.map(fixture.folder.shortened) == [
                "/Users/ann/Harbor/App/Assets.xcassets is not on this machine; ./App/Assets.xcassets is taken in its place.",
                "/Users/ann/Harbor/gone.json is missing: the target Widgets lists it among its resources.",
            ])
    }

    /// As in a repository that is unpacked under another name than the one that its project knows.
    @Test func groupsThatLeaveTheProjectAndEnterItAgain() throws {
        var fixture = try ProjectFixture(files: ["W.swift": "", "App/A.swift": "", "App/B.swift": "", "Other/C.swift": ""])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        for (group, path, tree, files) in [
            ("APP", "../harbor/App", "SOURCE_ROOT", ["A", "B", "Gone"]), ("OTHER", "../tide/Other", "<group>", ["D"]),
        ] {
            fixture.objects[group] = ["isa": "PBXGroup", "path": path, "sourceTree": tree, "children": files]
            fixture.append(group, to: "children", of: "GROUP")
            for file in files {
                fixture.objects[file] = ["isa": "PBXFileReference", "path": "\(file).swift", "sourceTree": "<group>"]
                fixture.addBuildFile(file, to: "Widgets.FILES")
            }
        }
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.widgetModule.sources.map(fixture.folder.path) == ["W.swift", "App/A.swift", "App/B.swift"])
        let beside = fixture.folder.url.deletingLastPathComponent().path
        #expect(
            program.warnings.map(fixture.folder.shortened) == [
                "\(beside)/harbor/App is not on this machine; ./App is taken in its place.",
                "./App/Gone.swift is missing: the target Widgets lists it among its sources.",
                "\(beside)/tide/Other/D.swift is missing: the target Widgets lists it among its sources.",
            ])
    }

    /// Such as sources that git-crypt has encrypted.
    @Test func sourcesThatAreNoText() throws {
        let folder = try TemporaryFolder(["W.swift": "let a = 1", "Keys.swift": ""])
        try Data([0, 0x47, 0x49, 0x54, 0xFF, 0xFE]).write(to: folder["Keys.swift"])
        var program = ProgramDescription(
            identity: [], widgetModule: SourceModule(name: "W", sources: ["W.swift", "Keys.swift"].map { folder[$0] }))
        program.leaveOutUnreadableSources()
        #expect(program.widgetModule.sources.map(folder.path) == ["W.swift"])
        #expect(program.widgetModule.lacks == "W (sources that are not there)")
        #expect(
            program.warnings.map(folder.shortened)
                == ["./Keys.swift is no text in UTF-8, and is left out. If it is encrypted, decrypt it first."])
    }

    /// A framework that a project beside this one builds.
    @Test func frameworksOfNeighbouringProjects() throws {
        var docks = try ProjectFixture(files: ["W.swift": "", "D.swift": ""])
        docks.addTarget("DocksKit", "framework", settings: ["PRODUCT_NAME": "Docks"], files: ["D.swift"])
        _ = try docks.project(named: "Docks")
        var fixture = docks
        fixture.objects["Docks"] = ["isa": "PBXReferenceProxy", "path": "Docks.framework", "sourceTree": "BUILT_PRODUCTS_DIR"]
        fixture.objects["Docks.xcodeproj"] = ["isa": "PBXFileReference", "path": "Docks.xcodeproj", "sourceTree": "<group>"]
        fixture.append("Docks.xcodeproj", to: "children", of: "GROUP")
        fixture.objects["ROOT"]?["targets"] = [String]()
        fixture.objects["DocksKit"] = nil
        fixture.addWidgets("Widgets", files: ["W.swift"], linking: ["Docks"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.modules.map(\.name) == ["Docks", "Widgets"])
        #expect(program.missingModules == [:])
    }

    /// CocoaPods makes the workspace, which repositories do not have.
    @Test(arguments: ["project 'Docks'", "project 'Docks.xcodeproj'", "xcodeproj \"Docks\""])
    func frameworksOfProjectsOfAPodfile(line: String) throws {
        var docks = try ProjectFixture(files: ["W.swift": "", "D.swift": "", "Podfile": "target 'Docks' do\n  \(line)\n  pod 'Off'\nend\n"])
        docks.addTarget("DocksKit", "framework", settings: ["PRODUCT_NAME": "Docks"], files: ["D.swift"])
        _ = try docks.project(named: "Docks")
        var fixture = docks
        fixture.objects["Docks"] = ["isa": "PBXFileReference", "path": "Docks.framework", "sourceTree": "BUILT_PRODUCTS_DIR"]
        fixture.objects["ROOT"]?["targets"] = [String]()
        fixture.objects["DocksKit"] = nil
        fixture.addWidgets("Widgets", files: ["W.swift"], linking: ["Docks"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.modules.map(\.name) == ["Docks", "Widgets"])
        #expect(program.missingModules == [:])
    }

    /// A pod that is not installed is missing, whatever Apple's framework its name is like.
    @Test func podsThatAreNotInstalled() throws {
        let podfile = "target 'W' do\n  pod 'SwiftDate', '~> 6.0'\n  pod \"Firebase/Analytics\"\n  # pod 'Off'\n  pod('Unused')\nend\n"
        var fixture = try ProjectFixture(files: ["W.swift": "import SwiftDate\nimport Firebase\nimport Off\n", "Podfile": podfile])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        let place = fixture.folder["Podfile"].path
        #expect(
            program.missingModules == [
                "SwiftDate": "SwiftDate is a pod of \(place). Run pod install to have it.",
                "Firebase": "Firebase is a pod of \(place). Run pod install to have it.",
            ])
        #expect(program.configurationFiles.contains(fixture.folder["Podfile"]))
        try fixture.folder.write("", to: "Pods/Pods.xcodeproj/project.pbxproj")
        #expect(try ProjectProgram(fixture.target("Widgets"), packages: libraries).description.missingModules == [:])
    }

    @Test func valuesOfInfoPlist() throws {
        var fixture = try ProjectFixture(files: [
            "W.swift": "",
            "Info.plist": """
                <plist version="1.0"><dict><key>Harbor</key><string>$(HARBOR)</string>
                <key>CFBundleVersion</key><string>9</string>
                <key>Nested</key><array><dict><key>$(HARBOR)</key><string>${HARBOR}!</string></dict><integer>3</integer></array>
                </dict></plist>
                """,
            "Broken.plist": "no list",
        ])
        let settings = [
            "HARBOR": "Wick", "GENERATE_INFOPLIST_FILE": "YES", "IPHONEOS_DEPLOYMENT_TARGET": "16.4", "MARKETING_VERSION": "3.1", "CURRENT_PROJECT_VERSION": "7",
            "PRODUCT_BUNDLE_IDENTIFIER": "com.example.$(PRODUCT_NAME:rfc1034identifier)",
            "INFOPLIST_KEY_CFBundleDisplayName": "Harbor of $(HARBOR)", "INFOPLIST_KEY_NSSupportsLiveActivities": "YES",
            "INFOPLIST_KEY_UIRequiresFullScreen": "NO",
        ]
        fixture.addWidgets("My Widgets", settings: settings.merging(["INFOPLIST_FILE": "Info.plist"]) { $1 }, files: ["W.swift"])
        fixture.addWidgets("Broken", settings: ["INFOPLIST_FILE": "Broken.plist"], files: ["W.swift"])
        fixture.addWidgets("Gone", settings: ["INFOPLIST_FILE": "Gone.plist"], files: ["W.swift"])
        let program = try ProjectProgram(fixture.target("My Widgets"), packages: libraries).description
        let expected: [String: Any] = [
            "CFBundleExecutable": "My Widgets", "CFBundleIdentifier": "com.example.My-Widgets", "CFBundleName": "My Widgets",
            "CFBundlePackageType": "XPC!", "CFBundleDevelopmentRegion": "de", "CFBundleInfoDictionaryVersion": "6.0",
            "MinimumOSVersion": "16.4", "CFBundleShortVersionString": "3.1", "CFBundleVersion": "9", "CFBundleDisplayName": "Harbor of Wick",
            "NSSupportsLiveActivities": true, "UIRequiresFullScreen": false, "Harbor": "Wick",
            "Nested": [["$(HARBOR)": "Wick!"] as [String: Any], 3] as [Any],
        ]
        #expect(NSDictionary(dictionary: program.infoPlist) == NSDictionary(dictionary: expected), "\(program.infoPlist)")
        #expect(
            program.configurationFiles.map(fixture.folder.path) == ["Harbor.xcodeproj/project.pbxproj", "Info.plist"])

        let error = #expect(throws: (any Error).self) { try ProjectProgram(fixture.target("Broken"), packages: libraries) }
        #expect(
            error.map { fixture.folder.shortened("\($0)") }
                == "The Info.plist of Broken, ./Broken.plist, is not a property list that can be read.")
        #expect(
            try ProjectProgram(fixture.target("Gone"), packages: libraries).description.warnings.map(fixture.folder.shortened)
                == ["./Gone.plist is missing: the target Gone names it as its Info.plist."])
    }

    /// A device shows nothing of an extension without an entry point, whatever its previews draw.
    @Test func extensionsWithoutAnEntryPoint() throws {
        var fixture = try ProjectFixture(files: [
            "W/View.swift": "import SwiftUI\n#Preview { Text(\"a\") }\n", "W/Bundle.swift": "@main struct B: WidgetBundle {}\n",
            "W/Kit.swift": "", "W/gl.cc": "", "W/gl.s": "",
        ])
        fixture.addWidgets("Widgets", files: ["W/View.swift", "W/gl.cc", "W/gl.s"])
        fixture.addWidgets("Whole", files: ["W/View.swift", "W/Bundle.swift"])
        fixture.addTarget("Kit", "framework", files: ["W/View.swift"])
        func warnings(_ target: String) throws -> [String] {
            try ProjectProgram(fixture.target(target), packages: libraries).description.warnings.map(fixture.folder.shortened)
        }
        #expect(
            try warnings("Widgets") == [
                "./W/gl.cc is a C++ source, which Darkroom does not compile; it is left out.",
                "./W/gl.s is an assembly source, which Darkroom does not compile; it is left out.",
                "Widgets has no @main, so a device shows no widget of it; its previews are drawn. ./W/Bundle.swift has one, and is not a "
                    + "member of the target.",
            ])
        #expect(try warnings("Whole").isEmpty && warnings("Kit").isEmpty)
    }

    /// Projects that are not there, as Pods that nobody installed, cost their modules alone.
    @Test func projectsThatAreNotThereAreLeftOut() throws {
        var fixture = try ProjectFixture(files: [
            "W.swift": "import Kelp\n", "Sub/Broken.xcodeproj/project.pbxproj": "<<<<<<<",
            "All.xcworkspace/contents.xcworkspacedata": """
                <FileRef location = "group:Harbor.xcodeproj"/><FileRef location = "group:Pods/Pods.xcodeproj"/>
                <FileRef location = "group:Module/Sea.xcodeproj"/><FileRef location = "group:Sub/Broken.xcodeproj"/>
                """,
        ])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(
            program.warnings.map(fixture.folder.shortened) == [
                "./Pods/Pods.xcodeproj is not there and is left out. Run pod install to have its modules.",
                "./Module/Sea.xcodeproj is not there and is left out. If it lies in a submodule, check that out to have its modules.",
                "./Sub/Broken.xcodeproj/project.pbxproj is not an Xcode project: a property list with objects is expected. "
                    + "Finish the merge if one is under way, or let Xcode save it again. It is left out.",
            ])
    }

    /// Modules that sources import and no target names: of the same project, of a project of the workspace above, of packages
    /// inside a synchronized folder and beside the project.
    @Test func modulesThatAreOnlyImported() throws {
        func manifest(_ name: String, imports: String = "") throws -> PackageManifest {
            try JSONDecoder().decode(
                PackageManifest.self,
                from: Data(
                    """
                    {"name": "\(name)", "products": [], "dependencies": [], "toolsVersion": {"_version": "5.9.0"}, "targets": [
                    {"name": "\(name)", "type": "regular", "exclude": [], "resources": [], "dependencies": [], "settings": []}]}
                    """.utf8))
        }
        var sea = try ProjectFixture(files: [
            ".git/": "", "W.swift": "import Own\nimport Reef\nimport SwiftUI\nimport Elsewhere\n", "Own.swift": "import Reef\nimport Sea\n",
            "Synced/S.swift": "", "Synced/Reef/Package.swift": "// \"Reef\"", "Synced/Reef/Sources/Reef/R.swift": "import Kelp\n",
            "Packages/Kelp/Package.swift": "// \"Kelp\"", "Packages/Kelp/Sources/Kelp/K.swift": "",
            "Unread/Package.swift": "// \"Nothing\"", "S.swift": "",
            "All.xcworkspace/contents.xcworkspacedata":
                "<FileRef location = \"group:Harbor.xcodeproj\"/><FileRef location = \"group:Sea.xcodeproj\"/>",
        ])
        var fixture = sea
        sea.addTarget("SeaKit", "framework", settings: ["PRODUCT_MODULE_NAME": "Sea"], files: ["S.swift"])
        _ = try sea.project(named: "Sea")
        fixture.addTarget("Own", "framework", files: ["Own.swift"])
        fixture.addWidgets("Widgets", files: ["W.swift"])
        fixture.addSynchronizedFolder("Synced", owner: "Own")
        let libraries = PackageLibraries(
            manifest: { package in
                guard ["Reef", "Kelp"].contains(package.lastPathComponent) else { throw Unexpected(package: package) }
                return try manifest(package.lastPathComponent)
            }, platform: .iOS, provided: ["SwiftUI"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.modules.map(\.name) == ["Kelp", "Reef", "Sea", "Own", "Widgets"])
        #expect(program.missingModules == [:] && program.warnings == [])
    }
}
