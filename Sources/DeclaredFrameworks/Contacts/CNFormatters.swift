public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }

/// A formatter of names.
open class CNContactFormatter: Formatter {
    open var style = CNContactFormatterStyle.fullName

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor {
        ContactKeys(names: [
            CNContactNamePrefixKey, CNContactGivenNameKey, CNContactMiddleNameKey, CNContactFamilyNameKey,
            CNContactNameSuffixKey, CNContactOrganizationNameKey, CNContactTypeKey,
        ])
    }
    open class func descriptorForRequiredKeysForNameOrder() -> any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }
    open class func descriptorForRequiredKeysForDelimiter() -> any CNKeyDescriptor {
        descriptorForRequiredKeys(for: .fullName)
    }
    open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
    open class func delimiter(for contact: CNContact) -> String { " " }

    /// The parts of the name in the order of English; the organization's name where the contact has no other.
    open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
        let name: [String]
        switch style {
        case .fullName:
            name = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix]
        case .phoneticFullName:
            name = [contact.phoneticGivenName, contact.phoneticMiddleName, contact.phoneticFamilyName]
        }
        let parts = name.filter { !$0.isEmpty }
        let isOrganization = contact.contactType == .organization && !contact.organizationName.isEmpty
        if !parts.isEmpty, !isOrganization { return parts.joined(separator: " ") }
        guard style == .fullName else { return nil }
        return contact.organizationName.isEmpty ? nil : contact.organizationName
    }

    open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNContact).flatMap(string(from:)) }
}

public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// A formatter of addresses.
open class CNPostalAddressFormatter: Formatter {
    open var style = CNPostalAddressFormatterStyle.mailingAddress

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The lines of an address in the order of the United States: street; city, state and code; country.
    open class func string(from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
        let place = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }
        return [postalAddress.street, place.joined(separator: " "), postalAddress.country]
            .filter { !$0.isEmpty }.joined(separator: "\n")
    }

    open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
    open override func string(for obj: Any?) -> String? { (obj as? CNPostalAddress).map(string(from:)) }
}
