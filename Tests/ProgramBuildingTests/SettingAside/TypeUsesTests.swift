import Foundation
import Testing

@testable import ProgramBuilding

/// How all modules of a program use a type that is missing.
@Suite struct TypeUsesTests {
    private let folder: TemporaryFolder
    private var modules: [SourceModule] = []

    init() throws {
        folder = try TemporaryFolder()
        for (name, text) in [("A", "extension Cell {}"), ("B", "class Small: Cell {}"), ("C", "struct Store {}")] {
            let file = folder.url.appendingPathComponent("\(name).swift")
            try Data(text.utf8).write(to: file)
            modules.append(SourceModule(name: name, sources: [file]))
        }
    }

    private func use(_ path: String, _ role: String) -> SourceStructure.TypeUse {
        SourceStructure.TypeUse(path: path, arity: 0, role: role, start: 0)
    }

    /// What the parser says of the texts.
    private func read(_ texts: [[UInt8]], declaring: String = "") -> [SourceStructure] {
        texts.map { text in
            let text = String(decoding: text, as: UTF8.self)
            var structure = SourceStructure()
            structure.types = [use("Cell", text.contains("class") ? "superclass" : "extension"), use("Small", "")]
            if text.contains("class") {
                structure.pieces = [SourceStructure.Piece(kind: .type, parent: -1, range: 0..<1, keyword: "class", name: declaring)]
            }
            return structure
        }
    }

    @Test func onlySourcesWithTheNameAreRead() {
        var (uses, count) = (TypeUses(of: modules, conditions: PlatformConditions(platform: .iOS)), 0)
        for _ in 0..<2 {
            let found = uses.uses(of: ["Cell"], isLost: { _ in false }) { texts, _ in
                count += texts.count
                return read(texts)
            }
            #expect(Set(found.map(\.role)) == ["extension", "superclass"] && found.allSatisfy { $0.path == "Cell" })
            #expect(Placeholders.kind(of: "Cell", in: found) == .superclass)
        }
        #expect(count == 2)
    }

    /// A type that a source declares is another one, unless it was set aside.
    @Test func namesakes() {
        for isLost in [false, true] {
            var uses = TypeUses(of: modules, conditions: PlatformConditions(platform: .iOS))
            let found = uses.uses(of: ["Cell"], isLost: { _ in isLost }) { texts, _ in read(texts, declaring: "Cell") }
            #expect(found.isEmpty != isLost)
        }
    }
}
