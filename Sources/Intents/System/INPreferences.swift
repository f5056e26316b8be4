import FoundationSupplement

// What the user allows Siri and the focus to tell an app: nothing.

public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

// An open class cannot be checked. There is no state.
open class INPreferences: NSObject, @unchecked Sendable {
    open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .denied }
    @preconcurrency open class func requestSiriAuthorization(_ handler: @escaping @Sendable (INSiriAuthorizationStatus) -> Void) {
        handler(.denied)
    }
    open class func requestSiriAuthorization() async -> INSiriAuthorizationStatus { .denied }
    /// The language of Siri's voice.
    open class func siriLanguageCode() -> String { Locale.current.identifier.replacingOccurrences(of: "_", with: "-") }
}

public enum INFocusStatusAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }

/// Whether the user is focused, which is not told.
// An open class cannot be checked. All state is constant.
open class INFocusStatus: NSObject, @unchecked Sendable {
    public let isFocused: Bool?
    public init(isFocused: Bool?) { self.isFocused = isFocused }
}

// An open class cannot be checked. There is no state.
open class INFocusStatusCenter: NSObject, @unchecked Sendable {
    private static let common = INFocusStatusCenter()
    open class var `default`: INFocusStatusCenter { common }
    open var focusStatus: INFocusStatus { INFocusStatus(isFocused: nil) }
    open var authorizationStatus: INFocusStatusAuthorizationStatus { .denied }
    @preconcurrency open func requestAuthorization(
        completionHandler: (@Sendable (INFocusStatusAuthorizationStatus) -> Void)? = nil
    ) {
        completionHandler?(.denied)
    }
    @discardableResult open func requestAuthorization() async -> INFocusStatusAuthorizationStatus { .denied }
}

public let INIntentErrorDomain = "IntentsErrorDomain"

/// The reason why an intent fails.
public struct INIntentError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case interactionOperationNotSupported = 1900, donatingInteraction = 1901, deletingAllInteractions = 1902
        case deletingInteractionWithIdentifiers = 1903, deletingInteractionWithGroupIdentifier = 1904
        case intentSupportedByMultipleExtension = 2001, restrictedIntentsNotSupportedByExtension = 2002
        case noHandlerProvidedForIntent = 2003, invalidIntentName = 2004, noAppAvailable = 2005
        case requestTimedOut = 3001, missingInformation = 3002, invalidUserVocabularyFileLocation = 4000
        case extensionLaunchingTimeout = 5000, extensionBringUpFailed = 5001, imageGeneric = 6000
        case imageNoServiceAvailable = 6001, imageStorageFailed = 6002, imageLoadingFailed = 6003
        case imageRetrievalFailed = 6004, imageProxyLoop = 6005, imageProxyInvalid = 6006, imageProxyTimeout = 6007
        case imageServiceFailure = 6008, imageScalingFailed = 6009, permissionDenied = 6010
        case voiceShortcutCreationFailed = 7000, voiceShortcutGetFailed = 7001, voiceShortcutDeleteFailed = 7002
        case encodingGeneric = 8000, encodingFailed = 8001, decodingGeneric = 9000
        case unableToCreateAppIntentRepresentation = 10000, noAppIntent = 10001
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { INIntentErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var requestTimedOut: Code { .requestTimedOut }
    public static var missingInformation: Code { .missingInformation }
    public static var noHandlerProvidedForIntent: Code { .noHandlerProvidedForIntent }
    public static var voiceShortcutGetFailed: Code { .voiceShortcutGetFailed }
}

extension NSUserActivity {
    /// The interaction that an activity comes from: none.
    public var interaction: INInteraction? { nil }
}
