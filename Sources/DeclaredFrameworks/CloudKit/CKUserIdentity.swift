import Foundation

/// Someone with an account. Nobody is known.
// An open class cannot be checked. There is no state.
open class CKUserIdentity: NSObject, @unchecked Sendable {
    /// How someone is looked for.
    // An open class cannot be checked. All state is constant.
    open class LookupInfo: NSObject, @unchecked Sendable {
        public let emailAddress: String?
        public let phoneNumber: String?
        public let userRecordID: CKRecord.ID?

        private init(_ emailAddress: String?, _ phoneNumber: String?, _ userRecordID: CKRecord.ID?) {
            (self.emailAddress, self.phoneNumber, self.userRecordID) = (emailAddress, phoneNumber, userRecordID)
        }
        public convenience init(emailAddress: String) { self.init(emailAddress, nil, nil) }
        public convenience init(phoneNumber: String) { self.init(nil, phoneNumber, nil) }
        public convenience init(userRecordID: CKRecord.ID) { self.init(nil, nil, userRecordID) }
    }

    override init() {}

    open var userRecordID: CKRecord.ID? { nil }
    open var lookupInfo: LookupInfo? { nil }
    open var nameComponents: PersonNameComponents? { nil }
    open var hasiCloudAccount: Bool { false }
}
