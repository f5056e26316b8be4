import Foundation
import FoundationSupplement

extension MKMapItem {
    /// The name of a place on Apple's servers.
    // An open class cannot be checked. All state is constant.
    open class Identifier: NSObject, @unchecked Sendable {
        public let rawValue: String

        public init?(rawValue string: String) {
            guard !string.isEmpty else { return nil }
            rawValue = string
        }

        open override var hash: Int { rawValue.hashValue }
        open override func isEqual(_ object: Any?) -> Bool { (object as? Identifier)?.rawValue == rawValue }
    }
}

/// A request for a place, which a server knows.
// An open class cannot be checked. Every property that changes is guarded.
open class MKMapItemRequest: NSObject, @unchecked Sendable {
    public let mapItemIdentifier: MKMapItem.Identifier?
    @_Guarded open private(set) var isCancelled = false

    public init(mapItemIdentifier identifier: MKMapItem.Identifier) { mapItemIdentifier = identifier }

    open var isLoading: Bool { false }
    open var mapItem: MKMapItem {
        get async throws { throw MKError(.serverFailure) }
    }
    @preconcurrency open func getMapItem(completionHandler: @escaping @Sendable (MKMapItem?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(.serverFailure))
    }
    open func cancel() { isCancelled = true }
}
