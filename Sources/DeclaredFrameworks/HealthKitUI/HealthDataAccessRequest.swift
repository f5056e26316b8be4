import HealthKit
import SwiftUICore

extension View {
    /// Effect: none, because a widget presents nothing. Nobody is asked, and `completion` is not called.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, shareTypes: Set<HKSampleType>, readTypes: Set<HKObjectType>? = nil, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { self }

    /// Effect: none, because a widget presents nothing. Nobody is asked, and `completion` is not called.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, readTypes: Set<HKObjectType>, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { self }

    /// Effect: none, because a widget presents nothing. Nobody is asked, and `completion` is not called.
    nonisolated public func healthDataAccessRequest(
        store: HKHealthStore, objectType: HKObjectType, predicate: NSPredicate? = nil, trigger: some Equatable,
        completion: @escaping @Sendable (Result<Bool, any Error>) -> Void
    ) -> some View { self }
}
