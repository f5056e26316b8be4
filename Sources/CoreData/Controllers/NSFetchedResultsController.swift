import Foundation

/// A part of a controller's results.
public protocol NSFetchedResultsSectionInfo {
    var name: String { get }
    var indexTitle: String? { get }
    var numberOfObjects: Int { get }
    var objects: [Any]? { get }
}

public enum NSFetchedResultsChangeType: UInt, Sendable {
    case insert = 1
    case delete, move, update
}

/// Hears of changes of a controller's results.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String) -> String?
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { nil }
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
}

/// The results of a fetch in sections.
open class NSFetchedResultsController<ResultType>: NSObject {
    private struct Section: NSFetchedResultsSectionInfo {
        let name: String
        let objects: [Any]?
        var indexTitle: String? { name.first.map { String($0).uppercased() } }
        var numberOfObjects: Int { objects?.count ?? 0 }
    }

    public let fetchRequest: NSFetchRequest<ResultType>
    public let managedObjectContext: NSManagedObjectContext
    public let sectionNameKeyPath: String?
    public let cacheName: String?
    /// Hears of nothing in a picture, because a program fetches once.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)?
    open private(set) var fetchedObjects: [ResultType]?
    open private(set) var sections: [any NSFetchedResultsSectionInfo]?

    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, managedObjectContext) = (fetchRequest, context)
        (self.sectionNameKeyPath, cacheName) = (sectionNameKeyPath, name)
    }

    open func performFetch() throws {
        let objects = try managedObjectContext.fetch(fetchRequest)
        fetchedObjects = objects
        guard let sectionNameKeyPath else {
            sections = [Section(name: "", objects: objects)]
            return
        }
        var parts: [(name: String, objects: [Any])] = []
        for object in objects {
            let value = try KeyedValue.at(sectionNameKeyPath, of: object)
            let name = StoredValue.unwrapped(value).map { "\($0)" } ?? ""
            if parts.last?.name == name { parts[parts.count - 1].objects.append(object) } else { parts.append((name, [object])) }
        }
        sections = parts.map { Section(name: $0.name, objects: $0.objects) }
    }

    open func object(at indexPath: IndexPath) -> ResultType {
        guard let sections, sections.indices.contains(indexPath[0]), let objects = sections[indexPath[0]].objects,
            objects.indices.contains(indexPath[1]), let object = objects[indexPath[1]] as? ResultType
        else { CoreDataProblem.end("The controller of fetched results has no object at \(indexPath).") }
        return object
    }

    open func indexPath(forObject object: ResultType) -> IndexPath? {
        for (number, section) in (sections ?? []).enumerated() {
            if let row = section.objects?.firstIndex(where: { ($0 as AnyObject) === (object as AnyObject) }) { return [number, row] }
        }
        return nil
    }

    open var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }

    open class func deleteCache(withName name: String?) {}
}
