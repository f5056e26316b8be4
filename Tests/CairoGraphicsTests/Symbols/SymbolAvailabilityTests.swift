import Foundation
import Testing

@testable import CairoGraphics

@Suite struct SymbolAvailabilityTests {
    private let coverage: SymbolAvailability
    private let resources: ResourceFolder

    init() throws {
        resources = try ResourceFolder.locate()
        coverage = try SymbolAvailability(resources: resources)
    }

    @Test func theFiveHundredMostUsedNamesAreDrawn() throws {
        #expect(coverage.used.count > 600)
        #expect(Set(coverage.used).count == coverage.used.count)
        let known = Set(coverage.names)
        #expect(coverage.used.prefix(500).filter { !known.contains($0) } == [])
        let catalog = try SymbolCatalog(resources: resources)
        for name in coverage.used where !coverage.missing.contains(name) {
            let outline = try catalog.symbol(named: name, weight: 400, scale: 1).get()
            #expect(outline.layers.contains { !$0.path.isEmpty }, "\(name)")
        }
    }

    @Test func theReportNamesTheMissingFont() {
        #expect(coverage.text.hasPrefix("\(coverage.used.count - coverage.missing.count) of the \(coverage.used.count) names"))
        for name in coverage.missing { #expect(coverage.text.contains(name)) }
    }

    /// Fails if `make symbols` was not run after a change of the table.
    @Test func thePageShowsTheTable() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("docs/symbols.md")
        let text = try String(contentsOf: page, encoding: .utf8)
        #expect(text.contains("draws these \(coverage.names.count) SF Symbols"))
        #expect(text.contains(coverage.text))
    }
}
