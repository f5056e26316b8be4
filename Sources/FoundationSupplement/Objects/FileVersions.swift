import Foundation

// Versions of files, which a system keeps of documents and of files in iCloud. None are kept here: a file has the current one.

/// A version of a file.
open class NSFileVersion: NSObject {
    public struct AddingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let byMoving = AddingOptions(rawValue: 1)
    }

    public struct ReplacingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let byMoving = ReplacingOptions(rawValue: 1)
    }

    public let url: URL
    open var isResolved = true
    open var isDiscardable = false

    private init(_ url: URL) { self.url = url }

    /// Nil where there is no file.
    open class func currentVersionOfItem(at url: URL) -> NSFileVersion? {
        FileManager.default.fileExists(atPath: url.path) ? NSFileVersion(url) : nil
    }
    open class func otherVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    open class func unresolvedConflictVersionsOfItem(at url: URL) -> [NSFileVersion]? { [] }
    @preconcurrency open class func getNonlocalVersionsOfItem(
        at url: URL, completionHandler: @escaping @Sendable ([NSFileVersion]?, (any Error)?) -> Void
    ) { completionHandler([], nil) }
    open class func version(itemAt url: URL, forPersistentIdentifier persistentIdentifier: Any) -> NSFileVersion? { nil }
    /// Does nothing, because no other version is kept.
    open class func removeOtherVersionsOfItem(at url: URL) throws {}

    open var localizedName: String? { url.lastPathComponent }
    open var localizedNameOfSavingComputer: String? { nil }
    open var originatorNameComponents: PersonNameComponents? { nil }
    open var modificationDate: Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }
    open var persistentIdentifier: any NSCoding { url.path as NSString }
    open var isConflict: Bool { false }
    open var hasLocalContents: Bool { true }
    open var hasThumbnail: Bool { false }

    /// - Throws: that the current version cannot be replaced by itself.
    @discardableResult open func replaceItem(at url: URL, options: ReplacingOptions = []) throws -> URL {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
    /// - Throws: that the current version cannot be removed.
    open func remove() throws { throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url]) }
}

extension FileManager {
    /// - Throws: that there is no trash, as on an iPhone.
    public func trashItem(at url: URL, resultingItemURL outResultingURL: UnsafeMutablePointer<NSURL?>?) throws {
        throw CocoaError(.featureUnsupported, userInfo: [NSURLErrorKey: url])
    }
}
