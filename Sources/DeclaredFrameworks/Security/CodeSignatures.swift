import Foundation
import FoundationSupplement

// Signatures of a Mac's programs. What runs here has none.

/// A program that runs.
public final class SecCode: Sendable {}
/// A program on the disk.
public final class SecStaticCode: Sendable {}
/// What a signature must fulfill.
public final class SecRequirement: Sendable {}

public struct SecCSFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let kSecCSSigningInformation: UInt32 = 1 << 1
public let kSecCSRequirementInformation: UInt32 = 1 << 2
public let kSecCSStrictValidate: UInt32 = 1 << 4
public let kSecCSCheckAllArchitectures: UInt32 = 1 << 0
public var kSecCodeInfoTeamIdentifier: CFString { "teamid" }
public var kSecCodeInfoIdentifier: CFString { "identifier" }
public var kSecCodeInfoCertificates: CFString { "certificates" }
public let errSecCSUnsigned: OSStatus = -67062

public func SecStaticCodeCreateWithPath(
    _ path: CFURL, _ flags: SecCSFlags, _ staticCode: UnsafeMutablePointer<SecStaticCode?>
) -> OSStatus { errSecCSUnsigned }
public func SecCodeCopySelf(_ flags: SecCSFlags, _ self: UnsafeMutablePointer<SecCode?>) -> OSStatus { errSecCSUnsigned }
public func SecCodeCopyStaticCode(
    _ code: SecCode, _ flags: SecCSFlags, _ staticCode: UnsafeMutablePointer<SecStaticCode?>
) -> OSStatus { errSecCSUnsigned }
public func SecCodeCopySigningInformation(
    _ code: SecStaticCode, _ flags: SecCSFlags, _ information: UnsafeMutablePointer<CFDictionary?>
) -> OSStatus { errSecCSUnsigned }
public func SecStaticCodeCheckValidity(_ staticCode: SecStaticCode, _ flags: SecCSFlags, _ requirement: SecRequirement?) -> OSStatus {
    errSecCSUnsigned
}
public func SecCodeCheckValidity(_ code: SecCode, _ flags: SecCSFlags, _ requirement: SecRequirement?) -> OSStatus { errSecCSUnsigned }
