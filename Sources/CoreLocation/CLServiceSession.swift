import Foundation

/// For how long a program needs an authorization. The user has denied it.
public final class CLServiceSession: Sendable {
    public enum AuthorizationRequirement: Int, Hashable, Sendable { case none, whenInUse, always }

    public let diagnostics = Diagnostics()

    public init(authorization: AuthorizationRequirement) {}
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {}

    // Effect: none, because a session that is denied does nothing.
    public func invalidate() {}

    /// Why a session does not get what it needs.
    public struct Diagnostic: Sendable {
        public var authorizationDenied: Bool { true }
        public var alwaysAuthorizationDenied: Bool { true }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var fullAccuracyDenied: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }

    /// A single diagnostic: the denial.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var isDone = false

            public mutating func next() async throws -> Diagnostic? {
                defer { isDone = true }
                return isDone ? nil : Diagnostic()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}

/// For how long a program gets locations in the background. The user has denied them.
// An open class cannot be checked. All state is constant.
open class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    public let diagnostics = Diagnostics()

    public override init() {}

    // Effect: none, because a session that is denied does nothing.
    open func invalidate() {}

    /// Why a session does not get what it needs.
    public struct Diagnostic: Sendable {
        public var authorizationDenied: Bool { true }
        public var authorizationDeniedGlobally: Bool { false }
        public var authorizationRequestInProgress: Bool { false }
        public var authorizationRestricted: Bool { false }
        public var insufficientlyInUse: Bool { false }
        public var serviceSessionRequired: Bool { false }
    }

    /// A single diagnostic: the denial.
    public struct Diagnostics: AsyncSequence, Sendable {
        public typealias Element = Diagnostic

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var isDone = false

            public mutating func next() async throws -> Diagnostic? {
                defer { isDone = true }
                return isDone ? nil : Diagnostic()
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }
}
