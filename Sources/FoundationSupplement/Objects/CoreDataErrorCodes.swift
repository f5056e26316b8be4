import Foundation

// The codes of Core Data's errors, as its header CoreDataErrors.h has them. Foundation alone shows them on Apple's systems, too.

extension CocoaError.Code {
    public static var managedObjectValidation: CocoaError.Code { CocoaError.Code(rawValue: 1_550) }
    public static var validationMultipleErrors: CocoaError.Code { CocoaError.Code(rawValue: 1_560) }
    public static var validationMissingMandatoryProperty: CocoaError.Code { CocoaError.Code(rawValue: 1_570) }
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code { CocoaError.Code(rawValue: 1_580) }
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code { CocoaError.Code(rawValue: 1_590) }
    public static var validationRelationshipDeniedDelete: CocoaError.Code { CocoaError.Code(rawValue: 1_600) }
    public static var validationNumberTooLarge: CocoaError.Code { CocoaError.Code(rawValue: 1_610) }
    public static var validationNumberTooSmall: CocoaError.Code { CocoaError.Code(rawValue: 1_620) }
    public static var validationDateTooLate: CocoaError.Code { CocoaError.Code(rawValue: 1_630) }
    public static var validationDateTooSoon: CocoaError.Code { CocoaError.Code(rawValue: 1_640) }
    public static var validationInvalidDate: CocoaError.Code { CocoaError.Code(rawValue: 1_650) }
    public static var validationStringTooLong: CocoaError.Code { CocoaError.Code(rawValue: 1_660) }
    public static var validationStringTooShort: CocoaError.Code { CocoaError.Code(rawValue: 1_670) }
    public static var validationStringPatternMatching: CocoaError.Code { CocoaError.Code(rawValue: 1_680) }
    public static var managedObjectContextLocking: CocoaError.Code { CocoaError.Code(rawValue: 132_000) }
    public static var persistentStoreCoordinatorLocking: CocoaError.Code { CocoaError.Code(rawValue: 132_010) }
    public static var managedObjectReferentialIntegrity: CocoaError.Code { CocoaError.Code(rawValue: 133_000) }
    public static var managedObjectExternalRelationship: CocoaError.Code { CocoaError.Code(rawValue: 133_010) }
    public static var managedObjectMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_020) }
    public static var managedObjectConstraintMerge: CocoaError.Code { CocoaError.Code(rawValue: 133_021) }
    public static var persistentStoreInvalidType: CocoaError.Code { CocoaError.Code(rawValue: 134_000) }
    public static var persistentStoreTypeMismatch: CocoaError.Code { CocoaError.Code(rawValue: 134_010) }
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { CocoaError.Code(rawValue: 134_020) }
    public static var persistentStoreSave: CocoaError.Code { CocoaError.Code(rawValue: 134_030) }
    public static var persistentStoreIncompleteSave: CocoaError.Code { CocoaError.Code(rawValue: 134_040) }
    public static var persistentStoreSaveConflicts: CocoaError.Code { CocoaError.Code(rawValue: 134_050) }
    public static var coreData: CocoaError.Code { CocoaError.Code(rawValue: 134_060) }
    public static var persistentStoreOperation: CocoaError.Code { CocoaError.Code(rawValue: 134_070) }
    public static var persistentStoreOpen: CocoaError.Code { CocoaError.Code(rawValue: 134_080) }
    public static var persistentStoreTimeout: CocoaError.Code { CocoaError.Code(rawValue: 134_090) }
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code { CocoaError.Code(rawValue: 134_091) }
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { CocoaError.Code(rawValue: 134_100) }
    public static var migration: CocoaError.Code { CocoaError.Code(rawValue: 134_110) }
    public static var migrationCancelled: CocoaError.Code { CocoaError.Code(rawValue: 134_120) }
    public static var migrationMissingSourceModel: CocoaError.Code { CocoaError.Code(rawValue: 134_130) }
    public static var migrationMissingMappingModel: CocoaError.Code { CocoaError.Code(rawValue: 134_140) }
    public static var migrationManagerSourceStore: CocoaError.Code { CocoaError.Code(rawValue: 134_150) }
    public static var migrationManagerDestinationStore: CocoaError.Code { CocoaError.Code(rawValue: 134_160) }
    public static var entityMigrationPolicy: CocoaError.Code { CocoaError.Code(rawValue: 134_170) }
    public static var sqlite: CocoaError.Code { CocoaError.Code(rawValue: 134_180) }
    public static var inferredMappingModel: CocoaError.Code { CocoaError.Code(rawValue: 134_190) }
    public static var externalRecordImport: CocoaError.Code { CocoaError.Code(rawValue: 134_200) }
}

