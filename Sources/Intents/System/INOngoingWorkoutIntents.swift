import FoundationSupplement

// The system's intents for a workout that has begun, which apps donate. Nobody asks an app to handle one.

/// An intent for a workout that has begun.
// The superclass guards the parameters.
open class _INOngoingWorkoutIntent: INIntent, @unchecked Sendable {
    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(workoutName: INSpeakableString?) {
        super.init()
        _setParameter(workoutName, named: "workoutName")
    }

    open var workoutName: INSpeakableString? { _parameter("workoutName") }
}

// The subclass adds no state.
open class INPauseWorkoutIntent: _INOngoingWorkoutIntent, @unchecked Sendable {}

public enum INPauseWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp, success
}

// An open class cannot be checked. Every property that changes is guarded.
open class INPauseWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INPauseWorkoutIntentResponseCode.unspecified

    public required init() { super.init() }
    public init(code: INPauseWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public protocol INPauseWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
    func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void)
}

extension INPauseWorkoutIntentHandling {
    public func handle(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(INPauseWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INPauseWorkoutIntent, completion: @escaping (INPauseWorkoutIntentResponse) -> Void) {
        completion(INPauseWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
}

// The subclass adds no state.
open class INResumeWorkoutIntent: _INOngoingWorkoutIntent, @unchecked Sendable {}

public enum INResumeWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp, success
}

// An open class cannot be checked. Every property that changes is guarded.
open class INResumeWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INResumeWorkoutIntentResponseCode.unspecified

    public required init() { super.init() }
    public init(code: INResumeWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public protocol INResumeWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
    func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void)
}

extension INResumeWorkoutIntentHandling {
    public func handle(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(INResumeWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INResumeWorkoutIntent, completion: @escaping (INResumeWorkoutIntentResponse) -> Void) {
        completion(INResumeWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
}

// The subclass adds no state.
open class INEndWorkoutIntent: _INOngoingWorkoutIntent, @unchecked Sendable {}

public enum INEndWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp, success
}

// An open class cannot be checked. Every property that changes is guarded.
open class INEndWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INEndWorkoutIntentResponseCode.unspecified

    public required init() { super.init() }
    public init(code: INEndWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public protocol INEndWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
    func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void)
}

extension INEndWorkoutIntentHandling {
    public func handle(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INEndWorkoutIntent, completion: @escaping (INEndWorkoutIntentResponse) -> Void) {
        completion(INEndWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
}

// The subclass adds no state.
open class INCancelWorkoutIntent: _INOngoingWorkoutIntent, @unchecked Sendable {}

public enum INCancelWorkoutIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, failure, failureRequiringAppLaunch, failureNoMatchingWorkout, handleInApp, success
}

// An open class cannot be checked. Every property that changes is guarded.
open class INCancelWorkoutIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INCancelWorkoutIntentResponseCode.unspecified

    public required init() { super.init() }
    public init(code: INCancelWorkoutIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public protocol INCancelWorkoutIntentHandling: NSObjectProtocol {
    func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
    func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void)
}

extension INCancelWorkoutIntentHandling {
    public func handle(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(INCancelWorkoutIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INCancelWorkoutIntent, completion: @escaping (INCancelWorkoutIntentResponse) -> Void) {
        completion(INCancelWorkoutIntentResponse(code: .ready, userActivity: nil))
    }
}
