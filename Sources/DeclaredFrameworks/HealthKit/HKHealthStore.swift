public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Sendable { case immediate = 1, hourly, daily, weekly }

extension NSNotification.Name {
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}

/// The store of a user who denies access.
// An open class cannot be checked. What changes is guarded.
open class HKHealthStore: NSObject, @unchecked Sendable {
    /// It is not called, because no watch begins a workout.
    @_Guarded open var workoutSessionMirroringStartHandler: ((HKWorkoutSession) -> Void)?

    public override init() {}

    open class func isHealthDataAvailable() -> Bool { true }
    open func supportsHealthRecords() -> Bool { false }
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    /// Completes with success, because the user was asked; the answer is no.
    @preconcurrency open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws {}
    open func requestPerObjectReadAuthorization(for objectType: HKObjectType, predicate: NSPredicate?) async throws {}
    @preconcurrency open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { completion(.unnecessary, nil) }
    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { .unnecessary }
    @preconcurrency open func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(true, nil)
    }
    open func handleAuthorizationForExtension() async throws {}

    open func execute(_ query: HKQuery) { query.answer() }
    open func stop(_ query: HKQuery) {}

    @preconcurrency open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError.denied)
    }
    @preconcurrency open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError.denied)
    }
    open func save(_ object: HKObject) async throws { throw HKError.denied }
    open func save(_ objects: [HKObject]) async throws { throw HKError.denied }
    @preconcurrency open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(false, HKError.denied)
    }
    @preconcurrency open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void)
    {
        completion(false, HKError.denied)
    }
    open func delete(_ object: HKObject) async throws { throw HKError.denied }
    open func delete(_ objects: [HKObject]) async throws { throw HKError.denied }
    @preconcurrency open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) { completion(false, 0, HKError.denied) }
    open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError.denied
    }
    @preconcurrency open func add(
        _ samples: [HKSample], to workout: HKWorkout, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError.denied) }
    open func addSamples(_ samples: [HKSample], to workout: HKWorkout) async throws { throw HKError.denied }

    open func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
    open func bloodType() throws -> HKBloodTypeObject { HKBloodTypeObject() }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { HKFitzpatrickSkinTypeObject() }
    open func wheelchairUse() throws -> HKWheelchairUseObject { HKWheelchairUseObject() }
    open func activityMoveMode() throws -> HKActivityMoveModeObject { HKActivityMoveModeObject() }
    open func dateOfBirth() throws -> Date { throw HKError.noData }
    open func dateOfBirthComponents() throws -> DateComponents { throw HKError.noData }

    /// The units are the types' own, as where the user has chosen none.
    @preconcurrency open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>,
        completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { completion(units(for: quantityTypes), nil) }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        units(for: quantityTypes)
    }
    private func units(for types: Set<HKQuantityType>) -> [HKQuantityType: HKUnit] {
        types.reduce(into: [:]) { $0[$1] = HKQuantityTypeIdentifier(rawValue: $1.identifier).unit }
    }

    @preconcurrency open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency,
        withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {}
    @preconcurrency open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(true, nil) }
    open func disableBackgroundDelivery(for type: HKObjectType) async throws {}
    @preconcurrency open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        completion(true, nil)
    }
    open func disableAllBackgroundDelivery() async throws {}
    @preconcurrency open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completion(false, HKError.denied) }
    open func startWatchApp(toHandle workoutConfiguration: HKWorkoutConfiguration) async throws { throw HKError.denied }

    open func recoverActiveWorkoutSession() async throws -> HKWorkoutSession? { nil }
    @preconcurrency open func recoverActiveWorkoutSession(
        completion: @escaping @Sendable (HKWorkoutSession?, (any Error)?) -> Void
    ) { completion(nil, nil) }

    open func relateWorkoutEffortSample(_ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?) async throws {
        throw HKError.denied
    }
    open func unrelateWorkoutEffortSample(_ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?) async throws {
        throw HKError.denied
    }
}
