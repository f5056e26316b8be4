import FoundationSupplement

/// An error of an intent.
public struct AppIntentError: LocalizedError, Hashable, Sendable {
    private let description: String

    /// The intent requests to run again from the start.
    public static let restartPerform = AppIntentError(description: "The intent requests to run again.")
    static let continueInApp = AppIntentError(description: "The intent requests to continue in the app, which is not available.")
    static let value = AppIntentError(description: "The intent requests a value, and there is no one to give it.")
    static let disambiguation = AppIntentError(description: "The intent requests a choice, and there is no one to make it.")
    static let confirmation = AppIntentError(description: "The intent requests confirmation, and there is no one to give it.")

    public var errorDescription: String? { description }

    /// An error that no action of the person can resolve.
    public enum Unrecoverable: LocalizedError, Hashable, Sendable {
        case entityNotFound, featureCurrentlyRestricted, notAllowed, unsupportedOnDevice, unknown

        public var errorDescription: String? {
            switch self {
            case .entityNotFound: "The intent's entity was not found."
            case .featureCurrentlyRestricted: "The feature is restricted at the moment."
            case .notAllowed: "The intent is not allowed."
            case .unsupportedOnDevice: "The device does not support this intent."
            case .unknown: "The intent failed."
            }
        }
    }

    /// An error that requires an action of the person.
    public enum UserActionRequired: LocalizedError, Hashable, Sendable {
        case accountSetup, confirmation, continueInApp, disambiguation, signin, unlock, value

        public var errorDescription: String? {
            switch self {
            case .accountSetup: "The intent needs an account to be set up."
            case .confirmation: "The intent requests confirmation, and there is no one to give it."
            case .continueInApp: "The intent requests to continue in the app, which is not available."
            case .disambiguation: "The intent requests a choice, and there is no one to make it."
            case .signin: "The intent requires a sign-in."
            case .unlock: "The intent needs the device to be unlocked."
            case .value: "The intent requests a value, and there is no one to give it."
            }
        }
    }

    /// An error that requires a permission from the person.
    public enum PermissionRequired: LocalizedError, Hashable, Sendable {
        case bluetooth, calendar, camera, contacts, health, homeKit, location, maps, microphone, motion, music
        case photos, reminders, siri, speechRecognition, unspecified

        public var errorDescription: String? { "The intent needs a permission: \(self)." }
    }
}
