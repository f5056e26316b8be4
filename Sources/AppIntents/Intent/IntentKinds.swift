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

/// An intent of a kind that App Intents knows.
public protocol SystemIntent: AppIntent {}

/// An intent that sets a value, such as the state of a toggle.
public protocol SetValueIntent<ValueType>: AppIntent {
    associatedtype ValueType: _IntentValue
    var value: ValueType { get set }
}

/// An intent that starts, changes or ends a Live Activity.
public protocol LiveActivityIntent: AppIntent {}

/// An intent that starts a Live Activity.
public protocol LiveActivityStartingIntent: AppIntent {}

/// An intent that plays, pauses or stops sound.
public protocol AudioPlaybackIntent: SystemIntent {}

/// An intent that starts sound.
public protocol AudioStartingIntent: AppIntent {}

/// An intent that records sound.
public protocol AudioRecordingIntent: AppIntent {}

/// An intent that begins or ends what someone says with Push to Talk.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// An intent that opens a camera, on the locked screen, too. Its context is kept by the system, which keeps none here.
public protocol CameraCaptureIntent: SystemIntent {
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

extension SnippetIntent {
    /// Effect: none, because no snippet is shown that could change.
    public static func reload() {}
}

/// An intent that opens something in the app.
public protocol OpenIntent<Value>: SystemIntent {
    associatedtype Value: _IntentValue
    var target: Value { get set }
}

extension OpenIntent {
    public static var openAppWhenRun: Bool { true }

    /// Returns an empty result, because opening is the whole action.
    public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { .result() }
}

/// An intent that the scene of an app performs that shows its content.
public protocol TargetContentProvidingIntent: AppIntent {
    /// What the app knows the intent by.
    var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
    public var contentIdentifier: String { Self.persistentIdentifier }
}

/// An intent that deletes entities.
public protocol DeleteIntent<Entity>: SystemIntent {
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
