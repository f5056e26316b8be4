import SwiftUICore
import Testing

/// What a person can change of a table's columns.
@Suite struct TableCustomizationTests {
    @Test func changesAreASet() {
        var changes: TableColumnCustomizationBehavior = [.reorder, .resize]
        #expect(changes.contains(.reorder) && !changes.contains(.visibility))
        #expect(changes.union(.visibility) == .all)
        #expect(changes.symmetricDifference(.resize) == .reorder)
        #expect(changes.insert(.visibility).inserted && !changes.insert(.visibility).inserted)
        #expect(changes.remove(.reorder) == .reorder && changes.remove(.reorder) == nil)
        #expect(changes == [.resize, .visibility])
        #expect(changes.update(with: .resize) == .resize)
    }
}
