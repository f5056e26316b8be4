import CoreLocation

public enum HKWorkoutSessionState: Int, Sendable { case notStarted = 1, running, ended, paused, prepared, stopped }
public enum HKWorkoutSessionType: Int, Sendable { case primary, mirrored }

/// Hears of a session.
public protocol HKWorkoutSessionDelegate: NSObjectProtocol {
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data])
    func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didReceiveDataFromRemoteWorkoutSession data: [Data]) {}
    public func workoutSession(_ workoutSession: HKWorkoutSession, didDisconnectFromRemoteDeviceWithError error: (any Error)?) {}
}

/// A session, which cannot begin.
// An open class cannot be checked. Every property that changes is guarded, and access to weak references is atomic.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    public let workoutConfiguration: HKWorkoutConfiguration
    open weak var delegate: (any HKWorkoutSessionDelegate)?

    /// - Throws: always, because the user denies access.
    public init(healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration) throws {
        throw HKError.denied
    }

    open var activityType: HKWorkoutActivityType { workoutConfiguration.activityType }
    open var state: HKWorkoutSessionState { .notStarted }
    open var type: HKWorkoutSessionType { .primary }
    open var startDate: Date? { nil }
    open var endDate: Date? { nil }
    open func prepare() {}
    open func startActivity(with date: Date?) {}
    open func stopActivity(with date: Date?) {}
    open func pause() {}
    open func resume() {}
    open func end() {}

    open func startMirroringToCompanionDevice() async throws { throw HKError.denied }
    open func stopMirroringToCompanionDevice() async throws { throw HKError.denied }
    open func sendToRemoteWorkoutSession(data: Data) async throws { throw HKError.denied }
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
        HKLiveWorkoutBuilder(healthStore: HKHealthStore(), configuration: workoutConfiguration, device: nil)
    }
}

/// Hears what a builder collects.
public protocol HKLiveWorkoutBuilderDelegate: NSObjectProtocol {
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>)
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder)
}

/// What a builder collects.
// An open class cannot be checked. All state is constant.
open class HKLiveWorkoutDataSource: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, workoutConfiguration configuration: HKWorkoutConfiguration?) {}
    open var typesToCollect: Set<HKQuantityType> { [] }
    open func enableCollection(for quantityType: HKQuantityType, predicate: NSPredicate?) {}
    open func disableCollection(for quantityType: HKQuantityType) {}
}

/// A builder of the workout of a session, which may not collect anything.
// An open class cannot be checked. Every property that changes is guarded, and access to weak references is atomic.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
    open weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    open weak var workoutSession: HKWorkoutSession? { nil }
    @_Guarded open var dataSource: HKLiveWorkoutDataSource?
    @_Guarded open var shouldCollectWorkoutEvents = true
    open var elapsedTime: TimeInterval { 0 }
}

/// A builder of routes, which may not save anything.
// An open class cannot be checked. There is no state.
open class HKWorkoutRouteBuilder: NSObject, @unchecked Sendable {
    public init(healthStore: HKHealthStore, device: HKDevice?) {}

    open func insertRouteData(_ routeData: [CLLocation]) async throws { throw HKError.denied }
    @preconcurrency open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError.denied) }
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        throw HKError.denied
    }
    @preconcurrency open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) { completion(nil, HKError.denied) }
}
