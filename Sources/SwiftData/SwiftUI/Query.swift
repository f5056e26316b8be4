import Foundation
import FoundationSupplement
import SwiftUICore

/// The objects that a view shows. The macro `@Query` makes a property of this type.
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let descriptor: FetchDescriptor<Element>
    private let result: ([Element]) -> Result
    private var found: [Element] = []
    private var context: ModelContext?
    public private(set) var fetchError: (any Error)?

    fileprivate init(_ descriptor: FetchDescriptor<Element>, result: @escaping ([Element]) -> Result) {
        (self.descriptor, self.result) = (descriptor, result)
    }

    public var wrappedValue: Result { result(found) }
    public var modelContext: ModelContext { context ?? EnvironmentValues().modelContext }

    public mutating func _bind(in context: _ResolutionContext) {
        let modelContext = context.environment.modelContext
        self.context = modelContext
        if modelContext === EnvironmentValues.contextWithoutContainer {
            FrameworkWarning.report(
                "a @Query of \(Element.self) is in a view without a model container, so it finds nothing. On a device "
                    + "the program ends there. Add .modelContainer(for: \(Element.self).self) to the widget's view.")
        }
        do {
            (found, fetchError) = (try modelContext.fetch(descriptor), nil)
        } catch {
            (found, fetchError) = ([], error)
        }
    }
}

// Transactions and animations have no effect in a still picture.
extension Query where Result == [Element] {
    public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
        self.init(descriptor) { $0 }
    }

    public init(_ descriptor: FetchDescriptor<Element>, animation: Animation) { self.init(descriptor) { $0 } }

    public init(transaction: Transaction? = nil) { self.init(FetchDescriptor()) { $0 } }

    public init(animation: Animation) { self.init(FetchDescriptor()) { $0 } }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
        transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) { $0 }
    }

    public init(
        filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) { $0 }
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) { $0 }
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) { $0 }
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, transaction: Transaction? = nil
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) { $0 }
    }

    public init<Value: Comparable>(
        filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
        order: SortOrder = .forward, animation: Animation
    ) {
        self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) { $0 }
    }
}
