import Foundation
import SwiftUICore

/// The results of a view's fetch, in sections of objects with the same identifier that follow one another.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: RandomAccessCollection {
    /// The objects with one identifier.
    public struct Section: Identifiable, RandomAccessCollection {
        public let id: SectionIdentifier
        let objects: [Result]

        public var startIndex: Int { 0 }
        public var endIndex: Int { objects.count }
        public subscript(position: Int) -> Result { objects[position] }
    }

    let sections: [Section]
    let configuration: Binding<FetchConfiguration<Result>>
    let identifier: Binding<KeyPath<Result, SectionIdentifier>>

    @MainActor public var nsPredicate: NSPredicate? {
        get { configuration.wrappedValue.predicate }
        nonmutating set { configuration.wrappedValue.predicate = newValue }
    }

    @MainActor public var nsSortDescriptors: [NSSortDescriptor] {
        get { configuration.wrappedValue.order.nsSortDescriptors }
        nonmutating set { configuration.wrappedValue.order = .objects(newValue) }
    }

    @MainActor public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { identifier.wrappedValue }
        nonmutating set { identifier.wrappedValue = newValue }
    }

    public var startIndex: Int { 0 }
    public var endIndex: Int { sections.count }
    public subscript(position: Int) -> Section { sections[position] }
}

extension SectionedFetchResults where Result: NSManagedObject {
    @MainActor public var sortDescriptors: [SortDescriptor<Result>] {
        get { configuration.wrappedValue.order.sortDescriptors }
        nonmutating set { configuration.wrappedValue.order = .values(newValue) }
    }
}

/// A property of a view whose value are the objects that a fetch finds in the environment's context, in sections.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>: DynamicProperty {
    @State private var configuration: FetchConfiguration<Result>
    @State private var identifier: KeyPath<Result, SectionIdentifier>
    @Environment(\.managedObjectContext) private var context
    private var diagnostics: RenderDiagnostics?
    private var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []

    init(_ configuration: FetchConfiguration<Result>, _ identifier: KeyPath<Result, SectionIdentifier>) {
        _configuration = State(wrappedValue: configuration)
        _identifier = State(wrappedValue: identifier)
    }

    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(
            FetchConfiguration(entity: entity, order: .objects(sortDescriptors), predicate: predicate), sectionIdentifier)
    }

    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(FetchConfiguration(request: fetchRequest), sectionIdentifier)
    }

    @MainActor @preconcurrency public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(sections: sections, configuration: $configuration, identifier: $identifier)
    }

    public mutating func _bind(in context: _ResolutionContext) { diagnostics = context.session.diagnostics }

    public mutating func update() {
        var objects: [Result] = []
        if context.coordinator == nil {
            diagnostics?.report(
                "A view fetches \(Result.self) objects, but no view around it sets the environment's managedObjectContext.")
        } else {
            do { objects = try configuration.results(in: context) } catch {
                diagnostics?.report("A view's fetch of \(Result.self) objects failed: \(error.localizedDescription)")
            }
        }
        var parts: [(id: SectionIdentifier, objects: [Result])] = []
        for object in objects {
            let id = object[keyPath: identifier]
            if parts.last?.id == id { parts[parts.count - 1].objects.append(object) } else { parts.append((id, [object])) }
        }
        sections = parts.map { .init(id: $0.id, objects: $0.objects) }
    }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(FetchConfiguration(order: .objects(sortDescriptors), predicate: predicate), sectionIdentifier)
    }

    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(FetchConfiguration(order: .values(sortDescriptors), predicate: predicate), sectionIdentifier)
    }
}
