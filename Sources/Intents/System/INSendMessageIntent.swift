import FoundationSupplement
import UserNotifications

// The system's intent to send a message, which apps donate and give to their notifications. Nobody asks an app to handle one.

public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

/// A sound that is sent with a message.
// An open class cannot be checked. All state is constant.
open class INSendMessageAttachment: NSObject, @unchecked Sendable {
    public let audioMessageFile: INFile?
    private init(_ file: INFile) { audioMessageFile = file }
    public convenience init(audioMessageFile: INFile) { self.init(audioMessageFile) }
}

/// What else is known about a message's recipients.
// An open class cannot be checked. Every property that changes is guarded.
open class INSendMessageIntentDonationMetadata: NSObject, @unchecked Sendable {
    @_Guarded open var mentionsCurrentUser = false
    @_Guarded open var isReplyToCurrentUser = false
    @_Guarded open var notifyRecipientAnyway = false
    @_Guarded open var recipientCount = 0
    public override init() {}
}

public let INSendMessageIntentIdentifier = "INSendMessageIntent"

/// An intent to send a message.
// The superclass guards the parameters.
open class INSendMessageIntent: INIntent, UNNotificationContentProviding, @unchecked Sendable {
    @_Guarded open var donationMetadata: INSendMessageIntentDonationMetadata?
    @_Guarded private var files: [INSendMessageAttachment]?

    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?, sender: INPerson?,
        attachments: [INSendMessageAttachment]?
    ) {
        files = attachments
        super.init()
        _setParameter(recipients, named: "recipients")
        _setParameter(outgoingMessageType, named: "outgoingMessageType")
        _setParameter(content, named: "content")
        _setParameter(speakableGroupName, named: "speakableGroupName")
        _setParameter(conversationIdentifier, named: "conversationIdentifier")
        _setParameter(serviceName, named: "serviceName")
        _setParameter(sender, named: "sender")
    }

    public convenience init(
        recipients: [INPerson]?, content: String?, speakableGroupName: INSpeakableString?, conversationIdentifier: String?,
        serviceName: String?, sender: INPerson?
    ) {
        self.init(
            recipients: recipients, outgoingMessageType: .outgoingMessageText, content: content,
            speakableGroupName: speakableGroupName, conversationIdentifier: conversationIdentifier,
            serviceName: serviceName, sender: sender, attachments: nil)
    }

    open var recipients: [INPerson]? { _parameter("recipients") }
    open var outgoingMessageType: INOutgoingMessageType { _parameter("outgoingMessageType") ?? .unknown }
    open var content: String? { _parameter("content") }
    open var speakableGroupName: INSpeakableString? { _parameter("speakableGroupName") }
    open var conversationIdentifier: String? { _parameter("conversationIdentifier") }
    open var serviceName: String? { _parameter("serviceName") }
    open var sender: INPerson? { _parameter("sender") }
    open var attachments: [INSendMessageAttachment]? { files }
}

public enum INSendMessageIntentResponseCode: Int, Sendable {
    case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch, failureMessageServiceNotAvailable
    case failureRequiringInAppAuthentication
}

// An open class cannot be checked. Every property that changes is guarded.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INSendMessageIntentResponseCode.unspecified

    public required init() { super.init() }
    public init(code: INSendMessageIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public enum INSendMessageRecipientUnsupportedReason: Int, Sendable {
    case noAccount = 1, offline, messagingServiceNotEnabledForRecipient, noValidHandle, requestedHandleInvalid, noHandleForLabel
    case requiringInAppAuthentication
}

// The subclass adds no state.
open class INSendMessageRecipientResolutionResult: INPersonResolutionResult, @unchecked Sendable {
    public convenience init(personResolutionResult: INPersonResolutionResult) { self.init() }
    open class func unsupported(forReason reason: INSendMessageRecipientUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

public protocol INSendMessageIntentHandling: NSObjectProtocol {
    func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void)
    func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void)
    func resolveContent(for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void)
}

extension INSendMessageIntentHandling {
    public func handle(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INSendMessageIntent, completion: @escaping (INSendMessageIntentResponse) -> Void) {
        completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
    }
    public func resolveRecipients(
        for intent: INSendMessageIntent, with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
    ) { completion([.notRequired()]) }
    public func resolveContent(
        for intent: INSendMessageIntent, with completion: @escaping (INStringResolutionResult) -> Void
    ) { completion(.notRequired()) }
}
