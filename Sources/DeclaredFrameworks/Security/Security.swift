// The Security framework, as far as widgets and what they share with their apps use it. The keychain is kept in memory
// and is empty when the program starts. Random bytes come from the system generator. Keys, certificates and trust
// cannot be made: their functions return nil or an error, as those of a device whose keystore refuses.
@_exported import Foundation
@_exported import FoundationSupplement

// MARK: Status codes

public var errSecSuccess: OSStatus { 0 }
public var errSecUnimplemented: OSStatus { -4 }
public var errSecDiskFull: OSStatus { -34 }
public var errSecIO: OSStatus { -36 }
public var errSecOpWr: OSStatus { -49 }
public var errSecParam: OSStatus { -50 }
public var errSecWrPerm: OSStatus { -61 }
public var errSecAllocate: OSStatus { -108 }
public var errSecUserCanceled: OSStatus { -128 }
public var errSecBadReq: OSStatus { -909 }
public var errSecInternalComponent: OSStatus { -2070 }
public var errSecNotAvailable: OSStatus { -25291 }
public var errSecReadOnly: OSStatus { -25292 }
public var errSecAuthFailed: OSStatus { -25293 }
public var errSecNoSuchKeychain: OSStatus { -25294 }
public var errSecInvalidKeychain: OSStatus { -25295 }
public var errSecDuplicateKeychain: OSStatus { -25296 }
public var errSecDuplicateItem: OSStatus { -25299 }
public var errSecItemNotFound: OSStatus { -25300 }
public var errSecBufferTooSmall: OSStatus { -25301 }
public var errSecDataTooLarge: OSStatus { -25302 }
public var errSecNoSuchAttr: OSStatus { -25303 }
public var errSecInvalidItemRef: OSStatus { -25304 }
public var errSecNoSuchClass: OSStatus { -25306 }
public var errSecNoDefaultKeychain: OSStatus { -25307 }
public var errSecInteractionNotAllowed: OSStatus { -25308 }
public var errSecInteractionRequired: OSStatus { -25315 }
public var errSecDataNotAvailable: OSStatus { -25316 }
public var errSecDecode: OSStatus { -26275 }
public var errSecMissingEntitlement: OSStatus { -34018 }
public var errSecInvalidData: OSStatus { -67673 }
public var errSecInvalidKeyAttributeMask: OSStatus { -67738 }
public var errSecVerifyFailed: OSStatus { -67808 }
public var errSecNotTrusted: OSStatus { -67843 }

/// The texts of iOS, which gives few codes a sentence of their own.
private let messages: [OSStatus: String] = [
    errSecSuccess: "No error.",
    errSecUnimplemented: "Function or operation not implemented.",
    errSecIO: "I/O error.",
    errSecParam: "One or more parameters passed to a function were not valid.",
    errSecAllocate: "Failed to allocate memory.",
    errSecUserCanceled: "User canceled the operation.",
    errSecNotAvailable: "No keychain is available. You may need to restart your computer.",
    errSecAuthFailed: "The user name or passphrase you entered is not correct.",
    errSecDuplicateItem: "The specified item already exists in the keychain.",
    errSecItemNotFound: "The specified item could not be found in the keychain.",
    errSecNoSuchAttr: "The specified attribute does not exist.",
    errSecInteractionNotAllowed: "User interaction is not allowed.",
    errSecDecode: "Unable to decode the provided data.",
    errSecMissingEntitlement: "A required entitlement isn't present.",
]

/// Returns the text of a status, in English.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
    NSString(string: messages[status] ?? "OSStatus \(status)")
}

// MARK: Random bytes

/// A source of random bytes. There is only the default one.
public final class SecRandom: Sendable {
    static let system = SecRandom()
}

public typealias SecRandomRef = SecRandom

public var kSecRandomDefault: SecRandomRef? { .system }

/// Fills memory from the system generator.
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32 {
    guard count >= 0 else { return errSecParam }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return errSecSuccess
}
