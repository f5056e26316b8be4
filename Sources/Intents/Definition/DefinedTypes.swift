import Foundation

/// The Swift types of a definition's attributes.
struct DefinedTypes {
    private let enumerations: [String: IntentDefinition.Enumeration]
    private let objectTypes: [String: IntentDefinition.ObjectType]

    init(_ definition: IntentDefinition) throws {
        enumerations = Dictionary(
            (definition.enumerations ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        objectTypes = Dictionary(
            (definition.types ?? []).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Returns the enumeration of an attribute, if it has one.
    func enumeration(of attribute: IntentDefinition.Attribute, owner: String) throws -> IntentDefinition.Enumeration? {
        guard let name = attribute.enumerationName else { return nil }
        guard let enumeration = enumerations[name] else {
            throw IntentDefinitionError.unknownType(name, parameter: attribute.name, owner: owner)
        }
        return enumeration
    }

    /// Returns the type of one value of an attribute, or `nil` if the type does not exist on Linux.
    func elementType(of attribute: IntentDefinition.Attribute, owner: String) throws -> String? {
        if let enumeration = try enumeration(of: attribute, owner: owner) {
            return attribute.isList ? "NSNumber" : enumeration.className
        }
        switch attribute.kind {
        case "Boolean", "Integer", "Decimal", "Double", "Float", "TimeInterval", "Duration", "Long": return "NSNumber"
        case "String": return "String"
        case "URL": return "URL"
        case "Date", "DateComponents", "Time", "DateTime": return "DateComponents"
        case "DateComponentsRange": return "INDateComponentsRange"
        case "Person": return "INPerson"
        case "File": return "INFile"
        case "SpeakableString": return "INSpeakableString"
        case "Currency", "CurrencyAmount": return "INCurrencyAmount"
        case "Distance", "Length": return "Measurement<UnitLength>"
        case "Mass", "Weight": return "Measurement<UnitMass>"
        case "Speed": return "Measurement<UnitSpeed>"
        case "Temperature": return "Measurement<UnitTemperature>"
        case "Volume": return "Measurement<UnitVolume>"
        case "Energy": return "Measurement<UnitEnergy>"
        case "Placemark", "Location": return "CLPlacemark"
        case "PaymentMethod": return nil
        case "Object":
            guard let name = attribute.objectTypeName else { return "INObject" }
            guard let type = objectTypes[name] else {
                throw IntentDefinitionError.unknownType(name, parameter: attribute.name, owner: owner)
            }
            return type.className
        default:
            throw IntentDefinitionError.unknownType(attribute.kind, parameter: attribute.name, owner: owner)
        }
    }

    /// Returns the class of the resolution result for one value of an attribute.
    func resolutionType(of attribute: IntentDefinition.Attribute, owner: String) throws -> String? {
        if let enumeration = try enumeration(of: attribute, owner: owner) {
            return enumeration.className + "ResolutionResult"
        }
        switch attribute.kind {
        case "Boolean": return "INBooleanResolutionResult"
        case "Integer", "Long": return "INIntegerResolutionResult"
        case "Decimal", "Double", "Float": return "INDoubleResolutionResult"
        case "TimeInterval", "Duration": return "INTimeIntervalResolutionResult"
        case "String": return "INStringResolutionResult"
        case "URL": return "INURLResolutionResult"
        case "Date", "DateComponents", "Time", "DateTime": return "INDateComponentsResolutionResult"
        case "DateComponentsRange": return "INDateComponentsRangeResolutionResult"
        case "Person": return "INPersonResolutionResult"
        case "File": return "INFileResolutionResult"
        case "SpeakableString": return "INSpeakableStringResolutionResult"
        case "Currency", "CurrencyAmount": return "INCurrencyAmountResolutionResult"
        case "Distance", "Length": return "INLengthResolutionResult"
        case "Mass", "Weight": return "INMassResolutionResult"
        case "Speed": return "INSpeedResolutionResult"
        case "Temperature": return "INTemperatureResolutionResult"
        case "Volume": return "INVolumeResolutionResult"
        case "Energy": return "INEnergyResolutionResult"
        case "Placemark", "Location": return "INPlacemarkResolutionResult"
        case "Object":
            return try elementType(of: attribute, owner: owner).map {
                $0 == "INObject" ? "INObjectResolutionResult" : $0 + "ResolutionResult"
            }
        default: return nil
        }
    }
}
