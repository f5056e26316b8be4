import Synchronization

/// A record.
// An open class cannot be checked. What changes is behind a mutex.
open class CKRecord: NSObject, NSSecureCoding, NSCopying, CKRecordKeyValueSetting, Sequence, @unchecked Sendable {
    public typealias RecordType = String
    public typealias FieldKey = String

    public enum SystemType {
        public static let userRecord: RecordType = "Users"
        public static let share: RecordType = "cloudkit.share"
    }

    public enum SystemFieldKey {
        public static let parent: FieldKey = "___parent"
        public static let share: FieldKey = "___share"
        public static let creationDate: FieldKey = "___createTime"
        public static let creatorUserRecordID: FieldKey = "___createdBy"
        public static let modificationDate: FieldKey = "___modTime"
        public static let lastModifiedUserRecordID: FieldKey = "___modifiedBy"
        public static let recordID: FieldKey = "___recordID"
    }

    public let recordType: RecordType
    public let recordID: ID
    private let contents = Mutex(Contents())

    // Goes in and out as a whole; its values are not changed.
    private struct Contents: @unchecked Sendable {
        var values: [FieldKey: any CKRecordValue] = [:]
        var changed: Set<FieldKey> = []
        var parent: Reference?
    }

    public init(recordType: RecordType, recordID: ID = ID(recordName: UUID().uuidString)) {
        (self.recordType, self.recordID) = (recordType, recordID)
    }

    public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
        self.init(recordType: recordType, recordID: ID(recordName: UUID().uuidString, zoneID: zoneID))
    }

    public required init?(coder: NSCoder) {
        func text(_ key: String) -> String? { coder.decodeObject(of: NSString.self, forKey: key) as String? }
        guard let type = text("RecordType"), let name = text("RecordName"), let zone = text("ZoneName"),
            let owner = text("OwnerName")
        else { return nil }
        recordType = type
        recordID = ID(recordName: name, zoneID: CKRecordZone.ID(zoneName: zone, ownerName: owner))
    }

    /// Encodes the type and the identifier alone, as for a record that only the system's fields are kept of.
    open func encodeSystemFields(with coder: NSCoder) {
        coder.encode(recordType as NSString, forKey: "RecordType")
        coder.encode(recordID.recordName as NSString, forKey: "RecordName")
        coder.encode(recordID.zoneID.zoneName as NSString, forKey: "ZoneName")
        coder.encode(recordID.zoneID.ownerName as NSString, forKey: "OwnerName")
    }

    open func encode(with coder: NSCoder) { encodeSystemFields(with: coder) }
    public static var supportsSecureCoding: Bool { true }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKRecord(recordType: recordType, recordID: recordID)
        let own = contents.withLock { $0 }
        copy.contents.withLock { $0 = own }
        return copy
    }

    open var creationDate: Date? { nil }
    open var modificationDate: Date? { nil }
    open var creatorUserRecordID: ID? { nil }
    open var lastModifiedUserRecordID: ID? { nil }
    open var recordChangeTag: String? { nil }
    open var share: Reference? { nil }
    open var parent: Reference? {
        get { contents.withLock { $0 }.parent }
        set {
            let new = newValue
            contents.withLock { $0.parent = new }
        }
    }
    open func setParent(_ parentRecord: CKRecord?) {
        parent = parentRecord.map { Reference(record: $0, action: .none) }
    }
    open func setParent(_ parentRecordID: ID?) {
        parent = parentRecordID.map { Reference(recordID: $0, action: .none) }
    }

    open func object(forKey key: FieldKey) -> (any CKRecordValue)? { contents.withLock { $0 }.values[key] }

    /// Sets a value by key-value coding: nil, or a value that a record can have.
    open func setValue(_ value: Any?, forKey key: String) { setObject(value as? any CKRecordValue, forKey: key) }

    /// Numbers are kept as `NSNumber`, so each is read as any type of number, as on Apple's systems.
    open func setObject(_ object: (any CKRecordValue)?, forKey key: FieldKey) {
        var now = contents.withLock { $0 }
        now.values[key] = object.map { ($0 as? NSNumber) ?? $0 }
        now.changed.insert(key)
        let new = now
        contents.withLock { $0 = new }
    }

    open func allKeys() -> [FieldKey] { contents.withLock { $0 }.values.keys.sorted() }
    open func changedKeys() -> [FieldKey] { contents.withLock { $0 }.changed.sorted() }
    open func allTokens() -> [String] { [] }

    /// The record's own values: nothing is sent, so nothing is encrypted.
    open var encryptedValues: any CKRecordKeyValueSetting { self }

    public func makeIterator() -> CKRecordKeyValueIterator {
        let values = contents.withLock { $0 }.values
        return CKRecordKeyValueIterator(entries: values.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }[...])
    }
}

