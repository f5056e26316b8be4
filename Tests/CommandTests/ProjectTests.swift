import Foundation
import Testing

/// Tests commands with Xcode projects and packages: membership, settings, resources, dependencies.
@Suite struct ProjectTests {
    private let cache: TemporaryFolder

    init() throws { cache = try TemporaryFolder() }

    private func darkroom(_ arguments: String...) throws -> Program.Result {
        try Program(name: "darkroom").run(arguments + ["--cache", cache.url.path])
    }

    private static let projects = Program.package.appendingPathComponent("Tests/Fixtures/Projects")

    private func copy(of project: String, in folder: TemporaryFolder) throws -> URL {
        let copy = folder.url.appendingPathComponent(project)
        try FileManager.default.copyItem(at: Self.projects.appendingPathComponent(project), to: copy)
        return copy
    }

    /// Returns the widget's name, which contains its findings.
    private func findings(_ result: Program.Result) throws -> [String] {
        #expect(result.status == 0, "\(result.errors)")
        let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("  name: ") })
        return line.dropFirst(8).split(separator: "|").map(String.init)
    }

    @Test func programsHaveTheTargetsMembersSettingsAndResources() throws {
        let project = Self.projects.appendingPathComponent("Harbor")
        let result = try darkroom("list", project.path)
        let expected = [
            "debug", "tides", "flagged", "5", "slashes", "Pulteney true 9", "[3, 5]", "Harbour of Wick", "3.1", "7",
            "WICK by the sea", "com.example.harbor.Harbor-Widgets", "Ahoy", "Harbor_Widgets.Marker",
            "Hoy", "HarborKit.framework", "Moin", "en_US", "en",
        ]
        #expect(try findings(result) == expected)
        let model = project.appendingPathComponent("HarborWidgets/Model.mlpackage").path
        #expect(
            result.errors
                == "warning: \(model) is a Core ML model, which Darkroom does not compile; it is left out.\n")
        // The target's folder, the project and the target's name all select the same program.
        let again = try darkroom("list", project.appendingPathComponent("HarborWidgets").path)
        #expect(again.errors == result.errors, "A run without a build repeats its warnings.")
        #expect(try findings(again) == expected)
        let named = try darkroom(
            "list", project.appendingPathComponent("Harbor.xcodeproj").path, "--target", "Harbor Widgets")
        #expect(try findings(named) == expected)
        #expect(named.errors == result.errors)
    }

    /// An app without texts in the user's language runs in that of its sources, in the user's region.
    @Test func theLanguageIsOneThatTheWidgetHasTextsIn() throws {
        let project = Self.projects.appendingPathComponent("Harbor").path
        let german = try darkroom("inspect", project, "--locale", "de_AT")
        #expect(german.output.contains("|Moin|Harbor_Widgets.Marker|Hoy|HarborKit.framework|Moin|de_AT|de\""), "\(german)")
        #expect(!german.errors.contains("--locale"))
        let arabic = try darkroom("inspect", project, "--locale", "ar_EG")
        #expect(arabic.output.contains("|Ahoy|Harbor_Widgets.Marker|Hoy|HarborKit.framework|Moin|en_EG|en\""), "\(arabic)")
        #expect(
            arabic.errors.contains(
                "--locale ar_EG: the widget has no texts in Arabic, so its language is English, as on an iPhone. "
                    + "A folder ar.lproj, a String Catalog or CFBundleLocalizations in its Info.plist says otherwise."))
    }

    @Test func synchronizedFoldersAndLocalPackages() throws {
        let folder = try TemporaryFolder()
        let project = try copy(of: "Lagoon", in: folder)
        let expected = [
            "Coral", "Trench", "Wrasse", "Loch", "227 m", "raw", "a map", "Bubbles", "com.example.lagoon.widgets", "6",
        ]
        let widgets = project.appendingPathComponent("Widgets").path
        #expect(try findings(darkroom("list", widgets)) == expected)
        // The program follows a change in a package's module.
        let depth = project.appendingPathComponent("LagoonKit/Sources/Depths/Depth.swift")
        try Data("public enum Depth { static let x = 1; public static let metres = 74 }\n".utf8).write(to: depth)
        #expect(try findings(darkroom("list", widgets)).contains("74 m"))
        // A library may have a main.swift, which starts nothing.
        try Data("enum Tide { static let high = 2 }\n".utf8).write(
            to: project.appendingPathComponent("LagoonKit/Sources/Depths/main.swift"))
        #expect(try findings(darkroom("list", widgets)).contains("74 m"))
        // It also follows a new file in a synchronized folder.
        try Data("#error(\"New here.\")\n".utf8).write(to: project.appendingPathComponent("Widgets/New.swift"))
        let broken = try darkroom("list", widgets)
        #expect(broken.status == 2)
        #expect(broken.errors.contains("New.swift:1:8: error: New here."), "\(broken.errors)")
        #expect(
            !FileManager.default.fileExists(atPath: project.appendingPathComponent("LagoonKit/.build").path),
            "Nothing is left in the package.")
    }

    @Test func ambiguousChoicesAreReported() throws {
        let lagoon = Self.projects.appendingPathComponent("Lagoon")
        let harbor = Self.projects.appendingPathComponent("Harbor")
        for (arguments, message) in [
            ([lagoon.path], "Lagoon.xcodeproj has several widget extensions. Name one with --target: \"LagoonWidgets\", "
                + "\"OtherWidgets\"."),
            ([Self.projects.path], "Name one of them: Harbor/Harbor.xcodeproj, Lagoon/Lagoon.xcodeproj, Tides/Tides.xcodeproj."),
            ([harbor.path, "--target", "Boats"], "Harbor.xcodeproj has no target \"Boats\". It has \"Harbor\", "
                + "\"Harbor Widgets\", \"HarborKit\", \"HarborIntents\"."),
            ([harbor.appendingPathComponent("Harbor").path], "Harbor.xcodeproj, which is not a widget extension. Name one with "
                + "--target: \"Harbor Widgets\"."),
            ([lagoon.path, "--target", "OtherWidgets"], "The target OtherWidgets of"),
            ([harbor.path, "--configuration", "Nope"], "--configuration: the target Harbor Widgets has no configuration \"Nope\"."),
            ([harbor.appendingPathComponent("HarborWidgets/Info.plist").path, "--target", "X"], "no Xcode project"),
            ([lagoon.appendingPathComponent("LagoonKit").path], "No target of the package"),
            ([lagoon.appendingPathComponent("LagoonKit").path, "--target", "Pool"], "no target \"Pool\""),
        ] {
            let result = try Program(name: "darkroom").run(["list"] + arguments + ["--cache", cache.url.path])
            #expect(result.status == 2)
            #expect(result.errors.contains(message), "\(result.errors)")
            #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
        }
    }

    @Test func missingPackagesAndFilesAreReported() throws {
        let folder = try TemporaryFolder()
        let project = try copy(of: "Lagoon", in: folder)
        let file = project.appendingPathComponent("Lagoon.xcodeproj/project.pbxproj")
        var text = try String(contentsOf: file, encoding: .utf8)
        text = text.replacingOccurrences(of: "name = OtherWidgets;", with: "fileSystemSynchronizedGroups = (S04, ); name = OtherWidgets;")
            .replacingOccurrences(
                of: "G00 = {", with: "S04 = {isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = \"<group>\"; };\nG00 = {")
            .replacingOccurrences(of: "children = (S01,", with: "children = (S04, S01,")
        try text.write(to: file, atomically: true, encoding: .utf8)
        let other = project.appendingPathComponent("Other")
        try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
        try Data("import WidgetKit\nimport FarAway\n".utf8).write(to: other.appendingPathComponent("Other.swift"))
        let result = try darkroom("list", project.path, "--target", "OtherWidgets", "--offline")
        #expect(result.status == 2)
        let checkout = project.appendingPathComponent("SourcePackages/checkouts/faraway")
        #expect(
            result.errors.contains(
                "warning: 1 package is not on this disk, and --offline fetches nothing. What they have is missing:\n"
                    + "  faraway from: \"1.0.0\" from https://example.com/far/faraway.git: put a checkout at \(checkout.path)\n"),
            "\(result.errors)")
        // With the checkout, the module is found.
        let sources = checkout.appendingPathComponent("Sources/FarAway")
        try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
        try Data("public let distance = 1\n".utf8).write(to: sources.appendingPathComponent("FarAway.swift"))
        try Data(
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "FarAway", products: [.library(name: "FarAway", targets: ["FarAway"])],
                targets: [.target(name: "FarAway")])
            """.utf8
        ).write(to: checkout.appendingPathComponent("Package.swift"))
        let found = try darkroom("list", project.path, "--target", "OtherWidgets")
        #expect(found.errors.contains("No @main"), "\(found.errors)")
        try text.replacingOccurrences(of: "objects = {", with: "objects = ").write(to: file, atomically: true, encoding: .utf8)
        let broken = try darkroom("list", project.path)
        #expect(broken.status == 2)
        #expect(broken.errors.contains("project.pbxproj is not an Xcode project"), "\(broken.errors)")
    }

    /// Tests a framework of another project that is not beside this one.
    @Test func missingFrameworksAreReported() throws {
        let folder = try TemporaryFolder()
        let project = try copy(of: "Harbor", in: folder)
        try FileManager.default.removeItem(at: project.appendingPathComponent("Docks"))
        let result = try darkroom("list", project.path)
        #expect(result.status == 3, "What needs it is set aside, and the widget reaches it.")
        #expect(result.errors.contains("HarborWidgets.swift:46: Dock of the module Docks is not available;"))
        #expect(
            result.errors.contains("Docks, which Harbor Widgets links, is built by no project beside "), "\(result.errors)")
    }

    /// Tests a source file that the project names and that does not exist.
    @Test func missingSourcesAreReported() throws {
        let folder = try TemporaryFolder()
        let project = try copy(of: "Harbor", in: folder)
        let tide = project.appendingPathComponent("Harbor/Tide.swift")
        try FileManager.default.removeItem(at: tide)
        let result = try darkroom("list", project.path)
        #expect(result.errors.contains("warning: \(tide.path) is missing: the target Harbor Widgets lists it"), "\(result.errors)")
        // The build goes on without what needs the file.
        #expect(result.errors.contains("(sources that are not there): "), "\(result.errors)")
        #expect(result.errors.contains("stops (Tide)"), "\(result.errors)")
    }

    /// Widgets of a watch app are drawn for a watch. A widget without a family there does not affect the others.
    @Test func widgetsOfAWatchAreDrawn() throws {
        let (wrist, output) = (Self.projects.appendingPathComponent("Wrist").path, try TemporaryFolder())
        let watch = try darkroom("render", wrist, "--platform", "watchOS", "--output", output.url.path)
        #expect(watch.status == 0)
        #expect(watch.errors == "warning: PhoneOnly supports no family.\n", "\(watch.errors)")
        #expect(output.files == ["Everywhere/accessoryCircular.png"])
        let named = try darkroom("inspect", wrist, "--platform", "watchOS", "--kind", "PhoneOnly")
        #expect(named.status == 2)
        #expect(named.errors.contains("PhoneOnly supports no family."), "\(named.errors)")
        let device = try darkroom("inspect", wrist, "--platform", "watchOS", "--device", "iPhone 15")
        #expect(device.output.contains("72×72"), "\(device.output)")
    }
}
