import Foundation

/// The reason why an activity cannot start.
public enum ActivityAuthorizationError: Error, Equatable, Sendable {
    case unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, visibility, attributesTooLarge
    case unentitled, malformedActivityIdentifier, persistenceFailure, reconnectNotPermitted, missingProcessIdentifier
    case unsupportedTarget
}

extension ActivityAuthorizationError: LocalizedError, CustomNSError {
    public static var errorDomain: String { "com.apple.ActivityKit.ActivityAuthorization" }

    public var errorCode: Int {
        switch self {
        case .unsupported: 0
        case .denied: 1
        case .globalMaximumExceeded: 2
        case .targetMaximumExceeded: 3
        case .visibility: 4
        case .attributesTooLarge: 5
        case .unentitled: 6
        case .malformedActivityIdentifier: 7
        case .persistenceFailure: 8
        case .reconnectNotPermitted: 9
        case .missingProcessIdentifier: 10
        case .unsupportedTarget: 11
        }
    }

    public var failureReason: String? {
        switch self {
        case .unsupported: "The device does not support Live Activities."
        case .denied: "A person deactivated Live Activities in Settings."
        case .globalMaximumExceeded: "The device reached the maximum number of ongoing Live Activities."
        case .targetMaximumExceeded: "The app already started the maximum number of concurrent Live Activities."
        case .visibility: "The app tried to start the Live Activity while it was in the background."
        case .attributesTooLarge: "The attributes of the Live Activity exceed the maximum size of 4 KB."
        case .unentitled: "The app does not have the required entitlement to start a Live Activity."
        case .malformedActivityIdentifier: "The activity identifier is malformed."
        case .persistenceFailure: "The system could not persist the Live Activity."
        case .reconnectNotPermitted: "The process that tried to recreate the Live Activity is not the process that created it."
        case .missingProcessIdentifier: "The process that tried to start the Live Activity has no process identifier."
        case .unsupportedTarget: "The app does not have the right to start Live Activities."
        }
    }

    public var recoverySuggestion: String? {
        switch self {
        case .denied: "Turn on Live Activities in Settings."
        case .globalMaximumExceeded, .targetMaximumExceeded: "End a Live Activity before you start another one."
        case .visibility: "Start the Live Activity while the app is in the foreground."
        case .attributesTooLarge: "Remove data from the attributes."
        default: nil
        }
    }
}
