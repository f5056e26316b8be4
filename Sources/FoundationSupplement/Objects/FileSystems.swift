import Foundation
import os

/// Fills in the sizes of the volume. Returns 0.
@discardableResult public func statfs(_ path: UnsafePointer<CChar>!, _ buffer: UnsafeMutablePointer<os.statfs>!) -> Int32 {
    buffer.pointee.f_bsize = 4096
    buffer.pointee.f_iosize = 1_048_576
    buffer.pointee.f_blocks = UInt64(_Volume.capacity / 4096)
    buffer.pointee.f_bfree = UInt64(_Volume.freeSpace / 4096)
    buffer.pointee.f_bavail = buffer.pointee.f_bfree
    return 0
}

/// The one volume of every picture. Modules whose sources ask for a volume's properties get them from here.
public enum _Volume {
    public static let name = "Macintosh HD"
    /// In bytes, as the two below.
    public static let capacity = 256_000_000_000
    public static let freeSpace = 64_000_000_000
    public static let url = URL(fileURLWithPath: "/")
}

extension URLResourceKey {
    public static let volumeTypeNameKey = URLResourceKey(rawValue: "NSURLVolumeTypeNameKey")
    public static let volumeSubtypeKey = URLResourceKey(rawValue: "NSURLVolumeSubtypeKey")
    public static let volumeMountFromLocationKey = URLResourceKey(rawValue: "NSURLVolumeMountFromLocationKey")
    public static let volumeSupportsFileProtectionKey = URLResourceKey(rawValue: "NSURLVolumeSupportsFileProtectionKey")
    public static let volumeSupportsAccessPermissionsKey =
        URLResourceKey(rawValue: "NSURLVolumeSupportsAccessPermissionsKey")
    public static let volumeSupportsImmutableFilesKey = URLResourceKey(rawValue: "NSURLVolumeSupportsImmutableFilesKey")
    public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
    public static let fileContentIdentifierKey = URLResourceKey(rawValue: "NSURLFileContentIdentifierKey")
    public static let mayShareFileContentKey = URLResourceKey(rawValue: "NSURLMayShareFileContentKey")
    public static let mayHaveExtendedAttributesKey = URLResourceKey(rawValue: "NSURLMayHaveExtendedAttributesKey")
    public static let isPurgeableKey = URLResourceKey(rawValue: "NSURLIsPurgeableKey")
    public static let isSparseKey = URLResourceKey(rawValue: "NSURLIsSparseKey")
    public static let directoryEntryCountKey = URLResourceKey(rawValue: "NSURLDirectoryEntryCountKey")
    public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
}

/// How a file is encrypted while the device is locked. Files are not encrypted here.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
    public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
    public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
    public static let completeUntilFirstUserAuthentication =
        URLFileProtection(rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
    public static let completeWhenUserInactive = URLFileProtection(rawValue: "NSURLFileProtectionCompleteWhenUserInactive")
}

extension URLResourceValues {
    public var fileProtection: URLFileProtection? { nil }
    public var volumeTypeName: String? { "apfs" }
    public var volumeSubtype: Int? { 0 }
    public var volumeMountFromLocation: String? { "/dev/disk3s1s1" }
}
