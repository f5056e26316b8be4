import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// What extensions override, called by the bodies of the classes.
@Suite struct ExtensionOverridesTests {
    private static let cache = Result { try TemporaryFolder() }

    private func rewritten(_ texts: [String: String]) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let reader = StructureReader(
            resources: try ResourceFolder.locate(), toolchain: try SwiftToolchain.current(), cache: try Self.cache.get().url)
        let sources = try texts.mapValues { text in
            let bytes = Array(text.utf8)
            let structures = try reader.structures(of: [bytes], conditions: [], modules: [], in: folder.url)
            return ExtensionOverrides.Source(text: bytes, structure: try #require(structures.first))
        }
        return ExtensionOverrides.rewritten(sources).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aMethodOfAnotherSource() throws {
        let texts = [
            "A": "class A: UIView {\n    let a = 1\n}\n",
            "B": """
                extension A {
                    override func draw(_ rect: CGRect) {
                        super.draw(rect)
                    }
                    func own() {}
                }

                """,
        ]
        #expect(
            try rewritten(texts) == [
                "A": "class A: UIView { override func draw(_ rect: CGRect) { _extension_A_draw(rect) }; \n    let a = 1\n}\n",
                "B": "extension A {\n             func _extension_A_draw(_ rect: CGRect) {\n        super.draw(rect)\n    }\n"
                    + "    func own() {}\n}\n",
            ])
    }

    @Test(arguments: [
        ("public extension", "override func a() {}", "public override func a() { _extension_A_a() };"),
        ("extension", "public override class func a() -> Int { 1 }", "public class override func a() -> Int { _extension_A_a() };"),
        ("extension", "override func a(b: Int, for c: inout [Int: (A) -> Int], _ d: (Int, Int)) async throws {}",
            "override func a(b: Int, for c: inout [Int: (A) -> Int], _ d: (Int, Int)) async throws { try await _extension_A_a(b: b, for: &c, d) };"),
        ("extension", "override var a: Bool { true }", "override var a: Bool { get { _extension_A_a } };"),
        ("extension", "override var a: Bool { get { b } set { b = newValue } }",
            "override var a: Bool { get { _extension_A_a } set { _extension_A_a = newValue } };"),
    ])
    func members(_ head: String, _ member: String, _ call: String) throws {
        let found = try rewritten(["A": "class A: B {}\n\(head) A { \(member) }"])["A"]
        let first = try #require(found?.split(separator: "\n").first)
        #expect(first.split(whereSeparator: \.isWhitespace).joined(separator: " ") == "class A: B { \(call) }")
        #expect(found?.contains("extension_A_a") ?? false)
    }

    @Test func severalMembersAndTypesInside() throws {
        let found = try rewritten(["A": "enum E { class A: B { } }\nextension E.A { override func a() {}; override func b() {} }"])["A"]
        #expect(
            found?.hasPrefix(
                "enum E { class A: B { override func a() { _extension_E_A_a() }; override func b() { _extension_E_A_b() };  } }\n") ?? false,
            "\(found ?? "")")
    }

    /// The members of a class and of the one below have names of their own, or the call would be ambiguous.
    @Test func aMemberOfTwoClasses() throws {
        let found = try rewritten([
            "A": "class A: NSObject {}\nclass B: A {}\nextension A { override func a() {} }\nextension B { override func a() {} }"
        ])["A"]
        #expect(found?.contains("class A: NSObject { override func a() { _extension_A_a() };") ?? false, "\(found ?? "")")
        #expect(found?.contains("class B: A { override func a() { _extension_B_a() };") ?? false, "\(found ?? "")")
    }

    /// Classes of other modules, initializers, and what has no line of its own stay.
    @Test(arguments: [
        "extension UIView { override func a() {} }", "class A: B {}\nextension A { override convenience init() {} }",
        "class A: B { override func a() {} }\nextension A {}", "class A: B {}\nextension A { override func a(_ b: Int...) {} }",
        "class A: B {}\nextension A { func a() {} }",
    ])
    func whatStays(_ text: String) throws { #expect(try rewritten(["A": text]).isEmpty) }

    @Test func whichSourcesAreRead() {
        func may(_ text: String) -> Bool { ExtensionOverrides.mayOverride(in: Data(text.utf8)) }
        #expect(may("extension A { override func a() {} }"))
        #expect(!may("class A { override func a() {} }\nextension A {}"))
        #expect(ExtensionOverrides.mayDeclare(["A", "C"], in: Data("final class A {}".utf8)))
        #expect(!ExtensionOverrides.mayDeclare(["A"], in: Data("final class B {}".utf8)))
    }
}
