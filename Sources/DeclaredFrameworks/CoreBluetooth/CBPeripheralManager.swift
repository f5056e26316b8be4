import Foundation

public enum CBPeripheralManagerConnectionLatency: Int, Sendable { case low, medium, high }

public struct CBAttributePermissions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let readable = CBAttributePermissions(rawValue: 1)
    public static let writeable = CBAttributePermissions(rawValue: 2)
    public static let readEncryptionRequired = CBAttributePermissions(rawValue: 4)
    public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 8)
}

public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBPeripheralManagerRestoredStateServicesKey = "kCBRestoredServices"
public let CBPeripheralManagerRestoredStateAdvertisementDataKey = "kCBRestoredAdvertisement"

/// A service that this device offers.
open class CBMutableService: CBService {
    private let primary: Bool
    private var offered: [CBCharacteristic]?
    private var included: [CBService]?

    public init(type UUID: CBUUID, primary isPrimary: Bool) {
        primary = isPrimary
        super.init(uuid: UUID)
    }

    open override var isPrimary: Bool { primary }
    open override var characteristics: [CBCharacteristic]? {
        get { offered }
        set { offered = newValue }
    }
    open override var includedServices: [CBService]? {
        get { included }
        set { included = newValue }
    }
}

/// A value that this device offers.
open class CBMutableCharacteristic: CBCharacteristic {
    private var offeredProperties: CBCharacteristicProperties
    private var offeredValue: Data?
    private var offeredDescriptors: [CBDescriptor]?
    open var permissions: CBAttributePermissions

    public init(
        type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
    ) {
        (offeredProperties, offeredValue, self.permissions) = (properties, value, permissions)
        super.init(uuid: UUID)
    }

    open override var properties: CBCharacteristicProperties {
        get { offeredProperties }
        set { offeredProperties = newValue }
    }
    open override var value: Data? {
        get { offeredValue }
        set { offeredValue = newValue }
    }
    open override var descriptors: [CBDescriptor]? {
        get { offeredDescriptors }
        set { offeredDescriptors = newValue }
    }
    open var subscribedCentrals: [CBCentral]? { nil }
}

/// What a characteristic means.
open class CBDescriptor: CBAttribute {
    open var value: Any? { nil }
    open weak var characteristic: CBCharacteristic? { nil }
}

/// What a characteristic of this device means.
open class CBMutableDescriptor: CBDescriptor {
    private let meaning: Any?

    public init(type UUID: CBUUID, value: Any?) {
        meaning = value
        super.init(uuid: UUID)
    }

    open override var value: Any? { meaning }
}

/// A device that uses what this one offers. Nothing can make one here.
open class CBCentral: CBPeer {
    open var maximumUpdateValueLength: Int { 0 }
}

/// A wish to read or to write a value. None comes.
open class CBATTRequest: NSObject {
    public let central: CBCentral
    public let characteristic: CBCharacteristic
    open var value: Data?
    open var offset: Int { 0 }

    init(central: CBCentral, characteristic: CBCharacteristic) { (self.central, self.characteristic) = (central, characteristic) }
}

/// Hears of devices that use what this one offers.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
    func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
    func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any])
    func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
    func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
    func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
    func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
    func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
    public func peripheralManager(_ peripheral: CBPeripheralManager, willRestoreState dict: [String: Any]) {}
    public func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(
        _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
    ) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest) {}
    public func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]) {}
    public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}

/// A manager that offers nothing to other devices.
open class CBPeripheralManager: CBManager {
    open weak var delegate: (any CBPeripheralManagerDelegate)?

    public override convenience init() { self.init(delegate: nil, queue: nil, options: nil) }
    public convenience init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?) {
        self.init(delegate: delegate, queue: queue, options: nil)
    }
    public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
        super.init()
        self.delegate = delegate
        delegate?.peripheralManagerDidUpdateState(self)
    }

    open var isAdvertising: Bool { false }
    open func startAdvertising(_ advertisementData: [String: Any]?) {}
    open func stopAdvertising() {}
    open func add(_ service: CBMutableService) {}
    open func remove(_ service: CBMutableService) {}
    open func removeAllServices() {}
    open func setDesiredConnectionLatency(_ latency: CBPeripheralManagerConnectionLatency, for central: CBCentral) {}
    open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
    @discardableResult
    open func updateValue(
        _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
    ) -> Bool { false }
}
