import Foundation
import Processes
import Testing

@testable import ProgramBuilding

/// Manifests in the form of `swift package dump-package`, and the programs and modules that they make.
@Suite struct PackageTests {
    /// A manifest as the package manager prints it.
    private static func manifest(
        _ name: String, products: [String] = [], targets: [String], dependencies: String = "", toolsVersion: String = "5.9.0",
        languageVersions: String = "null", traits: String = "null"
    ) throws -> PackageManifest {
        let products = products.map { "{\"name\": \"\($0)\", \"targets\": [\"\($0)\"], \"type\": {\"library\": [\"automatic\"]}}" }
        let text = """
            {"name": "\(name)", "products": [\(products.joined(separator: ","))], "targets": [\(targets.joined(separator: ","))],
            "dependencies": [\(dependencies)], "swiftLanguageVersions": \(languageVersions), "platforms": [], "traits": \(traits),
            "toolsVersion": {"_version": "\(toolsVersion)", "experimentalFeatures": []}}
            """
        return try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
    }

    private static func target(
        _ name: String, type: String = "regular", dependencies: String = "", settings: String = "", more: String = "",
        exclude: String = "", resources: String = ""
    ) -> String {
        """
        {"name": "\(name)", "type": "\(type)", "packageAccess": true, "exclude": [\(exclude)], "resources": [\(resources)],
        "dependencies": [\(dependencies)], "settings": [\(settings)]\(more)}
        """
    }

    private func files(
        _ target: String, in folder: TemporaryFolder, for platform: Platform = .iOS, toolsVersion: String = "5.9.0",
        languageVersions: String = "null"
    ) throws -> PackageTarget {
        let manifest = try Self.manifest(
            "Pack", targets: [target, Self.target("Other")], toolsVersion: toolsVersion, languageVersions: languageVersions)
        return try PackageTarget(manifest.targets[0], of: manifest, at: folder.url, platform: platform)
    }

    /// A source with keys that the repository of the package, or the package itself, keeps out.
    @Test func ignoredSourcesThatAreNotThere() throws {
        let folder = try TemporaryFolder([
            ".git/": "", ".gitignore": "Kit/Sources/Kit/Env+Keys.swift\nKit/Sources/Other/No.swift\n", "Kit/.gitignore": "Secrets.swift\nKept.swift\n",
            "Kit/Sources/Kit/K.swift": "", "Kit/Sources/Kit/Kept.swift": "", "Kit/Package.swift": "",
        ])
        let manifest = try Self.manifest("Pack", targets: [Self.target("Kit")])
        let module = try PackageTarget(manifest.targets[0], of: manifest, at: folder["Kit"], platform: .iOS).module
        #expect(module.absentNames == ["Env+Keys", "Secrets"])
        #expect(module.lacks == "Kit (sources that are not there)")
    }

    /// What a manifest adds on Linux alone is not there on Apple's systems. Paths are those of the package and not of a copy.
    @Test func manifestsAreEvaluatedAsOnAMac() throws {
        let folder = try TemporaryFolder([
            "Parts/Kit/Package.swift": """
                // swift-tools-version: 5.9
                import PackageDescription
                var dependencies: [Package.Dependency] = [.package(path: "../Base")]
                #if os(Linux)
                dependencies.append(.package(path: "../Linux"))
                #endif
                let package = Package(name: "Kit", dependencies: dependencies, targets: [.target(name: "Kit")])
                """, "Parts/Kit/Sources/Kit/K.swift": "", "Parts/Base/Package.swift": "",
        ])
        let manifest = try ManifestReader(cache: folder["cache"]).manifest(of: folder["Parts/Kit"])
        let paths = manifest.dependencies.map { dependency in
            if case .local(let identity, let path, _) = dependency { "\(identity) \(folder.path(of: URL(fileURLWithPath: path)))" } else { "" }
        }
        #expect(paths == ["base Parts/Base"])
        #expect(FileManager.default.sortedNames(in: folder["Parts/Kit"]) == ["Package.swift", "Sources"])
    }

