@_exported import Foundation
import FoundationSupplement

/// The content of a notification.
// An open class cannot be checked. Every property that changes is guarded.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    @_Guarded public fileprivate(set) var values = Values()

    /// The values of a content.
    public struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var targetContentIdentifier: String?
        var launchImageName = ""
        var summaryArgument = ""
        var summaryArgumentCount = 1
        var filterCriteria: String?
        var attachments: [UNNotificationAttachment] = []
        var userInfo: [AnyHashable: Any] = [:]
        var interruptionLevel = UNNotificationInterruptionLevel.active
        var relevanceScore = 0.0
    }

    public override init() {}
    fileprivate init(_ values: Values) { self.values = values }

    open var title: String { values.title }
    open var subtitle: String { values.subtitle }
    open var body: String { values.body }
    open var badge: NSNumber? { values.badge }
    open var sound: UNNotificationSound? { values.sound }
    open var categoryIdentifier: String { values.categoryIdentifier }
    open var threadIdentifier: String { values.threadIdentifier }
    open var targetContentIdentifier: String? { values.targetContentIdentifier }
    open var launchImageName: String { values.launchImageName }
    open var summaryArgument: String { values.summaryArgument }
    open var summaryArgumentCount: Int { values.summaryArgumentCount }
    open var filterCriteria: String? { values.filterCriteria }
    open var attachments: [UNNotificationAttachment] { values.attachments }
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    open var relevanceScore: Double { values.relevanceScore }

    /// Returns a copy, without what the system would add for people of the provider.
    open func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        UNNotificationContent(values)
    }

    open override func copy() -> Any { UNNotificationContent(values) }
    open override func mutableCopy() -> Any { UNMutableNotificationContent(values) }
}

/// The editable content of a notification.
// The subclass adds no state.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    open override var title: String { get { values.title } set { values.title = newValue } }
    open override var subtitle: String { get { values.subtitle } set { values.subtitle = newValue } }
    open override var body: String { get { values.body } set { values.body = newValue } }
    open override var badge: NSNumber? { get { values.badge } set { values.badge = newValue } }
    open override var sound: UNNotificationSound? { get { values.sound } set { values.sound = newValue } }
    open override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    open override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    open override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    open override var launchImageName: String {
        get { values.launchImageName }
        set { values.launchImageName = newValue }
    }
    open override var summaryArgument: String {
        get { values.summaryArgument }
        set { values.summaryArgument = newValue }
    }
    open override var summaryArgumentCount: Int {
        get { values.summaryArgumentCount }
        set { values.summaryArgumentCount = newValue }
    }
    open override var filterCriteria: String? {
        get { values.filterCriteria }
        set { values.filterCriteria = newValue }
    }
    open override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    open override var userInfo: [AnyHashable: Any] { get { values.userInfo } set { values.userInfo = newValue } }
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    open override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
    open override func updating(from provider: any UNNotificationContentProviding) throws -> UNNotificationContent {
        UNMutableNotificationContent(values)
    }
}

/// What gives a notification its people, such as an intent.
public protocol UNNotificationContentProviding: NSObjectProtocol {}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// A file that a notification shows.
// An open class cannot be checked. All state is constant.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
    public let identifier: String
    public let url: URL

    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        (self.identifier, url) = (identifier, URL)
    }

    /// The type of the file, by its extension.
    open var type: String {
        switch url.pathExtension.lowercased() {
        case "jpg", "jpeg": "public.jpeg"
        case "png": "public.png"
        case "gif": "com.compuserve.gif"
        case "mp3": "public.mp3"
        case "m4a": "com.apple.m4a-audio"
        case "wav": "com.microsoft.waveform-audio"
        case "aif", "aiff": "public.aiff-audio"
        case "mp4": "public.mpeg-4"
        case "mov": "com.apple.quicktime-movie"
        default: "public.data"
        }
    }
}

public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey = "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// A sound, which is not played here.
// An open class cannot be checked. There is no state.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    open class var `default`: UNNotificationSound { UNNotificationSound() }
    open class var defaultCritical: UNNotificationSound { UNNotificationSound() }
    open class var defaultRingtone: UNNotificationSound { UNNotificationSound() }

    public override init() {}
    public convenience init(named name: UNNotificationSoundName) { self.init() }

    open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { UNNotificationSound() }
    open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound() }
    open class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { UNNotificationSound() }
    open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound() }
}
