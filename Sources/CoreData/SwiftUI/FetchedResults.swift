import Foundation
import SwiftUICore

/// What a fetch of a view found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
    let objects: [Result]
    let configuration: Binding<FetchConfiguration<Result>>

    @MainActor public var nsPredicate: NSPredicate? {
        get { configuration.wrappedValue.predicate }
        nonmutating set { configuration.wrappedValue.predicate = newValue }
    }

    @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
        get { configuration.wrappedValue.order.nsSortDescriptors }
        nonmutating set { configuration.wrappedValue.order = .objects(newValue) }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { objects.count }
    public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
    @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
        get { configuration.wrappedValue.order.sortDescriptors }
        nonmutating set { configuration.wrappedValue.order = .values(newValue) }
    }
}

/// What a view fetches.
struct FetchConfiguration<Result: NSFetchRequestResult> {
    /// The order of the results, as the program gives it.
    enum Order {
        case objects([NSSortDescriptor])
        case values(Any)
    }

    var request: NSFetchRequest<Result>?
    var entity: NSEntityDescription?
    var order: Order = .objects([])
    var predicate: NSPredicate?

    /// The results in a context, in the program's order.
    func results(in context: NSManagedObjectContext) throws -> [Result] {
        let request = (self.request?.copy() as? NSFetchRequest<Result>) ?? NSFetchRequest<Result>()
        if let entity { request.entity = entity }
        if let predicate { request.predicate = predicate }
        let descriptors = order.nsSortDescriptors
        if !descriptors.isEmpty { request.sortDescriptors = descriptors }
        return try context.fetch(request)
    }
}

extension FetchConfiguration.Order {
    var nsSortDescriptors: [NSSortDescriptor] {
        switch self {
        case .objects(let descriptors): descriptors
        case .values(let descriptors): (descriptors as? any ConvertibleSortDescriptors)?.nsSortDescriptors ?? []
        }
    }
}

extension FetchConfiguration.Order where Result: NSManagedObject {
    var sortDescriptors: [SortDescriptor<Result>] {
        if case .values(let descriptors) = self { descriptors as? [SortDescriptor<Result>] ?? [] } else { [] }
    }
}

/// Sort descriptors of Swift's whose type is not known.
private protocol ConvertibleSortDescriptors {
    var nsSortDescriptors: [NSSortDescriptor] { get }
}

extension Array: ConvertibleSortDescriptors where Element: ConvertibleSortDescriptor {
    fileprivate var nsSortDescriptors: [NSSortDescriptor] { map(\.nsSortDescriptor) }
}

private protocol ConvertibleSortDescriptor {
    var nsSortDescriptor: NSSortDescriptor { get }
}

extension SortDescriptor: ConvertibleSortDescriptor where Compared: NSObject {
    fileprivate var nsSortDescriptor: NSSortDescriptor { NSSortDescriptor(self) }
}
