import Foundation

// Tables belong to apps' screens. Widgets cannot show one.

/// The columns of a table.
@MainActor @preconcurrency public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
    associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
    associatedtype TableColumnBody: TableColumnContent

    @MainActor @preconcurrency var tableColumnBody: TableColumnBody { get }

    /// Makes the columns for SwiftUI's graph, which Darkroom does not have.
    nonisolated static func _makeContent(content: _GraphValue<Self>, inputs: _TableColumnInputs) -> _TableColumnOutputs
}

extension TableColumnContent {
    nonisolated public static func _makeContent(
        content: _GraphValue<Self>, inputs: _TableColumnInputs
    ) -> _TableColumnOutputs { _TableColumnOutputs() }

    /// Effect: none, because tables are not drawn.
    nonisolated public func width(_ width: CGFloat? = nil) -> Self { self }
    /// Effect: none, because tables are not drawn.
    nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self { self }
    /// Effect: none, because tables are not drawn.
    nonisolated public func defaultVisibility(_ visibility: Visibility) -> Self { self }
    /// Effect: none, because tables are not drawn.
    nonisolated public func customizationID(_ id: String) -> Self { self }
    /// Effect: none, because tables are not drawn.
    nonisolated public func alignment(_ alignment: TableColumnAlignment) -> Self { self }
    /// Effect: none, because tables are not drawn.
    nonisolated public func disabledCustomizationBehavior(_ behavior: TableColumnCustomizationBehavior) -> Self { self }
}

extension Never: @retroactive SortComparator {
    public var order: SortOrder {
        get { fatalError("nothing is never sorted") }
        set {}
    }
    public func compare(_ lhs: Never, _ rhs: Never) -> ComparisonResult {}
}

extension Never: TableColumnContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public var tableColumnBody: Never { fatalError("a table's columns are not drawn") }
}

/// A value of SwiftUI's graph, which Darkroom does not have.
public struct _GraphValue<Value>: Equatable {
    public subscript<U>(keyPath: KeyPath<Value, U>) -> _GraphValue<U> { _GraphValue<U>() }
}

/// What SwiftUI makes columns from.
public struct _TableColumnInputs {}

/// What SwiftUI makes of columns.
public struct _TableColumnOutputs {}

/// Where a column's views stand.
public struct TableColumnAlignment: Hashable, Sendable {
    public static let automatic = TableColumnAlignment()
    public static let leading = TableColumnAlignment()
    public static let center = TableColumnAlignment()
    public static let trailing = TableColumnAlignment()
    public static let numeric = TableColumnAlignment()
}
