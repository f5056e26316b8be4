import Foundation
import Testing

@testable import ProgramBuilding

/// Project files, the projects around a folder, and the files and dependencies of targets.
@Suite struct XcodeProjectTests {
    /// The format that Xcode writes.
    @Test func openStepPropertyLists() throws {
        let folder = try TemporaryFolder([
            "A.xcodeproj/project.pbxproj": """
                // !$*UTF8*$!
                {
                    archiveVersion = 1;
                    objects = {
                /* Begin PBXProject section */
                        AA01 /* Project object */ = {
                            isa = PBXProject;
                            mainGroup = AA02;
                            targets = ( AA03 /* Widgets */, AA09 /* gone */, );
                        };
                        AA02 = { isa = PBXGroup; children = ( ); sourceTree = "<group>"; };
                        AA03 = { isa = PBXNativeTarget; name = "My \\"Widgets\\""; productType = "com.apple.product-type.app-extension"; };
                    };
                    rootObject = AA01 /* Project object */;
                }
                """
        ])
        let project = try XcodeProject(folder["A.xcodeproj"])
        #expect(project.targets.map(\.name) == ["My \"Widgets\""])
        #expect(project.paths.root.path == folder.url.path)
    }

    @Test(arguments: [
        (nil, "./A.xcodeproj/project.pbxproj cannot be read. Name another project, or a folder of sources."),
        (
            "<<<<<<< HEAD\n{}",
            "./A.xcodeproj/project.pbxproj is not an Xcode project: a property list with objects is expected. Finish the "
                + "merge if one is under way, or let Xcode save it again."
        ),
        (
            "{ objects = { A = \"text\"; }; rootObject = A; }",
            "./A.xcodeproj/project.pbxproj lacks its own root object A. Let Xcode save it again."
        ),
    ])
    func brokenProjects(_ text: String?, _ message: String) throws {
        let folder = try TemporaryFolder(["A.xcodeproj/": ""])
        if let text { try folder.write(text, to: "A.xcodeproj/project.pbxproj") }
        let error = #expect(throws: (any Error).self) { try XcodeProject(folder["A.xcodeproj"]) }
        #expect(error.map { folder.shortened("\($0)") } == message)
    }

