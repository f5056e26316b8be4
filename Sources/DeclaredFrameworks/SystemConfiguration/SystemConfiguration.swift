// The SystemConfiguration framework: reachability, which agrees with Network's path, and the names of Wi-Fi networks,
// which are not told, as on a device whose user denies them.
@_exported import Foundation
@_exported import FoundationSupplement

/// What is known about reaching a host.
public final class SCNetworkReachability: Sendable {}

public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1 << 0)
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    public static let connectionAutomatic = connectionOnTraffic
}

/// What a callback gets. Its functions are Swift's, because C's cannot take classes here.
public struct SCNetworkReachabilityContext {
    public var version: CFIndex
    public var info: UnsafeMutableRawPointer?
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    public var release: ((UnsafeRawPointer) -> Void)?
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?

    public init() { version = 0 }

    public init(
        version: CFIndex, info: UnsafeMutableRawPointer?,
        retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<CFString>)?
    ) {
        (self.version, self.info) = (version, info)
        (self.retain, self.release, self.copyDescription) = (retain, release, copyDescription)
    }
}

public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = NetworkState.isReachable ? .reachable : []
    return true
}

/// Accepts the callback, which is never called, because reachability does not change during a run.
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    true
}

public func CNCopySupportedInterfaces() -> CFArray? { nil }
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
public var kCNNetworkInfoKeySSID: CFString { "SSID" }
public var kCNNetworkInfoKeyBSSID: CFString { "BSSID" }

/// A store of a Mac's settings.
public final class SCDynamicStore: Sendable {}

public typealias SCDynamicStoreCallBack = (SCDynamicStore, CFArray, UnsafeMutableRawPointer?) -> Void
/// What a store gives back to its callback. Nothing changes here, so that none is called.
public struct SCDynamicStoreContext { public init() {} }

/// Makes a store, of which nothing changes.
public func SCDynamicStoreCreate(
    _ allocator: CFAllocator?, _ name: CFString, _ callout: SCDynamicStoreCallBack?,
    _ context: UnsafeMutablePointer<SCDynamicStoreContext>?
) -> SCDynamicStore? { SCDynamicStore() }

/// A value of a store; nil, because it has none.
public func SCDynamicStoreCopyValue(_ store: SCDynamicStore?, _ key: CFString) -> CFPropertyList? { nil }

/// The name of the Mac.
public func SCDynamicStoreCopyComputerName(
    _ store: SCDynamicStore?, _ nameEncoding: UnsafeMutablePointer<CFStringEncoding>?
) -> CFString? { "Mac" }

/// The name of the Mac in its network.
public func SCDynamicStoreCopyLocalHostName(_ store: SCDynamicStore?) -> CFString? { "Mac" }

public let kSCStatusOK: Int32 = 0
public let kSCStatusFailed: Int32 = 1001
public let kSCStatusInvalidArgument: Int32 = 1002

/// The code of the last error: none.
public func SCError() -> Int32 { kSCStatusOK }
public func SCCopyLastError() -> CFError { NSError(domain: "com.apple.SystemConfiguration", code: Int(kSCStatusOK)) }
