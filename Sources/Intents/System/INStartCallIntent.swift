import FoundationSupplement

// The system's intent for a call, which apps donate. Nobody asks an app to handle one.

public enum INCallAudioRoute: Int, Sendable { case unknown, speakerphoneAudioRoute, bluetoothAudioRoute }
public enum INCallDestinationType: Int, Sendable { case unknown, normal, emergency, voicemail, redial, callBack }
public enum INCallCapability: Int, Sendable { case unknown, audioCall, videoCall }

public struct INCallCapabilityOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let audioCall = INCallCapabilityOptions(rawValue: 1)
    public static let videoCall = INCallCapabilityOptions(rawValue: 2)
}
public struct INCallRecordTypeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let outgoing = INCallRecordTypeOptions(rawValue: 1)
    public static let missed = INCallRecordTypeOptions(rawValue: 2)
    public static let received = INCallRecordTypeOptions(rawValue: 4)
}

/// Which earlier calls are meant.
// An open class cannot be checked. All state is constant.
open class INCallRecordFilter: NSObject, @unchecked Sendable {
    public let participants: [INPerson]?
    public let callTypes: INCallRecordTypeOptions
    public let callCapability: INCallCapability

    public init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions, callCapability: INCallCapability) {
        (self.participants, self.callTypes, self.callCapability) = (participants, callTypes, callCapability)
    }
}

/// An earlier call.
// An open class cannot be checked. All state is constant.
open class INCallRecord: NSObject, @unchecked Sendable {
    public let identifier: String
    public let dateCreated: Date?
    public let callCapability: INCallCapability

    public init(identifier: String, dateCreated: Date?, callCapability: INCallCapability) {
        (self.identifier, self.dateCreated, self.callCapability) = (identifier, dateCreated, callCapability)
    }
}

/// An intent to call somebody.
// The superclass guards the parameters.
open class INStartCallIntent: INIntent, @unchecked Sendable {
    public required init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    public init(
        callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute,
        destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability
    ) {
        super.init()
        _setParameter(callRecordFilter, named: "callRecordFilter")
        _setParameter(callRecordToCallBack, named: "callRecordToCallBack")
        _setParameter(audioRoute, named: "audioRoute")
        _setParameter(destinationType, named: "destinationType")
        _setParameter(contacts, named: "contacts")
        _setParameter(callCapability, named: "callCapability")
    }

    open var callRecordFilter: INCallRecordFilter? { _parameter("callRecordFilter") }
    open var callRecordToCallBack: INCallRecord? { _parameter("callRecordToCallBack") }
    open var audioRoute: INCallAudioRoute { _parameter("audioRoute") ?? .unknown }
    open var destinationType: INCallDestinationType { _parameter("destinationType") ?? .unknown }
    open var contacts: [INPerson]? { _parameter("contacts") }
    open var callCapability: INCallCapability { _parameter("callCapability") ?? .unknown }
}

public enum INStartCallContactUnsupportedReason: Int, Sendable {
    case noContactFound = 1, multipleContactsUnsupported, noHandleForLabel, invalidHandle, unsupportedMmiUssd, noCallHistoryForRedial
    case noUsableHandleForRedial
}
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
    case videoCallUnsupported = 1, microphoneNotAccessible, cameraNotAccessible
}

// The subclass adds no state.
open class INStartCallContactResolutionResult: INPersonResolutionResult, @unchecked Sendable {
    public convenience init(personResolutionResult: INPersonResolutionResult) { self.init() }
    open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

// The subclass adds no state.
open class INCallCapabilityResolutionResult: INIntentResolutionResult, @unchecked Sendable {
    open class func success(with resolvedCallCapability: INCallCapability) -> Self { _success(resolvedCallCapability) }
    open class func confirmationRequired(with callCapabilityToConfirm: INCallCapability) -> Self {
        _confirmationRequired(callCapabilityToConfirm)
    }
}

// The subclass adds no state.
open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult, @unchecked Sendable {
    open class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
        unsupported(withReason: reason.rawValue)
    }
}

public enum INStartCallIntentResponseCode: Int, Sendable {
    case unspecified, ready, continueInApp, userConfirmationRequired, failure, failureRequiringAppLaunch
    case failureCallingServiceNotAvailable, failureContactNotSupportedByApp, failureAirplaneModeEnabled, failureUnableToHandOff
    case failureAppConfigurationRequired, failureCallInProgress, failureCallRinging
}

// An open class cannot be checked. Every property that changes is guarded.
open class INStartCallIntentResponse: INIntentResponse, @unchecked Sendable {
    @_Guarded open private(set) var code = INStartCallIntentResponseCode.unspecified

    public required init() { super.init() }
    public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
        super.init()
        self.code = code
        self.userActivity = userActivity
    }
}

public protocol INStartCallIntentHandling: NSObjectProtocol {
    func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
    func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void)
}

extension INStartCallIntentHandling {
    public func handle(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .failure, userActivity: nil))
    }
    public func confirm(intent: INStartCallIntent, completion: @escaping (INStartCallIntentResponse) -> Void) {
        completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
    }
}
