import Foundation
import Synchronization

/// The key-value store of iCloud. Here it is empty at first and keeps what the widget writes for the run, as on a
/// device without an iCloud account.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {  // Its values are guarded.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

    private static let standard = NSUbiquitousKeyValueStore()
    open class var `default`: NSUbiquitousKeyValueStore { standard }

    @_Guarded private var values: [String: Any] = [:]

    open func object(forKey aKey: String) -> Any? { values[aKey] }

    open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
    open func set(_ aString: String?, forKey aKey: String) { values[aKey] = aString }
    open func set(_ aData: Data?, forKey aKey: String) { values[aKey] = aData }
    open func set(_ anArray: [Any]?, forKey aKey: String) { values[aKey] = anArray }
    open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values[aKey] = aDictionary }
    open func set(_ value: Int64, forKey aKey: String) { values[aKey] = value }
    open func set(_ value: Double, forKey aKey: String) { values[aKey] = value }
    open func set(_ value: Bool, forKey aKey: String) { values[aKey] = value }

    open func removeObject(forKey aKey: String) { values[aKey] = nil }

    open func string(forKey aKey: String) -> String? { values[aKey] as? String }
    open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
    open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
    open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
    open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
    open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

    open var dictionaryRepresentation: [String: Any] { values }

    /// Returns true: what is in memory is all there is.
    @discardableResult open func synchronize() -> Bool { true }

    private func number(_ key: String) -> NSNumber? {
        switch values[key] {
        case let number as NSNumber: number
        case let number as Bool: NSNumber(value: number)
        case let number as Int: NSNumber(value: number)
        case let number as Int64: NSNumber(value: number)
        case let number as Double: NSNumber(value: number)
        default: nil
        }
    }
}

extension FileManager {
    /// - Throws: that iCloud is not available, as on a device without an account.
    public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }

    /// - Throws: that the file is not in iCloud, where none is.
    public func evictUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}

/// How much of a file in iCloud is on the device.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let notDownloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
    public static let downloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
    public static let current = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
}

extension URLResourceValues {
    /// Nil, because no file is in iCloud.
    public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
}

public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public var NSUbiquitousKeyValueStoreServerChange: Int { 0 }
public var NSUbiquitousKeyValueStoreInitialSyncChange: Int { 1 }
public var NSUbiquitousKeyValueStoreQuotaViolationChange: Int { 2 }
public var NSUbiquitousKeyValueStoreAccountChange: Int { 3 }

extension FileManager {
    /// Returns nil, as on a device without an iCloud account.
    public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

    /// Nil, as on a device without an iCloud account.
    public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

    public func isUbiquitousItem(at url: URL) -> Bool { false }

    /// Throws, because no item is in iCloud.
    public func startDownloadingUbiquitousItem(at url: URL) throws {
        throw CocoaError(.ubiquitousFileUnavailable, userInfo: [NSURLErrorKey: url])
    }
}
