import FoundationSupplement

/// The configuration of a widget.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
    /// Returns an empty result. A configuration is read, not performed.
    public func perform() async throws -> some IntentResult { .result() }
}

/// The configuration of a control.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
    /// Returns an empty result. A configuration is read, not performed.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that sets a value, such as the state of a toggle.
public protocol SetValueIntent<ValueType>: AppIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

/// An intent that can request to continue in the app.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Requests to continue in the app, which is not available.
    /// - Throws: ``AppIntentError/UserActionRequired/continueInApp``.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
        throw AppIntentError.UserActionRequired.continueInApp
    }

    /// Requests to continue in the app, which is not available, so `continuation` is not called.
    /// - Throws: ``AppIntentError/UserActionRequired/continueInApp``.
    public func requestToContinueInForeground<ResultValue>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
    ) async throws -> ResultValue {
        throw AppIntentError.UserActionRequired.continueInApp
    }

    /// Returns the error that prompts the person to open the app.
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

/// An intent that opens a camera, on the locked screen, too. Its context is kept by the system, which keeps none here.
public protocol CameraCaptureIntent: AppIntent {
    associatedtype AppContext: Codable & Sendable = Never

    static var appContext: AppContext? { get async throws }
    static func updateAppContext(_ context: AppContext) async throws
}

extension CameraCaptureIntent {
    public static var appContext: AppContext? { get async throws { nil } }
    public static func updateAppContext(_ context: AppContext) async throws {}
}

/// An intent that shows a snippet of a result.
public protocol SnippetIntent: AppIntent {}

/// An intent that opens something in the app.
public protocol OpenIntent<Value>: AppIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    /// Returns an empty result, because opening is the whole action.
    public func perform() async throws -> some IntentResult { .result() }
}

/// An intent that deletes entities.
public protocol DeleteIntent<Entity>: AppIntent {
    associatedtype Entity: AppEntity
    var entities: [Entity] { get set }
}

/// An intent that reports its progress.
public protocol ProgressReportingIntent: AppIntent {}

extension ProgressReportingIntent {
    /// The progress of the intent, which is not shown.
    public var progress: Progress { Progress(totalUnitCount: 100) }
}

/// An intent that replaces one of the older Intents framework.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// The name of the class that the intent replaces.
    static var intentClassName: String { get }
}

/// A package whose intents an app includes.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
