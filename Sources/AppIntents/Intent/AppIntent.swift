import FoundationSupplement

/// A type with a name that stays the same across versions of an app.
public protocol PersistentlyIdentifiable {
    static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
    public static var persistentIdentifier: String { String(describing: Self.self) }
}

/// An action of an app that the system can run, or the configuration of a widget.
public protocol AppIntent: PersistentlyIdentifiable, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary

    /// The name people see.
    static var title: LocalizedStringResource { get }
    /// What the intent does.
    static var description: IntentDescription? { get }
    /// How the editor words the parameters.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// Whether the app comes to the front to run the intent.
    static var openAppWhenRun: Bool { get }
    /// Whether the intent shows up in Shortcuts and Spotlight.
    static var isDiscoverable: Bool { get }
    /// Whether the device must be unlocked.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether the app runs in the background or in front.
    static var supportedModes: IntentModes { get }

    init()

    /// Does what the intent is for.
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

    /// Where the intent runs; a picture has no Siri and no shortcut around it.
    public var systemContext: IntentSystemContext { IntentSystemContext() }

    /// Runs the intent and gives what it returns.
    @discardableResult
    public func callAsFunction(donate: Bool = false) async throws -> PerformResult.Value? {
        try await perform().value
    }

    /// Would tell the system that a person ran the intent; there is no system to tell.
    @discardableResult
    public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }

    /// Would tell the system that a person ran the intent; there is no system to tell.
    @discardableResult
    public func donate<Result: IntentResult>(result: Result) async throws -> IntentDonationIdentifier {
        IntentDonationIdentifier()
    }

    /// Asks the person to go on. Nobody is there to answer.
    /// - Throws: ``AppIntentError/UserActionRequired/confirmation``.
    public func requestConfirmation() async throws {
        throw AppIntentError.UserActionRequired.confirmation
    }
}

/// The name of a donation.
public struct IntentDonationIdentifier: Hashable, Sendable {
    private let identifier = UUID()

    public init() {}
}

/// What surrounds a running intent.
public struct IntentSystemContext: Sendable {
    /// The program that started the intent.
    public enum Source: Hashable, Sendable {
        case siri, shortcuts, spotlight, widget, control, notification, other
    }

    /// Why the intent runs.
    public var source: Source { .widget }
    public var preciseTimestamp: Date? { nil }

    public init() {}
}

/// When an intent may run.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed
    case requiresAuthentication
    case requiresLocalDeviceAuthentication
}

/// Whether an intent runs in the background, in front, or first one and then the other.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// When an intent that runs in the background comes to the front.
    public enum ForegroundMode: Hashable, Sendable {
        case immediate, dynamic, deferred
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
