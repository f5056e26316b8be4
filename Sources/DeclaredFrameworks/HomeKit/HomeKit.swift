// HomeKit of a user who denies it: there are no homes.
@_exported import Foundation

public let HMErrorDomain = "HMErrorDomain"

public struct HMHomeManagerAuthorizationStatus: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let determined = HMHomeManagerAuthorizationStatus(rawValue: 1)
    public static let restricted = HMHomeManagerAuthorizationStatus(rawValue: 2)
    public static let authorized = HMHomeManagerAuthorizationStatus(rawValue: 4)
}

// What a home has. Nothing can make one here, so these classes have no state.
open class HMCharacteristic: NSObject {
    open var characteristicType: String { "" }
    open var value: Any? { nil }
    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(homeKitDenied) }
    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(homeKitDenied)
    }
}
open class HMService: NSObject {
    open var name: String { "" }
    open var serviceType: String { "" }
    open var characteristics: [HMCharacteristic] { [] }
}
open class HMRoom: NSObject {
    open var name: String { "" }
    open var accessories: [HMAccessory] { [] }
}
open class HMAccessory: NSObject {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var isReachable: Bool { false }
    open var room: HMRoom? { nil }
    open var services: [HMService] { [] }
}
open class HMActionSet: NSObject {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
}
open class HMHome: NSObject {
    public let uniqueIdentifier = UUID()
    open var name: String { "" }
    open var isPrimary: Bool { false }
    open var accessories: [HMAccessory] { [] }
    open var rooms: [HMRoom] { [] }
    open var actionSets: [HMActionSet] { [] }
    open func executeActionSet(_ actionSet: HMActionSet, completionHandler completion: @escaping ((any Error)?) -> Void)
    {
        completion(homeKitDenied)
    }
}

/// Error 87 of HomeKit: the app is not authorized.
private let homeKitDenied = NSError(domain: HMErrorDomain, code: 87)

/// Hears of homes.
public protocol HMHomeManagerDelegate: NSObjectProtocol {
    func homeManagerDidUpdateHomes(_ manager: HMHomeManager)
    func homeManager(_ manager: HMHomeManager, didUpdate status: HMHomeManagerAuthorizationStatus)
}

extension HMHomeManagerDelegate {
    public func homeManagerDidUpdateHomes(_ manager: HMHomeManager) {}
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
}
