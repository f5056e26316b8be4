import Foundation

/// A column for each element of a collection.
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public var tableColumnBody: Never { fatalError("a table's columns are not drawn") }
}

extension TableColumnForEach where ID == Data.Element.ID, Data.Element: Identifiable {
    nonisolated public init(_ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content) {}
}

extension TableColumnForEach {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {}
}

extension TableColumnForEach where Data == Range<Int>, ID == Int {
    nonisolated public init(_ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content) {}
}
