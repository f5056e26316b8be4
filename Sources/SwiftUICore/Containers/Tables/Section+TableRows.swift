import Foundation

/// A row of a table that stands above a section.
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("a table's rows are not drawn") }

    nonisolated init() {}
}

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("a table's rows are not drawn") }

    nonisolated init() {}
}

extension Section: TableRowContent where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public var tableRowBody: Never { fatalError("a table's rows are not drawn") }
}

// Sections of a table's rows.
extension Section where Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent {
    @_disfavoredOverload
    nonisolated public init<V, H: View>(@TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H)
    where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        (self.header, self.content, footer) = (TableHeaderRowContent(), content(), EmptyTableRowContent())
    }

    @_disfavoredOverload
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        (header, self.content, footer) = (TableHeaderRowContent(), content(), EmptyTableRowContent())
    }

    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        (header, self.content, footer) = (TableHeaderRowContent(), content(), EmptyTableRowContent())
    }

    @_disfavoredOverload
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue {
        (header, self.content, footer) = (EmptyTableRowContent(), content(), EmptyTableRowContent())
    }
}
