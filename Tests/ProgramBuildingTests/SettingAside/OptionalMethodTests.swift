import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// Methods of protocols that types may lack with Objective-C.
@Suite struct OptionalMethodTests {
    private static let cache = Result { try TemporaryFolder() }

    private func rewritten(_ texts: [String: String], names: Set<String> = []) throws -> [String: String] {
        let folder = try TemporaryFolder()
        let reader = StructureReader(
            resources: try ResourceFolder.locate(), toolchain: try SwiftToolchain.current(), cache: try Self.cache.get().url)
        var structures: [String: SourceStructure] = [:]
        for (name, text) in texts where OptionalMethods.mayDeclare(in: Data(text.utf8)) {
            structures[name] = try reader.structures(of: [Array(text.utf8)], conditions: [], modules: [], in: folder.url).first
        }
        var names = names
        return OptionalMethods.rewritten(texts.mapValues { Data($0.utf8) }, structures: structures, names: &names)
            .mapValues { String(decoding: $0, as: UTF8.self) }
    }

    @Test func methodsThatTypesMayLack() throws {
        let texts = [
            "A": "public protocol Listener: NSObjectProtocol {\n    optional func heard(_ text: String,\n        at place: Int)\n    func end()\n}\n",
            "B": "func tell(_ a: Listener?) { a?.heard?(\"b\", at: 1); a?.end() }\n", "C": "func other() {}\n",
        ]
        #expect(
            try rewritten(texts) == [
                "A": "public protocol Listener: NSObjectProtocol {\n             func heard(_ text: String,\n        at place: Int)\n    func end()\n}"
                    + "; extension Listener { public func heard(_ text: String, at place: Int) {} }\n",
                "B": "func tell(_ a: Listener?) { a?.heard (\"b\", at: 1); a?.end() }\n",
            ])
    }

    @Test func callsInAnotherModule() throws {
        #expect(try rewritten(["A": "func f() { p.a?() }"], names: ["a"]) == ["A": "func f() { p.a () }"])
        #expect(try rewritten(["A": "func f() { p.a?() }"]).isEmpty)
    }

    /// What has a result, and a property that holds a function.
    @Test func whatStays() throws {
        #expect(try rewritten(["A": "protocol P { optional func a() -> Int }", "B": "let b = p.a?()"]).isEmpty)
        let found = try rewritten(["A": "protocol P { optional func a() }", "B": "struct S { var a: (() -> Void)? }; func f(s: S) { s.a?() }"])
        #expect(found.keys.sorted() == ["A"])
        // The arguments of such a property have no labels.
        let labelled = try rewritten(
            ["A": "let a = 1; func f() { p.a?(self, b: 1); p.a?(b ? c : d); p.a?([b: 1]); p.a?(\"b: c\"); p.a?(b\n    : 1) }"], names: ["a"])
        #expect(labelled["A"] == "let a = 1; func f() { p.a (self, b: 1); p.a?(b ? c : d); p.a?([b: 1]); p.a?(\"b: c\"); p.a?(b\n    : 1) }")
        // Only the whole name counts.
        let other = try rewritten(["A": "func f() { var ab = 1; p.a?(); p.aa?(ab); a?() }"], names: ["a"])
        #expect(other == ["A": "func f() { var ab = 1; p.a (); p.aa?(ab); a?() }"])
    }
}
