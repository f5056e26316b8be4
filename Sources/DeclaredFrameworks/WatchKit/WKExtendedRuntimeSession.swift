import FoundationSupplement

public let WKExtendedRuntimeSessionErrorDomain = "com.apple.watchkit.WKExtendedRuntimeSession"

public enum WKExtendedRuntimeSessionState: Int, Sendable { case notStarted, scheduled, running, invalid }

public enum WKExtendedRuntimeSessionInvalidationReason: Int, Sendable {
    case error = -1
    case none, sessionInProgress, expired, resignedFrontmost, suppressedBySystem
}

/// The reason why a session does not run.
public struct WKExtendedRuntimeSessionError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { WKExtendedRuntimeSessionErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = WKExtendedRuntimeSessionError

        case unknown = 1, scheduledTooFarInAdvance, mustBeActiveToStartOrSchedule, notYetStarted, exceededResourceLimits
        case barDisabled, notApprovedToStartSession, notApprovedToSchedule, mustBeActiveToPrompt, unsupportedSessionType
    }

    public static var unknown: Code { .unknown }
    public static var scheduledTooFarInAdvance: Code { .scheduledTooFarInAdvance }
    public static var mustBeActiveToStartOrSchedule: Code { .mustBeActiveToStartOrSchedule }
    public static var notYetStarted: Code { .notYetStarted }
    public static var exceededResourceLimits: Code { .exceededResourceLimits }
    public static var notApprovedToSchedule: Code { .notApprovedToSchedule }
}

public protocol WKExtendedRuntimeSessionDelegate: NSObjectProtocol {
    func extendedRuntimeSessionDidStart(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSessionWillExpire(_ extendedRuntimeSession: WKExtendedRuntimeSession)
    func extendedRuntimeSession(
        _ extendedRuntimeSession: WKExtendedRuntimeSession,
        didInvalidateWith reason: WKExtendedRuntimeSessionInvalidationReason, error: (any Error)?)
}

/// A time for which a watch app goes on in the background. No app is active, so none starts.
// An open class cannot be checked. The state is guarded, and access to the weak reference is atomic.
open class WKExtendedRuntimeSession: NSObject, @unchecked Sendable {
    @_Guarded private var now = WKExtendedRuntimeSessionState.notStarted
    open weak var delegate: (any WKExtendedRuntimeSessionDelegate)?

    public override init() {}

    open var state: WKExtendedRuntimeSessionState { now }
    open var expirationDate: Date? { nil }

    open func start() { fail() }
    open func start(at date: Date) { fail() }

    open func invalidate() {
        guard now != .invalid else { return }
        now = .invalid
        delegate?.extendedRuntimeSession(self, didInvalidateWith: .none, error: nil)
    }

    // Effect: none, because no wrist feels it.
    open func notifyUser(
        hapticType type: WKHapticType, repeatHandler handler: ((UnsafeMutablePointer<WKHapticType>) -> TimeInterval)? = nil
    ) {}

    private func fail() {
        now = .invalid
        delegate?.extendedRuntimeSession(
            self, didInvalidateWith: .error, error: WKExtendedRuntimeSessionError(.mustBeActiveToStartOrSchedule))
    }
}
