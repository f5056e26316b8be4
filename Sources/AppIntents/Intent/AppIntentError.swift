import FoundationSupplement

/// What goes wrong in an intent.
public enum AppIntentError: Error, Hashable, Sendable {
    /// The intent wants to be run from the start.
    case restartPerform

    /// Nothing the person does would help.
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

    /// The person has to do something first.
    public enum UserActionRequired: LocalizedError, Hashable, Sendable {
        case accountSetup, confirmation, continueInApp, disambiguation, signin, unlock, value

        public var errorDescription: String? {
            switch self {
            case .accountSetup: "The intent needs an account to be set up."
            case .confirmation: "The intent asks for confirmation, and nobody is there to give it."
            case .continueInApp: "The intent asks to go on in the app, and there is no app to go on in."
            case .disambiguation: "The intent asks to choose a value, and nobody is there to choose."
            case .signin: "The intent needs somebody to sign in."
            case .unlock: "The intent needs the device to be unlocked."
            case .value: "The intent asks for a value, and nobody is there to give it."
            }
        }
    }

    /// The person has to permit something first.
    public enum PermissionRequired: LocalizedError, Hashable, Sendable {
        case bluetooth, calendar, camera, contacts, health, homeKit, location, maps, microphone, motion, music
        case photos, reminders, siri, speechRecognition, unspecified

        public var errorDescription: String? { "The intent needs a permission: \(self)." }
    }
}
