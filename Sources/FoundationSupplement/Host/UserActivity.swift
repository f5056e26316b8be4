import Foundation

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
}

/// The activity type for opening a web page in an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