extension CocoaError {
    public static var managedObjectValidation: CocoaError.Code { .managedObjectValidation }
    public static var validationMultipleErrors: CocoaError.Code { .validationMultipleErrors }
    public static var validationMissingMandatoryProperty: CocoaError.Code { .validationMissingMandatoryProperty }
    public static var validationRelationshipLacksMinimumCount: CocoaError.Code { .validationRelationshipLacksMinimumCount }
    public static var validationRelationshipExceedsMaximumCount: CocoaError.Code { .validationRelationshipExceedsMaximumCount }
    public static var validationRelationshipDeniedDelete: CocoaError.Code { .validationRelationshipDeniedDelete }
    public static var validationNumberTooLarge: CocoaError.Code { .validationNumberTooLarge }
    public static var validationNumberTooSmall: CocoaError.Code { .validationNumberTooSmall }
    public static var validationDateTooLate: CocoaError.Code { .validationDateTooLate }
    public static var validationDateTooSoon: CocoaError.Code { .validationDateTooSoon }
    public static var validationInvalidDate: CocoaError.Code { .validationInvalidDate }
    public static var validationStringTooLong: CocoaError.Code { .validationStringTooLong }
    public static var validationStringTooShort: CocoaError.Code { .validationStringTooShort }
    public static var validationStringPatternMatching: CocoaError.Code { .validationStringPatternMatching }
    public static var managedObjectContextLocking: CocoaError.Code { .managedObjectContextLocking }
    public static var persistentStoreCoordinatorLocking: CocoaError.Code { .persistentStoreCoordinatorLocking }
    public static var managedObjectReferentialIntegrity: CocoaError.Code { .managedObjectReferentialIntegrity }
    public static var managedObjectExternalRelationship: CocoaError.Code { .managedObjectExternalRelationship }
    public static var managedObjectMerge: CocoaError.Code { .managedObjectMerge }
    public static var managedObjectConstraintMerge: CocoaError.Code { .managedObjectConstraintMerge }
    public static var persistentStoreInvalidType: CocoaError.Code { .persistentStoreInvalidType }
    public static var persistentStoreTypeMismatch: CocoaError.Code { .persistentStoreTypeMismatch }
    public static var persistentStoreIncompatibleSchema: CocoaError.Code { .persistentStoreIncompatibleSchema }
    public static var persistentStoreSave: CocoaError.Code { .persistentStoreSave }
    public static var persistentStoreIncompleteSave: CocoaError.Code { .persistentStoreIncompleteSave }
    public static var persistentStoreSaveConflicts: CocoaError.Code { .persistentStoreSaveConflicts }
    public static var coreData: CocoaError.Code { .coreData }
    public static var persistentStoreOperation: CocoaError.Code { .persistentStoreOperation }
    public static var persistentStoreOpen: CocoaError.Code { .persistentStoreOpen }
    public static var persistentStoreTimeout: CocoaError.Code { .persistentStoreTimeout }
    public static var persistentStoreUnsupportedRequestType: CocoaError.Code { .persistentStoreUnsupportedRequestType }
    public static var persistentStoreIncompatibleVersionHash: CocoaError.Code { .persistentStoreIncompatibleVersionHash }
    public static var migration: CocoaError.Code { .migration }
    public static var migrationCancelled: CocoaError.Code { .migrationCancelled }
    public static var migrationMissingSourceModel: CocoaError.Code { .migrationMissingSourceModel }
    public static var migrationMissingMappingModel: CocoaError.Code { .migrationMissingMappingModel }
    public static var migrationManagerSourceStore: CocoaError.Code { .migrationManagerSourceStore }
    public static var migrationManagerDestinationStore: CocoaError.Code { .migrationManagerDestinationStore }
    public static var entityMigrationPolicy: CocoaError.Code { .entityMigrationPolicy }
    public static var sqlite: CocoaError.Code { .sqlite }
    public static var inferredMappingModel: CocoaError.Code { .inferredMappingModel }
    public static var externalRecordImport: CocoaError.Code { .externalRecordImport }
}
