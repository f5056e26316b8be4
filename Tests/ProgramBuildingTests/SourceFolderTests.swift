import Foundation
import Testing

@testable import ProgramBuilding

/// Which files of a folder, or of paths on the command line, belong to a program.
@Suite struct SourceFolderTests {
    @Test func filesAreSortedByTheirKinds() throws {
        let folder = try TemporaryFolder([
            "My Widgets/B.swift": "", "My Widgets/A.swift": "", "My Widgets/Views/C.swift": "", "My Widgets/.hidden.swift": "",
            "My Widgets/ViewTests/D.swift": "", "My Widgets/build/E.swift": "", "My Widgets/Jokes.intentdefinition": "",
            "My Widgets/Assets.xcassets/Contents.json": "{}", "My Widgets/Data/days.json": "[]", "My Widgets/Model.mlmodel": "",
            "My Widgets/App.entitlements": "", "My Widgets/Fixtures/F.swift": "",
        ])
        let sources = try SourceFolder([folder["My Widgets"]])
        #expect(sources.module.name == "My_Widgets")
        #expect(sources.module.language.upcomingFeatures == ["BareSlashRegexLiterals"], "As in a new project of Xcode's.")
        #expect(sources.module.sources.map(folder.path) == ["My Widgets/A.swift", "My Widgets/B.swift", "My Widgets/Views/C.swift"])
        #expect(sources.module.intentDefinitions.map(folder.path) == ["My Widgets/Jokes.intentdefinition"])
        #expect(sources.module.resources.map(\.path) == ["Assets.xcassets", "days.json", "Fixtures"])
        #expect(
            sources.warnings.map(folder.shortened) == [
                "./My Widgets/Model.mlmodel is a Core ML model, which Darkroom does not compile; it is left out."
            ])
    }

    @Test func severalPathsMakeOneModule() throws {
        let folder = try TemporaryFolder(["Clock.swift": "", "Shared/S.swift": "", "Shared/Tests/T.swift": ""])
        let sources = try SourceFolder([folder["Clock.swift"], folder["Shared"]])
        #expect(sources.module.name == "Clock")
        #expect(sources.module.sources.map(folder.path) == ["Clock.swift", "Shared/S.swift"])
    }

    /// Xcode compiles a file once that a link leads to from another place. A link to a folder around it has no end.
    @Test func linksToTheSameSources() throws {
        let folder = try TemporaryFolder(["App/Models/M.swift": "", "App/W.swift": "", "App/Widget/V.swift": ""])
        for (link, target) in [("App/Widget/Models", "../Models"), ("App/Widget/Whole", ".."), ("App/X.swift", "W.swift")] {
            try FileManager.default.createSymbolicLink(atPath: folder[link].path, withDestinationPath: target)
        }
        let sources = try SourceFolder([folder["App"]])
        #expect(sources.module.sources.map(folder.path) == ["App/Models/M.swift", "App/W.swift", "App/Widget/V.swift"])
    }

    /// As `--cache cache` in the folder of the sources makes it.
    @Test func aCacheAmongTheSources() throws {
        let folder = try TemporaryFolder([
            "A.swift": "", "cache/CACHEDIR.TAG": CacheMark.text, "cache/A-12/Generated.swift": "", "cache/A-12/contents": "",
        ])
        let module = try SourceFolder([folder.url]).module
        #expect(module.sources.map(folder.path) == ["A.swift"] && module.resources.isEmpty)
    }

    /// Catalogs and definitions are what they are where they are named themselves.
    @Test func catalogsAndDefinitionsAsPaths() throws {
        let folder = try TemporaryFolder([
            "Art.xcassets/Contents.json": "{}", "Clock.swift": "", "Jokes.intentdefinition": "", "days.json": "",
            "Sources/A.swift": "", "Sources/__MACOSX/Sources/._A.swift": "", "Sources/__MACOSX/B.swift": "",
        ])
        let paths = ["Art.xcassets", "Clock.swift", "Jokes.intentdefinition", "days.json", "Sources"].map { folder[$0] }
        let sources = try SourceFolder(paths)
        #expect(sources.module.name == "Clock")
        #expect(sources.module.sources.map(folder.path) == ["Clock.swift", "Sources/A.swift"])
        #expect(sources.module.intentDefinitions.map(folder.path) == ["Jokes.intentdefinition"])
        #expect(sources.module.resources.map(\.path) == ["Art.xcassets", "days.json"])
    }

    @Test(arguments: [
        ("Empty", "There are no Swift files in ./Empty. Name the folder of a widget extension's sources."),
        ("Nowhere", "There is no ./Nowhere. Name the folder of a widget extension's sources."),
    ])
    func pathsWithoutSources(_ path: String, _ message: String) throws {
        let folder = try TemporaryFolder(["Empty/a.json": ""])
        let error = #expect(throws: (any Error).self) { try SourceFolder([folder[path]]) }
        #expect(error.map { folder.shortened("\($0)") } == message)
    }
}
