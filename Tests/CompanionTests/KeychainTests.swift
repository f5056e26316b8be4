import Foundation
import Security
import SwiftUI
import Testing

/// The keychain in memory answers as the device's does. Each test has a service of its own.
@Suite struct KeychainTests {
    /// What most apps' wrappers do.
    private struct Store {
        let service: String

        func query(_ account: String) -> [String: Any] {
            [
                kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: service,
                kSecAttrAccount as String: account,
            ]
        }

        func save(_ text: String, _ account: String) -> OSStatus {
            var attributes = query(account)
            attributes[kSecValueData as String] = Data(text.utf8)
            attributes[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
            return SecItemAdd(attributes as CFDictionary, nil)
        }

        func load(_ account: String) -> (OSStatus, String?) {
            var query = query(account)
            query[kSecReturnData as String] = kCFBooleanTrue
            query[kSecMatchLimit as String] = kSecMatchLimitOne
            var item: CFTypeRef?
            let status = SecItemCopyMatching(query as CFDictionary, &item)
            return (status, (item as? Data).map { String(decoding: $0, as: UTF8.self) })
        }
    }

    @Test func anItemIsAddedFoundChangedAndDeleted() {
        let store = Store(service: "life")
        #expect(store.load("me") == (errSecItemNotFound, nil))
        #expect(store.save("first", "me") == errSecSuccess)
        #expect(store.save("again", "me") == errSecDuplicateItem)
        #expect(store.load("me") == (errSecSuccess, "first"))
        #expect(store.load("you") == (errSecItemNotFound, nil))
        let change = [kSecValueData: Data("second".utf8)] as [CFString: Any]
        #expect(SecItemUpdate(store.query("me") as CFDictionary, change as CFDictionary) == errSecSuccess)
        #expect(store.load("me") == (errSecSuccess, "second"))
        #expect(SecItemUpdate(store.query("you") as CFDictionary, change as CFDictionary) == errSecItemNotFound)
        #expect(SecItemDelete(store.query("me") as CFDictionary) == errSecSuccess)
        #expect(SecItemDelete(store.query("me") as CFDictionary) == errSecItemNotFound)
    }

    @Test func allItemsAreFoundWithTheirAttributes() throws {
        let store = Store(service: "many")
        for account in ["a", "b", "c"] { #expect(store.save("text of \(account)", account) == errSecSuccess) }
        let query: [CFString: Any] = [
            kSecClass: kSecClassGenericPassword, kSecAttrService: "many", kSecMatchLimit: kSecMatchLimitAll,
            kSecReturnAttributes: true, kSecReturnData: true,
        ]
        var result: AnyObject?
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecSuccess)
        let items = try #require(result as? [[String: Any]])
        #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["a", "b", "c"])
        #expect(items.compactMap { $0[kSecValueData as String] as? Data }.map(\.count) == [9, 9, 9])
        #expect(
            SecItemDelete([kSecClass: kSecClassGenericPassword, kSecAttrService: "many"] as CFDictionary)
                == errSecSuccess)
        #expect(SecItemCopyMatching(query as CFDictionary, &result) == errSecItemNotFound)
    }

    @Test func itemsOfICloudAreFoundOnlyWhereAsked() {
        let store = Store(service: "cloud")
        var attributes = store.query("me")
        attributes[kSecAttrSynchronizable as String] = true
        attributes[kSecValueData as String] = Data("far".utf8)
        #expect(SecItemAdd(attributes as CFDictionary, nil) == errSecSuccess)
        #expect(store.load("me").0 == errSecItemNotFound)
        var query = store.query("me")
        query[kSecAttrSynchronizable as String] = kSecAttrSynchronizableAny
        #expect(SecItemCopyMatching(query as CFDictionary, nil) == errSecSuccess)
    }

    @Test func whatIsWrongIsRefused() {
        #expect(SecItemAdd([kSecAttrAccount: "me"] as CFDictionary, nil) == errSecParam)
        #expect(SecItemCopyMatching([kSecClass: "nothing"] as CFDictionary, nil) == errSecParam)
        #expect(
            SecCopyErrorMessageString(errSecItemNotFound, nil) as String?
                == "The specified item could not be found in the keychain.")
        var error: Unmanaged<CFError>?
        #expect(SecKeyCreateRandomKey([kSecAttrKeyType: kSecAttrKeyTypeRSA] as CFDictionary, &error) == nil)
        #expect((error?.takeRetainedValue() as Error?).map { ($0 as NSError).code } == Int(errSecUnimplemented))
    }

    @Test func randomBytesFillTheBuffer() {
        var bytes = [UInt8](repeating: 0, count: 64)
        #expect(SecRandomCopyBytes(kSecRandomDefault, bytes.count, &bytes) == errSecSuccess)
        #expect(Set(bytes).count > 16)
    }
}
