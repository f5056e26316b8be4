import Foundation
import Testing

@testable import ProgramBuilding

/// The modules that get sources which SwiftGen generates.
@Suite struct SwiftGenSearchTests {
    private let libraries = PackageLibraries(manifest: { throw Unexpected(package: $0) }, platform: .iOS, provided: [])

    private struct Unexpected: Error { let package: URL }

    private static let strings = """
        strings: {inputs: en.lproj, outputs: {templateName: structured-swift5, output: Generated/Strings.swift}}
        """

    // MARK: Xcode projects

    @Test func aMissingSourceOfATarget() throws {
        var fixture = try ProjectFixture(files: ["W.swift": "", "swiftgen.yml": Self.strings, "en.lproj/Main.strings": "\"a\" = \"A\";"])
        fixture.addWidgets("Widgets", files: ["W.swift", "Generated/Strings.swift"])
        fixture.addWidgets("Plain", files: ["W.swift"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.widgetModule.lacks == nil && program.warnings.isEmpty)
        let texts = try GeneratedSources(module: program.widgetModule).texts()
        #expect(texts["Strings.swift"]?.contains("internal static var a: String { L10n.tr(\"Main\", \"a\", fallback: \"A\") }") == true)
        #expect(program.widgetModule.files.map(fixture.folder.path) == ["W.swift", "swiftgen.yml", "en.lproj/Main.strings"])
        // A target that does not have the source gets none.
        let plain = try ProjectProgram(fixture.target("Plain"), packages: libraries).description
        #expect(plain.widgetModule.swiftGenSources.isEmpty)
        // A source that is there is used as it is.
        try fixture.folder.write("let a = 1", to: "Generated/Strings.swift")
        let kept = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(kept.widgetModule.swiftGenSources.isEmpty)
        #expect(kept.widgetModule.sources.map(fixture.folder.path) == ["W.swift", "Generated/Strings.swift"])
    }

    @Test func aMissingSourceInASynchronizedFolder() throws {
        let output = "Widgets/${TARGET_NAME}/Strings.swift"
        var fixture = try ProjectFixture(files: [
            "Widgets/W.swift": "", "en.lproj/Main.strings": "\"a\" = \"A\";", "Tools/gen.yml": """
                strings: {inputs: ../en.lproj, outputs: [{templateName: flat-swift5, output: "../\(output)"},
                {templateName: flat-swift5, output: ../Widgets/Not.swift}, {templateName: flat-swift5, output: ../Other/Other.swift}]}
                """,
        ])
        fixture.addWidgets("Widgets")
        fixture.addTarget("App", "application")
        fixture.objects["SCRIPT"] = ["isa": "PBXShellScriptBuildPhase", "shellScript": "cd Tools && swiftgen config run --config gen.yml"]
        fixture.append("SCRIPT", to: "buildPhases", of: "App")
        fixture.objects["EXCEPT"] = ["isa": "PBXFileSystemSynchronizedBuildFileExceptionSet", "target": "Widgets", "membershipExceptions": ["Not.swift"]]
        fixture.addSynchronizedFolder("Widgets", owner: "Widgets", ["exceptions": ["EXCEPT"]])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.widgetModule.swiftGenSources.map { fixture.folder.path(of: $0.place) } == ["Widgets/App/Strings.swift"])
    }

    @Test func aMissingSourceOfADescribedProject() throws {
        let target = "{type: app-extension, dependencies: [{sdk: WidgetKit.framework}], sources: [W]}"
        let folder = try TemporaryFolder([
            ".git/": "", "project.yml": "name: Calendar\ntargets:\n  Widgets: \(target)\n", "W/W.swift": "", ".gitignore": "Strings.swift\n",
            "swiftgen.yml": Self.strings.replacing("Generated", with: "W/Generated"), "en.lproj/Main.strings": "\"a\" = \"A\";",
        ])
        let project = try XcodeProject(folder["project.yml"])
        let widgets = try XcodeTarget(#require(project.targets.first).object, in: project)
        let program = try ProjectProgram(widgets, packages: libraries).description
        #expect(program.widgetModule.swiftGenSources.map { folder.path(of: $0.place) } == ["W/Generated/Strings.swift"])
        #expect(program.widgetModule.absentSources.isEmpty, "The name that is ignored is that of the generated source.")
    }

    /// A script outside the project runs SwiftGen, with a configuration in any folder of the repository.
    @Test func aMissingSourceOfAConfigurationElsewhere() throws {
        func places(_ configuration: String) throws -> [String] {
            var fixture = try ProjectFixture(files: [
                ".git/": "", "W.swift": "", "en.lproj/Main.strings": "\"a\" = \"A\";",
                "\(configuration)/swiftgen.yml": """
                    strings: {inputs: ../../en.lproj, outputs: [{templateName: flat-swift5, output: ../../Generated/Strings.swift},
                    {templateName: flat-swift5, output: ../../Generated/Other.swift}]}
                    """,
            ])
            fixture.addWidgets("Widgets", files: ["W.swift", "Generated/Strings.swift"])
            let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
            return program.widgetModule.swiftGenSources.map { fixture.folder.path(of: $0.place) }
        }
        #expect(try places("scripts/swiftgen") == ["Generated/Strings.swift"])
        #expect(try places("Pods/SwiftGen") == [], "It is that of somebody else's project.")
    }

    @Test func whatIsNotGenerated() throws {
        var fixture = try ProjectFixture(files: [
            "W.swift": "", "swiftgen.yml": """
                strings: {inputs: gone.lproj, outputs: {templateName: flat-swift5, output: S.swift}}
                files: {inputs: Data, outputs: {templateName: flat-swift5, output: F.swift}}
                fonts: {inputs: Fonts, outputs: {templatePath: own.stencil, output: T.swift}}
                ib: {inputs: ., outputs: {templateName: scenes-swift5, output: Unused.swift}}
                """,
        ])
        fixture.addWidgets("Widgets", files: ["W.swift", "S.swift", "F.swift", "T.swift"])
        let program = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(program.warnings.map(fixture.folder.shortened) == [
            "F.swift is not generated: ./swiftgen.yml makes it by SwiftGen's command files with the template flat-swift5, which Darkroom does not "
                + "know. Run swiftgen and keep F.swift among the sources; until then, what needs it is set aside.",
            "T.swift is not generated: ./swiftgen.yml makes it by SwiftGen's command fonts with the app's own template own.stencil, which Darkroom "
                + "does not know. Run swiftgen and keep T.swift among the sources; until then, what needs it is set aside.",
            "gone.lproj is missing: ./swiftgen.yml names it among the inputs of strings. S.swift is generated without it.",
            "./F.swift is missing: the target Widgets lists it among its sources.",
            "./T.swift is missing: the target Widgets lists it among its sources.",
        ])
        #expect(program.widgetModule.lacks == "Widgets (sources that are not there)")
        #expect(try GeneratedSources(module: program.widgetModule).texts()["S.swift"] == "// There are no resources.\n")
        try fixture.folder.write("strings: [", to: "swiftgen.yml")
        let broken = try ProjectProgram(fixture.target("Widgets"), packages: libraries).description
        #expect(broken.warnings.first.map(fixture.folder.shortened)
            == "./swiftgen.yml is not YAML: line 2: did not find expected node content. What it would generate is set aside where it is not on the disk.")
    }

