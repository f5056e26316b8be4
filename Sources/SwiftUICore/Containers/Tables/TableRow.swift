import Foundation

/// The rows of a table.
@MainActor @preconcurrency public protocol TableRowContent<TableRowValue> {
    associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
    associatedtype TableRowBody: TableRowContent

    @MainActor @preconcurrency var tableRowBody: TableRowBody { get }
}

extension Never: TableRowContent {
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("a table's rows are not drawn") }
}

extension TableRowContent {
    /// Effect: none, because tables are not drawn.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
}

/// A row that shows a value.
public struct TableRow<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    nonisolated public init(_ value: Value) {}
    public var tableRowBody: Never { fatalError("a table's rows are not drawn") }
}

/// Builds the rows of a table.
@resultBuilder public struct TableRowBuilder<Value: Identifiable> {
    public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildBlock<Content: TableRowContent>(_ content: Content) -> Content
    where Content.TableRowValue == Value { content }

    public static func buildBlock<each Content: TableRowContent>(
        _ content: repeat each Content
    ) -> TupleTableRowContent<Value, (repeat each Content)> { TupleTableRowContent() }

    public static func buildIf<Content: TableRowContent>(_ content: Content?) -> TupleTableRowContent<Value, Content?>
    where Content.TableRowValue == Value { TupleTableRowContent() }

    public static func buildEither<Content: TableRowContent>(first content: Content) -> TupleTableRowContent<Value, Void> {
        TupleTableRowContent()
    }

    public static func buildEither<Content: TableRowContent>(second content: Content) -> TupleTableRowContent<Value, Void> {
        TupleTableRowContent()
    }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("a table's rows are not drawn") }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("a table's rows are not drawn") }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("a table's rows are not drawn") }
}

extension ForEach where Content: TableRowContent {
    @_disfavoredOverload
    nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(elements: data, content: content)
    }

    nonisolated public init<V>(_ data: Data) where Data.Element == V, ID == V.ID, Content == TableRow<V> {
        self.init(elements: data) { TableRow($0) }
    }
}
