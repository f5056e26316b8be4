import CairoGraphics

@testable import ProgramBuilding

/// Attributions and errors, as the tests of attributions need them.
protocol AttributionFixture {}

extension AttributionFixture {
    func attribution(
        missing: Set<String> = [], tainted: [String: String] = [:], declared: Set<String> = ["total", "Store", "loadItems"],
        compiled: Set<String> = ["Color", "UIColor", "padding", "Text", "String", "Result", "View", "foregroundStyle", "Shared"]
    ) throws -> Attribution {
        let tables = try AttributionTables.all.get()
        return Attribution(
            apple: tables.apple, table: tables.table,
            known: KnownNames(compiled: compiled, declared: declared),
            missingModules: missing, tainted: tainted)
    }

    func error(_ text: String, notes: [String] = []) -> CompilerMessage {
        CompilerMessage(file: "/x/A.swift", line: 1, column: 1, text: text, notes: notes, excerpt: text)
    }
}

/// The tables of names. They are read once.
private enum AttributionTables {
    static let all = Result {
        let resources = try ResourceFolder.locate()
        return (apple: try AppleNames(resources: resources), table: try MissingNameTable(resources: resources))
    }
}