    // MARK: Packages

    private func target(_ usage: String, in folder: TemporaryFolder) throws -> PackageTarget {
        let text = """
            {"name": "Pack", "products": [], "dependencies": [], "swiftLanguageVersions": null, "toolsVersion": {"_version": "5.9.0"}, "targets": [
            {"name": "Kit", "type": "regular", "exclude": [], "resources": [], "dependencies": [], "settings": [], "pluginUsages": [\(usage)]},
            {"name": "Other", "type": "regular", "exclude": [], "resources": [], "dependencies": [], "settings": []}]}
            """
        let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(text.utf8))
        return try PackageTarget(manifest.targets[0], of: manifest, at: folder.url, platform: .iOS)
    }

    private static let plugin = "{\"plugin\": [\"SwiftGenPlugin\", \"SwiftGenPlugin\"]}"

    @Test func sourcesOfThePlugin() throws {
        let folder = try TemporaryFolder([
            "Sources/Kit/Resources/Art.xcassets/sun.imageset/Contents.json": "{}", "Sources/Kit/swiftgen.yml": """
                input_dir: Resources
                output_dir: ${DERIVED_SOURCES_DIR}
                xcassets: {inputs: Art.xcassets, outputs: {templateName: swift5, output: Art.swift, params: {publicAccess: true}}}
                """,
            "swiftgen.yml": "strings: {inputs: 'Sources/${TARGET_NAME}/en.lproj', outputs: {templateName: flat-swift5, output: Sources/Kit/S.swift}}",
            "Sources/Kit/en.lproj/Main.strings": "\"a\" = \"A\";",
        ])
        var target = try target(Self.plugin, in: folder)
        #expect(target.module.swiftGenSources.map(\.place.lastPathComponent) == ["Art.swift", "S.swift"])
        #expect(target.module.plugins.isEmpty && target.module.lacks == nil && target.module.hasSources && target.warnings.isEmpty)
        let texts = try GeneratedSources(module: target.module).texts()
        #expect(texts["Art.swift"]?.contains("    public static let sun = ImageAsset(name: \"sun\")\n") == true)
        #expect(texts["Art.swift"]?.contains("in: Foundation.Bundle.module, compatibleWith: nil") == true)
        #expect(texts["S.swift"]?.contains("static var a: String") == true)
        target.place([BuildToolPlugin(name: "SwiftGenPlugin", place: .local(folder.url)), BuildToolPlugin(name: "Other")])
        #expect(target.module.plugins == [BuildToolPlugin(name: "Other")])
        // Without the plugin, nobody makes the folder of a build.
        #expect(try self.target("", in: folder).module.swiftGenSources.map(\.place.lastPathComponent) == ["S.swift"])
    }

    @Test func templatesOfThePluginThatAreNotKnown() throws {
        let folder = try TemporaryFolder([
            "Sources/Kit/K.swift": "", "Sources/Kit/swiftgen.yml": """
                xcassets: {inputs: ., outputs: {templatePath: assets.stencil, output: "${DERIVED_SOURCES_DIR}/Art.swift"}}
                """,
        ])
        var target = try target(Self.plugin, in: folder)
        target.place([BuildToolPlugin(name: "SwiftGenPlugin", place: .local(folder.url))])
        #expect(target.module.plugins == [BuildToolPlugin(name: "SwiftGenPlugin")], "Its tool is for a Mac, and does not run.")
        #expect(target.module.lacks == "Kit (sources that SwiftGenPlugin generates)")
        #expect(target.warnings.count == 1)
        // Without a configuration, the plugin stays as it is.
        let none = try self.target(Self.plugin, in: TemporaryFolder(["Sources/Kit/K.swift": ""]))
        #expect(none.module.plugins == [BuildToolPlugin(name: "SwiftGenPlugin")] && none.warnings.isEmpty)
    }
}
