// What doctors and opticians record. A user who denies access has none of it.

/// The name of a type of clinical records.
public struct HKClinicalTypeIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: String) { rawValue = "HKClinicalTypeIdentifier\(name)" }

    public static let allergyRecord = HKClinicalTypeIdentifier("AllergyRecord")
    public static let clinicalNoteRecord = HKClinicalTypeIdentifier("ClinicalNoteRecord")
    public static let conditionRecord = HKClinicalTypeIdentifier("ConditionRecord")
    public static let coverageRecord = HKClinicalTypeIdentifier("CoverageRecord")
    public static let immunizationRecord = HKClinicalTypeIdentifier("ImmunizationRecord")
    public static let labResultRecord = HKClinicalTypeIdentifier("LabResultRecord")
    public static let medicationRecord = HKClinicalTypeIdentifier("MedicationRecord")
    public static let procedureRecord = HKClinicalTypeIdentifier("ProcedureRecord")
    public static let vitalSignRecord = HKClinicalTypeIdentifier("VitalSignRecord")
}

/// A type of clinical records.
// The subclass adds no state.
open class HKClinicalType: HKSampleType, @unchecked Sendable {
    public convenience init(_ identifier: HKClinicalTypeIdentifier) { self.init(name: identifier.rawValue) }
}

extension HKObjectType {
    public class func clinicalType(forIdentifier identifier: HKClinicalTypeIdentifier) -> HKClinicalType? {
        HKClinicalType(identifier)
    }
}

/// A clinical record. Nothing can make one here.
// The subclass adds no state.
open class HKClinicalRecord: HKSample, @unchecked Sendable {
    open var clinicalType: HKClinicalType { HKClinicalType(HKClinicalTypeIdentifier(rawValue: sampleType.identifier)) }
    open var displayName: String { "" }
    open var fhirResource: HKFHIRResource? { nil }
}

/// A record as hospitals exchange it. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class HKFHIRResource: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var resourceType: HKFHIRResourceType { HKFHIRResourceType(rawValue: "") }
    open var sourceURL: URL? { nil }
    open var data: Data { Data() }
}

/// The name of a kind of record.
public struct HKFHIRResourceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let allergyIntolerance = HKFHIRResourceType(rawValue: "AllergyIntolerance")
    public static let condition = HKFHIRResourceType(rawValue: "Condition")
    public static let coverage = HKFHIRResourceType(rawValue: "Coverage")
    public static let diagnosticReport = HKFHIRResourceType(rawValue: "DiagnosticReport")
    public static let documentReference = HKFHIRResourceType(rawValue: "DocumentReference")
    public static let immunization = HKFHIRResourceType(rawValue: "Immunization")
    public static let medicationDispense = HKFHIRResourceType(rawValue: "MedicationDispense")
    public static let medicationOrder = HKFHIRResourceType(rawValue: "MedicationOrder")
    public static let medicationRequest = HKFHIRResourceType(rawValue: "MedicationRequest")
    public static let medicationStatement = HKFHIRResourceType(rawValue: "MedicationStatement")
    public static let observation = HKFHIRResourceType(rawValue: "Observation")
    public static let procedure = HKFHIRResourceType(rawValue: "Procedure")
}

public enum HKVisionPrescriptionType: UInt, Sendable { case glasses = 1, contacts }

/// A prescription of glasses or lenses.
// An open class cannot be checked. All state is constant.
open class HKVisionPrescription: HKSample, @unchecked Sendable {
    public let prescriptionType: HKVisionPrescriptionType
    public let dateIssued: Date
    public let expirationDate: Date?

    private init(_ type: HKVisionPrescriptionType, _ issued: Date, _ expiration: Date?, _ device: HKDevice?, _ metadata: [String: Any]?) {
        (prescriptionType, dateIssued, expirationDate) = (type, issued, expiration)
        super.init(
            type: HKObjectType.visionPrescriptionType(), start: issued, end: expiration ?? .distantFuture, device: device,
            metadata: metadata)
    }

    public convenience init(
        type: HKVisionPrescriptionType, dateIssued: Date, expirationDate: Date?, device: HKDevice?,
        metadata: [String: Any]?
    ) { self.init(type, dateIssued, expirationDate, device, metadata) }
}
