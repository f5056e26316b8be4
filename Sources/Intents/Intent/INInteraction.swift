import FoundationSupplement

/// The status of an intent's handling.
public enum INIntentHandlingStatus: Int, Sendable {
    case unspecified = 0
    case ready, inProgress, success, failure, deferredToApplication, userConfirmationRequired
}

/// The initiator of an interaction.
public enum INInteractionDirection: Int, Sendable {
    case unspecified = 0
    case outgoing, incoming
}

/// An intent that ran and its response. Donating it has no effect, because there is no system that receives donations.
// An open class cannot be checked. Every property that changes is guarded.
open class INInteraction: NSObject, @unchecked Sendable {
    @_Guarded open private(set) var intent: INIntent
    @_Guarded open private(set) var intentResponse: INIntentResponse?
    open var intentHandlingStatus: INIntentHandlingStatus { .unspecified }
    @_Guarded open var direction: INInteractionDirection = .unspecified
    @_Guarded open var dateInterval: DateInterval?
    @_Guarded open var identifier: String = ""
    @_Guarded open var groupIdentifier: String?

    public init(intent: INIntent, response: INIntentResponse?) {
        self.intent = intent
        intentResponse = response
    }

    open func donate(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    open func donate() async throws {}

    open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    open class func delete(with groupIdentifier: String, completion: (((any Error)?) -> Void)? = nil) {
        completion?(nil)
    }

    /// Returns the value of a parameter.
    open func parameterValue(for parameter: INParameter) -> Any? {
        let value: AnyHashable? = intent._parameter(parameter.parameterKeyPath)
        return value
    }
}

/// A parameter of a class of intents.
// An open class cannot be checked. Only the initializer sets its properties.
open class INParameter: NSObject, @unchecked Sendable {
    open private(set) var parameterClass: AnyClass
    open private(set) var parameterKeyPath: String

    public init(for aClass: AnyClass, keyPath: String) {
        parameterClass = aClass
        parameterKeyPath = keyPath
    }

    open func isEqual(to parameter: INParameter) -> Bool {
        parameterClass == parameter.parameterClass && parameterKeyPath == parameter.parameterKeyPath
    }
}

/// A shortcut to an intent or an activity.
public enum INShortcut {
    case intent(INIntent)
    case userActivity(NSUserActivity)

    public init?(intent: INIntent) {
        self = .intent(intent)
    }

    public init(userActivity: NSUserActivity) {
        self = .userActivity(userActivity)
    }

    public var intent: INIntent? {
        if case .intent(let intent) = self { intent } else { nil }
    }

    public var userActivity: NSUserActivity? {
        if case .userActivity(let activity) = self { activity } else { nil }
    }
}

/// A shortcut that the user has recorded a phrase for.
// An open class cannot be checked. Only the initializer sets its properties.
open class INVoiceShortcut: NSObject, @unchecked Sendable {
    open private(set) var identifier: UUID
    open private(set) var invocationPhrase: String
    open private(set) var shortcut: INShortcut

    init(identifier: UUID, invocationPhrase: String, shortcut: INShortcut) {
        (self.identifier, self.invocationPhrase, self.shortcut) = (identifier, invocationPhrase, shortcut)
    }
}

/// The user's shortcuts, of which there are none.
// An open class cannot be checked. There is no state.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
    private static let common = INVoiceShortcutCenter()
    open class var shared: INVoiceShortcutCenter { common }

    @preconcurrency open func getAllVoiceShortcuts(completion completionHandler: @escaping @Sendable ([INVoiceShortcut]?, (any Error)?) -> Void) {
        completionHandler([], nil)
    }
    open func allVoiceShortcuts() async throws -> [INVoiceShortcut] { [] }
    @preconcurrency open func getVoiceShortcut(
        with identifier: UUID, completion completionHandler: @escaping @Sendable (INVoiceShortcut?, (any Error)?) -> Void
    ) {
        completionHandler(nil, nil)
    }
    open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
