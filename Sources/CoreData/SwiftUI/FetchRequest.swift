import Foundation
import SwiftUICore

/// A property of a view whose value are the objects that a fetch finds in the environment's context.
@propertyWrapper public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
    /// The fetch, which a program can change.
    public struct Configuration {
        var fetch: FetchConfiguration<Result>

        public var nsPredicate: NSPredicate? {
            get { fetch.predicate }
            set { fetch.predicate = newValue }
        }

        public var nsSortDescriptors: [NSSortDescriptor] {
            get { fetch.order.nsSortDescriptors }
            set { fetch.order = .objects(newValue) }
        }
    }

    @State private var configuration: FetchConfiguration<Result>
    @Environment(\.managedObjectContext) private var context
    private var diagnostics: RenderDiagnostics?
    private var objects: [Result] = []

    init(_ configuration: FetchConfiguration<Result>) { _configuration = State(wrappedValue: configuration) }

    public init(entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(FetchConfiguration(entity: entity, order: .objects(sortDescriptors), predicate: predicate))
    }

    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(FetchConfiguration(request: fetchRequest))
    }

    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(FetchConfiguration(request: fetchRequest))
    }

    @MainActor @preconcurrency public var wrappedValue: FetchedResults<Result> { FetchedResults(objects: objects, configuration: $configuration) }

    @MainActor @preconcurrency public var projectedValue: Binding<Configuration> {
        let binding = $configuration
        return Binding(
            get: { Configuration(fetch: binding.wrappedValue) }, set: { binding.wrappedValue = $0.fetch })
    }

    public mutating func _bind(in context: _ResolutionContext) { diagnostics = context.session.diagnostics }

    public mutating func update() {
        // A context that no view has set finds nothing, as in SwiftUI.
        guard context.coordinator != nil else {
            objects = []
            diagnostics?.report(
                "A view fetches \(Result.self) objects, but no view around it sets the environment's managedObjectContext.")
            return
        }
        do { objects = try configuration.results(in: context) } catch {
            objects = []
            diagnostics?.report("A view's fetch of \(Result.self) objects failed: \(error.localizedDescription)")
        }
    }
}

extension FetchRequest where Result: NSManagedObject {
    // An empty list fits both forms; one of them must be preferred.
    @_disfavoredOverload
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(FetchConfiguration(order: .objects(sortDescriptors), predicate: predicate))
    }

    public init(sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(FetchConfiguration(order: .values(sortDescriptors), predicate: predicate))
    }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { fetch.order.sortDescriptors }
        set { fetch.order = .values(newValue) }
    }
}
