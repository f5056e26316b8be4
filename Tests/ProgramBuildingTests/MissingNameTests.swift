import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// Names that the compiler does not find, and what is said about them.
@Suite struct MissingNameTests {
    @Test(arguments: [
        ("no such module 'MapKit'", .module, "MapKit"),
        ("cannot find 'Map' in scope", .global, "Map"),
        ("cannot find type 'NSColor' in scope; did you mean 'UIColor'?", .global, "NSColor"),
        ("unknown attribute 'Observable'", .global, "Observable"),
        ("no macro named 'Entry'", .global, "Entry"),
        ("type 'Color' has no member 'brand'", .member(of: "Color"), "brand"),
        ("value of type 'some View' has no member 'frob'", .member(of: "some View"), "frob"),
        ("value of type 'Text' has no dynamic member 'frob' using key path", .member(of: "Text"), "frob"),
        ("'Section' is not a member type of struct 'Charts.Chart'", .member(of: "Charts.Chart"), "Section"),
    ] as [(String, MissingName.Kind, String)])
    func messagesOfTheCompiler(_ message: String, _ kind: MissingName.Kind, _ name: String) {
        #expect(
            MissingName.all(in: CompilerMessage.errors(in: "/x/A.swift:3:8: error: \(message)\n"))
                == [MissingName(kind: kind, name: name, places: ["/x/A.swift:3"])])
    }

    @Test func otherMessagesNameNothing() {
        let output = """
            /x/A.swift:3:8: warning: cannot find 'Map' in scope
            /x/A.swift:3:8: error: cannot convert value of type 'String' to specified type 'Int'
            3 | let a = "error: cannot find 'Map' in scope"
            error: cannot find 'Map' in scope
            """
        #expect(MissingName.all(in: CompilerMessage.errors(in: output)) == [])
    }

    private static let apple = """
        {"frameworks": {"HealthKit": {"prefixes": ["HK"]}, "MapKit": {"names": ["Map"]}}, "members": []}
        """

    private func table(_ json: String) throws -> MissingNameTable {
        let folder = try TemporaryFolder(["missing-names.json": json])
        return try MissingNameTable(resources: ResourceFolder(url: folder.url))
    }

    private static let json = """
        {"modules": {"MapKit": {"status": "notYet", "advice": "Maps are left out."}},
        "names": {"NSColor": {"status": "notOnIOS", "advice": "Use UIColor."}, ".frob": {"status": "notYet", "advice": "A."},
        "Text.frob": {"status": "notYet", "advice": "B."}, "Kind.TypeKind.x": {"status": "notYet", "advice": "C."}}}
        """

    @Test(arguments: [
        (.module, "MapKit", "not supported yet. Maps are left out."), (.module, "NSColor", nil),
        (.global, "NSColor", "not on iOS either. Use UIColor."), (.global, "frob", nil),
        (.member(of: "Text"), "frob", "not supported yet. B."), (.member(of: "Text.Type"), "frob", "not supported yet. B."),
        (.member(of: "ModifiedContent<Text, X>"), "frob", "not supported yet. A."),
        (.member(of: "Kind.TypeKind"), "x", "not supported yet. C."), (.member(of: "Text"), "other", nil),
    ] as [(MissingName.Kind, String, String?)])
    func entriesOfTheTable(_ kind: MissingName.Kind, _ name: String, _ expected: String?) throws {
        #expect(try table(Self.json).entry(for: MissingName(kind: kind, name: name, places: []))?.text == expected)
    }

    @Test func aBrokenTable() throws {
        let error = #expect(throws: (any Error).self) { try table("{}") }
        #expect(error.map { "\($0)".contains("missing-names.json cannot be read: ") } == true)
    }

    @Test func theReportNamesEachOnceAndModulesFirst() throws {
        let output = """
            /x/C.swift:1:8: error: cannot find 'Own' in scope
            /x/A.swift:2:8: error: no such module 'MapKit'
            /x/B.swift:3:8: error: no such module 'Docks'
            /x/B.swift:4:8: error: cannot find 'Own' in scope
            /x/B.swift:4:9: error: cannot find 'Own' in scope
            /x/B.swift:5:8: error: cannot find 'Own' in scope
            /x/B.swift:6:8: error: cannot find 'Own' in scope
            /x/B.swift:7:8: error: no such module 'Nowhere'
            /x/B.swift:7:9: error: cannot find 'DockView' in scope
            /x/A.swift:7:9: error: cannot find type 'HKHealthStore' in scope
            /x/B.swift:8:8: error: type '\(String(repeating: "x", count: 61))' has no member 'a'
            """
        let resources = try TemporaryFolder(["apple-names.json": Self.apple])
        let apple = try AppleNames(resources: ResourceFolder(url: resources.url))
        let report = try MissingNameReport(table: table(Self.json), apple: apple, modules: ["Docks": "Docks is not there."])
        let expected = """
            6 names are missing:
              module MapKit, A.swift:2: not supported yet. Maps are left out.
              module Docks, B.swift:3: Docks is not there.
              module Nowhere, B.swift:7: Darkroom has no module of that name. If it is the app's own, name its folder, too.
              Own, C.swift:1, B.swift:4, B.swift:5 and 1 more: Darkroom does not know it. If it is the app's own, name its \
            file or folder, too.
              HKHealthStore, A.swift:7: Apple's (HealthKit), and Darkroom lacks it.
              a of \(String(repeating: "x", count: 57))…, B.swift:8: Darkroom does not know it. If an extension of the app's \
            own has it, name its file or folder, too.
            """
        let names = MissingName.all(in: CompilerMessage.errors(in: output))
        #expect(report.text(for: names) == expected, "DockView is of the missing module, which is named.")
        #expect(report.text(for: []) == "")
        #expect(
            report.text(for: [MissingName(kind: .module, name: "Docks", places: ["/x/A.swift:1"])])
                == "One name is missing:\n  module Docks, A.swift:1: Docks is not there.")
        let many = (1...30).map { MissingName(kind: .global, name: "name\($0)", places: ["/x/A.swift:\($0)"]) }
        #expect(report.text(for: many).split(separator: "\n").count == 22)
        #expect(report.text(for: many).hasSuffix("  and 10 more"))
        let inFiles = MissingName(kind: .module, name: "Docks", places: ["/x/A.swift:1", "/x/B.swift:1"])
        #expect(report.text(for: [inFiles]).contains("module Docks, 2 files: "))
    }

    /// A source of the project that the target does not have.
    @Test func sourcesThatDeclareWhatTheTargetLacks() throws {
        let folder = try TemporaryFolder([
            "Widgets/W.swift": "let logger = 1\n", "App/Log.swift": "import os\n\npublic final class Other {}\n@MainActor let logger = Logger()\n",
            "App/Local.swift": "func f() {\n    let badge = 1\n}\nprivate struct Row {}\n", "Kit/List+Path.swift": "extension VocabList {\n    func getPath() {}\n}\n",
            "App/Path.swift": "func g(getPath: Int) {}\n", ".build/Badge.swift": "struct Badge {}\n",
        ])
        let names = [
            ("logger", MissingName.Kind.global), ("badge", .global), ("Row", .global), ("Badge", .global), ("getPath", .member(of: "VocabList")),
            ("Kit", .module),
        ].map { MissingName(kind: $0.1, name: $0.0, places: []) }
        let found = DeclaringSources(in: folder.url, besides: [folder["Widgets/W.swift"].path]).sources(of: names)
        #expect(found == ["logger": "App/Log.swift", "getPath": "Kit/List+Path.swift"])
        #expect(DeclaringSources(in: nil, besides: []).sources(of: names).isEmpty)
        let resources = try TemporaryFolder(["apple-names.json": Self.apple])
        let apple = try AppleNames(resources: ResourceFolder(url: resources.url))
        let report = try MissingNameReport(table: table(Self.json), apple: apple, modules: [:], sources: found)
        let missing = [MissingName(kind: .global, name: "logger", places: ["A.swift:2"])]
        #expect(
            report.text(for: missing) == """
                One name is missing:
                  logger, A.swift:2: App/Log.swift has it, which is no source of the target. Add the file to the target.
                """)
        // Another name is like it.
        #expect(report.text(for: missing, near: ["logger": "Logger"]) == report.text(for: missing))
    }
}
