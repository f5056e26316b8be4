import Testing

@testable import ProgramBuilding

/// Which names the compiler finds in a source.
@Suite struct VisibleNamesTests {
    private func unseen(_ uses: [(String, VisibleNames.Use.Kind)], importing modules: Set<String>) throws -> [String] {
        let folder = try TemporaryFolder()
        let all = Set(uses.map { VisibleNames.Use(name: $0.0, kind: $0.1) })
        return try VisibleNames(arguments: [], folder: folder.url).unseen(among: all, importing: modules)
            .map { "\($0.kind) \($0.name)" }.sorted()
    }

    @Test func namesInsideOfTypesAndOfOtherModules() throws {
        let uses: [(String, VisibleNames.Use.Kind)] = [
            ("Script", .type), ("Script", .call), ("Script", .value), ("Locale", .type), ("Locale", .call), ("Array", .call),
            ("Array", .type), ("Regex", .value), ("DateFormatter", .call), ("Never", .value),
        ]
        #expect(try unseen(uses, importing: ["Foundation"]) == ["call Script", "type Script", "value Script"])
        #expect(
            try unseen(uses, importing: []) == [
                "call DateFormatter", "call Locale", "call Script", "type Locale", "type Script", "value Script",
            ])
    }

    /// A protocol is no type that can be made.
    @Test func protocolsAreNotCalled() throws {
        #expect(try unseen([("Collection", .call), ("Collection", .type)], importing: []) == ["call Collection"])
    }

    /// Where a module is not found, nothing is known about its names.
    @Test func withoutAModule() throws {
        #expect(try unseen([("Script", .type)], importing: ["Nowhere"]) == [])
        #expect(try unseen([], importing: ["Nowhere"]) == [])
    }

    /// What neither a type nor its values have.
    @Test func membersOfTypes() throws {
        let encodable = VisibleNames.Use.Kind.member(of: "T", parameters: "<T: Encodable & Hashable>")
        let uses: [(String, VisibleNames.Use.Kind)] = [
            ("encode", encodable), ("hashValue", encodable), ("encoder", encodable), ("append", .member(of: "[Int]")),
            ("max", .member(of: "Int")), ("encoder", .member(of: "Int")), ("encoder", .member(of: "Nothing")),
            ("isEmpty", .member(of: "T", parameters: "<T>")), ("uppercased", .member(of: "String")), ("count", .member(of: "Int")),
        ]
        let all = Set(uses.map { VisibleNames.Use(name: $0.0, kind: $0.1) })
        let folder = try TemporaryFolder()
        let unseen = try VisibleNames(arguments: [], folder: folder.url).unseen(among: all, importing: ["Foundation"])
        #expect(unseen == [
            .init(name: "encoder", kind: encodable), .init(name: "encoder", kind: .member(of: "Int")),
            .init(name: "isEmpty", kind: .member(of: "T", parameters: "<T>")), .init(name: "count", kind: .member(of: "Int")),
        ])
    }
}
