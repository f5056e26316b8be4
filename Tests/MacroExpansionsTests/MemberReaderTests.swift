import Testing

@testable import MacroExpansions

/// Reading members from source.
@Suite struct MemberReaderTests {
    /// The properties of a source, each as `name: type = value {accessors}`.
    private func properties(_ source: String) -> [String] {
        MemberReader.members(in: source).compactMap { member in
            guard case .property(let property) = member else { return nil }
            var text = property.name
            if let type = property.type { text += ": \(type)" }
            if let value = property.value { text += " = \(value)" }
            if !property.accessors.isEmpty { text += " {\(property.accessors.joined(separator: " "))}" }
            return text
        }
    }

    @Test func typesAndValuesAreApart() {
        #expect(properties("var a: Int = 3; var b = \"x\"\nlet c: [String: Int]?") == ["a: Int = 3", "b = \"x\"", "c: [String: Int]?"])
        #expect(properties("var a: (Int, String) -> Bool = { $0 > 1 }\nvar b: Result<Int, any Error>") == [
            "a: (Int, String) -> Bool = { $0 > 1 }", "b: Result<Int, any Error>",
        ])
        #expect(properties("var a = Dictionary<String, Int>(), b = 1 < 2, c: Int") == [
            "a = Dictionary<String, Int>()", "b = 1 < 2", "c: Int",
        ])
        #expect(properties("var a, b: Int") == ["a: Int", "b: Int"])
        #expect(properties("var `class`: Int") == ["class: Int"])
    }

    @Test func valuesSpanLines() {
        #expect(properties("var a = Date\n    .now\nvar b: Int =\n    3 +\n    4\nfunc c() {}") == [
            "a = Date\n    .now", "b: Int = 3 +\n    4",
        ])
        #expect(properties("var a = [\n    1,\n    2,\n]\n@Other var b = flag\n    ? 1 : 2\nvar c: Int") == [
            "a = [\n    1,\n    2,\n]", "b = flag\n    ? 1 : 2", "c: Int",
        ])
        #expect(properties("var a = if flag { 1 } else { 2 }\nvar b = make(3) { $0 } onEnd: { 4 }") == [
            "a = if flag { 1 } else { 2 }", "b = make(3) { $0 } onEnd: { 4 }",
        ])
    }

    @Test func bracesAreAccessorsOrClosures() {
        #expect(properties("var a: Int { 3 }\nvar b: Int { get { 1 } set { x = newValue } }") == [
            "a: Int {get}", "b: Int {get set}",
        ])
        #expect(properties("var a = 3 { didSet { get() } }\nvar b: Int = 4 { willSet(new) {} didSet {} }") == [
            "a = 3 {didSet}", "b: Int = 4 {willSet didSet}",
        ])
        #expect(properties("var a: Int = { let get = 3; return get }()\nvar b = make { set in set }") == [
            "a: Int = { let get = 3; return get }()", "b = make { set in set }",
        ])
        #expect(properties("var a: Int {\n    @storageRestrictions(initializes: b) init(new) {}\n    get { 1 }\n}") == [
            "a: Int {init get}",
        ])
        #expect(properties("var a: Int { get async throws { 1 } }\nvar b: Int { _read { yield x } _modify { yield &x } }") == [
            "a: Int {get}", "b: Int {_read _modify}",
        ])
    }

    @Test func literalsAndCommentsHideBraces() {
        #expect(properties(##"var a = "}{ \(b("}")) {" // {"## + "\nvar c = #\"\\(\"}\"# /* { /* } */ */\nvar d: Int") == [
            ##"a = "}{ \(b("}")) {""##, "c = #\"\\(\"}\"#", "d: Int",
        ])
        #expect(properties("var a = \"\"\"\n  \"x\" }\n  \"\"\"\nvar b: Int") == ["a = \"\"\"\n  \"x\" }\n  \"\"\"", "b: Int"])
        #expect(properties("var a = #/[{\"]/#\nvar b = 0x1F, c = 1.5") == ["a = #/[{\"]/#", "b = 0x1F", "c = 1.5"])
    }

    @Test func otherDeclarationsAreSkipped() {
        let source = """
            enum Kind: String { case a, b; var x: Int { 1 } }
            init?(a: Int = { 3 }()) where T: P { var inner = 3 }
            typealias X = Array<Int>
            static func == (a: A, b: A) -> Bool { true }
            subscript(i: Int) -> Int { get { 1 } set {} }
            class func make() -> Self { fatalError() }
            deinit { var gone = 1 }
            #Unique<Trip>([\\.name, \\.date])
            #warning("{")
            @available(iOS 17, *) @Attribute(.unique) public private(set) final var a: Int
            static var b = 3
            class var c: Int { 3 }
            """
        #expect(properties(source) == ["a: Int", "b = 3", "c: Int {get}"])
        var (macros, others): ([String], [String]) = ([], [])
        for member in MemberReader.members(in: source) {
            if case .macro(let name, let arguments) = member { macros.append(name + arguments) }
            if case .other(let keyword) = member { others.append(keyword) }
        }
        #expect(macros == ["Unique([\\.name, \\.date])", "warning(\"{\")"])
        #expect(others == ["enum", "init", "typealias", "func", "subscript", "func", "deinit"])
    }

    @Test func casesHaveParameters() {
        let source = "case a, `in` = \"x\"\nindirect case b(C<D, E>, _ f: G? = nil, h: (I) -> J)\nvar k: Int"
        let cases = MemberReader.members(in: source).compactMap { if case .enumCase(let value) = $0 { value } else { nil } }
        #expect(cases.map(\.name) == ["a", "`in`", "b"])
        #expect(cases[2].parameters.map(\.type) == ["C<D, E>", "G?", "(I) -> J"])
        #expect(cases[2].parameters.map(\.label) == [nil, nil, "h"])
        #expect(properties(source) == ["k: Int"])
    }

    @Test func attributesAndModifiersAreKept() throws {
        let property = try #require(
            MemberReader.property(in: "@SwiftData.Attribute(.unique) @W<Int> private(set) static var a: Int"))
        #expect(property.attributes.map(\.plainName) == ["Attribute", "W"])
        #expect(property.attribute("Attribute")?.arguments == "(.unique)")
        #expect(property.modifiers == ["private", "static"] && property.isStatic)
    }

    @Test func conditionsAreMembers() {
        let members = MemberReader.members(in: "var a: Int\n#if DEBUG && os(iOS)\nvar b = 1\n#else\nvar c: Int\n#endif\nvar d: Int")
        let texts = members.map { member in
            switch member {
            case .property(let property): property.name
            case .directive(let text): text
            default: "?"
            }
        }
        #expect(texts == ["a", "#if DEBUG && os(iOS)", "b", "#else", "c", "#endif", "d"])
    }

    @Test func sourceThatEndsTooEarlyEnds() {
        for source in ["var a: Int = {", "var", "@", "#if", "var a = \"\\(", "/*", "enum X {", "func", "var a: [", "#/x", "`a"] {
            _ = MemberReader.members(in: source)
            _ = TypeDeclaration(source)
        }
    }

    @Test func typesHaveNamesAccessAndMembers() throws {
        let type = try #require(
            TypeDeclaration("@Model @MainActor public final class Trip<T>: Base<Int>, P where T: Q { var a: Int = 1\n }"))
        #expect((type.name, type.keyword, type.access) == ("Trip", "class", "public "))
        #expect(type.members.count == 1)
        #expect(TypeDeclaration("extension Foundation.Values {\n}")?.name == "Foundation.Values")
    }
}
