// The titles, artists and pictures in media files, which players read. No file is opened, so an item has no value but the one
// that a program gives it.
import CoreMedia
import Foundation
import FoundationSupplement

// An open class cannot be checked. Every property that changes is guarded.
open class AVMetadataItem: NSObject, @unchecked Sendable {
    @_Guarded fileprivate var values = Values()

    /// The values of an item.
    fileprivate struct Values {
        var identifier: AVMetadataIdentifier?
        var key: (any NSCopying & NSObjectProtocol)?
        var keySpace: AVMetadataKeySpace?
        var value: (any NSCopying & NSObjectProtocol)?
        var dataType: String?
        var extendedLanguageTag: String?
        var time = CMTime.invalid
        var duration = CMTime.invalid
    }

    public override init() {}

    open var identifier: AVMetadataIdentifier? { values.identifier }
    open var key: (any NSCopying & NSObjectProtocol)? { values.key }
    open var keySpace: AVMetadataKeySpace? { values.keySpace }
    open var commonKey: AVMetadataKey? {
        guard let name = identifier?.rawValue, name.hasPrefix("comn/") else {
            return keySpace == .common ? (key as? NSString).map { AVMetadataKey(rawValue: String(describing: $0)) } : nil
        }
        return AVMetadataKey(rawValue: String(name.dropFirst(5)))
    }
    open var value: (any NSCopying & NSObjectProtocol)? { values.value }
    open var dataType: String? { values.dataType }
    open var extendedLanguageTag: String? { values.extendedLanguageTag }
    open var time: CMTime { values.time }
    open var duration: CMTime { values.duration }
    open var stringValue: String? { (value as? NSString).map { String(describing: $0) } }
    open var numberValue: NSNumber? { value as? NSNumber }
    open var dateValue: Date? { (value as? NSDate).map { Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate) } }
    open var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }

    open func load<T>(_ property: AVAsyncProperty<AVMetadataItem, T>) async throws -> T {
        throw AVError(.operationNotSupportedForAsset)
    }

    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        let name = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { item in
            let own = (item.key as? NSString).map { String(describing: $0) }
            return (name == nil || item.commonKey?.rawValue == name || own == name)
                && (keySpace == nil || item.keySpace == keySpace)
        }
    }
}

/// An item that a program describes.
// The subclass adds no state.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? { get { values.identifier } set { values.identifier = newValue } }
    open override var key: (any NSCopying & NSObjectProtocol)? { get { values.key } set { values.key = newValue } }
    open override var keySpace: AVMetadataKeySpace? { get { values.keySpace } set { values.keySpace = newValue } }
    open override var value: (any NSCopying & NSObjectProtocol)? { get { values.value } set { values.value = newValue } }
    open override var dataType: String? { get { values.dataType } set { values.dataType = newValue } }
    open override var extendedLanguageTag: String? {
        get { values.extendedLanguageTag }
        set { values.extendedLanguageTag = newValue }
    }
    open override var time: CMTime { get { values.time } set { values.time = newValue } }
    open override var duration: CMTime { get { values.duration } set { values.duration = newValue } }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == String? {
    public static var stringValue: AVAsyncProperty<AVMetadataItem, String?> { .init() }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == Data? {
    public static var dataValue: AVAsyncProperty<AVMetadataItem, Data?> { .init() }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == NSNumber? {
    public static var numberValue: AVAsyncProperty<AVMetadataItem, NSNumber?> { .init() }
}

extension AVAsyncProperty where Root == AVMetadataItem, Value == (any NSCopying & NSObjectProtocol)? {
    public static var value: AVAsyncProperty<AVMetadataItem, (any NSCopying & NSObjectProtocol)?> { .init() }
}

public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let common = AVMetadataKeySpace(rawValue: "comn")
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
    public static let quickTimeUserData = AVMetadataKeySpace(rawValue: "udta")
    public static let icy = AVMetadataKeySpace(rawValue: "icy")
}

public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
    public static let quickTimeUserData = AVMetadataFormat(rawValue: "com.apple.quicktime.udta")
}

public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyCreator = AVMetadataKey(rawValue: "creator")
    public static let commonKeySubject = AVMetadataKey(rawValue: "subject")
    public static let commonKeyDescription = AVMetadataKey(rawValue: "description")
    public static let commonKeyPublisher = AVMetadataKey(rawValue: "publisher")
    public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
    public static let commonKeyType = AVMetadataKey(rawValue: "type")
    public static let commonKeyLanguage = AVMetadataKey(rawValue: "language")
    public static let commonKeyCopyrights = AVMetadataKey(rawValue: "copyrights")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
    public static let commonKeyAuthor = AVMetadataKey(rawValue: "author")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyModel = AVMetadataKey(rawValue: "model")
    public static let commonKeySoftware = AVMetadataKey(rawValue: "software")
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let commonIdentifierTitle = AVMetadataIdentifier("comn/title")
    public static let commonIdentifierCreator = AVMetadataIdentifier("comn/creator")
    public static let commonIdentifierDescription = AVMetadataIdentifier("comn/description")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier("comn/creationDate")
    public static let commonIdentifierLanguage = AVMetadataIdentifier("comn/language")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier("comn/albumName")
    public static let commonIdentifierAuthor = AVMetadataIdentifier("comn/author")
    public static let commonIdentifierArtist = AVMetadataIdentifier("comn/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier("comn/artwork")
}
