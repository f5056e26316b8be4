/// A record that shares others.
// The subclass adds no state.
open class CKShare: CKRecord, @unchecked Sendable {
    public enum ParticipantPermission: Int, Sendable { case unknown, none, readOnly, readWrite }
    public enum ParticipantRole: Int, Sendable { case unknown, owner, privateUser = 3, publicUser = 4 }
    public enum ParticipantAcceptanceStatus: Int, Sendable { case unknown, pending, accepted, removed }

    public enum SystemFieldKey {
        public static let title: CKRecord.FieldKey = "cloudkit.title"
        public static let shareType: CKRecord.FieldKey = "cloudkit.type"
        public static let thumbnailImageData: CKRecord.FieldKey = "cloudkit.thumbnailImageData"
    }

    public convenience init(rootRecord: CKRecord) {
        self.init(rootRecord: rootRecord, shareID: ID(recordName: UUID().uuidString))
    }
    public convenience init(rootRecord: CKRecord, shareID: ID) {
        self.init(recordType: CKRecord.SystemType.share, recordID: shareID)
    }
    public convenience init(recordZoneID: CKRecordZone.ID) {
        self.init(
            recordType: CKRecord.SystemType.share,
            recordID: ID(recordName: CKRecordNameZoneWideShare, zoneID: recordZoneID))
    }

    open var url: URL? { nil }
    open var participants: [Participant] { [] }
    open var owner: Participant { Participant() }
    open func addParticipant(_ participant: Participant) {}
    open func removeParticipant(_ participant: Participant) {}
    open var currentUserParticipant: Participant? { nil }
    open var publicPermission: ParticipantPermission { get { .none } set {} }

    /// Someone who takes part in a share. Nothing can make one here.
    // An open class cannot be checked. There is no state.
    open class Participant: NSObject, @unchecked Sendable {
        open var role: ParticipantRole { .unknown }
        open var permission: ParticipantPermission { .unknown }
        open var acceptanceStatus: ParticipantAcceptanceStatus { .unknown }
        open var userIdentity: CKUserIdentity { CKUserIdentity() }
        open var participantID: String { "" }

        /// Someone who comes by a link that opens once.
        open class func oneTimeURLParticipant() -> Participant { Participant() }
    }

    /// What is known of a share. Nothing can make it here.
    // An open class cannot be checked. All state is constant.
    open class Metadata: NSObject, @unchecked Sendable {
        public let share: CKShare
        public let containerIdentifier: String
        open var hierarchicalRootRecordID: CKRecord.ID? { nil }
        open var rootRecord: CKRecord? { nil }
        open var ownerIdentity: CKUserIdentity { CKUserIdentity() }
        open var participantRole: ParticipantRole { .unknown }
        open var participantStatus: ParticipantAcceptanceStatus { .unknown }
        open var participantPermission: ParticipantPermission { .unknown }

        init(share: CKShare) { (self.share, containerIdentifier) = (share, "") }
    }
}
