import Foundation
import FoundationSupplement

/// Something that is done with calls.
// An open class cannot be checked. Every property that changes is guarded.
open class CXAction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    @_Guarded open private(set) var isComplete = false

    public override init() {}

    open var timeoutDate: Date { .distantFuture }
    open func fulfill() { isComplete = true }
    open func fail() { isComplete = true }
}

/// Something that is done with a call.
// An open class cannot be checked. There is no state that changes.
open class CXCallAction: CXAction, @unchecked Sendable {
    public let callUUID: UUID

    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

// An open class cannot be checked. Every property that changes is guarded.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    @_Guarded open var handle: CXHandle
    @_Guarded open var contactIdentifier: String?
    @_Guarded open var isVideo = false

    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }

    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

// The subclasses have no state of their own.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

// An open class cannot be checked. Every property that changes is guarded.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    @_Guarded open var isOnHold: Bool

    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

// An open class cannot be checked. Every property that changes is guarded.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    @_Guarded open var isMuted: Bool

    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

// An open class cannot be checked. Every property that changes is guarded.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    @_Guarded open var callUUIDToGroupWith: UUID?

    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}

// An open class cannot be checked. Every property that changes is guarded.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }

    @_Guarded open var digits: String
    @_Guarded open var type: ActionType

    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}

/// Things that are done together.
// An open class cannot be checked. Every property that changes is guarded.
open class CXTransaction: NSObject, @unchecked Sendable {
    public let uuid = UUID()
    @_Guarded open private(set) var actions: [CXAction]

    public init(actions: [CXAction]) { self.actions = actions }
    public convenience init(action: CXAction) { self.init(actions: [action]) }

    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
    open func addAction(_ action: CXAction) { actions += [action] }
}

/// Asks for calls, which the system denies.
// An open class cannot be checked. All state is constant.
open class CXCallController: NSObject, @unchecked Sendable {
    public let callObserver = CXCallObserver()

    public override init() {}
    public init(queue: DispatchQueue) {}

    @preconcurrency open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        completion(CXErrorCodeRequestTransactionError(.unentitled))
    }
    open func request(_ transaction: CXTransaction) async throws { throw CXErrorCodeRequestTransactionError(.unentitled) }
    @preconcurrency open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
    @preconcurrency open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
}
