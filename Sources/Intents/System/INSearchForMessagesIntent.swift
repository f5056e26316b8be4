import FoundationSupplement

// The system's intents to search for messages and to mark them, which Xcode's template of an extension for intents handles.
// Nobody asks an app to handle one.

public enum INMessageType: Int, Sendable { case unspecified, text }

// An open class cannot be checked. All state is constant.
open class INMessage: NSObject, @unchecked Sendable {
    public let identifier: String
    public let conversationIdentifier: String?
    public let content: String?
    public let dateSent: Date?
    public let sender: INPerson?
    public let recipients: [INPerson]?
    public let groupName: INSpeakableString?
    public let messageType: INMessageType

    public init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, groupName: INSpeakableString?, messageType: INMessageType
    ) {
        (self.identifier, self.conversationIdentifier, self.content, self.dateSent) = (identifier, conversationIdentifier, content, dateSent)
        (self.sender, self.recipients, self.groupName, self.messageType) = (sender, recipients, groupName, messageType)
    }

    public convenience init(
        identifier: String, conversationIdentifier: String?, content: String?, dateSent: Date?, sender: INPerson?,
        recipients: [INPerson]?, messageType: INMessageType
    ) {
        self.init(
            identifier: identifier, conversationIdentifier: conversationIdentifier, content: content, dateSent: dateSent, sender: sender,
            recipients: recipients, groupName: nil, messageType: messageType)
    }

    public convenience init(identifier: String, content: String?, dateSent: Date?, sender: INPerson?, recipients: [INPerson]?) {
        self.init(
            identifier: identifier, conversationIdentifier: nil, content: content, dateSent: dateSent, sender: sender,
            recipients: recipients, messageType: .text)
    }
}

public struct INMessageAttributeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let read = Self(rawValue: 1 << 0)
    public static let unread = Self(rawValue: 1 << 1)
    public static let flagged = Self(rawValue: 1 << 2)
    public static let unflagged = Self(rawValue: 1 << 3)
    public static let played = Self(rawValue: 1 << 4)
}

public enum INMessageAttribute: Int, Sendable { case unknown, read, unread, flagged, unflagged, played }

/// An intent to search for messages.
// The superclass guards the parameters.
open class INSearchForMessagesIntent: INIntent, @unchecked Sendable {
    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open var recipients: [INPerson]? { _parameter("recipients") }
    open var senders: [INPerson]? { _parameter("senders") }
    open var searchTerms: [String]? { _parameter("searchTerms") }
    open var attributes: INMessageAttributeOptions { _parameter("attributes") ?? [] }
    open var identifiers: [String]? { _parameter("identifiers") }
    open var notificationIdentifiers: [String]? { _parameter("notificationIdentifiers") }
    open var conversationIdentifiers: [String]? { _parameter("conversationIdentifiers") }
}

public enum INSearchForMessagesIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
    case failureMessageTooManyResults, failureRequiringInAppAuthentication
}

// An open class cannot be checked. Every property that changes is guarded.
open class INSearchForMessagesIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INSearchForMessagesIntentResponseCode.unspecified
    @_Guarded open var messages: [INMessage]?

    public required init() { super.init() }
    public init(code: INSearchForMessagesIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public protocol INSearchForMessagesIntentHandling: NSObjectProtocol {
    func handle(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
    func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void)
}

extension INSearchForMessagesIntentHandling {
    public func confirm(intent: INSearchForMessagesIntent, completion: @escaping (INSearchForMessagesIntentResponse) -> Void) {
        completion(INSearchForMessagesIntentResponse(code: .ready, userActivity: nil))
    }
}

/// An intent to mark messages.
// The superclass guards the parameters.
open class INSetMessageAttributeIntent: INIntent, @unchecked Sendable {
    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(identifiers: [String]?, attribute: INMessageAttribute) {
        super.init()
        _setParameter(identifiers, named: "identifiers")
        _setParameter(attribute, named: "attribute")
    }

    open var identifiers: [String]? { _parameter("identifiers") }
    open var attribute: INMessageAttribute { _parameter("attribute") ?? .unknown }
}

public enum INSetMessageAttributeIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageNotFound
    case failureMessageAttributeNotSet
}

// An open class cannot be checked. Every property that changes is guarded.
open class INSetMessageAttributeIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INSetMessageAttributeIntentResponseCode.unspecified

    public required init() { super.init() }
    public init(code: INSetMessageAttributeIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public protocol INSetMessageAttributeIntentHandling: NSObjectProtocol {
    func handle(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
    func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void)
}

extension INSetMessageAttributeIntentHandling {
    public func confirm(intent: INSetMessageAttributeIntent, completion: @escaping (INSetMessageAttributeIntentResponse) -> Void) {
        completion(INSetMessageAttributeIntentResponse(code: .ready, userActivity: nil))
    }
}
