import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// Names, kinds of files, and language settings of modules.
@Suite struct ModuleTests {
    @Test(arguments: [
        ("Widgets", "Widgets"), ("My Widgets", "My_Widgets"), ("a-b.c", "a_b_c"), ("2048", "_2048"), ("Größe", "Gr__e"),
        ("", "_"),
    ])
    func identifiers(_ name: String, _ expected: String) {
        #expect(ModuleName.identifier(name) == expected)
    }

    /// Errors in a project of the user's own stay errors, whatever the folders above it are called.
    @Test(arguments: [
        ("/home/me/checkouts/Harbor/W.swift", false), ("/home/me/Harbor/.build/checkouts/far/Sources/F.swift", true),
        ("/home/me/Harbor/SourcePackages/checkouts/far/F.swift", true), ("/home/me/Harbor/Pods/Far/F.swift", true),
        ("/home/me/Harbor/Carthage/Checkouts/Far/F.swift", true), ("/home/me/Podsman/W.swift", false),
    ])
    func packagesOfOthers(_ path: String, _ isThirdParty: Bool) {
        var module = SourceModule(name: "A")
        module.sources = [URL(fileURLWithPath: path)]
        #expect(module.isThirdParty == isThirdParty)
    }

    /// Only what the widgets' sources import is compiled, and what that imports.
    @Test func librariesThatNothingImportsAreLeftOut() throws {
        let folder = try TemporaryFolder()
        func module(_ name: String, _ text: String) throws -> SourceModule {
            var module = SourceModule(name: name)
            let file = folder.url.appendingPathComponent("\(name).swift")
            try Data(text.utf8).write(to: file)
            module.sources = [file]
            return module
        }
        var program = ProgramDescription(
            identity: [], widgetModule: try module("W", "import SwiftUI\n@testable import struct B.Thing\n"))
        program.libraries = [
            try module("A", "import E\n"), try module("B", "#if X\nimport A\n#endif\n"), try module("C", "import D\n"),
            try module("D", "import C\n"), try module("E", "#if canImport(Mark2)\n#endif\n"), try module("Darwin", "import F\n"),
            try module("F", ""), try module("Mark2", ""), try module("Mark3", ""),
        ]
        program.leaveOutUnusedModules()
        #expect(program.libraries.map(\.name) == ["A", "B", "E", "Darwin", "F", "Mark2"])
    }

    /// The package swift-dependencies finds them at run time.
    @Test func linkedModulesWithLiveValuesAreKept() throws {
        let folder = try TemporaryFolder([
            "W.swift": "import Client\n", "C.swift": "", "Live.swift": "import Client\nimport Deep\nextension Client.Key: DependencyKey {}\n",
            "Other.swift": "import Client\n",
        ])
        var program = ProgramDescription(identity: [], widgetModule: SourceModule(name: "W", sources: [folder["W.swift"]]))
        program.libraries = [("Client", "C"), ("Deep", "C"), ("Live", "Live"), ("Other", "Other"), ("Distant", "Live")].map {
            SourceModule(name: $0, sources: [folder["\($1).swift"]])
        }
        program.packageDependencies = [nil: ["Client", "Live", "Other"]]
        program.leaveOutUnusedModules()
        #expect(program.libraries.map(\.name) == ["Client", "Deep", "Live"])
    }

    @Test func macrosThatNothingDeclaresAreLeftOut() throws {
        let folder = try TemporaryFolder(["W.swift": "import Used\n", "U.swift": ""])
        var program = ProgramDescription(identity: [], widgetModule: SourceModule(name: "W", sources: [folder["W.swift"]]))
        program.libraries = ["Used", "Unused"].map { SourceModule(name: $0, sources: [folder["U.swift"]]) }
        program.macros = ["A", "B", "C"].map { MacroModule(module: SourceModule(name: $0)) }
        program.packageDependencies = ["Used": ["A"], "Unused": ["A", "B", "C"], nil: ["Used", "C"]]
        program.leaveOutUnusedModules()
        #expect(program.macros.map(\.module.name) == ["A", "C"])
    }

    /// A linked package can have megabytes of C that only its parts in Objective-C use.
    @Test func modulesOfCThatNothingImportsAreLeftOut() throws {
        let folder = try TemporaryFolder([
            "W.swift": "import Mapped.Part\n", "L.swift": "import Direct\n", "Unused.swift": "import Lost\n",
            "module.modulemap": "framework module \"Other\" {\n}\n  module Mapped [system] {\n  module Part {}\n}\n",
        ])
        var program = ProgramDescription(identity: [], widgetModule: SourceModule(name: "W", sources: [folder["W.swift"], folder["L.swift"]]))
        program.libraries = [SourceModule(name: "Unused", sources: [folder["Unused.swift"]])]
        program.clangModules = ["Base", "Deep", "Direct", "Lost", "CMapped", "Foreign"].map { ClangModule(name: $0, headers: folder.url) }
        program.clangModules[4].moduleMap = folder["module.modulemap"]
        program.packageDependencies = ["Direct": ["Deep", "Absent"], "Deep": ["Base", "Direct"], "ObjC": ["Foreign"]]
        program.leaveOutUnusedModules()
        #expect(program.libraries.isEmpty)
        #expect(program.clangModules.map(\.name) == ["Base", "Deep", "Direct", "CMapped"])
    }

