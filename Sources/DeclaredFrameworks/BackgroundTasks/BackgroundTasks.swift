// Background tasks on a system that runs none: handlers are registered and never called, and requests are kept until
// they are cancelled.
@_exported import Foundation
import FoundationSupplement
import Synchronization

/// A task that the system would run. Nothing can make one here.
// An open class cannot be checked. Every property that changes is guarded.
open class BGTask: NSObject, @unchecked Sendable {
    @_Guarded open var expirationHandler: (() -> Void)?
    open var identifier: String { "" }

    override init() {}
    open func setTaskCompleted(success: Bool) {}
}

// The subclasses add no state.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGHealthResearchTask: BGProcessingTask, @unchecked Sendable {}
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
    public let progress = Progress(totalUnitCount: 0)
    open var title: String { "" }
    open var subtitle: String { "" }
    open func updateTitle(_ title: String, subtitle: String) {}
}

/// A request to run a task.
// An open class cannot be checked. Every property that changes is guarded.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    @_Guarded open var earliestBeginDate: Date?

    init(_ identifier: String) { self.identifier = identifier }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = BGTaskRequest(identifier)
        copy.earliestBeginDate = earliestBeginDate
        return copy
    }
}

/// A request to bring an app up to date.
// The subclass adds no state.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
    public init(identifier: String) { super.init(identifier) }
}

/// A request for long work.
// An open class cannot be checked. Every property that changes is guarded.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    @_Guarded open var requiresNetworkConnectivity = false
    @_Guarded open var requiresExternalPower = false

    public init(identifier: String) { super.init(identifier) }
}

/// A request for work of a study.
// An open class cannot be checked. Every property that changes is guarded.
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
    @_Guarded open var protectionTypeOfRequiredData = ""
}

/// A request for work that goes on when the app is left.
// An open class cannot be checked. Every property that changes is guarded.
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
    public enum SubmissionStrategy: Int, Sendable { case fail, queue }

    public struct Resources: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let gpu = Resources(rawValue: 1)
    }

    @_Guarded open var title: String
    @_Guarded open var subtitle: String
    @_Guarded open var strategy = SubmissionStrategy.queue
    @_Guarded open var requiredResources: Resources = []

    public init(identifier: String, title: String, subtitle: String) {
        (self.title, self.subtitle) = (title, subtitle)
        super.init(identifier)
    }
}

/// A scheduler that runs nothing.
// An open class cannot be checked. What changes is behind a mutex.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
    public static let shared = BGTaskScheduler()
    public static let errorDomain = "BGTaskSchedulerErrorDomain"

    /// What tasks may use beside the processor: nothing.
    open class var supportedResources: BGContinuedProcessingTaskRequest.Resources { [] }

    /// The reason why a request is refused.
    public struct Error: _BridgedStoredNSError {
        public let _nsError: NSError
        public init(_nsError error: NSError) { _nsError = error }
        public static var _nsErrorDomain: String { BGTaskScheduler.errorDomain }

        public enum Code: Int, Sendable, _ErrorCodeProtocol {
            public typealias _ErrorType = BGTaskScheduler.Error

            case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
        }

        public static var unavailable: Code { .unavailable }
        public static var tooManyPendingTaskRequests: Code { .tooManyPendingTaskRequests }
        public static var notPermitted: Code { .notPermitted }
    }

    private let requests = Mutex<[BGTaskRequest]>([])

    @discardableResult
    @preconcurrency open func register(
        forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
        launchHandler: @escaping @Sendable (BGTask) -> Void
    ) -> Bool { true }

    /// Keeps the request in the place of an earlier one with its identifier.
    open func submit(_ taskRequest: BGTaskRequest) throws {
        requests.withLock {
            $0.removeAll { $0.identifier == taskRequest.identifier }
            $0.append(taskRequest)
        }
    }
    open func cancel(taskRequestWithIdentifier identifier: String) {
        requests.withLock { $0.removeAll { $0.identifier == identifier } }
    }
    open func cancelAllTaskRequests() { requests.withLock { $0 = [] } }

    @preconcurrency open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
        completionHandler(requests.withLock { $0 })
    }
    open func pendingTaskRequests() async -> [BGTaskRequest] { requests.withLock { $0 } }
}
