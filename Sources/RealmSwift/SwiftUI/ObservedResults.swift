import Foundation
import SwiftUI
import SwiftUICore

/// A type whose objects `ObservedResults` finds.
public protocol _ObservedResultsValue: RealmCollectionValue {}
extension RealmSwiftObject: _ObservedResultsValue {}

/// A property of a view whose value are the objects that a query finds.
@propertyWrapper public struct ObservedResults<ResultType>: DynamicProperty
where ResultType: _ObservedResultsValue & RealmFetchable & KeypathSortable & Identifiable {
    public typealias Element = ResultType

    @State public var filter: NSPredicate?
    @State public var `where`: ((Query<ResultType>) -> Query<Bool>)?
    @State public var sortDescriptor: SortDescriptor?
    @Environment(\.realmConfiguration) private var environmentConfiguration
    private let configuration: Realm.Configuration?

    private init(
        _ configuration: Realm.Configuration?, filter: NSPredicate?, where isIncluded: ((Query<ResultType>) -> Query<Bool>)?,
        _ sortDescriptor: SortDescriptor?
    ) {
        self.configuration = configuration
        _filter = State(wrappedValue: filter)
        _where = State(wrappedValue: isIncluded)
        _sortDescriptor = State(wrappedValue: sortDescriptor)
    }

    public init(
        _ type: ResultType.Type, configuration: Realm.Configuration? = nil, filter: NSPredicate? = nil, keyPaths: [String]? = nil,
        sortDescriptor: SortDescriptor? = nil
    ) where ResultType: Object { self.init(configuration, filter: filter, where: nil, sortDescriptor) }

    public init(
        _ type: ResultType.Type, configuration: Realm.Configuration? = nil,
        where isIncluded: ((Query<ResultType>) -> Query<Bool>)? = nil, keyPaths: [String]? = nil, sortDescriptor: SortDescriptor? = nil
    ) where ResultType: Object { self.init(configuration, filter: nil, where: isIncluded, sortDescriptor) }

    public init(
        _ type: ResultType.Type, keyPaths: [String]? = nil, configuration: Realm.Configuration? = nil,
        sortDescriptor: SortDescriptor? = nil
    ) where ResultType: Object { self.init(configuration, filter: nil, where: nil, sortDescriptor) }

    public var wrappedValue: Results<ResultType> {
        var results = Realm(store: .store(of: configuration ?? environmentConfiguration)).objects(ResultType.self)
        if let filter { results = results.filter(filter) }
        if let isIncluded = `where` { results = results.where(isIncluded) }
        if let sortDescriptor { results = results.sorted(by: [sortDescriptor]) }
        return results
    }

    public var projectedValue: Self { self }

    private func write(_ change: (Realm) -> Void) {
        guard let realm = wrappedValue.realm else { return }
        if realm.isInWriteTransaction { change(realm) } else { try? realm.write { change(realm) } }
    }

    public func append(_ value: ResultType) where ResultType: Object { write { $0.add(value) } }
    public func remove(_ value: ResultType) where ResultType: ObjectBase { write { $0.delete(value) } }
    public func remove(atOffsets offsets: IndexSet) where ResultType: ObjectBase {
        let removed = wrappedValue.objects(at: offsets)
        write { $0.delete(removed) }
    }
}
