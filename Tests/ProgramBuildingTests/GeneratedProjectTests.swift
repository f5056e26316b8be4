import Files
import Foundation
import Processes
import Testing

@testable import ProgramBuilding

/// Projects that are described for XcodeGen and Tuist and not generated yet.
@Suite struct GeneratedProjectTests {
    private func description(_ paths: [String], in folder: TemporaryFolder, target: String? = nil) throws -> ProgramDescription {
        try ProgramDiscovery(cache: folder["cache"], platform: nil, target: target, isOffline: true, providedModules: [])
            .program(at: paths.map { folder[$0].standardizedFileURL })
    }

    // MARK: YAML

    @Test func yamlAsPlainValues() throws {
        let text = """
            # A comment
            version: 5.10
            flag: YES
            quoted: "NO"
            none:
            list: [a, 'b c']
            block: |
              one
              two
            base: &base {a: 1, b: 2}
            derived:
              <<: *base
              b: three
            """
        let value = try #require(try YAMLText.value(of: Data(text.utf8)) as? [String: Any])
        let expected: [String: Any] = [
            "version": "5.10", "flag": true, "quoted": "NO", "none": NSNull(), "list": ["a", "b c"], "block": "one\ntwo\n",
            "base": ["a": "1", "b": "2"], "derived": ["a": "1", "b": "three"],
        ]
        #expect(NSDictionary(dictionary: value) == NSDictionary(dictionary: expected), "\(value)")
        #expect((try YAMLText.value(of: Data()) as? [String: Any])?.isEmpty == true)
        let error = #expect(throws: YAMLText.Failure.self) { try YAMLText.value(of: Data("a: [b\nc: d".utf8)) }
        #expect(error.map { "\($0)" } == "line 2: did not find expected ',' or ']'")
    }

    @Test(arguments: [
        ("*.swift", "A.swift", true), ("*.swift", "Sub/A.swift", false), ("**/*.swift", "A.swift", true),
        ("**/*.swift", "Sub/Deep/A.swift", true), ("Sub", "Sub/A.swift", true), ("Sub/", "Sub/A.swift", true), ("Sub", "Subway/A.swift", false),
        ("**", "Sub/A.swift", true), ("Sub/**", "Sub/Deep/A.swift", true), ("A?.{swift,m}", "A1.m", true),
        ("A?.{swift,m}", "A1.mm", false), ("A(1).swift", "A(1).swift", true),
    ])
    func patternsOfPaths(_ pattern: String, _ path: String, _ matches: Bool) {
        #expect(PathPatterns([pattern]).match(path) == matches)
    }

    // MARK: XcodeGen

    private static let spec = """
        name: Harbor
        include:
          - Shared/base.yml
        options: {bundleIdPrefix: com.example, defaultConfig: Store}
        configs: {Dev: debug, Store: release}
        settings:
          SWIFT_VERSION: 5.10
          ENABLE_PREVIEWS: YES
        settingGroups:
          strict:
            SWIFT_UPCOMING_FEATURE_EXISTENTIAL_ANY: YES
        packages:
          Kit: {path: Packages/Kit}
          Far: {url: https://example.com/far.git, majorVersion: 1.2}
          Near: {github: near/near, branch: main}
        targets:
          App:
            type: application
            platform: iOS
            sources: App
            dependencies: [{target: HarborWidgets}]
          HarborWidgets:
            templates: [Extension]
            templateAttributes: {folder: Widgets}
            settings:
              groups: [strict]
              base: {SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) TIDES}
              configs:
                dev: {SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor}
            info:
              path: Widgets/Info.plist
              properties:
                CFBundleDisplayName: Harbor of ${HARBOR}
                NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}
            dependencies:
              - target: Base
              - package: Kit
              - package: Far
                products: [FarOne, FarTwo]
              - package: Near
                platforms: [macOS]
        """

    private static let base = """
        targetTemplates:
          Extension:
            type: app-extension
            platform: iOS
            sources:
              - path: ../${folder}
                excludes: ["Old", "**/*.md", "*Tests.swift"]
              - path: Raw
                type: folder
              - path: Extra.swift
              - path: Gone.swift
                optional: true
        targets:
          Base:
            type: framework
            platform: [iOS, macOS]
            platformSuffix: ""
            sources: [Base]
        """

