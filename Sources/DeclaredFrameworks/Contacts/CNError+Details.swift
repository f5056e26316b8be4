// What an error tells of the records that it is about.

public let CNErrorUserInfoAffectedRecordsKey = "CNErrorUserInfoAffectedRecords"
public let CNErrorUserInfoAffectedRecordIdentifiersKey = "CNErrorUserInfoAffectedRecordIdentifiers"
public let CNErrorUserInfoValidationErrorsKey = "CNErrorUserInfoValidationErrors"
public let CNErrorUserInfoKeyPathsKey = "CNErrorUserInfoKeyPaths"

extension CNError {
    public var affectedRecords: [AnyObject]? { userInfo[CNErrorUserInfoAffectedRecordsKey] as? [AnyObject] }
    public var affectedRecordIdentifiers: [String]? { userInfo[CNErrorUserInfoAffectedRecordIdentifiersKey] as? [String] }
    public var validationErrors: [any Error]? { userInfo[CNErrorUserInfoValidationErrorsKey] as? [any Error] }
    public var keyPaths: [String]? { userInfo[CNErrorUserInfoKeyPathsKey] as? [String] }
}
