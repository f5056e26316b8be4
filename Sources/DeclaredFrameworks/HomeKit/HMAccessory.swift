import Foundation

/// What an accessory is.
open class HMAccessoryCategory: NSObject {
    override init() {}

    open var categoryType: String { "" }
    open var localizedDescription: String { "" }
}

/// An accessory, of which there is none.
open class HMAccessory: NSObject {
    open weak var delegate: (any HMAccessoryDelegate)?
    public let uniqueIdentifier = UUID()

    open var name: String { "" }
    open var manufacturer: String? { nil }
    open var model: String? { nil }
    open var firmwareVersion: String? { nil }
    open var category: HMAccessoryCategory { HMAccessoryCategory() }
    open var isReachable: Bool { false }
    open var isBridged: Bool { false }
    open var isBlocked: Bool { false }
    open var supportsIdentify: Bool { false }
    open var room: HMRoom? { nil }
    open var services: [HMService] { [] }
    open var uniqueIdentifiersForBridgedAccessories: [UUID]? { nil }

    open func identify(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(HMError.denied) }
    open func identify() async throws { throw HMError.denied }
    open func updateName(_ name: String) async throws { throw HMError.denied }
}

/// Hears what an accessory does.
public protocol HMAccessoryDelegate: NSObjectProtocol {
    func accessoryDidUpdateName(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService)
    func accessoryDidUpdateServices(_ accessory: HMAccessory)
    func accessoryDidUpdateReachability(_ accessory: HMAccessory)
    func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic)
    func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String)
}

extension HMAccessoryDelegate {
    public func accessoryDidUpdateName(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, didUpdateNameFor service: HMService) {}
    public func accessoryDidUpdateServices(_ accessory: HMAccessory) {}
    public func accessoryDidUpdateReachability(_ accessory: HMAccessory) {}
    public func accessory(_ accessory: HMAccessory, service: HMService, didUpdateValueFor characteristic: HMCharacteristic) {}
    public func accessory(_ accessory: HMAccessory, didUpdateFirmwareVersion firmwareVersion: String) {}
}

/// What an accessory does: a lamp, a lock, a sensor.
open class HMService: NSObject {
    public let uniqueIdentifier = UUID()

    open weak var accessory: HMAccessory? { nil }
    open var name: String { "" }
    open var serviceType: String { "" }
    open var localizedDescription: String { "" }
    open var associatedServiceType: String? { nil }
    open var isPrimaryService: Bool { false }
    open var isUserInteractive: Bool { false }
    open var linkedServices: [HMService]? { nil }
    open var characteristics: [HMCharacteristic] { [] }

    open func updateName(_ name: String) async throws { throw HMError.denied }
}

/// A value of a service.
open class HMCharacteristic: NSObject {
    public let uniqueIdentifier = UUID()

    open weak var service: HMService? { nil }
    open var characteristicType: String { "" }
    open var localizedDescription: String { "" }
    open var properties: [String] { [] }
    open var metadata: HMCharacteristicMetadata? { nil }
    open var value: Any? { nil }
    open var isNotificationEnabled: Bool { false }

    open func readValue(completionHandler completion: @escaping ((any Error)?) -> Void) { completion(HMError.denied) }
    open func readValue() async throws { throw HMError.denied }
    open func writeValue(_ value: Any?, completionHandler completion: @escaping ((any Error)?) -> Void) { completion(HMError.denied) }
    open func writeValue(_ value: Any?) async throws { throw HMError.denied }
    open func enableNotification(_ enable: Bool, completionHandler completion: @escaping ((any Error)?) -> Void) {
        completion(HMError.denied)
    }
    open func enableNotification(_ enable: Bool) async throws { throw HMError.denied }
}