    private func harbor() throws -> TemporaryFolder {
        try TemporaryFolder([
            "project.yml": Self.spec, "Shared/base.yml": Self.base, "Shared/Base/B.swift": "", "Shared/Raw/deep/x.txt": "",
            "Shared/Extra.swift": "", "App/App.swift": "", "Widgets/W.swift": "", "Widgets/Sub/V.swift": "", "Widgets/Old/O.swift": "",
            "Widgets/README.md": "", "Widgets/WTests.swift": "", "Widgets/en.lproj/L.strings": "", "Widgets/A.xcassets/Contents.json": "{}",
            "Packages/Kit/Package.swift":
                "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"Kit\", products: "
                + "[.library(name: \"Kit\", targets: [\"Kit\"])], targets: [.target(name: \"Kit\")])",
            "Packages/Kit/Sources/Kit/K.swift": "",
        ])
    }

    @Test func aDescriptionForXcodeGen() throws {
        let folder = try harbor()
        let program = try description(["Widgets"], in: folder)
        #expect(program.identity == [folder["Harbor.xcodeproj"].path, "HarborWidgets"])
        #expect(program.modules.map(\.name) == ["Base", "Kit", "HarborWidgets"])
        let widgets = program.widgetModule
        #expect(widgets.sources.map(folder.path) == ["Widgets/Sub/V.swift", "Widgets/W.swift", "Shared/Extra.swift"])
        #expect(widgets.resources.map(\.path) == ["A.xcassets", "en.lproj/L.strings", "Raw"])
        #expect(
            widgets.language.arguments == [
                "-swift-version", "5", "-DTIDES", "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature",
                "BareSlashRegexLiterals",
            ], "The default configuration is for the store.")
        #expect(program.infoPlist["CFBundleDisplayName"] as? String == "Harbor of ", "An unknown variable is a setting.")
        #expect(program.infoPlist["CFBundleIdentifier"] as? String == "com.example.HarborWidgets")
        #expect(program.missingPackages.map(\.product) == ["FarOne", "FarTwo"])
        #expect(program.missingPackages.first?.package == RemotePackage("https://example.com/far.git", "from: \"1.2.0\""))
        #expect(program.platform == .iOS)
        let named = try XcodeProject(folder["project.yml"], XcodeProject.Request(configuration: "Dev"))
        let target = try #require(named.targets.first { $0.name == "HarborWidgets" })
        #expect(target.settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] == "DEBUG TIDES")
        #expect(LanguageSettings(target.settings).isMainActorDefault)
        // The folder, the description and the project that it will make stand for the same.
        for path in [".", "project.yml", "Harbor.xcodeproj"] {
            try folder.write("", to: "Harbor.xcodeproj/")
            #expect(try description([path], in: folder, target: "HarborWidgets").identity == program.identity, "\(path)")
        }
    }

    /// XcodeGen reads a file of another name where somebody names it.
    @Test func aDescriptionOfAnotherName() throws {
        let targets = "targets:\n  Widgets: {type: app-extension, dependencies: [{sdk: WidgetKit.framework}], sources: [W]}\n"
        let folder = try TemporaryFolder(["calendar-project.yml": "name: Calendar\n" + targets, "W/W.swift": "", "other.yml": "a: b\n"])
        let program = try description(["calendar-project.yml"], in: folder)
        #expect(program.widgetModule.sources.map(folder.path) == ["W/W.swift"])
        #expect(!GeneratedProject.isDescription(folder["other.yml"]))
    }

    /// A folder with several apps has a description for each, and none of the usual name.
    @Test func descriptionsOfSeveralApps() throws {
        let targets = "targets:\n  Widgets: {type: app-extension, dependencies: [{sdk: WidgetKit.framework}], sources: [W]}\n"
        let folder = try TemporaryFolder([
            "calendar-project.yml": "name: Calendar\ninclude: [{path: common.yml}]\n" + targets, "W/W.swift": "",
            "common.yml": "targets:\n  Kit: {type: framework, sources: [K]}\n", "K/K.swift": "",
            "mail-project.yml": "name: Mail\ntargets:\n  Mail: {type: application, sources: [M]}\n", "M/M.swift": "",
            "lint.yml": "targets:\n  - W\n",
        ])
        #expect(
            XcodeProject.projects(in: folder.url).map(\.lastPathComponent) == ["calendar-project.yml", "mail-project.yml"])
        for target in ["Widgets", nil] {
            #expect(try description(["."], in: folder, target: target).widgetModule.sources.map(folder.path) == ["W/W.swift"])
        }
        try folder.write("name: Harbor\n" + targets, to: "project.yml")
        #expect(XcodeProject.projects(in: folder.url).map(\.lastPathComponent) == ["project.yml"], "The usual name is meant.")
    }

    /// A catalog among the sources is one resource, as a folder that holds one is opened.
    @Test func aCatalogAmongTheSources() throws {
        let target = "{type: app-extension, dependencies: [{sdk: WidgetKit.framework}], sources: [W, {path: A.xcassets}, {path: Fonts}]}"
        let folder = try TemporaryFolder([
            "project.yml": "name: Calendar\ntargets:\n  Widgets: \(target)\n", "W/W.swift": "", "A.xcassets/Contents.json": "{}",
            "A.xcassets/B.colorset/Contents.json": "{}", "Fonts/F.ttf": "",
        ])
        let program = try description(["project.yml"], in: folder)
        #expect(program.widgetModule.resources.map(\.path) == ["A.xcassets", "F.ttf"])
    }

    /// A source with keys is often kept out of the repository.
    @Test func ignoredSourcesThatAreNotThere() throws {
        let target = "{type: app-extension, dependencies: [{sdk: WidgetKit.framework}], sources: [W]}"
        let folder = try TemporaryFolder([
            ".git/": "", "project.yml": "name: Calendar\ntargets:\n  Widgets: \(target)\n", "W/W.swift": "", "W/Kept.swift": "",
            ".gitignore": "build/\n# W/No.swift\n!W/Not.swift\nW/Secrets.swift\nApp/Other.swift\n*.generated.swift\nKept.swift\nKeys.swift\n"
                + "**/*/Tokens.swift\n**/Kept.swift\n",
        ])
        let program = try description(["project.yml"], in: folder)
        #expect(program.widgetModule.absentSources.map(folder.path) == ["W/Secrets.swift", "Keys.swift", "Tokens.swift"])
        #expect(program.widgetModule.lacks == "Widgets (sources that are not there)")
    }

    /// A description that a script copies into the folder above before it generates the project.
    @Test func aDescriptionForAFolderAbove() throws {
        let folder = try TemporaryFolder([
            ".git/": "", "Apps/One/project.yml": "name: One\ninclude: [Shared/base.yml]\ntargets: {Widgets: {sources: [Apps/One]}}\n",
            "Shared/base.yml": "targets: {Widgets: {type: app-extension, dependencies: [{sdk: WidgetKit.framework}], sources: [.]}}",
            "Shared/S.swift": "", "Apps/One/O.swift": "",
        ])
        let program = try description(["Apps/One"], in: folder)
        #expect(program.widgetModule.sources.map(folder.path) == ["Shared/S.swift", "Apps/One/O.swift"])
    }

    @Test(arguments: [
        ("targets: [", "./project.yml is not YAML: line 3: did not find expected node content."),
        ("include: [gone.yml]", "./gone.yml cannot be read: another description of a project includes it."),
        ("targets: {A: {type: application}}", "./A.xcodeproj has no widget extension. Name a target with --target: \"A\"."),
    ])
    func brokenDescriptions(_ text: String, _ message: String) throws {
        let folder = try TemporaryFolder(["project.yml": "name: A\n" + text])
        let error = #expect(throws: (any Error).self) { try description(["project.yml"], in: folder) }
        #expect(error.map { folder.shortened("\($0)") } == message)
    }

    // MARK: Tuist

    @Test func aDescriptionForTuist() throws {
        let folder = try TemporaryFolder([
            "Tuist/Config.swift":
                "import ProjectDescription\nlet config = Config(plugins: [.local(path: .relativeToRoot(\"Plugins/Domains\")), .local(path: \"No\"),\n"
                + ".local(path: .relativeToManifest(\"../../Plugins/Marks\")), .local(path: .relativeToManifest(\"../Plugins/Ends\"))])\n",
            // Tuist's own templates take the path from the file itself, and later versions from its folder.
            "Plugins/Marks/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"MarkPlugin\")\n",
            "Plugins/Marks/ProjectDescriptionHelpers/Mark.swift": "public let mark = \"\"\n",
            "Plugins/Ends/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"EndPlugin\")\n",
            "Plugins/Ends/ProjectDescriptionHelpers/End.swift": "public let end = \"\"\n",
            "Plugins/Domains/Plugin.swift": "import ProjectDescription\nlet plugin = Plugin(name: \"DomainPlugin\")\n",
            "Plugins/Domains/ProjectDescriptionHelpers/Domain.swift": "import ProjectDescription\npublic let domain = \"com.example\"\n",
            "Tuist/ProjectDescriptionHelpers/Names.swift":
                "import DomainPlugin\nimport EndPlugin\nimport MarkPlugin\nimport ProjectDescription\npublic let prefix = domain + mark + end\nextension Target { public var isKit: Bool { product == .framework && settings?.base.isEmpty != false } }\nextension Target { public static func kit(_ name: String) -> Target "
                + "{ .target(name: name, destinations: [.iPhone], product: .framework, bundleId: prefix, sources: [\"Kit/**\"]) } }\n",
            "Tuist/Package.swift":
                "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(name: \"D\", dependencies: "
                + "[.package(url: \"https://example.com/far.git\", from: \"1.0.0\")])",
            "App/Project.swift": """
                import ProjectDescription
                import ProjectDescriptionHelpers

                let version = "3.1"
                let project = Project(
                    name: "Harbor",
                    settings: .settings(
                        base: ["SWIFT_VERSION": "6.0", "MARKETING_VERSION": .string(version)],
                        configurations: [.debug(name: "Dev", settings: ["CHOSEN": "Dev"]), .release(name: "Store")],
                        defaultConfiguration: "Dev"),
                    targets: [
                        .kit("HarborKit"),
                        .target(
                            name: "HarborWidgets", destinations: .iOS, product: .appExtension, bundleId: "\\(prefix).widgets",
                            deploymentTargets: .iOS("17.0"),
                            infoPlist: .extendingDefault(with: [
                                "CFBundleDisplayName": "Harbor", "CFBundleShortVersionString": .string(version),
                                "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
                            ]),
                            sources: ["Widgets/**/*.swift", .glob("Shared/*.swift", excluding: ["Shared/Old.swift"])],
                            resources: ["Widgets/Resources/**", .folderReference(path: "Raw")],
                            dependencies: [
                                .target(name: "HarborKit"), .external(name: "Far"), .sdk(name: "WidgetKit", type: .framework),
                                .project(target: "Sea", path: .relativeToRoot("Sea")),
                            ],
                            settings: .settings(base: [:].swiftActiveCompilationConditions("TIDES"))),
                    ])
                """,
            "Sea/Project.swift": """
                import ProjectDescription
                let project = Project(name: "Sea", targets: [
                    Target(name: "Sea", platform: .iOS, product: .staticLibrary, bundleId: "sea", sources: "Sources/**")])
                """,
            "App/Widgets/W.swift": "", "App/Widgets/Sub/V.swift": "", "App/Widgets/Resources/A.xcassets/Contents.json": "{}",
            "App/Widgets/Resources/en.lproj/L.strings": "", "App/Shared/S.swift": "", "App/Shared/Old.swift": "", "App/Raw/x.txt": "",
            "App/Kit/K.swift": "", "Sea/Sources/S.swift": "",
        ])
        let program = try description(["App"], in: folder)
        #expect(program.identity == [folder["App/Harbor.xcodeproj"].path, "HarborWidgets"])
        #expect(program.modules.map(\.name) == ["HarborKit", "Sea", "HarborWidgets"])
        #expect(program.modules.map { $0.sources.map(folder.path) } == [
            ["App/Kit/K.swift"], ["Sea/Sources/S.swift"], ["App/Widgets/Sub/V.swift", "App/Widgets/W.swift", "App/Shared/S.swift"],
        ])
        #expect(program.widgetModule.resources.map(\.path) == ["A.xcassets", "en.lproj/L.strings", "Raw"])
        #expect(program.widgetModule.language.version == "6" && program.widgetModule.language.conditions == ["TIDES"])
        #expect(program.infoPlist["CFBundleShortVersionString"] as? String == "3.1")
        #expect(program.infoPlist["CFBundleIdentifier"] as? String == "com.example.widgets")
        #expect(program.missingPackages.map(\.package.address) == ["https://example.com/far.git"])
        // Of the modules that descriptions import, all of the two have the same.
        let kept = FileManager.default.sortedNames(in: folder["cache/descriptions"])
        #expect(kept.count == 3 && kept.count { $0.hasPrefix("modules-") } == 1, "\(kept)")
        // What a description says is kept as long as its files stay the same.
        try FileManager.default.removeItem(at: folder["App/Widgets/Sub"])
        #expect(try description(["App"], in: folder).widgetModule.sources.map(folder.path) == ["App/Widgets/W.swift", "App/Shared/S.swift"])
        try folder.write("import ProjectDescription\nlet project = Wish()\n", to: "App/Project.swift")
        let error = #expect(throws: (any Error).self) { try description(["App"], in: folder) }
        let message = error.map { folder.shortened("\($0)") } ?? ""
        #expect(message.hasPrefix("The project's description ./App/Project.swift cannot be read: "), "\(message)")
        #expect(message.contains("cannot find 'Wish' in scope"), "\(message)")
    }

    /// Before Tuist 4, a description of its own named the packages, entitlements were a path, and devices a set.
    @Test func aDescriptionForTuist3() throws {
        let folder = try TemporaryFolder([
            "Tuist/Dependencies.swift": """
                import ProjectDescription
                let dependencies = Dependencies(
                    swiftPackageManager: SwiftPackageManagerDependencies(
                        [
                            .remote(url: "https://example.com/tests.git", requirement: .branch("main")),
                            .remote(url: "https://example.com/far.git", requirement: .upToNextMajor(from: "1.0")),
                        ],
                        baseSettings: Settings.settings(configurations: [.debug(name: "DEV")])),
                    platforms: [.iOS])
                """,
            "App/Project.swift": """
                import ProjectDescription
                let point: [String: ProjectDescription.InfoPlist.Value] = [
                    "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"]
                ]
                let project = Project(name: "Harbor", targets: [
                    Target(
                        name: "HarborWidgets", platform: .iOS, product: .appExtension, bundleId: "w",
                        deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone, .ipad]),
                        infoPlist: .extendingDefault(with: point), sources: "Sources/**", entitlements: Path("W.entitlements"), dependencies: [.external(name: "FarKit")]),
                    Target(
                        name: "Harbor", platform: .iOS, product: .app, bundleId: "h",
                        deploymentTarget: .iOS(targetVersion: "15.0", devices: .iphone), entitlements: "H.entitlements"),
                ], schemes: [Scheme(name: "S", runAction: .runAction(arguments: Arguments(environment: ["A": "b"])))])
                """,
            "App/Sources/W.swift": "import FarKit\n",
        ])
        let program = try description(["App"], in: folder)
        #expect(program.modules.map(\.name) == ["HarborWidgets"])
        #expect(program.missingPackages.map(\.package.address) == ["https://example.com/far.git"])
    }

    /// What a project of a project depends on is read, too, each description once.
    @Test func descriptionsThatDependOnEachOther() throws {
        func text(_ name: String, _ dependencies: [String], product: String = "staticLibrary") -> String {
            let list = dependencies.map { ".project(target: \"\($0)\", path: \"../\($0)\")" }.joined(separator: ", ")
            return "import ProjectDescription\nlet project = Project(name: \"\(name)\", targets: [.target(name: \"\(name)\", destinations: .iOS, "
                + "product: .\(product), bundleId: \"\(name)\", infoPlist: .extendingDefault(with: [\"NSExtension\": "
                + "[\"NSExtensionPointIdentifier\": \"com.apple.widgetkit-extension\"]]), sources: \"S/**\", dependencies: [\(list)])])\n"
        }
        let folder = try TemporaryFolder([
            "Tuist.swift": "", "W/Project.swift": text("W", ["A", "B"], product: "appExtension"), "W/S/W.swift": "import A\nimport B\n",
            "A/Project.swift": text("A", ["C"]), "A/S/A.swift": "import C\n", "B/Project.swift": text("B", ["C", "A"]),
            "B/S/B.swift": "import A\nimport C\n", "C/Project.swift": text("C", []), "C/S/C.swift": "",
        ])
        #expect(try description(["W"], in: folder).modules.map(\.name) == ["C", "A", "B", "W"])
        #expect(FileManager.default.sortedNames(in: folder["cache/descriptions"]).count == 5)
    }

    /// What Tuist generates for the resources of targets, and where these lie.
    @Test func resourcesOfTuistsTargets() throws {
        func project(_ options: String, _ synthesizers: String) -> String {
            let kinds = [("Kit", "framework"), ("Sea-Side", "staticLibrary"), ("Art", "framework")].map { name, product in
                ".target(name: \"\(name)\", destinations: [.iPhone], product: .\(product), bundleId: \"x\", "
                    + "sources: [\"\(name)/*.swift\"], resources: [\"\(name)/*.json\"])"
            }
            return """
                import ProjectDescription
                let project = Project(name: "Harbor", options: .options(\(options)), targets: [
                    \(kinds.joined(separator: ",\n")),
                    .target(
                        name: "Widgets", destinations: [.iPhone], product: .appExtension, productName: "Hoy", bundleId: "w",
                        sources: ["W/*.swift"], resources: ["W/*.json"],
                        dependencies: [
                            .target(name: "Kit"), .target(name: "Sea-Side"), .target(name: "Art"), .sdk(name: "WidgetKit", type: .framework),
                        ])]\(synthesizers))
                """
        }
        let folder = try TemporaryFolder([
            "Project.swift": project("", ""), "Kit/K.swift": "", "Kit/k.json": "", "Sea-Side/S.swift": "", "Sea-Side/s.json": "",
            "Art/a.json": "", "W/W.swift": "import Kit\nimport Sea_Side\nimport Art\n", "W/w.json": "",
        ])
        let program = try description(["Project.swift"], in: folder)
        #expect(program.modules.map(\.name) == ["Kit", "Sea_Side", "Art", "Hoy"])
        #expect(program.modules.map(\.bundle) == ["Frameworks/Kit.framework", "Harbor_Sea_Side.bundle", "Frameworks/Art.framework", nil])
        #expect(program.modules.map { $0.resources.map(\.path) } == [["k.json"], ["s.json"], ["a.json"], ["w.json"]])
        let kinds: [ResourceAccessors.Kind] = [.strings, .assets, .plists, .fonts]
        #expect(program.modules.map(\.resourceAccessors) == [
            ResourceAccessors(product: "Kit", bundle: "Harbor_Kit.bundle", kinds: kinds),
            ResourceAccessors(product: "Sea-Side", bundle: "Harbor_Sea_Side.bundle", kinds: kinds),
            ResourceAccessors(product: "Art", bundle: "Harbor_Art.bundle", kinds: kinds),
            ResourceAccessors(product: "Hoy", bundle: "Harbor_Widgets.bundle", kinds: kinds),
        ])
        try folder.write(
            project("developmentRegion: \"ko\", disableBundleAccessors: true", ", resourceSynthesizers: []"), to: "Project.swift")
        let without = try description(["Project.swift"], in: folder)
        #expect(without.modules.map(\.bundle) == ["Frameworks/Kit.framework", nil, "Frameworks/Art.framework", nil])
        #expect(without.widgetModule.resourceAccessors == ResourceAccessors(product: "Hoy", language: "ko"))
        #expect(try TuistResources(without.widgetModule)?.texts() == [:])
        let some = """
            , resourceSynthesizers: [
                .fonts(), .files(extensions: ["mp4"]), .custom(name: "Lottie", parser: .json, extensions: ["lottie"]),
                .strings(parserOptions: ["separator": "/"]),
            ]
            """
        try folder.write(project("", some), to: "Project.swift")
        try folder.write("{{string.key|swiftIdentifier:\"pretty\"}}", to: "Tuist/ResourceSynthesizers/Strings.stencil")
        let chosen = try description(["Project.swift"], in: folder).widgetModule.resourceAccessors
        #expect(chosen == ResourceAccessors(product: "Hoy", bundle: "Harbor_Widgets.bundle", kinds: [.fonts, .strings], isFlat: true))
    }
}
