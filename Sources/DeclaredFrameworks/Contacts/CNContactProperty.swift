import Foundation

/// A property of a contact that someone has chosen. Nothing can make one here.
// An open class cannot be checked. All state is constant.
open class CNContactProperty: NSObject, @unchecked Sendable {
    public let contact: CNContact
    public let key: String
    open var value: Any? { nil }
    open var identifier: String? { nil }
    open var label: String? { nil }

    init(contact: CNContact, key: String) { (self.contact, self.key) = (contact, key) }
}
