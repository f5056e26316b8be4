import Foundation

public typealias CBL2CAPPSM = UInt16

/// A connection for bytes. Nothing can make one here.
open class CBL2CAPChannel: NSObject {
    public let peer: CBPeer
    public let inputStream: InputStream
    public let outputStream: OutputStream
    public let psm: CBL2CAPPSM

    init(peer: CBPeer, inputStream: InputStream, outputStream: OutputStream, psm: CBL2CAPPSM) {
        (self.peer, self.inputStream, self.outputStream, self.psm) = (peer, inputStream, outputStream, psm)
    }
}

/// The devices whose connections a manager hears of.
public struct CBConnectionEventMatchingOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let peripheralUUIDs = CBConnectionEventMatchingOption(rawValue: "kCBConnectionEventMatchingOptionPeripheralUUIDs")
    public static let serviceUUIDs = CBConnectionEventMatchingOption(rawValue: "kCBConnectionEventMatchingOptionServiceUUIDs")
}

// Descriptors that the standard of Bluetooth defines.

public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
public let CBUUIDCharacteristicUserDescriptionString = "2901"
public let CBUUIDClientCharacteristicConfigurationString = "2902"
public let CBUUIDServerCharacteristicConfigurationString = "2903"
public let CBUUIDCharacteristicFormatString = "2904"
public let CBUUIDCharacteristicAggregateFormatString = "2905"
