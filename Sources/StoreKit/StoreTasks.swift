import Foundation
import SwiftUICore

/// What is known of a purchase while a view asks for it.
public enum EntitlementTaskState<Value> {
    case loading
    case failure(any Error)
    case success(Value)

    public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
        try flatMap { .success(try transform($0)) }
    }

    public func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
        try await flatMap { .success(try await transform($0)) }
    }

    public func flatMap<T>(
        _ transform: (Value) async throws -> EntitlementTaskState<T>
    ) async rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try await transform(value)
        }
    }

    /// The value; nil while it is asked for, or where that failed.
    public var value: Value? { if case .success(let value) = self { value } else { nil } }

    public func flatMap<T>(_ transform: (Value) throws -> EntitlementTaskState<T>) rethrows -> EntitlementTaskState<T> {
        switch self {
        case .loading: .loading
        case .failure(let error): .failure(error)
        case .success(let value): try transform(value)
        }
    }
}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
    /// The purchase; nil while it is asked for, where that failed, and where there is none.
    public var transaction: VerificationResult<Transaction>? { if case .success(let value) = self { value } else { nil } }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
    /// What is known of a product while a view asks for it.
    public enum TaskState: Sendable {
        case loading, unavailable
        case failure(any Error)
        case success(Product)

        public var product: Product? { if case .success(let product) = self { product } else { nil } }
    }

    /// What is known of products while a view asks for them.
    public enum CollectionTaskState: Sendable {
        case loading
        case failure(any Error)
        case success([Product], unavailable: [Product.ID])
    }
}

// Effect: none, because the store does not answer before the picture is made.
extension View {
    nonisolated public func storeProductTask(
        for id: Product.ID, priority: TaskPriority = .medium, action: @escaping (Product.TaskState) async -> Void
    ) -> some View { self }

    nonisolated public func storeProductsTask(
        for ids: some Collection<String> & Equatable & Sendable, priority: TaskPriority = .medium,
        action: @escaping (Product.CollectionTaskState) async -> Void
    ) -> some View { self }

    nonisolated public func subscriptionStatusTask(
        for groupID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
    ) -> some View { self }

    nonisolated public func currentEntitlementTask(
        for productID: String, priority: TaskPriority = .medium,
        action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
    ) -> some View { self }
}
