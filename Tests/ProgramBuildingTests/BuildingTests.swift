import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// What surrounds a build: the bundle's resources, and the inputs that decide whether a program is built again.
@Suite struct BuildingTests {
    @Test func resourcesLieAsInAnExtensionsBundle() throws {
        let folder = try TemporaryFolder([
            "a/Assets.xcassets/Contents.json": "1", "b/Assets.xcassets/Contents.json": "2", "a/en.lproj/A.strings": "a",
            "b/en.lproj/B.strings": "b", "b/en.lproj/A.strings": "other", "a/x.json": "x", "b/x.json": "x",
            "W.appex/W": "program", "W.appex/old.json": "old",
        ])
        let paths = ["a/Assets.xcassets", "b/Assets.xcassets", "a/en.lproj", "b/en.lproj", "a/x.json", "b/x.json"]
        var kit = SourceModule(name: "Kit", resources: [BundleResource(folder["a/x.json"], path: "Raw/y.json")])
        kit.bundle = "P_Kit.bundle"
        var program = ProgramDescription(
            identity: [], widgetModule: SourceModule(name: "W", resources: paths.map { BundleResource(folder[$0]) }))
        program.libraries = [kit]
        program.infoPlist = ["CFBundleName": "W"]
        let origins = try BundleResources(program).write(to: folder["W.appex"], keeping: "W")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder["W.appex"].path).sorted()
            .filter { FileManager.default.isFolder(folder["W.appex/\($0)"]) == false }
        #expect(
            files == [
                "Assets-2.xcassets/Contents.json", "Assets.xcassets/Contents.json", "Info.plist", "P_Kit.bundle/Raw/y.json", "W",
                "en.lproj/A.strings", "en.lproj/B.strings", "x.json",
            ])
        #expect(try String(contentsOf: folder["W.appex/en.lproj/A.strings"], encoding: .utf8) == "a")
        #expect(try String(contentsOf: folder["W.appex/W"], encoding: .utf8) == "program")
        #expect(try String(contentsOf: folder["W.appex/Assets-2.xcassets/Contents.json"], encoding: .utf8) == "2")
        #expect(
            origins.split(separator: "\n").prefix(3).map { folder.shortened(String($0)) } == [
                "P_Kit.bundle/Raw/y.json\t./a/x.json", "Assets.xcassets\t./a/Assets.xcassets",
                "Assets-2.xcassets\t./b/Assets.xcassets",
            ])
        #expect(FileManager.default.sortedNames(in: folder.url) == ["W.appex", "a", "b"])
    }

    @Test func aFrameworksResourcesLieInABundleOfTheirOwn() throws {
        let folder = try TemporaryFolder([
            "a/Assets.xcassets/Contents.json": "1", "b/Assets.xcassets/Contents.json": "2", "a/x.json": "a", "b/x.json": "b",
        ])
        func resources(_ place: String) -> [BundleResource] {
            ["Assets.xcassets", "x.json"].map { BundleResource(folder["\(place)/\($0)"]) }
        }
        var kit = SourceModule(name: "Kit", resources: resources("a"))
        kit.makeFramework(infoPlist: ["CFBundleIdentifier": "harbor.kit"])
        var program = ProgramDescription(identity: [], widgetModule: SourceModule(name: "W", resources: resources("b")))
        program.libraries = [kit]
        _ = try BundleResources(program).write(to: folder["W.appex"], keeping: "W")
        let files = try FileManager.default.subpathsOfDirectory(atPath: folder["W.appex"].path).sorted()
            .filter { FileManager.default.isFolder(folder["W.appex/\($0)"]) == false }
        #expect(
            files == [
                "Assets.xcassets/Contents.json", "Frameworks/Kit.framework/Assets.xcassets/Contents.json",
                "Frameworks/Kit.framework/Info.plist", "Frameworks/Kit.framework/x.json", "x.json",
            ])
        #expect(try String(contentsOf: folder["W.appex/x.json"], encoding: .utf8) == "b")
        #expect(
            InfoPlist.read(folder["W.appex/Frameworks/Kit.framework/Info.plist"]) as? [String: String]
                == ["CFBundleIdentifier": "harbor.kit"])
    }

    /// Xcode compiles it into these folders, which programs look for.
    @Test func aStringCatalogHasAFolderForEachLanguage() throws {
        let folder = try TemporaryFolder([
            "Localizable.xcstrings": """
                {"sourceLanguage": "en", "version": "1.0", "strings": {"Tides": {"localizations": {
                    "de": {"stringUnit": {"state": "translated", "value": "Gezeiten"}}}}}}
                """
        ])
        let program = ProgramDescription(
            identity: [],
            widgetModule: SourceModule(name: "W", resources: [BundleResource(folder["Localizable.xcstrings"])]))
        _ = try BundleResources(program).write(to: folder["W.appex"], keeping: "W")
        #expect(
            FileManager.default.sortedNames(in: folder["W.appex"]) == ["Localizable.xcstrings", "de.lproj", "en.lproj"])
    }

    /// Foundation on Linux looks for a value in the language's file alone where there is one.
    @Test func valuesOfALanguageStandBesideThoseOfTheInfoPlist() throws {
        let folder = try TemporaryFolder([
            "en.lproj/InfoPlist.strings": "/* Name */\n\"CFBundleDisplayName\" = \"Tides\";\nNSWhy = \"So\";\n",
            "de.lproj/InfoPlist.strings": "no list",
        ])
        var program = ProgramDescription(
            identity: [],
            widgetModule: SourceModule(
                name: "W",
                resources: ["en.lproj", "de.lproj"].map { BundleResource(folder["\($0)/InfoPlist.strings"], path: "\($0)/InfoPlist.strings") }))
        program.infoPlist = ["CFBundleDisplayName": "W", "GROUP": "group.tides"]
        _ = try BundleResources(program).write(to: folder["W.appex"], keeping: "W")
        let values = InfoPlist.read(folder["W.appex/en.lproj/InfoPlist.strings"]) as? [String: String]
        #expect(values == ["CFBundleDisplayName": "Tides", "NSWhy": "So", "GROUP": "group.tides"])
        let original = try String(contentsOf: folder["en.lproj/InfoPlist.strings"], encoding: .utf8)
        #expect(original.hasPrefix("/* Name */"))
    }

    @Test func changedTextsAreTold() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
        let texts = CompiledTexts(folder: folder.url)
        let (one, other) = (Data("let a = 1".utf8), Data("let a = 2".utf8))
        #expect(try texts.replace(with: ["/w/A B.swift": one, "/w/C.swift": one]) == ["/w/A B.swift", "/w/C.swift"])
        #expect(try texts.replace(with: ["/w/A B.swift": one, "/w/C.swift": one]) == [])
        #expect(try texts.replace(with: ["/w/A B.swift": other, "/w/C.swift": one]) == ["/w/A B.swift"])
        #expect(try texts.replace(with: ["/w/A B.swift": other]) == ["/w/C.swift"])
    }

    @Test func whatDecidesThatAProgramIsBuiltAgain() throws {
        let folder = try TemporaryFolder(["A.swift": "1", "Art.xcassets/a.json": "1", "Package.swift": "1"])
        let runtime = Runtime(
            modules: folder.url, library: RuntimeLibrary(file: folder.url, objects: [], objectsTime: 0), macros: folder.url,
            moduleMaps: [], resources: ResourceFolder(url: folder.url), stamp: "tool 1",
            compilerVersion: nil)
        var program = ProgramDescription(
            identity: [],
            widgetModule: SourceModule(
                name: "W", sources: [folder["A.swift"]], resources: [BundleResource(folder["Art.xcassets"])]))
        program.configurationFiles = [folder["Package.swift"]]
        var known = try [BuildInputs(program, runtime: runtime).text]
        try folder.write("x", to: "Art.xcassets/.DS_Store")
        #expect(try BuildInputs(program, runtime: runtime).text == known[0])
        func expectChange(_ what: Comment) throws {
            let text = try BuildInputs(program, runtime: runtime).text
            #expect(!known.contains(text), what)
            known.append(text)
        }
        for path in ["A.swift", "Art.xcassets/a.json", "Package.swift", "Art.xcassets/b.json"] {
            try folder.write("2", to: path)
            try expectChange("\(path)")
        }
        program.widgetModule.language.version = "6"
        try expectChange("The language mode")
        program.widgetModule.bundle = "B"
        try expectChange("The bundle")
        program.libraries = [SourceModule(name: "Kit")]
        program.macros = [MacroModule(module: SourceModule(name: "Macros"), libraries: [SourceModule(name: "Syntax")])]
        try expectChange("The modules")
        let settings: [(WritableKeyPath<LanguageSettings, [String]>, Comment)] = [
            (\.conditions, "A condition"), (\.upcomingFeatures, "An upcoming feature"),
            (\.experimentalFeatures, "An experimental feature"),
        ]
        for module in [\.widgetModule, \.libraries[0], \.macros[0].module, \.macros[0].libraries[0]] as [WritableKeyPath<ProgramDescription, SourceModule>] {
            for (setting, what) in settings {
                program[keyPath: module].language[keyPath: setting] = ["One"]
                try expectChange(what)
            }
            program[keyPath: module].language.isMainActorDefault = true
            try expectChange("The main actor")
            program[keyPath: module].language.package = "Harbor"
            try expectChange("The package")
            program[keyPath: module].language.isDebug = false
            try expectChange("DEBUG")
        }
        try FileManager.default.removeItem(at: folder["A.swift"])
        let error = #expect(throws: (any Error).self) { try BuildInputs(program, runtime: runtime) }
        #expect(error.map { folder.shortened("\($0)") } == "./A.swift cannot be read. Check its rights.")
    }
}
