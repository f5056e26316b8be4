import Foundation

// The formats and units of values.

public let HMCharacteristicMetadataFormatBool = "bool"
public let HMCharacteristicMetadataFormatInt = "int"
public let HMCharacteristicMetadataFormatFloat = "float"
public let HMCharacteristicMetadataFormatString = "string"
public let HMCharacteristicMetadataFormatArray = "array"
public let HMCharacteristicMetadataFormatDictionary = "dict"
public let HMCharacteristicMetadataFormatUInt8 = "uint8"
public let HMCharacteristicMetadataFormatUInt16 = "uint16"
public let HMCharacteristicMetadataFormatUInt32 = "uint32"
public let HMCharacteristicMetadataFormatUInt64 = "uint64"
public let HMCharacteristicMetadataFormatData = "data"
public let HMCharacteristicMetadataFormatTLV8 = "tlv8"
public let HMCharacteristicMetadataUnitsCelsius = "celsius"
public let HMCharacteristicMetadataUnitsFahrenheit = "fahrenheit"
public let HMCharacteristicMetadataUnitsPercentage = "percentage"
public let HMCharacteristicMetadataUnitsArcDegree = "arcdegrees"
public let HMCharacteristicMetadataUnitsSeconds = "seconds"
public let HMCharacteristicMetadataUnitsLux = "lux"
public let HMCharacteristicMetadataUnitsPartsPerMillion = "ppm"
public let HMCharacteristicMetadataUnitsMicrogramsPerCubicMeter = "micrograms/m^3"

/// What values a characteristic takes.
open class HMCharacteristicMetadata: NSObject {
    override init() {}

    open var minimumValue: NSNumber? { nil }
    open var maximumValue: NSNumber? { nil }
    open var stepValue: NSNumber? { nil }
    open var maxLength: NSNumber? { nil }
    open var validValues: [NSNumber]? { nil }
    open var format: String? { nil }
    open var units: String? { nil }
    open var manufacturerDescription: String? { nil }
}
