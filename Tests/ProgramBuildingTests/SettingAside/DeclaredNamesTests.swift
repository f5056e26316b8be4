import CairoGraphics
import Foundation
import Testing

@testable import ProgramBuilding

/// What a source declares, as errors are traced back through it.
@Suite struct DeclaredNamesTests {
    private func structure(_ text: String) throws -> SourceStructure {
        let (cache, folder) = (try TemporaryFolder(), try TemporaryFolder())
        let reader = StructureReader(
            resources: try ResourceFolder.locate(), toolchain: try SwiftToolchain.current(), cache: cache.url)
        return try #require(try reader.structures(of: [Array(text.utf8)], conditions: [], modules: [], in: folder.url).first)
    }

    @Test func declarationsWithTheNamesOfTheirTypes() throws {
        let names = DeclaredNames(of: try structure("""
            class Store: Base<Item>, Loading {
                let items: [Item] = []
                var cache = Cache()
                func load(from place: Place) -> Result { let inner: Hidden = x; return inner.result }
                enum Kind { case first(Payload) }
            }
            extension Store { var more: More { items } }
            struct Row: View { var body: Shown { Shown() } }
            """))
        func words(_ name: String) -> Set<String>? { names.declarations.first { $0.names == [name] }?.words }
        #expect(words("items") == ["Item"])
        #expect(words("cache") == ["Cache"])
        #expect(words("load")?.isSuperset(of: ["Place", "Result"]) == true)
        #expect(words("load")?.contains("Hidden") == false)
        #expect(words("more")?.contains("More") == true)
        #expect(words("inner") == nil && words("body") == nil && words("extension") == nil)
        #expect(words("Store")?.isSuperset(of: ["Base", "Loading"]) == true)
        #expect(words("Kind")?.contains("Payload") == false)
        #expect(names.classes.map(\.name) == ["Store"])
        #expect(names.classes.first?.bases == ["Base", "Item", "Loading"])
        #expect(names.conformances.map(\.name) == ["Store", "Row"])
        #expect(names.basesByName["Store"] == ["Base", "Item", "Loading"] && names.basesByName["Row"] == ["View"])
    }

    @Test func conformancesThatExtensionsAdd() throws {
        let names = DeclaredNames(of: try structure("extension Vault.Account: Fetching, Saving {}\nenum Vault { struct Account {} }"))
        #expect(names.conformances.map(\.name) == ["Account"])
        #expect(names.conformances.first?.bases == ["Fetching", "Saving"])
        #expect(names.classes.isEmpty)
    }

    /// A piece follows the one around it, so what is inside it is found without looking at the rest of the source.
    @Test func childrenOfPieces() throws {
        let structure = try structure("""
            struct A { var a = 1; func b() { let c = 2; func d() {} } }
            struct B { var e: Int { 3 } }
            """)
        for index in structure.pieces.indices {
            #expect(structure.children(of: index) == structure.pieces.indices.filter { structure.pieces[$0].parent == index })
        }
        #expect(structure.pieces.count > 8)
    }
}
