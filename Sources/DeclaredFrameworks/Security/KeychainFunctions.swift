import Foundation
import FoundationSupplement

public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, answer) = Keychain.shared.add(entries(of: attributes))
    if status == errSecSuccess { result?.pointee = answer }
    return status
}

public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
    let (status, answer) = Keychain.shared.copyMatching(entries(of: query))
    if status == errSecSuccess { result?.pointee = answer }
    return status
}

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
    Keychain.shared.update(entries(of: query), with: entries(of: attributesToUpdate))
}

public func SecItemDelete(_ query: CFDictionary) -> OSStatus { Keychain.shared.delete(entries(of: query)) }

/// The entries of a dictionary whose keys are the keychain's constants or strings.
private func entries(of dictionary: CFDictionary) -> [String: Any] {
    var entries: [String: Any] = [:]
    for (key, value) in dictionary {
        entries[String(describing: key)] = value
    }
    return entries
}
