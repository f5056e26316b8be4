import Foundation

// The rules of a model that objects keep when they are saved.

public var NSValidationMultipleErrorsError: Int { CocoaError.Code.validationMultipleErrors.rawValue }
public var NSValidationMissingMandatoryPropertyError: Int { CocoaError.Code.validationMissingMandatoryProperty.rawValue }
public var NSValidationRelationshipLacksMinimumCountError: Int { CocoaError.Code.validationRelationshipLacksMinimumCount.rawValue }
public var NSValidationRelationshipExceedsMaximumCountError: Int { CocoaError.Code.validationRelationshipExceedsMaximumCount.rawValue }
public var NSValidationRelationshipDeniedDeleteError: Int { CocoaError.Code.validationRelationshipDeniedDelete.rawValue }
public var NSValidationNumberTooLargeError: Int { CocoaError.Code.validationNumberTooLarge.rawValue }
public var NSValidationNumberTooSmallError: Int { CocoaError.Code.validationNumberTooSmall.rawValue }
public var NSValidationDateTooLateError: Int { CocoaError.Code.validationDateTooLate.rawValue }
public var NSValidationDateTooSoonError: Int { CocoaError.Code.validationDateTooSoon.rawValue }
public var NSValidationInvalidDateError: Int { CocoaError.Code.validationInvalidDate.rawValue }
public var NSValidationStringTooLongError: Int { CocoaError.Code.validationStringTooLong.rawValue }
public var NSValidationStringTooShortError: Int { CocoaError.Code.validationStringTooShort.rawValue }
public var NSValidationStringPatternMatchingError: Int { CocoaError.Code.validationStringPatternMatching.rawValue }
public var NSManagedObjectValidationError: Int { CocoaError.Code.managedObjectValidation.rawValue }
public var NSManagedObjectConstraintMergeError: Int { CocoaError.Code.managedObjectConstraintMerge.rawValue }
public var NSManagedObjectMergeError: Int { CocoaError.Code.managedObjectMerge.rawValue }
public var NSManagedObjectReferentialIntegrityError: Int { CocoaError.Code.managedObjectReferentialIntegrity.rawValue }
public var NSPersistentStoreInvalidTypeError: Int { CocoaError.Code.persistentStoreInvalidType.rawValue }
public var NSPersistentStoreTypeMismatchError: Int { CocoaError.Code.persistentStoreTypeMismatch.rawValue }
public var NSPersistentStoreIncompatibleVersionHashError: Int { CocoaError.Code.persistentStoreIncompatibleVersionHash.rawValue }
public let NSMigrationCancelledError = 134_120
public let NSMigrationMissingSourceModelError = 134_130
public let NSMigrationMissingMappingModelError = 134_140
public let NSMigrationManagerSourceStoreError = 134_150
public let NSMigrationManagerDestinationStoreError = 134_160
public let NSEntityMigrationPolicyError = 134_170
public var NSMigrationError: Int { CocoaError.Code.migration.rawValue }

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension NSManagedObject {
    private func problem(_ code: Int, _ property: NSPropertyDescription, _ text: String) -> NSError {
        var info: [String: Any] = [
            NSLocalizedDescriptionKey: "\(property.name) of \(entity.name ?? "") \(text).",
            NSValidationObjectErrorKey: self, NSValidationKeyErrorKey: property.name,
        ]
        if let value = state.values[property.name] { info[NSValidationValueErrorKey] = value }
        return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
    }

    /// - Throws: the first rule that the object breaks, or all of them where they are several.
    func validateProperties() throws {
        let problems = entity.properties.compactMap { property -> NSError? in
            if property.isTransient { return nil }
            switch property {
            case let attribute as NSAttributeDescription: return problem(of: attribute)
            case let relationship as NSRelationshipDescription: return problem(of: relationship)
            default: return nil
            }
        }
        guard let first = problems.first else { return }
        guard problems.count > 1 else { throw first }
        throw NSError(
            domain: NSCocoaErrorDomain, code: NSValidationMultipleErrorsError,
            userInfo: [
                NSDetailedErrorsKey: problems,
                NSLocalizedDescriptionKey: problems.map(\.localizedDescription).joined(separator: " "),
            ])
    }

    private func problem(of attribute: NSAttributeDescription) -> NSError? {
        guard let value = loadedValues[attribute.name] else {
            return attribute.isOptional || attribute is NSDerivedAttributeDescription
                ? nil : problem(NSValidationMissingMandatoryPropertyError, attribute, "is a required value")
        }
        let (minimum, maximum) = (attribute.minimum, attribute.maximum)
        switch value {
        case let number as NSNumber:
            if let maximum, number.doubleValue > maximum { return problem(NSValidationNumberTooLargeError, attribute, "is too large") }
            if let minimum, number.doubleValue < minimum { return problem(NSValidationNumberTooSmallError, attribute, "is too small") }
        case let date as Date:
            let seconds = date.timeIntervalSinceReferenceDate
            if let maximum, seconds > maximum { return problem(NSValidationDateTooLateError, attribute, "is too late") }
            if let minimum, seconds < minimum { return problem(NSValidationDateTooSoonError, attribute, "is too soon") }
        case let text as String:
            let length = Double((text as NSString).length)
            if let maximum, length > maximum { return problem(NSValidationStringTooLongError, attribute, "is too long") }
            if let minimum, length < minimum { return problem(NSValidationStringTooShortError, attribute, "is too short") }
            if let pattern = attribute.pattern, text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil {
                return problem(NSValidationStringPatternMatchingError, attribute, "does not match \(pattern)")
            }
        default: break
        }
        return nil
    }

    private func problem(of relationship: NSRelationshipDescription) -> NSError? {
        let count = objectIDs(forRelationshipNamed: relationship.name).count
        if count == 0 {
            return relationship.isOptional
                ? nil : problem(NSValidationMissingMandatoryPropertyError, relationship, "is a required value")
        }
        if count < relationship.minCount {
            return problem(NSValidationRelationshipLacksMinimumCountError, relationship, "has too few objects")
        }
        if relationship.isToMany, relationship.maxCount > 0, count > relationship.maxCount {
            return problem(NSValidationRelationshipExceedsMaximumCountError, relationship, "has too many objects")
        }
        return nil
    }

    /// - Throws: an error where a relationship forbids that the object is deleted.
    func validateDeletion() throws {
        for relationship in entity.relationships where relationship.deleteRule == .denyDeleteRule {
            let remaining = (state.committed ?? state.values)[relationship.name].map(ObjectState.identifiers) ?? []
            let isReferred = remaining.contains { id in
                managedObjectContext?.relatedObject(id).map { !$0.isDeleted } ?? false
            }
            if isReferred {
                throw problem(NSValidationRelationshipDeniedDeleteError, relationship, "still has objects, so the object cannot be deleted")
            }
        }
    }
}
