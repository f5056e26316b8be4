import FoundationSupplement

/// What has to be shown to be allowed something.
// An open class cannot be checked. There is no state.
open class LAAuthenticationRequirement: NSObject, @unchecked Sendable {
    override init() {}

    private static let common = LAAuthenticationRequirement()
    open class var `default`: LAAuthenticationRequirement { common }
    open class var biometry: LAAuthenticationRequirement { common }
    open class var biometryCurrentSet: LAAuthenticationRequirement { common }
    open class func biometry(fallback: LABiometryFallbackRequirement) -> LAAuthenticationRequirement { common }
}

/// What is asked for where biometry fails.
// An open class cannot be checked. There is no state.
open class LABiometryFallbackRequirement: NSObject, @unchecked Sendable {
    override init() {}

    private static let common = LABiometryFallbackRequirement()
    open class var `default`: LABiometryFallbackRequirement { common }
    open class var devicePasscode: LABiometryFallbackRequirement { common }
}

/// A right, which nobody has.
// An open class cannot be checked. Every property that changes is guarded.
open class LARight: NSObject, @unchecked Sendable {
    public enum State: Int, Sendable { case unknown, authorizing, authorized, notAuthorized }

    @_Guarded open var tag = 0
    private let requirement: LAAuthenticationRequirement

    public override init() { requirement = .default }
    public init(requirement: LAAuthenticationRequirement) { self.requirement = requirement }

    open var state: State { .notAuthorized }

    private static let noPasscode = LAError(.passcodeNotSet, userInfo: [NSLocalizedDescriptionKey: "Passcode not set."])

    @preconcurrency open func authorize(localizedReason: String, completion handler: @escaping @Sendable ((any Error)?) -> Void) {
        handler(LARight.noPasscode)
    }
    open func authorize(localizedReason: String) async throws { throw LARight.noPasscode }
    @preconcurrency open func checkCanAuthorize(completion handler: @escaping @Sendable ((any Error)?) -> Void) {
        handler(LARight.noPasscode)
    }
    open func checkCanAuthorize() async throws { throw LARight.noPasscode }
    @preconcurrency open func deauthorize(completion handler: @escaping @Sendable () -> Void) { handler() }
    open func deauthorize() async {}
}

/// A right that is kept with a key and a secret. None can be kept.
// An open class cannot be checked. There is no state of its own.
open class LAPersistedRight: LARight, @unchecked Sendable {}

/// The place of rights. It keeps none, because there is no passcode to protect them.
// An open class cannot be checked. There is no state.
open class LARightStore: NSObject, @unchecked Sendable {
    override init() {}

    private static let common = LARightStore()
    open class var shared: LARightStore { common }

    private static let noPasscode = LAError(.passcodeNotSet, userInfo: [NSLocalizedDescriptionKey: "Passcode not set."])

    open func right(forIdentifier identifier: String) async throws -> LAPersistedRight { throw LARightStore.noPasscode }
    @discardableResult
    open func saveRight(_ right: LARight, identifier: String) async throws -> LAPersistedRight { throw LARightStore.noPasscode }
    @discardableResult
    open func saveRight(_ right: LARight, identifier: String, secret: Data) async throws -> LAPersistedRight {
        throw LARightStore.noPasscode
    }
    open func removeRight(_ right: LAPersistedRight) async throws { throw LARightStore.noPasscode }
    open func removeRight(forIdentifier identifier: String) async throws { throw LARightStore.noPasscode }
    open func removeAllRights() async throws {}
}
