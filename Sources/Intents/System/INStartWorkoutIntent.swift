import FoundationSupplement

// The system's intents for workouts, which apps donate. Nobody asks an app to handle one.

public enum INWorkoutGoalUnitType: Int, Sendable {
    case unknown, inch, meter, foot, mile, yard, second, minute, hour, joule, kiloCalorie
}
public enum INWorkoutLocationType: Int, Sendable { case unknown, outdoor, indoor }

/// An intent to begin a workout.
// The superclass guards the parameters.
open class INStartWorkoutIntent: INIntent, @unchecked Sendable {
    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(
        workoutName: INSpeakableString? = nil, goalValue: Double? = nil, workoutGoalUnitType: INWorkoutGoalUnitType = .unknown,
        workoutLocationType: INWorkoutLocationType = .unknown, isOpenEnded: Bool? = nil
    ) {
        super.init()
        _setParameter(workoutName, named: "workoutName")
        _setParameter(goalValue, named: "goalValue")
        _setParameter(workoutGoalUnitType, named: "workoutGoalUnitType")
        _setParameter(workoutLocationType, named: "workoutLocationType")
        _setParameter(isOpenEnded, named: "isOpenEnded")
    }

    open var workoutName: INSpeakableString? { _parameter("workoutName") }
    open var goalValue: Double? { _parameter("goalValue") }
    open var workoutGoalUnitType: INWorkoutGoalUnitType { _parameter("workoutGoalUnitType") ?? .unknown }
    open var workoutLocationType: INWorkoutLocationType { _parameter("workoutLocationType") ?? .unknown }
    open var isOpenEnded: Bool? { _parameter("isOpenEnded") }
}

public enum INStartWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureOngoingWorkout, failureNoMatchingWorkout
    case handleInApp, success
}

// An open class cannot be checked. Every property that changes is guarded.
open class INStartWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INStartWorkoutIntentResponseCode.unspecified

    public required init() { super.init() }
    public init(code: INStartWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public protocol INStartWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
    func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void)
}

extension INStartWorkoutIntentHandling {
    public func handle(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INStartWorkoutIntent, completion: @escaping (INStartWorkoutIntentResponse) -> Void) {
        completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
}
