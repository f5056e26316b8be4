import FoundationSupplement

/// The configuration of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// A configuration is read, not run.
    public func perform() async throws -> some IntentResult { .result() }
}

/// The configuration of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// A configuration is read, not run.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value, such as the state of a toggle.
public protocol SetValueIntent<ValueType>: AppIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

/// An intent that may ask to go on in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Asks to go on in the app. There is no app to go on in.
    /// - Throws: ``AppIntentError/UserActionRequired/continueInApp``.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.UserActionRequired.continueInApp
    }

    /// The error that asks the person to open the app.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)? = nil
    ) -> AppIntentError.UserActionRequired {
        .continueInApp
    }
}

/// An intent that starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that starts a Live Activity.
public protocol LiveActivityStartingIntent: AppIntent {}

/// An intent that plays, pauses or stops sound.
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that starts sound.
public protocol AudioStartingIntent: AppIntent {}

/// An intent that records sound.
public protocol AudioRecordingIntent: AppIntent {}

/// An intent that the system may foresee.
public protocol PredictableIntent: AppIntent {}

/// An intent that shows a picture of a result.
public protocol SnippetIntent: AppIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent<Value>: AppIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    /// Opening is all there is to do.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes entities.
public protocol DeleteIntent<Entity>: AppIntent {
    associatedtype Entity: AppEntity
    var entities: [Entity] { get set }
}

/// An intent that tells how far it has come.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// How far the intent has come; whoever runs it in a picture does not look.
    public var progress: Progress { Progress(totalUnitCount: 100) }
}

/// An intent that stands in for one of the older Intents framework.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class it stands in for.
    static var intentClassName: String { get }
}

/// A package whose intents an app takes over.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
