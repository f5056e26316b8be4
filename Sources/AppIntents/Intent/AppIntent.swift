import FoundationSupplement

/// An action of an app that the system can run, or the configuration of a widget.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    /// The display name.
    static var title: LocalizedStringResource { get }
    /// The description of the action.
    static var description: IntentDescription? { get }
    /// The sentence that an editor shows for the parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// Whether running the intent opens the app.
    static var openAppWhenRun: Bool { get }
    /// Whether the intent appears in Shortcuts and Spotlight.
    static var isDiscoverable: Bool { get }
    /// The requirement that the device is unlocked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether the app runs in the background or in the foreground.
    static var supportedModes: IntentModes { get }

    init()

    /// Performs the action.
    func perform() async throws -> PerformResult
}

extension AppIntent {
    public typealias Parameter = IntentParameter
    public typealias Dependency = AppDependency

    public static var description: IntentDescription? { nil }
    public static var parameterSummary: some ParameterSummary { EmptyParameterSummary() }
    public static var openAppWhenRun: Bool { false }
    public static var isDiscoverable: Bool { true }
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }

    /// The context of the intent, which is always a widget.
    public var systemContext: IntentSystemContext { IntentSystemContext() }

    /// Runs the intent and returns its result.
    @discardableResult
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult.Value? {
        try await perform().value
    }

    /// Does nothing, because there is no system that receives donations.
    @discardableResult
    public func donate() -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Does nothing, because there is no system that receives donations.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Does nothing, because there is no system that receives donations.
    @discardableResult
    public func donate<Result: IntentResult>(result: Result) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Requests confirmation, which no one can give.
    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestConfirmation() async throws {
        throw AppIntentError.UserActionRequired.confirmation
    }
}

/// The context of a running intent.
public struct IntentSystemContext: Sendable {
    /// The program that started the intent.
    public enum Source: Hashable, Sendable {
        case siri, shortcuts, spotlight, widget, control, notification, other
    }

    /// The source that started the intent.
    public var source: Source { .widget }
    public var preciseTimestamp: Date? { nil }
    /// The mode in which the intent runs, which is the background.
    public var currentMode: IntentModes.Current { .background }

    public init() {}
}

/// The conditions under which an intent may run.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// The modes of running an intent: in the background, in the foreground, or both in turn.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// The moment when an intent in the background moves to the foreground.
    public enum ForegroundMode: Hashable, Sendable {
        case immediate, dynamic, deferred
    }

    /// The mode in which an intent runs.
    public struct Current: Hashable, Sendable {
        public let canContinueInForeground: Bool

        public static let background = Current(canContinueInForeground: false)
    }

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let background = IntentModes(rawValue: 1 << 0)
    public static let foreground = foreground(.immediate)

    public static func foreground(_ mode: ForegroundMode) -> IntentModes {
        switch mode {
        case .immediate: IntentModes(rawValue: 1 << 1)
        case .dynamic: IntentModes(rawValue: 1 << 2)
        case .deferred: IntentModes(rawValue: 1 << 3)
        }
    }
}
