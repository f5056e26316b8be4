import Foundation

/// How a user wants contacts to be ordered.
// An open class cannot be checked. There is no state.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
    private static let only = CNContactsUserDefaults()

    open class func shared() -> CNContactsUserDefaults { only }
    open var sortOrder: CNContactSortOrder { .givenName }
    open var countryCode: String { Locale.current.region?.identifier.lowercased() ?? "us" }
}

extension CNContact {
    /// A comparison of contacts by their names, as people order them.
    public class func comparator(forNameSortOrder sortOrder: CNContactSortOrder) -> Comparator {
        { first, second in
            let (first, second) = (name(of: first, by: sortOrder), name(of: second, by: sortOrder))
            return first.localizedStandardCompare(second)
        }
    }

    private class func name(of value: Any, by sortOrder: CNContactSortOrder) -> String {
        guard let contact = value as? CNContact, sortOrder != .none else { return "" }
        let order = sortOrder == .userDefault ? CNContactsUserDefaults.shared().sortOrder : sortOrder
        let parts = [contact.givenName, contact.familyName]
        let name = (order == .familyName ? parts.reversed() : parts).filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? contact.organizationName : name
    }
}
