import Foundation

/// What a person has changed of a table's columns. Nobody changes anything here.
public struct TableColumnCustomization<RowValue: Identifiable>: Codable, Equatable, Sendable {
    private var columns: [String: Bool] = [:]

    public init() {}

    public subscript(visibility id: String) -> Visibility {
        get { columns[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { columns[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Changes nothing, because nobody has moved a column.
    public mutating func resetOrder() {}
}

/// What a person can change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private enum Change: Hashable { case reorder, resize, visibility }
    private var changes: Set<Change>

    private init(changes: Set<Change>) { self.changes = changes }

    public init() { changes = [] }

    public static let reorder = TableColumnCustomizationBehavior(changes: [.reorder])
    public static let resize = TableColumnCustomizationBehavior(changes: [.resize])
    public static let visibility = TableColumnCustomizationBehavior(changes: [.visibility])
    public static let all = TableColumnCustomizationBehavior(changes: [.reorder, .resize, .visibility])

    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { changes.isSuperset(of: member.changes) }

    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(changes: changes.union(other.changes))
    }

    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(changes: changes.intersection(other.changes))
    }

    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(changes: changes.symmetricDifference(other.changes))
    }

    @discardableResult public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        let inserted = !contains(newMember)
        formUnion(newMember)
        return (inserted, newMember)
    }

    @discardableResult public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let removed = intersection(member)
        changes.subtract(member.changes)
        return removed.changes.isEmpty ? nil : removed
    }

    @discardableResult public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.changes.isEmpty ? nil : old
    }

    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { self = union(other) }
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { self = intersection(other) }
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) { self = symmetricDifference(other) }
}

extension AppStorage {
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String, store: UserDefaults? = nil
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable {
        self.init(
            key, store, wrappedValue,
            get: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
            set: { try? JSONEncoder().encode($0) })
    }
}

extension SceneStorage {
    public init<RowValue>(
        wrappedValue: Value = TableColumnCustomization<RowValue>(), _ key: String
    ) where Value == TableColumnCustomization<RowValue>, RowValue: Identifiable { self.init(of: wrappedValue) }
}

// Tables with columns that a person can move and hide.
extension Table {
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(_nothing: ())
    }
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(_nothing: ())
    }
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Never {
        self.init(_nothing: ())
    }
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>, columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(_nothing: ())
    }
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(_nothing: ())
    }
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value, Columns.TableColumnSortComparator == Sort {
        self.init(_nothing: ())
    }
}

// The same with rows of their own.
extension Table {
    nonisolated public init(
        of valueType: Value.Type,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(_nothing: ()) }
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Value.ID?>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(_nothing: ()) }
    nonisolated public init(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Never { self.init(_nothing: ()) }
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort { self.init(_nothing: ()) }
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort { self.init(_nothing: ()) }
    nonisolated public init<Sort: SortComparator>(
        of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        columnCustomization: Binding<TableColumnCustomization<Value>>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
        @TableRowBuilder<Value> rows: () -> Rows
    ) where Columns.TableColumnSortComparator == Sort { self.init(_nothing: ()) }
}
