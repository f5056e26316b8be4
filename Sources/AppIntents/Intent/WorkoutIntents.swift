import FoundationSupplement

/// An intent that starts a workout by the Action button of a watch.
public protocol StartWorkoutIntent: InstanceDisplayRepresentable, SystemIntent {
    /// The type of the workout's kind, an enumeration or an entity.
    associatedtype WorkoutStyle: AppValue

    static var suggestedWorkouts: [Self] { get }
    var workoutStyle: WorkoutStyle { get set }
}

extension StartWorkoutIntent {
    public init(style: WorkoutStyle) {
        self.init()
        workoutStyle = style
    }
}

/// An intent that pauses the workout that is on.
public protocol PauseWorkoutIntent: SystemIntent {}

/// An intent that goes on with the workout that is paused.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// An intent that starts a dive by the Action button of a watch.
public protocol StartDiveIntent: SystemIntent {}
