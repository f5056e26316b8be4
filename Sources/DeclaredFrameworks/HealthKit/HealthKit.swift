// HealthKit as a device has it whose user denies an app its data. The store is there. Authorization to share is denied.
// Queries for samples find nothing, statistics end with `errorNoData`, and nothing is saved. Units convert, and
// samples, quantities and predicates hold what they are made of.
@_exported import Foundation
@_exported import FoundationSupplement

public let HKErrorDomain = "com.apple.healthkit"
public let HKObjectQueryNoLimit = 0
public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
public let HKWorkoutSortIdentifierDuration = "duration"
public let HKWorkoutSortIdentifierTotalDistance = "totalDistance"
public let HKWorkoutSortIdentifierTotalEnergyBurned = "totalEnergyBurned"
public let HKPredicateKeyPathUUID = "UUID"
public let HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathCategoryValue = "value"
public let HKPredicateKeyPathWorkout = "workout"
public let HKPredicateKeyPathWorkoutType = "workoutActivityType"
public let HKPredicateKeyPathWorkoutDuration = "duration"
public let HKPredicateKeyPathDateComponents = "dateComponents"

/// The reason why HealthKit refuses a request.
public struct HKError: _BridgedStoredNSError {
    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    public static var _nsErrorDomain: String { HKErrorDomain }

    public enum Code: Int, Sendable, _ErrorCodeProtocol {
        public typealias _ErrorType = HKError

        case unknownError, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
        case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible, errorUserCanceled
        case errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession, errorRequiredAuthorizationDenied
        case errorNoData, errorWorkoutActivityNotAllowed, errorDataSizeExceeded
        case errorBackgroundWorkoutSessionNotAllowed, errorNotPermissibleForGuestUserMode

        public static var noError: Code { .unknownError }
    }

    public static var unknownError: Code { .unknownError }
    public static var noError: Code { .unknownError }
    public static var errorHealthDataUnavailable: Code { .errorHealthDataUnavailable }
    public static var errorHealthDataRestricted: Code { .errorHealthDataRestricted }
    public static var errorInvalidArgument: Code { .errorInvalidArgument }
    public static var errorAuthorizationDenied: Code { .errorAuthorizationDenied }
    public static var errorAuthorizationNotDetermined: Code { .errorAuthorizationNotDetermined }
    public static var errorDatabaseInaccessible: Code { .errorDatabaseInaccessible }
    public static var errorUserCanceled: Code { .errorUserCanceled }
    public static var errorAnotherWorkoutSessionStarted: Code { .errorAnotherWorkoutSessionStarted }
    public static var errorUserExitedWorkoutSession: Code { .errorUserExitedWorkoutSession }
    public static var errorRequiredAuthorizationDenied: Code { .errorRequiredAuthorizationDenied }
    public static var errorNoData: Code { .errorNoData }

    static let denied = HKError(.errorAuthorizationDenied, userInfo: [NSLocalizedDescriptionKey: "Not authorized"])
    static let noData = HKError(
        .errorNoData, userInfo: [NSLocalizedDescriptionKey: "No data available for the specified predicate."])
}
