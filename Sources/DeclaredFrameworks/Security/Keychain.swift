import Foundation
import FoundationSupplement
import Synchronization

/// The keychain of this program, which is kept in memory.
final class Keychain: Sendable {
    static let shared = Keychain()

    /// An item. Its values are those that the program gave, copied into an immutable dictionary.
    private struct Item: @unchecked Sendable {  // No value changes: the dictionary's objects are copies or constants.
        var values: [String: Any]
        /// The item's number, which persistent references hold.
        let number: Int

        var reference: Data { Data("item \(number)".utf8) }
    }

    private struct State {
        var items: [Item] = []
        var count = 0
    }

    private let state = Mutex(State())

    /// The attributes that together identify an item of a class.
    private static func primaryKeys(of itemClass: String) -> [String] {
        let keys: [CFString]
        switch itemClass {
        case name(kSecClassInternetPassword):
            keys = [
                kSecAttrAccount, kSecAttrSecurityDomain, kSecAttrServer, kSecAttrProtocol, kSecAttrAuthenticationType,
                kSecAttrPort, kSecAttrPath,
            ]
        case name(kSecClassGenericPassword): keys = [kSecAttrAccount, kSecAttrService]
        case name(kSecClassKey): keys = [kSecAttrApplicationLabel, kSecAttrApplicationTag, kSecAttrKeyType]
        default: keys = [kSecAttrLabel, kSecValueRef, kSecValueData]
        }
        return (keys + [kSecAttrAccessGroup, kSecAttrSynchronizable]).map(name)
    }

    private static let classes = Set(
        [kSecClassGenericPassword, kSecClassInternetPassword, kSecClassCertificate, kSecClassKey, kSecClassIdentity]
            .map(name))

    /// The keys of a query that say how to search or what to return, not what an item has.
    private static let instructions = Set(
        [
            kSecMatchLimit, kSecMatchCaseInsensitive, kSecMatchItemList, kSecReturnData, kSecReturnAttributes,
            kSecReturnRef, kSecReturnPersistentRef, kSecValueData, kSecValueRef, kSecValuePersistentRef,
            kSecUseOperationPrompt, kSecUseAuthenticationUI, kSecUseAuthenticationContext,
            kSecUseDataProtectionKeychain,
        ].map(name))

    func add(_ attributes: [String: Any]) -> (OSStatus, AnyObject?) {
        guard let itemClass = attributes[name(kSecClass)] as? String, Self.classes.contains(itemClass) else {
            return (errSecParam, nil)
        }
        var values = attributes.filter { !Self.instructions.contains($0.key) || $0.key == name(kSecValueData) }
        if let value = values[name(kSecValueData)] {
            guard let data = value as? Data else { return (errSecParam, nil) }
            values[name(kSecValueData)] = data
        }
        values[name(kSecAttrCreationDate)] = values[name(kSecAttrCreationDate)] ?? Date()
        values[name(kSecAttrModificationDate)] = values[name(kSecAttrModificationDate)] ?? Date()
        let new = values
        let (status, answer) = state.withLock { state -> (OSStatus, Answer) in
            guard !state.items.contains(where: { Self.areSame($0.values, new) }) else {
                return (errSecDuplicateItem, Answer(nil))
            }
            state.count += 1
            let item = Item(values: new, number: state.count)
            state.items.append(item)
            return (errSecSuccess, Answer(Self.result(of: item, for: attributes)))
        }
        return (status, answer.object)
    }

    func copyMatching(_ query: [String: Any]) -> (OSStatus, AnyObject?) {
        guard Self.isQuery(query) else { return (errSecParam, nil) }
        let (status, answer) = state.withLock { state -> (OSStatus, Answer) in
            let found = state.items.filter { Self.matches($0, query) }
            guard !found.isEmpty else { return (errSecItemNotFound, Answer(nil)) }
            let limit = query[name(kSecMatchLimit)]
            let wanted = (limit as? String) == name(kSecMatchLimitAll) ? Int.max : (limit as? Int) ?? 1
            if wanted == 1 { return (errSecSuccess, Answer(Self.result(of: found[0], for: query))) }
            let results = found.prefix(wanted).compactMap { Self.result(of: $0, for: query) }
            return (errSecSuccess, Answer(results.isEmpty ? nil : NSArray(array: results)))
        }
        return (status, answer.object)
    }

