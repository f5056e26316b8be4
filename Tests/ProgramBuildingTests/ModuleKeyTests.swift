import Foundation
import Testing

@testable import ProgramBuilding

/// What has to be compiled again where a module, or a type that stands for a missing one, changes.
@Suite struct ModuleKeyTests {
    private func keys(_ kind: Placeholders.Kind = .value, contents: String = "a", of library: String = "Low") -> ModuleKeys {
        var cell = Placeholders()
        cell.add("Cell", kind: kind, arity: 0, module: "UIKit")
        var keys = ModuleKeys()
        keys.add(library, contents: Data(contents.utf8), placeholders: cell, imports: [])
        keys.add("Middle", contents: Data(), placeholders: Placeholders(), imports: ["Low", "Foundation"])
        return keys
    }

    @Test func whatAModuleImportsCounts() {
        #expect(keys().key(ofImports: ["Foundation"]).isEmpty)
        for imports in [["Low"], ["Middle"]] as [Set<String>] {
            let first = keys().key(ofImports: imports)
            #expect(!first.isEmpty && keys().key(ofImports: imports) == first)
            #expect(keys(contents: "b").key(ofImports: imports) != first)
            // The module's file only names the type.
            #expect(keys(.superclass).key(ofImports: imports) != first)
        }
        #expect(keys(of: "Other").key(ofImports: ["Middle"]) == keys(.superclass, of: "Other").key(ofImports: ["Middle"]))
    }

    @Test func aModuleThatAllSourcesSee() {
        #expect(!keys(of: "Darwin").key(ofImports: []).isEmpty)
    }

    @Test func theTypesThatSourcesName() {
        var all = Placeholders()
        for path in ["Cell", "Pipeline.Error", "Other"] { all.add(path, kind: .value, arity: 0, module: "M") }
        all.add(module: "M")
        let named = all.named(in: [Data("func a(_ x: Cell) throws -> Error? { Cells() }".utf8), Data("let b: M.Pipeline?".utf8)])
        #expect(named.names == ["Cell", "Pipeline", "Error", "M"])
        #expect(all.named(in: [Data("Error, Cells, aCell".utf8)]).isEmpty)
        var changed = all
        changed.change("Other", to: .protocol, arity: 0)
        #expect(changed.agrees(with: named) && changed.key != all.key)
        changed.change("Cell", to: .superclass, arity: 0)
        #expect(!changed.agrees(with: named))
    }
}
