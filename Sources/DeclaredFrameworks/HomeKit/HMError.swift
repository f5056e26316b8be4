import Foundation

public let HMErrorDomain = "HMErrorDomain"

/// An error of HomeKit.
public struct HMError: CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unexpectedError = -1, alreadyExists = 1, notFound, invalidParameter, accessoryNotReachable
        case readOnlyCharacteristic, writeOnlyCharacteristic, notificationNotSupported, operationTimedOut
        case accessoryPoweredOff, accessDenied, objectAssociatedToAnotherHome, objectNotAssociatedToAnyHome
        case objectAlreadyAssociatedToHome, accessoryIsBusy, operationInProgress, accessoryOutOfResources
        case insufficientPrivileges, accessoryPairingFailed, invalidDataFormatSpecified, nilParameter
        case unconfiguredParameter, invalidClass, operationCancelled, roomForHomeCannotBeInZone, noActionsInActionSet
        case noRegisteredActionSets, missingParameter, fireDateInPast, roomForHomeCannotBeUpdated
        case actionInAnotherActionSet, objectWithSimilarNameExistsInHome, homeWithSimilarNameExists
        case renameWithSimilarName, cannotRemoveNonBridgeAccessory, nameContainsProhibitedCharacters
        case nameDoesNotStartWithValidCharacters, userIDNotEmailAddress, userDeclinedAddingUser
        case userDeclinedRemovingUser, userDeclinedInvite, userManagementFailed, recurrenceTooSmall, invalidValueType
        case valueLowerThanMinimum, valueHigherThanMaximum, stringLongerThanMaximum, homeAccessNotAuthorized
        case operationNotSupported, maximumObjectLimitReached, accessorySentInvalidResponse, stringShorterThanMinimum
        case genericError, securityFailure, communicationFailure, messageAuthenticationFailed, invalidMessageSize
        case accessoryDiscoveryFailed, clientRequestError, accessoryResponseError, nameDoesNotEndWithValidCharacters
        case accessoryIsBlocked, invalidAssociatedServiceType, actionSetExecutionFailed
        case actionSetExecutionPartialSuccess, actionSetExecutionInProgress, accessoryOutOfCompliance
        case dataResetFailure, notificationAlreadyEnabled, recurrenceMustBeOnSpecifiedBoundaries
        case dateMustBeOnSpecifiedBoundaries, cannotActivateTriggerTooFarInFuture, recurrenceTooLarge
        case readWritePartialSuccess, readWriteFailure, cannotUnblockNonBridgeAccessory
    }

    public let code: Code

    public init(_ code: Code) { self.code = code }

    public static var errorDomain: String { HMErrorDomain }
    public var errorCode: Int { code.rawValue }
    public static var alreadyExists: Code { .alreadyExists }
    public static var notFound: Code { .notFound }
    public static var accessoryNotReachable: Code { .accessoryNotReachable }
    public static var operationTimedOut: Code { .operationTimedOut }
    public static var accessoryPoweredOff: Code { .accessoryPoweredOff }
    public static var insufficientPrivileges: Code { .insufficientPrivileges }
    public static var operationCancelled: Code { .operationCancelled }
    public static var homeAccessNotAuthorized: Code { .homeAccessNotAuthorized }
    public static var communicationFailure: Code { .communicationFailure }
    public static var operationNotSupported: Code { .operationNotSupported }
    public static var readWriteFailure: Code { .readWriteFailure }
}