extension CKRecord {
    /// The name of a record in a zone.
    // An open class cannot be checked. All state is constant.
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        public let recordName: String
        public let zoneID: CKRecordZone.ID

        public init(recordName: String, zoneID: CKRecordZone.ID) {
            (self.recordName, self.zoneID) = (recordName, zoneID)
        }
        public convenience init(recordName: String) { self.init(recordName: recordName, zoneID: .default) }

        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override var hash: Int { recordName.hashValue }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.recordName == recordName && $0.zoneID == zoneID } ?? false
        }
    }

    public enum ReferenceAction: UInt, Sendable { case none, deleteSelf }

    /// A reference to another record.
    // An open class cannot be checked. All state is constant.
    open class Reference: NSObject, NSCopying, @unchecked Sendable {
        public let recordID: ID
        public let action: ReferenceAction

        public init(recordID: ID, action: ReferenceAction) { (self.recordID, self.action) = (recordID, action) }
        public convenience init(record: CKRecord, action: ReferenceAction) {
            self.init(recordID: record.recordID, action: action)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override var hash: Int { recordID.hash }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? Reference).map { $0.recordID == recordID && $0.action == action } ?? false
        }
    }
}

public typealias CKReference = CKRecord.Reference

/// A zone of a database.
// An open class cannot be checked. All state is constant.
open class CKRecordZone: NSObject, @unchecked Sendable {
    public let zoneID: ID

    public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
    public init(zoneID: ID) { self.zoneID = zoneID }

    open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }

    public struct Capabilities: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let fetchChanges = Capabilities(rawValue: 1)
        public static let atomic = Capabilities(rawValue: 2)
        public static let sharing = Capabilities(rawValue: 4)
    }

    open var capabilities: Capabilities { [] }

    /// The name of a zone.
    // An open class cannot be checked. All state is constant.
    open class ID: NSObject, NSCopying, @unchecked Sendable {
        public let zoneName: String
        public let ownerName: String

        public static let defaultZoneName = "_defaultZone"
        public static let `default` = ID(zoneName: defaultZoneName)

        public init(zoneName: String = "_defaultZone", ownerName: String = CKCurrentUserDefaultName) {
            (self.zoneName, self.ownerName) = (zoneName, ownerName)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
        open override var hash: Int { zoneName.hashValue }
        open override func isEqual(_ object: Any?) -> Bool {
            (object as? ID).map { $0.zoneName == zoneName && $0.ownerName == ownerName } ?? false
        }
    }
}

/// A query for records.
// An open class cannot be checked. Every property that changes is guarded.
open class CKQuery: NSObject, NSCopying, @unchecked Sendable {
    public let recordType: CKRecord.RecordType
    public let predicate: NSPredicate
    @_Guarded open var sortDescriptors: [NSSortDescriptor]?

    public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
        (self.recordType, self.predicate) = (recordType, predicate)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = CKQuery(recordType: recordType, predicate: predicate)
        copy.sortDescriptors = sortDescriptors
        return copy
    }
}

/// A place in the history of a zone. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class CKServerChangeToken: NSObject, NSSecureCoding, @unchecked Sendable {
    public required init?(coder: NSCoder) { nil }
    open func encode(with coder: NSCoder) {}
    public static var supportsSecureCoding: Bool { true }
}