    func update(_ query: [String: Any], with changes: [String: Any]) -> OSStatus {
        guard Self.isQuery(query), changes[name(kSecClass)] == nil else { return errSecParam }
        let changes = Item(
            values: changes.filter { $0.key == name(kSecValueData) || !Self.instructions.contains($0.key) }, number: 0)
        return state.withLock { state in
            let places = state.items.indices.filter { Self.matches(state.items[$0], query) }
            guard !places.isEmpty else { return errSecItemNotFound }
            var items = state.items
            for place in places {
                items[place].values.merge(changes.values) { $1 }
                items[place].values[name(kSecAttrModificationDate)] = Date()
                let others = items.indices.filter { $0 != place }
                if others.contains(where: { Self.areSame(items[$0].values, items[place].values) }) {
                    return errSecDuplicateItem
                }
            }
            state.items = items
            return errSecSuccess
        }
    }

    func delete(_ query: [String: Any]) -> OSStatus {
        guard Self.isQuery(query) else { return errSecParam }
        return state.withLock { state in
            let count = state.items.count
            state.items.removeAll { Self.matches($0, query) }
            return state.items.count < count ? errSecSuccess : errSecItemNotFound
        }
    }

    // MARK: Comparing

    private static func isQuery(_ query: [String: Any]) -> Bool {
        if query[name(kSecValuePersistentRef)] != nil { return true }
        return (query[name(kSecClass)] as? String).map(classes.contains) ?? false
    }

    private static func areSame(_ first: [String: Any], _ second: [String: Any]) -> Bool {
        guard let itemClass = first[name(kSecClass)] as? String, itemClass == second[name(kSecClass)] as? String else {
            return false
        }
        return primaryKeys(of: itemClass).allSatisfy { areEqual(first[$0], second[$0]) }
    }

    private static func matches(_ item: Item, _ query: [String: Any]) -> Bool {
        if let reference = query[name(kSecValuePersistentRef)] {
            guard (reference as? Data) == item.reference else { return false }
        }
        let synchronizable = name(kSecAttrSynchronizable)
        // A query that does not say so does not find items of iCloud's keychain.
        if query[synchronizable] == nil, (item.values[synchronizable] as? NSNumber)?.boolValue == true { return false }
        return query.allSatisfy { key, value in
            if instructions.contains(key) || key == name(kSecAttrAccessControl) { return true }
            if key == synchronizable {
                if (value as? String) == name(kSecAttrSynchronizableAny) { return true }
                return (value as? NSNumber)?.boolValue ?? false == (item.values[key] as? NSNumber)?.boolValue ?? false
            }
            return areEqual(item.values[key], value)
        }
    }

    private static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        guard let first, let second else { return first == nil && second == nil }
        return ((first as AnyObject) as? NSObject)?.isEqual(second as AnyObject) ?? false
    }

    // MARK: Answering

    /// An object that is made for one caller.
    private struct Answer: @unchecked Sendable {  // Nothing but the caller has the object.
        let object: AnyObject?
        init(_ object: AnyObject?) { self.object = object }
    }

    private static func result(of item: Item, for query: [String: Any]) -> AnyObject? {
        func wants(_ key: CFString) -> Bool { (query[name(key)] as? NSNumber)?.boolValue ?? false }
        let data = item.values[name(kSecValueData)] as? Data
        if wants(kSecReturnAttributes) {
            var values = item.values
            if !wants(kSecReturnData) { values[name(kSecValueData)] = nil }
            if wants(kSecReturnPersistentRef) { values[name(kSecValuePersistentRef)] = item.reference }
            return NSDictionary(dictionary: values)
        }
        if wants(kSecReturnData), wants(kSecReturnPersistentRef) {
            var values: [String: Any] = [name(kSecValuePersistentRef): item.reference]
            values[name(kSecValueData)] = data
            return NSDictionary(dictionary: values)
        }
        if wants(kSecReturnData) { return data.map { NSData(data: $0) } }
        if wants(kSecReturnPersistentRef) { return NSData(data: item.reference) }
        return nil
    }
}

/// A constant as a dictionary's key.
private func name(_ constant: CFString) -> String { String(describing: constant) }