    @Test func dependenciesOfEachForm() throws {
        let dependencies = """
            {"fileSystem": [{"identity": "kit", "path": "/x/Kit", "productFilter": null}]},
            {"sourceControl": [{"identity": "far", "location": {"remote": [{"urlString": "https://example.com/far.git"}]},
            "requirement": {"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}}]},
            {"sourceControl": [{"identity": "near", "location": {"local": ["/x/near"]}, "requirement": {"branch": ["main"]}}]},
            {"registry": [{"identity": "a.b", "requirement": {}}]}
            """
        let target = Self.target(
            "A",
            dependencies: """
                {"byName": ["B", null]}, {"target": ["C", {"platformNames": ["macos"]}]},
                {"product": ["D", "kit", null, {"platformNames": ["ios", "visionos"]}]}, {"product": ["E", null, null, null]}
                """)
        let manifest = try Self.manifest("P", products: ["A"], targets: [target], dependencies: dependencies)
        #expect(
            manifest.targets[0].dependencies.map { "\($0.name) of \($0.package ?? "-") on \(($0.condition?.platformNames ?? []).joined(separator: ","))" }
                == ["B of - on ", "C of - on macos", "D of kit on ios,visionos", "E of - on "])
        let found = manifest.dependencies.map { dependency in
            switch dependency {
            case .local(let identity, let path, _): "\(identity) at \(path)"
            case .remote(let identity, let package):
                "\(identity) from \(package.address)" + (package.requirement.map { ", \($0)" } ?? "")
            }
        }
        #expect(
            found == [
                "kit at /x/Kit", "far from https://example.com/far.git, \"1.2.0\"..<\"2.0.0\"",
                "near from /x/near, branch: \"main\"", "a.b from a.b",
            ])
        #expect(throws: DecodingError.self) {
            try Self.manifest("P", targets: [Self.target("A", dependencies: "{\"wish\": [\"B\"]}")])
        }
    }

    @Test(arguments: [
        ("", "5.9.0", "null", "-swift-version 5 -DDEBUG -DSWIFT_PACKAGE"),
        ("", "6.0.0", "null", "-swift-version 6 -DDEBUG -DSWIFT_PACKAGE"),
        ("", "6.0.0", "[\"4.2\", \"5\"]", "-swift-version 5 -DDEBUG -DSWIFT_PACKAGE"),
        (
            """
            {"tool": "swift", "kind": {"define": {"_0": "ALWAYS"}}},
            {"tool": "swift", "kind": {"define": {"_0": "PHONE"}}, "condition": {"platformNames": ["ios", "watchos"]}},
            {"tool": "swift", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
            {"tool": "swift", "kind": {"define": {"_0": "FAST"}}, "condition": {"config": "release"}},
            {"tool": "c", "kind": {"define": {"_0": "C"}}}
            """, "5.9.0", "null", "-swift-version 5 -DDEBUG -DSWIFT_PACKAGE -DALWAYS -DPHONE"
        ),
        (
            """
            {"tool": "swift", "kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}},
            {"tool": "swift", "kind": {"enableExperimentalFeature": {"_0": "Lifetimes"}}},
            {"tool": "swift", "kind": {"swiftLanguageMode": {"_0": "6"}}},
            {"tool": "swift", "kind": {"defaultIsolation": {"_0": "MainActor"}}},
            {"tool": "swift", "kind": {"unsafeFlags": {"_0": ["-DX", "-O"]}}},
            {"tool": "swift", "kind": {"interoperabilityMode": {"_0": "Cxx"}}}
            """, "5.9.0", "null",
            "-swift-version 6 -DDEBUG -DSWIFT_PACKAGE -DX -enable-upcoming-feature ExistentialAny "
                + "-enable-experimental-feature Lifetimes -default-isolation MainActor"
        ),
    ])
    func languageSettings(_ settings: String, _ tools: String, _ versions: String, _ expected: String) throws {
        let folder = try TemporaryFolder(["Sources/A/A.swift": ""])
        let target = try files(
            Self.target("A", settings: settings), in: folder, toolsVersion: tools, languageVersions: versions)
        let package = folder.url.lastPathComponent.lowercased().replacingOccurrences(of: "-", with: "_")
        #expect(target.module.language.arguments.joined(separator: " ") == expected + " -package-name \(package)")
    }

    /// The traits of `default` are conditions of the sources, and settings and dependencies can ask for traits.
    @Test func traits() throws {
        let folder = try TemporaryFolder(["Sources/A/A.swift": ""])
        func setting(_ name: String, _ trait: String) -> String {
            "{\"tool\": \"swift\", \"kind\": {\"define\": {\"_0\": \"\(name)\"}}, \"condition\": {\"platformNames\": [], \"traits\": [\"\(trait)\"]}}"
        }
        let manifest = try Self.manifest(
            "Pack", targets: [Self.target("A", settings: [setting("ONE", "Plain"), setting("TWO", "Sub")].joined(separator: ","))],
            toolsVersion: "6.1.0",
            traits: """
                [{"name": "Fancy", "enabledTraits": ["Sub"]}, {"name": "default", "enabledTraits": ["Fancy"]},
                {"name": "Plain", "enabledTraits": []}, {"name": "Sub", "enabledTraits": []}]
                """)
        #expect(manifest.enabledTraits == ["Fancy", "Sub"])
        let target = try PackageTarget(manifest.targets[0], of: manifest, at: folder.url, platform: .iOS)
        #expect(target.module.language.conditions == ["SWIFT_PACKAGE", "Fancy", "Sub", "TWO"])
    }

    @Test func filesOfATarget() throws {
        let folder = try TemporaryFolder([
            "Sources/My-Kit/A.swift": "", "Sources/My-Kit/Sub/B.swift": "", "Sources/My-Kit/Old/C.swift": "",
            "Sources/My-Kit/Raw/deep/x.txt": "", "Sources/My-Kit/Data/y.txt": "", "Sources/My-Kit/Data/read.md": "", "Sources/My-Kit/READ.md": "",
            "Sources/My-Kit/Data/en.lproj/z.strings": "",
            "Sources/My-Kit/Data/Skip/s.txt": "", "Sources/My-Kit/Data/D.swift": "", "Sources/My-Kit/loose.txt": "",
            "Sources/My-Kit/Art.xcassets/Contents.json": "{}", "Sources/My-Kit/Shader.metal": "", "Sources/My-Kit/.hidden.swift": "",
        ])
        let target = try files(
            Self.target(
                "My-Kit", exclude: "\"Old\", \"Data/Skip\"",
                resources: """
                    {"path": "Raw", "rule": {"copy": {}}}, {"path": "Data", "rule": {"process": {"localization": null}}},
                    {"path": "gone.json", "rule": {"process": {}}}
                    """), in: folder)
        #expect(target.module.name == "My_Kit")
        #expect(target.module.sources.map(folder.path) == ["Sources/My-Kit/A.swift", "Sources/My-Kit/Sub/B.swift"])
        #expect(target.module.resources.map(\.path) == ["Raw", "en.lproj", "read.md", "y.txt", "Art.xcassets"])
        #expect(target.module.bundle == "Pack_My-Kit.bundle")
        #expect(target.module.language.conditions.contains("SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE"), "For the macro #bundle.")
        #expect(
            target.warnings.map(folder.shortened) == [
                "./Sources/My-Kit/gone.json is missing: the target My-Kit lists it among its resources.",
                "./Sources/My-Kit/Shader.metal is a Metal shader, which Darkroom does not compile; it is left out.",
            ])
        #expect(target.clang == nil)
    }

    /// Programs look for the compiled form of a model, also where the manifest copies it.
    @Test func aCopiedDataModelIsCompiledToo() throws {
        let folder = try TemporaryFolder([
            "Sources/Kit/A.swift": "", "Sources/Kit/Store.xcdatamodeld/Store.xcdatamodel/contents": "<model/>",
        ])
        let target = try files(
            Self.target("Kit", resources: "{\"path\": \"Store.xcdatamodeld\", \"rule\": {\"copy\": {}}}"), in: folder)
        #expect(target.module.dataModels.map(\.url.lastPathComponent) == ["Store.xcdatamodeld"])
        #expect(target.module.resources.map(\.path).contains("Store.xcdatamodeld"))
    }

    @Test func pluginsThatGenerateSources() throws {
        let folder = try TemporaryFolder([
            "Sources/Kit/A.swift": "", "Sources/Kit/api.yaml": "", "Sources/Kit/.hidden": "", "Sources/Kit/old/B.swift": "",
        ])
        let usage = ", \"pluginUsages\": [{\"plugin\": [\"OpenAPIGenerator\", \"swift-openapi-generator\"]}]"
        let target = try files(Self.target("Kit", more: usage, exclude: "\"old\""), in: folder)
        #expect(target.module.lacks == "Kit (sources that OpenAPIGenerator generates)")
        #expect(target.module.pluginInputs.map(folder.path) == ["Sources/Kit/A.swift", "Sources/Kit/api.yaml"])
        #expect(try files(Self.target("Kit"), in: folder).module.lacks == nil)
        let lint = ", \"pluginUsages\": [{\"plugin\": [\"SwiftLintBuildToolPlugin\", \"SwiftLintPlugins\"]}]"
        #expect(try files(Self.target("Kit", more: lint), in: folder).module.lacks == nil, "It generates none.")
    }

    @Test func placesOfATargetsFiles() throws {
        let folder = try TemporaryFolder([
            "src/A/A.swift": "", "Code/One/O.swift": "", "Code/Two/T.swift": "", "Code/Three/H.swift": "", "Sources/C/c.c": "",
        ])
        #expect(try files(Self.target("A"), in: folder).module.sources.map(folder.path) == ["src/A/A.swift"])
        let more = ", \"path\": \"Code\", \"sources\": [\"Two\", \"One/O.swift\"]"
        #expect(
            try files(Self.target("B", more: more), in: folder).module.sources.map(folder.path)
                == ["Code/Two/T.swift", "Code/One/O.swift"])
        #expect(try files(Self.target("C"), in: folder).clang?.module.sources.map(folder.path) == ["Sources/C/c.c"])
        let error = #expect(throws: (any Error).self) { try files(Self.target("D"), in: folder) }
        #expect(error.map { folder.shortened("\($0)") } == "The target D of the package . has no folder Sources/D.")
    }

    // MARK: Programs

    /// Packages by the names of their folders; the first one is the root.
    private func program(
        _ packages: [(name: String, manifest: PackageManifest)], in folder: TemporaryFolder, target: String? = nil,
        provided: Set<String> = []
    ) throws -> ProgramDescription {
        let manifests = Dictionary(uniqueKeysWithValues: packages.map { (folder[$0.name].path, $0.manifest) })
        for package in packages { try folder.write("", to: "\(package.name)/Package.swift") }
        let libraries = PackageLibraries(
            manifest: { try #require(manifests[$0.standardizedFileURL.path], "\($0)") }, platform: .iOS, provided: provided)
        return try PackageProgram.program(of: folder[packages[0].name], target: target, libraries: libraries)
    }

    private static let widget = "import SwiftUI\nimport WidgetKit\n@main struct W: Widget {}\n"

    @Test func modulesOfPackagesComeBeforeWhatImportsThem() throws {
        let folder = try TemporaryFolder([
            "Root/Sources/W/W.swift": Self.widget, "Root/Sources/Local/L.swift": "", "Root/Sources/Mac/M.swift": "",
            "Kit/Sources/Kit/K.swift": "", "Kit/Sources/Base/B.swift": "", "Kit/Sources/Base/b.xcassets/Contents.json": "{}",
            "Kit/Sources/CPart/c.c": "", "Kit/Sources/ObjC/o.m": "", "Kit/Sources/Macros/M.swift": "", "checked/Sources/Out/O.swift": "",
        ])
        let root = try Self.manifest(
            "Root",
            targets: [
                Self.target(
                    "W", type: "executable",
                    dependencies: """
                        {"byName": ["Local", null]}, {"product": ["Kit", "kit", null, null]}, {"byName": ["SwiftUI", null]},
                        {"target": ["Mac", {"platformNames": ["macos", "linux"]}]}, {"product": ["Out", "checked", null, null]},
                        {"product": ["Far", "far", null, null]}, {"product": ["Lost", "lost", null, null]}
                        """),
                Self.target("Local", dependencies: "{\"product\": [\"Kit\", \"kit\", null, {\"platformNames\": [\"ios\"]}]}"),
                Self.target("Mac"),
            ],
            dependencies: """
                {"fileSystem": [{"identity": "kit", "path": "\(folder["Kit"].path)"}]},
                {"fileSystem": [{"identity": "lost", "path": "\(folder["Lost"].path)"}]},
                {"sourceControl": [{"identity": "far", "location": {"remote": [{"urlString": "https://example.com/far.git"}]}}]},
                {"sourceControl": [{"identity": "checked", "location": {"remote": [{"urlString": "ssh://x/checked"}]}}]}
                """)
        let kit = try Self.manifest(
            "Kit", products: ["Kit"],
            targets: [
                Self.target("Kit", dependencies: "{\"byName\": [\"Base\", null]}, {\"byName\": [\"CPart\", null]}, {\"byName\": [\"Macros\", null]}, {\"byName\": [\"Blob\", null]}, {\"byName\": [\"ObjC\", null]}"),
                Self.target("Base"), Self.target("CPart"), Self.target("ObjC"), Self.target("Blob", type: "binary"),
                Self.target("Macros", type: "macro", dependencies: "{\"product\": [\"SwiftSyntaxMacros\", \"swift-syntax\", null, null]}"),
            ])
        let checked = try Self.manifest("Out", products: ["Out"], targets: [Self.target("Out")])
        let program = try program(
            [("Root", root), ("Kit", kit), ("checked", checked)], in: folder, provided: ["SwiftUI"])
        #expect(program.modules.map(\.name) == ["Base", "Kit", "Local", "Out", "W"])
        #expect(program.modules.map(\.bundle) == ["Kit_Base.bundle", nil, nil, nil, nil])
        #expect(
            program.missingModules.mapValues(folder.shortened) == [
                "ObjC": "ObjC of the package ./Kit is written in Objective-C, which runs on Apple's systems alone.",
                "Blob": "Blob of the package ./Kit is a binary, which runs on Apple's systems alone.",
                "Far": "The package https://example.com/far.git, which has Far, is not on this disk.",
                "Lost": "The package ./Lost, which has Lost, is not there.",
            ])
        #expect(program.clangModules.map(\.name) == ["CPart"])
        #expect(program.packageDependencies["Kit"] == ["Base", "Blob", "CPart", "Macros", "ObjC"])
        #expect(program.macros.map(\.module.name) == ["Macros"])
        #expect(program.macros.flatMap(\.module.sources).map(folder.path) == ["Kit/Sources/Macros/M.swift"])
        #expect(program.missingPackages.map(\.package.address) == ["https://example.com/far.git"])
        #expect(program.missingPackages.compactMap(\.place).map(folder.path) == ["Root/.build/checkouts/far"])
        #expect(program.identity == [folder["Root"].path, "W"])
        #expect(
            Set(program.configurationFiles.map(folder.path))
                == ["Root/Package.swift", "Kit/Package.swift", "checked/Package.swift"])
    }

    /// A checkout can be at another commit than the project has agreed on.
    @Test(arguments: ["1111", "ref: refs/heads/main", "ref: refs/heads/old"]) func checkoutsOfAnotherVersion(_ head: String) throws {
        let folder = try TemporaryFolder([
            "App/Sources/W/W.swift": Self.widget, "checkouts/kit/Sources/Kit/K.swift": "", "checkouts/kit/Package.swift": "",
            "checkouts/kit/.git/HEAD": "\(head)\n", "checkouts/kit/.git/refs/heads/main": "1111\n",
            "checkouts/kit/.git/packed-refs": "# pack-refs\n1111 refs/heads/old\n", "App/Package.swift": "",
            "Package.resolved": """
                {"pins": [{"identity": "kit", "location": "https://example.com/kit", "state": {"revision": "2222", "version": "1.2.0"}}]}
                """,
        ])
        let root = try Self.manifest(
            "App",
            targets: [Self.target("W", type: "executable", dependencies: "{\"product\": [\"Kit\", \"kit\", null, null]}")],
            dependencies: "{\"sourceControl\": [{\"identity\": \"kit\", \"location\": {\"remote\": [{\"urlString\": \"https://example.com/kit\"}]}}]}")
        let kit = try Self.manifest("Kit", products: ["Kit"], targets: [Self.target("Kit")])
        let manifests = [folder["App"].path: root, folder["checkouts/kit"].path: kit]
        func program(_ revision: String) throws -> ProgramDescription {
            let file = folder["Package.resolved"]
            let text = try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "2222", with: revision)
            try Data(text.utf8).write(to: file)
            let libraries = PackageLibraries(
                manifest: { try #require(manifests[$0.standardizedFileURL.path], "\($0)") }, platform: .iOS, provided: [],
                checkouts: [folder["checkouts"]], pins: PackagePins(files: [file]))
            return try PackageProgram.program(of: folder["App"], target: nil, libraries: libraries)
        }
        let other = try program("2222")
        #expect(
            other.otherVersions.mapValues(folder.shortened)
                == ["Kit": "The checkout ./checkouts/kit is at 1111, and not at 1.2.0, which Package.resolved names."])
        #expect(other.warnings.map(folder.shortened) == ["\(other.otherVersions["Kit"].map(folder.shortened) ?? "") What only that version has is set aside."])
        let text = try String(contentsOf: folder["Package.resolved"], encoding: .utf8).replacingOccurrences(of: "2222", with: "1111")
        try Data(text.utf8).write(to: folder["Package.resolved"])
        #expect(try program("1111").otherVersions.isEmpty)
    }

    /// The Objective-C part of XCGLogger is Darkroom's, and the part of OpenCombine in C.
    @Test func targetsInOtherLanguagesThatDarkroomHas() throws {
        let folder = try TemporaryFolder([
            "Root/Package.swift": "", "Root/Sources/W/W.swift": Self.widget, "Root/Sources/Declared/D.m": "", "Root/Sources/Foreign/F.m": "",
            "Root/Sources/Helpers/h.c": "", "Root/Sources/Helpers/include/h.h": "",
        ])
        let names = ["Declared", "Foreign", "Helpers"]
        let root = try Self.manifest(
            "Root",
            targets: [
                Self.target("W", type: "executable", dependencies: names.map { "{\"byName\": [\"\($0)\", null]}" }.joined(separator: ", ")),
            ] + names.map { Self.target($0) })
        let manifests = [folder["Root"].path: root]
        let libraries = PackageLibraries(
            manifest: { try #require(manifests[$0.standardizedFileURL.path], "\($0)") }, platform: .iOS, provided: ["Declared", "Helpers"])
        let program = try PackageProgram.program(of: folder["Root"], target: nil, libraries: libraries)
        #expect(Array(program.missingModules.keys) == ["Foreign"] && program.clangModules.isEmpty)
    }

    /// The folder of a target can be a submodule that is not there, or hold what a plugin reads.
    @Test func targetsWithoutSources() throws {
        let folder = try TemporaryFolder([
            "Root/Package.swift": "", "Root/Sources/W/W.swift": Self.widget, "Root/Sources/API/openapi.yaml": "", "Root/c/none": "",
            "Root/.gitmodules": "[submodule \"c\"]\n\tpath = c\n\turl = https://example.com/c.git\n",
        ])
        try FileManager.default.removeItem(at: folder["Root/c/none"])
        let root = try Self.manifest(
            "Root",
            targets: [
                Self.target("W", type: "executable", dependencies: "{\"byName\": [\"C\", null]}, {\"byName\": [\"API\", null]}"),
                Self.target("C", more: ", \"path\": \"c\", \"sources\": [\"src/a.c\"]"), Self.target("API"),
            ])
        let manifests = [folder["Root"].path: root]
        let libraries = PackageLibraries(
            manifest: { try #require(manifests[$0.standardizedFileURL.path], "\($0)") }, platform: .iOS, provided: [])
        let program = try PackageProgram.program(of: folder["Root"], target: nil, libraries: libraries)
        #expect(program.libraries.isEmpty)
        #expect(
            program.missingModules.mapValues(folder.shortened) == [
                "C": "C of the package ./Root has no sources: its folder is the Git submodule c from https://example.com/c.git, "
                    + "which is not there. Run git submodule update --init.",
                "API": "API of the package ./Root has no sources.",
            ])
    }

    /// Packages had the name Charts before Apple's framework had it.
    @Test func aPackagesProductComesBeforeAFrameworkOfItsName() throws {
        let folder = try TemporaryFolder([
            "Root/Sources/W/W.swift": Self.widget, "Kit/Sources/Charts/C.swift": "", "Kit/Sources/SwiftUI/S.swift": "",
        ])
        let root = try Self.manifest(
            "Root",
            targets: [
                Self.target(
                    "W", type: "executable",
                    dependencies: "{\"product\": [\"Charts\", \"kit\", null, null]}, {\"product\": [\"SwiftUI\", \"kit\", null, null]}")
            ],
            dependencies: "{\"fileSystem\": [{\"identity\": \"kit\", \"path\": \"\(folder["Kit"].path)\"}]}")
        let kit = try Self.manifest(
            "Kit", products: ["Charts", "SwiftUI"], targets: [Self.target("Charts"), Self.target("SwiftUI")])
        let program = try program([("Root", root), ("Kit", kit)], in: folder, provided: ["Charts", "SwiftUI"])
        #expect(program.modules.map(\.name) == ["Charts", "W"])
    }

    /// A dependency that cannot be used costs its module, not the program.
    @Test func packagesThatCannotBeReadAreLeftOut() throws {
        let folder = try TemporaryFolder(["Root/Sources/W/W.swift": Self.widget, "Kit/Package.swift": "", "Bad/Package.swift": ""])
        let root = try Self.manifest(
            "Root",
            targets: [
                Self.target(
                    "W",
                    dependencies: "{\"product\": [\"Kit\", \"kit\", null, null]}, {\"product\": [\"Bad\", \"bad\", null, null]}")
            ],
            dependencies: """
                {"fileSystem": [{"identity": "kit", "path": "\(folder["Kit"].path)"}]},
                {"fileSystem": [{"identity": "bad", "path": "\(folder["Bad"].path)"}]}
                """)
        let kit = try Self.manifest("Kit", products: ["Kit"], targets: [Self.target("Kit")])
        let libraries = PackageLibraries(
            manifest: { package in
                switch package.lastPathComponent {
                case "Root": return root
                case "Kit": return kit
                default: throw ProgramFailure.badInput("It does not compile.")
                }
            }, platform: .iOS, provided: [])
        try folder.write("", to: "Root/Package.swift")
        let program = try PackageProgram.program(of: folder["Root"], target: nil, libraries: libraries)
        #expect(
            program.missingModules.mapValues(folder.shortened) == [
                "Kit": "The target Kit of the package ./Kit has no folder Sources/Kit.",
                "Bad": "The manifest of the package ./Bad, which has Bad, cannot be read.",
            ])
        #expect(program.warnings == ["It does not compile."])
    }

    /// The manifest is no source of a target that has the package's whole folder.
    @Test func aTargetAtTheRootOfItsPackage() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "Package@swift-5.9.swift": "", "A.swift": "", "Sub/B.swift": ""])
        #expect(
            try files(Self.target("A", more: ", \"path\": \".\""), in: folder).module.sources.map(folder.path)
                == ["A.swift", "Sub/B.swift"])
    }

    @Test func filesAndSettingsOfATargetInC() throws {
        let folder = try TemporaryFolder([
            "Sources/C/a.c": "", "Sources/C/sub/b.cpp": "", "Sources/C/out/x.c": "", "Sources/C/include/C.h": "",
            "Sources/C/private/p.h": "", "Sources/M/m.m": "", "Sources/M/n.c": "",
        ])
        let settings = """
            {"tool": "c", "kind": {"headerSearchPath": {"_0": "private"}}}, {"tool": "c", "kind": {"define": {"_0": "LEVEL=2"}}},
            {"tool": "c", "kind": {"define": {"_0": "MAC"}}, "condition": {"platformNames": ["macos"]}},
            {"tool": "linker", "kind": {"linkedLibrary": {"_0": "z"}}}, {"tool": "swift", "kind": {"define": {"_0": "S"}}}
            """
        let target = try #require(try files(Self.target("C", settings: settings, exclude: "\"out\""), in: folder).clang)
        let sources = folder["Sources/C"].path
        #expect(target.module.sources.map(folder.path) == ["Sources/C/a.c", "Sources/C/sub/b.cpp"])
        #expect(target.module.inputs.map(folder.path) == ["Sources/C/include/C.h", "Sources/C/private/p.h"])
        #expect(
            target.module.arguments == [
                "-DSWIFT_PACKAGE=1", "-DDEBUG=1", "-I", "\(sources)/include", "-I", "\(sources)/private", "-DLEVEL=2",
            ])
        #expect(target.module.linkerArguments == ["-lz", "-lstdc++"])
        #expect(target.module.moduleMap == nil && !target.hasObjectiveC)
        #expect(try files(Self.target("M"), in: folder).clang?.hasObjectiveC == true)
    }

    /// The package manager prints manifests without looking for cycles.
    @Test func targetsThatImportEachOther() throws {
        let folder = try TemporaryFolder([
            "Root/Sources/W/W.swift": Self.widget, "Root/Sources/A/A.swift": "", "Root/Sources/B/B.swift": "",
        ])
        let root = try Self.manifest(
            "Root",
            targets: [
                Self.target("W", dependencies: "{\"byName\": [\"A\", null]}"),
                Self.target("A", dependencies: "{\"byName\": [\"B\", null]}"),
                Self.target("B", dependencies: "{\"byName\": [\"A\", null]}"),
            ])
        let error = #expect(throws: (any Error).self) { try program([("Root", root)], in: folder) }
        #expect(
            error.map { folder.shortened("\($0)") }
                == "Targets of packages depend on each other: A, B, A. Remove one of these dependencies.")
    }

    @Test(arguments: [
        (nil, ["W"], "W"),
        ("Plain", ["W"], "Plain"),
        (nil, ["V", "W"], "The package ./Root has several targets with widgets. Name one with --target: \"V\", \"W\"."),
        (nil, [], "No target of the package ./Root has a widget with @main. Name a target with --target: \"Plain\", \"W\", \"V\"."),
        ("Nope", ["W"], "--target: the package ./Root has no target \"Nope\". It has \"Plain\", \"W\", \"V\"."),
        ("Empty", ["W"], "The target Empty of the package ./Root has no Swift files."),
    ] as [(String?, [String], String)])
    func theTargetWithWidgets(_ name: String?, _ widgets: [String], _ expected: String) throws {
        let folder = try TemporaryFolder(["Root/Sources/Plain/P.swift": "import WidgetKit\n// @main\n", "Root/Sources/Empty/": ""])
        let empty = name == "Empty"
        for target in ["W", "V"] {
            try folder.write(widgets.contains(target) ? Self.widget : "", to: "Root/Sources/\(target)/A.swift")
        }
        let targets = widgets.count == 2 ? ["Plain", "V", "W"] : ["Plain", "W", "V"]
        let root = try Self.manifest(
            "Root",
            targets: (targets + (empty ? ["Empty"] : [])).map { Self.target($0) } + [Self.target("T", type: "test")])
        let result: String
        do { result = try program([("Root", root)], in: folder, target: name).widgetModule.name } catch {
            result = folder.shortened("\(error)")
        }
        #expect(result == expected)
    }

    @Test func manifestsForVersionsOfSwift() throws {
        let folder = try TemporaryFolder(["Package.swift": "", "Package@swift-6.0.swift": "", "Package.resolved": ""])
        #expect(try ManifestReader.files(of: folder.url).map(folder.path) == ["Package.swift", "Package@swift-6.0.swift"])
        let none = try TemporaryFolder()
        let error = #expect(throws: (any Error).self) { try ManifestReader.files(of: none.url) }
        #expect(error.map { none.shortened("\($0)") } == "There is no package in .: it has no Package.swift.")
    }
}