    @Test func librariesOfTheSystemThatSourcesImport() throws {
        let folder = try TemporaryFolder(["A.swift": "import SQLite3\nimport Compression", "B.swift": "import zlib\nimport libxml2"])
        let resources = try ResourceFolder.locate().url
        func names(_ libraries: [SourceModule] = [], _ modules: [ClangModule] = []) -> [String] {
            var program = ProgramDescription(identity: [], widgetModule: SourceModule(name: "W", sources: [folder["A.swift"]]))
            (program.libraries, program.clangModules) = (libraries, modules)
            program.addSystemLibraries(from: resources)
            #expect(program.clangModules.flatMap(\.inputs).allSatisfy { FileManager.default.fileExists(atPath: $0.path) })
            return program.clangModules.map(\.name)
        }
        #expect(names() == ["SQLite3"])
        #expect(names([SourceModule(name: "B", sources: [folder["B.swift"]])]) == ["SQLite3", "libxml2", "zlib"])
        // A package has a module of that name.
        #expect(names([SourceModule(name: "SQLite3")]) == [])
        #expect(names([], [ClangModule(name: "SQLite3", headers: folder.url)]) == ["SQLite3"])
    }

    @Test(arguments: [
        ("A.swift", .source), ("A.SWIFT", .source), ("Jokes.intentdefinition", .intentDefinition), ("a.json", .resource),
        ("Info.plist", .resource), ("README.md", .ignored), ("A.h", .ignored), ("Main.storyboard", .ignored),
        ("A.m", .unsupported("an Objective-C source")), ("A.metal", .unsupported("a Metal shader")), ("LICENSE", .resource),
    ] as [(String, FileKind)])
    func kindsOfFiles(_ name: String, _ expected: FileKind) {
        #expect(FileKind(URL(fileURLWithPath: "/x/\(name)"), isFolder: false) == expected)
    }

    @Test(arguments: [
        ("Views", .folder), ("Assets.xcassets", .resource), ("de.lproj", .resource), ("Fixtures", .resource),
        ("A.xcodeproj", .ignored), ("DerivedData", .ignored), ("Guide.docc", .ignored), ("Kit.framework", .ignored),
        ("Preview Content", .ignored), ("Model.xcdatamodeld", .dataModel), ("Model.mlpackage", .unsupported("a Core ML model")), ("A.swift.d", .folder),
    ] as [(String, FileKind)])
    func kindsOfFolders(_ name: String, _ expected: FileKind) {
        #expect(FileKind(URL(fileURLWithPath: "/x/\(name)", isDirectory: true), isFolder: true) == expected)
    }

    @Test(arguments: [
        ("5.0", "5"), ("5.10", "5"), ("6", "6"), ("6.2", "6"), ("4.2", "4.2"), ("4.2.1", "4.2"), ("4", "4"), ("3", "5"),
        ("", "5"), ("50", "5"),
    ])
    func languageModes(_ version: String, _ expected: String) {
        #expect(LanguageSettings.mode(for: version) == expected)
    }

    @Test(arguments: [
        (LanguageSettings(), "-swift-version 5 -DDEBUG"),
        (LanguageSettings(conditions: ["DEBUG", "A", "B", "A"]), "-swift-version 5 -DDEBUG -DA -DB"),
        (
            LanguageSettings(
                version: "6", upcomingFeatures: ["ConciseMagicFile", "ExistentialAny", "ExistentialAny", "InternalImportsByDefault"],
                experimentalFeatures: ["Lifetimes"], isMainActorDefault: true),
            "-swift-version 6 -DDEBUG -enable-upcoming-feature ExistentialAny -enable-experimental-feature Lifetimes "
                + "-default-isolation MainActor"
        ),
    ])
    func compilerArguments(_ settings: LanguageSettings, _ expected: String) {
        #expect(settings.arguments.joined(separator: " ") == expected)
    }

    /// A module of which one import has a level needs the feature for the others.
    @Test(arguments: [("package import Foundation", true), ("import Foundation\n// public import", false), ("@preconcurrency public import A", true)])
    func importsWithLevelsKeepTheirFeature(source: String, isKept: Bool) throws {
        let folder = try TemporaryFolder()
        try folder.write(source, to: "A.swift")
        var module = SourceModule(name: "A", sources: [folder.url.appendingPathComponent("A.swift")])
        module.language.upcomingFeatures = ["InternalImportsByDefault"]
        #expect(module.compiledLanguage.arguments.contains("InternalImportsByDefault") == isKept)
    }

    @Test func flagsThatChangeWhatSourcesMean() {
        var settings = LanguageSettings()
        settings.add(flags: [
            "-O", "-DONE", "-D", "TWO", "-Xfrontend", "-enable-upcoming-feature", "ExistentialAny",
            "-enable-experimental-feature", "Lifetimes", "-enable-bare-slash-regex", "-g", "-D",
        ])
        #expect(
            settings
                == LanguageSettings(
                    conditions: ["ONE", "TWO"], upcomingFeatures: ["ExistentialAny", "BareSlashRegexLiterals"],
                    experimentalFeatures: ["Lifetimes"]))
    }

    @Test(arguments: [(nil, .undeclared), ("", .undeclared), ("YES", .all), ("yes", .all), ("NO", .none)]
        as [(String?, SymbolGeneration)])
    func symbolGeneration(_ setting: String?, _ expected: SymbolGeneration) {
        #expect(SymbolGeneration(setting) == expected)
    }
}
