import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// Methods of extensions of another module's class that a class of the module overrides.
@Suite struct OverriddenExtensionTests {
    private static let cache = Result { try TemporaryFolder() }

    private func rewritten(_ texts: [String: String]) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let reader = StructureReader(
            resources: try ResourceFolder.locate(), toolchain: try SwiftToolchain.current(), cache: try Self.cache.get().url)
        var sources: [String: ExtensionOverrides.Source] = [:]
        for name in OverriddenExtensions.candidates(in: texts.mapValues { Data($0.utf8) }) {
            let bytes = Array((texts[name] ?? "").utf8)
            let structures = try reader.structures(of: [bytes], conditions: [], modules: [], in: folder.url)
            sources[name] = ExtensionOverrides.Source(text: bytes, structure: try #require(structures.first))
        }
        let aliases = OverriddenExtensions.aliases(in: texts.values.map { Data($0.utf8) })
        return OverriddenExtensions.rewritten(sources, aliases: aliases).mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func eachObjectHasItsOwn() throws {
        #expect(
            try rewritten([
                "A": "open class Moving: UIImageView {\n    override open func loads(_ all: Bool, at place: Int) -> Bool { false }\n}\n",
                "B": "extension UIImageView {\n    func loads(_ all: Bool, at place: Int) -> Bool { true }\n}\n", "C": "func other() {}\n",
            ]) == [
                "A": "open class Moving: UIImageView {\n             open func _own_loads(_ all: Bool, at place: Int) -> Bool { false }\n}\n",
                "B": "extension UIImageView {\n    func loads(_ all: Bool, at place: Int) -> Bool { if let own = self as? Moving { "
                    + "return own._own_loads(all, at: place) }; return true }\n}\n",
            ])
    }

    /// The extension, or the class, names the other module's class by an alias, which is another one on each system.
    @Test(arguments: [("PlatformView", "UIView"), ("UIView", "PlatformView")]) func aliases(_ extended: String, _ superclass: String) throws {
        let found = try rewritten([
            "A": "class A: \(superclass) { override func n() -> Int { 2 } }", "B": "extension \(extended) { func n() -> Int { 1 } }",
            "C": "#if os(macOS)\npublic typealias PlatformView   = NSView\n#else\npublic typealias PlatformView = UIView\n#endif\n",
        ])
        #expect(found["A"] == "class A: \(superclass) {          func _own_n() -> Int { 2 } }")
        #expect(found["B"]?.contains("if let own = self as? A { return own._own_n() };") ?? false)
    }

    /// A body of several statements, and one that returns, stay as they are.
    @Test(arguments: ["{ return 1 }", "{ let a = 1; return a }"]) func bodiesThatReturn(_ body: String) throws {
        let found = try rewritten(["A": "class A: UIView { override func n() -> Int { 2 } }\nextension UIView { func n() -> Int \(body) }"])
        let call = "{ if let own = self as? A { return own._own_n() };\(body.dropFirst()) }"
        #expect(found["A"]?.hasSuffix(call) ?? false, "\(found)")
    }

    /// Methods of other classes, and ones that call what they override.
    @Test(arguments: [
        "class A: UIView { override func draw() {} }\nextension UIImage { func draw() {} }",
        "class A: UIView { override func load() { super.load() } }\nextension UIView { func load() {} }",
        "class A: B { override func load() {} }\nclass B {}\nextension B { func load() {} }",
        "class A: UIView { override func n() -> Int { 1 } }\nextension UIView { func n() -> Int { if a { 1 } else { 2 } } }",
        "class A: UIView { override func n() async {} }\nextension UIView { func n() async {} }",
        "class A: UIView { override func load() {} }\nclass B: UIView { override func load() {} }\nextension UIView { func load() {} }",
    ])
    func whatStays(_ text: String) throws { #expect(try rewritten(["A": text]).isEmpty) }
}