    @Test func projectsAboveBelowAndInWorkspaces() throws {
        let folder = try TemporaryFolder([
            "Repository/.git/": "", "Outside.xcodeproj/": "", "Repository/Top.xcodeproj/": "", "Repository/Apps/One/Sub/": "",
            "Repository/Apps/B.xcodeproj/": "", "Repository/Apps/A.xcodeproj/": "", "Repository/Pods/Pods.xcodeproj/": "",
            "Repository/Deep/Two/C.xcodeproj/": "", "Repository/Deep/Two/Three/D.xcodeproj/": "", "Loose/Sub/": "",
            "Repository/All.xcworkspace/contents.xcworkspacedata": """
                <Workspace version = "1.0">
                    <FileRef location = "group:Apps/A.xcodeproj"></FileRef>
                    <FileRef location = "container:Deep/../Top.xcodeproj"></FileRef>
                    <FileRef location = "group:Kit"></FileRef>
                </Workspace>
                """,
        ])
        func paths(_ urls: [URL]) -> [String] { urls.map(folder.path) }
        #expect(paths(XcodeProject.projects(above: folder["Repository/Apps/One/Sub"])) == ["Repository/Apps/A.xcodeproj", "Repository/Apps/B.xcodeproj"])
        #expect(paths(XcodeProject.projects(above: folder["Repository/Apps"])) == ["Repository/Top.xcodeproj"])
        #expect(paths(XcodeProject.projects(above: folder["Repository"])) == [], "A repository is the limit.")
        #expect(paths(XcodeProject.projects(above: folder["Loose/Sub"])) == ["Outside.xcodeproj"])
        #expect(
            paths(XcodeProject.projects(below: folder["Repository"], depth: 2))
                == ["Repository/Apps/A.xcodeproj", "Repository/Apps/B.xcodeproj", "Repository/Deep/Two/C.xcodeproj"])
        #expect(
            paths(XcodeProject.projects(ofWorkspace: folder["Repository/All.xcworkspace"]))
                == ["Repository/Apps/A.xcodeproj", "Repository/Top.xcodeproj"])
    }

    @Test func pathsAreRelativeToGroups() throws {
        var fixture = try ProjectFixture()
        fixture.addTarget("App")
        for (name, values) in [
            ("G1", ["isa": "PBXGroup", "path": "Views", "sourceTree": "<group>", "children": ["F1", "G2", "F2", "F3", "F4"]]),
            ("F1", ["isa": "PBXFileReference", "path": "A.swift", "sourceTree": "<group>"]),
            ("G2", ["isa": "PBXGroup", "name": "No folder", "sourceTree": "<group>", "children": ["F5", "G1"]]),
            ("F2", ["isa": "PBXFileReference", "path": "Top/B.swift", "sourceTree": "SOURCE_ROOT"]),
            ("F3", ["isa": "PBXFileReference", "path": "/x/C.swift", "sourceTree": "<absolute>"]),
            ("F4", ["isa": "PBXFileReference", "path": "D.framework", "sourceTree": "SDKROOT"]),
            ("F5", ["isa": "PBXFileReference", "path": "../E.swift", "sourceTree": "<group>"]),
        ] as [(String, [String: Any])] {
            fixture.objects[name] = values
        }
        fixture.append("G1", to: "children", of: "GROUP")
        // Two that are in no group.
        fixture.objects["F6"] = ["isa": "PBXFileReference", "path": "Runner/Icon.png", "sourceTree": "SOURCE_ROOT"]
        fixture.objects["F7"] = ["isa": "PBXFileReference", "path": "F.png", "sourceTree": "<group>"]
        for file in ["F1", "F2", "F3", "F4", "F5", "F6", "F7"] { fixture.addBuildFile(file, to: "App.FILES") }
        let members = try fixture.target("App").members()
        #expect(
            members.map { fixture.folder.path(of: $0.url) } == [
                "Views/A.swift", "Top/B.swift", "/x/C.swift", "E.swift", "Runner/Icon.png",
            ])
    }

    @Test func localizedFilesAndPlatformFilters() throws {
        var fixture = try ProjectFixture()
        fixture.addTarget("App", files: ["A.swift", "Sub/en.lproj/Menu.strings"])
        fixture.objects["V"] = [
            "isa": "PBXVariantGroup", "name": "Localizable.strings", "sourceTree": "<group>", "children": ["V1", "V2"],
        ]
        for (name, path) in [("V1", "en.lproj/Localizable.strings"), ("V2", "de.lproj/Localizable.strings")] {
            fixture.objects[name] = ["isa": "PBXFileReference", "path": path, "sourceTree": "<group>"]
        }
        fixture.append("V", to: "children", of: "GROUP")
        fixture.addBuildFile("V", to: "App.FILES")
        for (name, filters) in [
            ("Watch.swift", ["platformFilter": "watchos"]), ("Both.swift", ["platformFilters": ["ios", "watchos"]]),
        ] as [(String, [String: Any])] {
            fixture.objects[name] = ["isa": "PBXFileReference", "path": name, "sourceTree": "SOURCE_ROOT"]
            fixture.append(name, to: "children", of: "GROUP")
            fixture.addBuildFile(name, to: "App.FILES", filters)
        }
        let members = try fixture.target("App").members()
        #expect(
            members.map(\.path) == [
                "A.swift", "en.lproj/Menu.strings", "en.lproj/Localizable.strings", "de.lproj/Localizable.strings", "Both.swift",
            ])
    }

    @Test func membersOfSynchronizedFolders() throws {
        var fixture = try ProjectFixture(files: [
            "Widgets/A.swift": "", "Widgets/Old.swift": "", "Widgets/Sub/B.swift": "", "Widgets/Sub/Kept.swift": "",
            "Widgets/.hidden": "", "Widgets/Info.plist": "", "Widgets/en.lproj/Menu.strings": "",
            "Widgets/de.lproj/Menu.strings": "", "Widgets/en.lproj/Old.strings": "", "Widgets/de.lproj/Older.strings": "",
            "Widgets/Raw/deep/x.txt": "", "Widgets/fr.lproj/Watch.strings": "",
            "Widgets/Assets.xcassets/Contents.json": "{}", "Widgets/Preview Content/P.swift": "", "Widgets/Watch.swift": "",
            // A package is no part of the target.
            "Widgets/Kit/Package.swift": "", "Widgets/Kit/Sources/Kit/K.swift": "",
        ])
        fixture.addTarget("App")
        fixture.addTarget("Widgets", settings: ["INFOPLIST_FILE": "Widgets/Info.plist"])
        fixture.addSynchronizedFolder(
            "Widgets", owner: "Widgets", ["exceptions": ["E1", "E2", "E3"], "explicitFolders": ["Raw"]])
        let kind = "PBXFileSystemSynchronizedBuildFileExceptionSet"
        fixture.objects["E1"] = [
            "isa": kind, "target": "Widgets",
            "membershipExceptions": [
                "Old.swift", "Sub", "Sub/Kept.swift", "/Localized: Old.strings", "/Localized/Older.strings",
            ],
            "platformFiltersByRelativePath": [
                "Watch.swift": ["watchos"], "/Localized/Watch.strings": ["watchos"], "A.swift": ["ios", "watchos"],
            ],
        ]
        fixture.objects["E2"] = ["isa": kind, "target": "App", "membershipExceptions": ["A.swift", "Sub", "/Localized/Menu.strings"]]
        fixture.objects["E3"] = [
            "isa": "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet", "buildPhase": "App.FILES",
            "membershipExceptions": ["Raw"],
        ]
        let widgets = try fixture.target("Widgets").members()
        #expect(
            widgets.map { fixture.folder.path(of: $0.url) } == [
                "Widgets/A.swift", "Widgets/Assets.xcassets", "Widgets/Preview Content/P.swift", "Widgets/Raw",
                "Widgets/Sub/Kept.swift", "Widgets/de.lproj/Menu.strings", "Widgets/en.lproj/Menu.strings",
            ])
        #expect(widgets.last?.path == "en.lproj/Menu.strings")
        #expect(
            try fixture.target("App").members().map { fixture.folder.path(of: $0.url) }
                == [
                    "Widgets/A.swift", "Widgets/Raw", "Widgets/Sub/B.swift", "Widgets/Sub/Kept.swift",
                    "Widgets/de.lproj/Menu.strings", "Widgets/en.lproj/Menu.strings",
                ])
    }

    @Test func dependenciesOfATarget() throws {
        var fixture = try ProjectFixture()
        fixture.addTarget("Kit", "framework")
        fixture.addTarget("Linked", "library.static")
        for (name, path) in [("Docks", "Docks.framework"), ("Sea", "libSea.a"), ("Tool", "Tool.app")] {
            fixture.objects[name] = ["isa": "PBXReferenceProxy", "path": path, "sourceTree": "BUILT_PRODUCTS_DIR"]
        }
        fixture.addWidgets("Widgets", linking: ["Linked.PRODUCT", "Docks", "Sea", "Tool"])
        fixture.objects["D1"] = ["isa": "PBXTargetDependency", "target": "Kit"]
        fixture.objects["D2"] = ["isa": "PBXTargetDependency", "productRef": "P2"]
        fixture.objects["P1"] = ["isa": "XCSwiftPackageProductDependency", "productName": "Waves"]
        fixture.objects["P2"] = ["isa": "XCSwiftPackageProductDependency", "productName": "Plugin"]
        fixture.objects["Widgets"]?["dependencies"] = ["D1", "D2", "GONE"]
        fixture.objects["Widgets"]?["packageProductDependencies"] = ["P1"]
        fixture.objects["B1"] = ["isa": "PBXBuildFile", "productRef": "P1"]
        fixture.append("B1", to: "files", of: "Widgets.LINKS")
        let target = try fixture.target("Widgets")
        #expect(target.dependencies().map(\.identifier) == ["Kit", "Linked"])
        #expect(target.foreignFrameworks() == ["Docks", "Sea"])
        #expect(target.packageProducts().compactMap { $0.string("productName") } == ["Waves", "Plugin"])
    }

    @Test func aProductWithoutAPackageIsFoundByAnotherEntry() throws {
        var fixture = try ProjectFixture()
        for name in ["App", "Other"] { fixture.addTarget(name) }
        fixture.objects["REMOTE"] = ["isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.com/far.git"]
        fixture.objects["P1"] = ["isa": "XCSwiftPackageProductDependency", "productName": "Far"]
        fixture.objects["P2"] = ["isa": "XCSwiftPackageProductDependency", "productName": "Far", "package": "REMOTE"]
        fixture.append("P1", to: "packageProductDependencies", of: "App")
        fixture.append("P2", to: "packageProductDependencies", of: "Other")
        let target = try fixture.target("App")
        guard case .remote(let package, _) = target.project.packageLocation(of: target.packageProducts()[0], named: "Far") else {
            Issue.record("The package is not found.")
            return
        }
        #expect(package.address == "https://example.com/far.git")
    }

    /// A project may name its own folder by a path that a checkout's folder does not have.
    @Test func aLocalPackageIsFoundByItsProducts() throws {
        var fixture = try ProjectFixture(files: ["Kit/Package.swift": "// .library(name: \"P1\")"])
        fixture.addTarget("App")
        fixture.objects["LOCAL"] = ["isa": "XCLocalSwiftPackageReference", "relativePath": "../harbor-app"]
        for name in ["P1", "P2"] {
            fixture.objects[name] = ["isa": "XCSwiftPackageProductDependency", "productName": name, "package": "LOCAL"]
            fixture.append(name, to: "packageProductDependencies", of: "App")
        }
        let target = try fixture.target("App")
        let locations = target.packageProducts().map { target.project.packageLocation(of: $0, named: $0.identifier) }
        guard case .anyOf(let packages) = locations[0], case .local(let missing) = locations[1] else {
            Issue.record("\(locations)")
            return
        }
        #expect(packages.map(\.path) == [fixture.folder["Kit"].path])
        #expect(missing.lastPathComponent == "harbor-app")
    }

    /// The manifest in the project's own folder can put a product's name together, as `"\(name)Shared"`.
    @Test func theProjectsOwnFolderIsThePackageThatIsNotThere() throws {
        var fixture = try ProjectFixture(files: ["Package.swift": #".library(name: "\(name)Shared")"#])
        fixture.addTarget("App")
        fixture.objects["LOCAL"] = ["isa": "XCLocalSwiftPackageReference", "relativePath": "../harbor-app"]
        fixture.objects["P1"] = ["isa": "XCSwiftPackageProductDependency", "productName": "HarborShared", "package": "LOCAL"]
        fixture.append("P1", to: "packageProductDependencies", of: "App")
        let target = try fixture.target("App")
        let locations = target.packageProducts().map { target.project.packageLocation(of: $0, named: $0.identifier) }
        guard case .anyOf(let packages) = try #require(locations.first) else {
            Issue.record("\(locations)")
            return
        }
        #expect(packages.map(\.path) == [fixture.folder.url.path])
    }

    /// Generators of projects leave out which package a product is of.
    @Test func aProductWithoutAReferenceIsOfTheRemotePackageThatHasIt() throws {
        var fixture = try ProjectFixture(files: [
            "SourcePackages/checkouts/far/Package.swift": "// .library(name: \"P1\")", "Kit/Package.swift": "// \"P3\"",
        ])
        fixture.addTarget("App")
        for name in ["far", "P2"] {
            fixture.objects["REMOTE \(name)"] = [
                "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.com/\(name).git",
            ]
        }
        for name in ["P1", "P2", "P3", "P4"] {
            fixture.objects[name] = ["isa": "XCSwiftPackageProductDependency", "productName": name]
            fixture.append(name, to: "packageProductDependencies", of: "App")
        }
        let target = try fixture.target("App")
        let places = target.packageProducts().map { product -> String in
            switch target.project.packageLocation(of: product, named: product.identifier) {
            case .remote(let package, _): package.address
            case .anyOf(let packages): packages.map(\.lastPathComponent).joined(separator: " ")
            default: "elsewhere"
            }
        }
        #expect(places == ["https://example.com/far.git", "https://example.com/P2.git", "Kit", "Kit"])
    }

    @Test func placesOfPackages() throws {
        var fixture = try ProjectFixture(files: ["Kit/Package.swift": "", "Other/Package.swift": "", "NoPackage/": ""])
        fixture.addTarget("App")
        fixture.objects["LOCAL"] = ["isa": "XCLocalSwiftPackageReference", "relativePath": "Kit"]
        fixture.objects["REMOTE"] = [
            "isa": "XCRemoteSwiftPackageReference", "repositoryURL": "https://example.com/far.git",
            "requirement": ["kind": "upToNextMajorVersion", "minimumVersion": "1.4.0"],
        ]
        for folder in ["Other", "NoPackage"] {
            fixture.objects[folder] = ["isa": "PBXFileReference", "path": folder, "sourceTree": "<group>"]
            fixture.append(folder, to: "children", of: "GROUP")
        }
        for (name, package) in [("P1", "LOCAL"), ("P2", "REMOTE"), ("P3", nil)] as [(String, String?)] {
            var product: [String: Any] = ["isa": "XCSwiftPackageProductDependency", "productName": name]
            product["package"] = package
            fixture.objects[name] = product
            fixture.append(name, to: "packageProductDependencies", of: "App")
        }
        let target = try fixture.target("App")
        let locations = target.packageProducts().map { product -> String in
            switch target.project.packageLocation(of: product, named: product.identifier) {
            case .local(let url): "local \(fixture.folder.path(of: url))"
            case .dependency(let url): "dependency of \(fixture.folder.path(of: url))"
            case .anyOf(let urls): "any of \(urls.map(fixture.folder.path).joined(separator: ", "))"
            case .remote(let package, let checkouts):
                "\(package.address) \(package.requirement ?? "-") in \(checkouts.map(fixture.folder.path).joined(separator: ", "))"
            }
        }
        #expect(
            locations == [
                "local Kit", "https://example.com/far.git from: \"1.4.0\" in SourcePackages/checkouts, .build/checkouts", "any of Kit, Other",
            ])
    }

    /// The workspace that names a submodule's project lies in the repository around it.
    @Test func theWorkspaceAroundASubmodule() throws {
        let folder = try TemporaryFolder([
            "Above.xcworkspace/contents.xcworkspacedata": "", "R/.git/": "",
            "R/All.xcworkspace/contents.xcworkspacedata": "<FileRef location = \"group:Kit/Kit.xcodeproj\"></FileRef>",
            "R/App/.git": "gitdir: ../.git/modules/App\n", "R/App/App.xcodeproj/": "", "R/Kit/Kit.xcodeproj/": "",
        ])
        #expect(XcodeWorkspace.around(folder["R/App"]).map(\.url.lastPathComponent) == ["All.xcworkspace"])
        try folder.write("gitdir: /elsewhere/.git/worktrees/App\n", to: "R/App/.git")
        #expect(XcodeWorkspace.around(folder["R/App"]).isEmpty, "A worktree is a checkout of its own.")
    }
}
