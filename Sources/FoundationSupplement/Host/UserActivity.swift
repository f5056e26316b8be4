import Foundation

/// What tells an activity from others.
public typealias NSUserActivityPersistentIdentifier = String

/// An activity of the user that can continue in another app or on another device. Widgets create activities; Darkroom
/// does not send them.
// An open class cannot be checked. Every property that changes is guarded.
open class NSUserActivity: NSObject, @unchecked Sendable {
    public typealias PersistentIdentifier = String

    @_Guarded open private(set) var activityType: String
    @_Guarded open var title: String?
    @_Guarded open var userInfo: [AnyHashable: Any]?
    @_Guarded open var requiredUserInfoKeys: Set<String>?
    @_Guarded open var needsSave = false
    @_Guarded open var webpageURL: URL?
    @_Guarded open var referrerURL: URL?
    @_Guarded open var expirationDate: Date?
    @_Guarded open var keywords: Set<String> = []
    @_Guarded open var isEligibleForHandoff = true
    @_Guarded open var isEligibleForSearch = false
    @_Guarded open var isEligibleForPublicIndexing = false
    @_Guarded open var isEligibleForPrediction = false
    @_Guarded open var persistentIdentifier: PersistentIdentifier?
    @_Guarded open var targetContentIdentifier: String?
    @_Guarded open var suggestedInvocationPhrase: String?
    /// What App Intents keeps here: the entity that the activity is about.
    @_Guarded package var storedEntity: Any?

    public init(activityType: String) {
        self.activityType = activityType
    }

    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Does nothing, because a still picture announces no activity to other devices.
    open func becomeCurrent() {}
    open func resignCurrent() {}
    open func invalidate() {}

    /// Does nothing, because the system has kept no activity of a still picture.
    open class func deleteSavedUserActivities(
        withPersistentIdentifiers persistentIdentifiers: [PersistentIdentifier], completionHandler handler: @escaping @Sendable () -> Void
    ) { handler() }

    /// Does nothing, because the system has kept no activity of a still picture.
    open class func deleteAllSavedUserActivities(completionHandler handler: @escaping @Sendable () -> Void) { handler() }

    open class func deleteSavedUserActivities(withPersistentIdentifiers persistentIdentifiers: [PersistentIdentifier]) async {}
    open class func deleteAllSavedUserActivities() async {}
}

extension NSUserActivity {
    public enum TypedPayloadError: Error { case invalidContent, encodingError }

    /// Writes a value's properties into `userInfo`.
    ///
    /// - Throws: ``TypedPayloadError/encodingError`` for a value that cannot be encoded or has no keys.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        guard let data = try? PropertyListEncoder().encode(payload),
            let values = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { throw TypedPayloadError.encodingError }
        addUserInfoEntries(from: values)
    }

    /// Reads a value's properties from `userInfo`.
    ///
    /// - Throws: ``TypedPayloadError/invalidContent`` where they are missing or of other types.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        // Entries that are no values of a property list belong to others.
        let values = (userInfo ?? [:]).filter { key, value in
            key.base is String && PropertyListSerialization.propertyList(value, isValidFor: .binary)
        }
        let list = Dictionary(uniqueKeysWithValues: values.map { ($0.key.base as? String ?? "", $0.value) })
        guard let data = try? PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0),
            let payload = try? PropertyListDecoder().decode(type, from: data)
        else { throw TypedPayloadError.invalidContent }
        return payload
    }
}

/// The activity type for opening a web page in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
