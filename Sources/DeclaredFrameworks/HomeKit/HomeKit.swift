// HomeKit of a user who denies it: there are no homes.
@_exported import CoreLocation
@_exported import Foundation

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

/// Hears of homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didAdd home: HMHome)
    func homeManager(_ manager: HMHomeManager, didRemove home: HMHome)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
    public func homeManagerDidUpdatePrimaryHome(_ manager: HMHomeManager) {}
    public func homeManager(_ manager: HMHomeManager, didAdd home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didRemove home: HMHome) {}
    public func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus) {}
}

/// A manager without homes.
open class HMHomeManager: NSObject {
    open weak var delegate: (any HMHomeManagerDelegate)? {
        didSet { delegate?.homeManager(self, didUpdate: authorizationStatus) }
    }

    public override init() {}

    open var authorizationStatus: HMHomeManagerAuthorizationStatus { .determined }
    open var homes: [HMHome] { [] }
    open var primaryHome: HMHome? { nil }

    open func addHome(withName homeName: String, completionHandler completion: @escaping (HMHome?, (any Error)?) -> Void) {
        completion(nil, HMError.denied)
    }
    open func addHome(withName homeName: String) async throws -> HMHome { throw HMError.denied }
    open func removeHome(_ home: HMHome, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError.denied)
    }
    open func removeHome(_ home: HMHome) async throws { throw HMError.denied }
}

extension HMError {
    /// What every request of a user who denies HomeKit ends with.
    static let denied = HMError(.homeAccessNotAuthorized)
}
