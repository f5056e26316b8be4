import Foundation

/// The attribute of a part of a name: which property of the contact it is. No part has it here.
public let CNContactPropertyAttribute = "contactProperty"
public let CNPostalAddressPropertyAttribute = "property"
public let CNPostalAddressLocalizedPropertyNameAttribute = "localizedPropertyName"

extension CNContactFormatter {
    public class func attributedString(
        from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? {
        string(from: contact, style: style).map { NSAttributedString(string: $0, attributes: keyed(attributes)) }
    }

    public func attributedString(
        from contact: CNContact, defaultAttributes attributes: [AnyHashable: Any]? = nil
    ) -> NSAttributedString? { Self.attributedString(from: contact, style: style, defaultAttributes: attributes) }
}

extension CNPostalAddressFormatter {
    public class func attributedString(
        from postalAddress: CNPostalAddress, style: CNPostalAddressFormatterStyle,
        withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString {
        NSAttributedString(string: string(from: postalAddress, style: style), attributes: keyed(attributes))
    }

    public func attributedString(
        from postalAddress: CNPostalAddress, withDefaultAttributes attributes: [AnyHashable: Any] = [:]
    ) -> NSAttributedString { Self.attributedString(from: postalAddress, style: style, withDefaultAttributes: attributes) }
}

private func keyed(_ attributes: [AnyHashable: Any]?) -> [NSAttributedString.Key: Any] {
    var keyed: [NSAttributedString.Key: Any] = [:]
    for (key, value) in attributes ?? [:] {
        if let key = key as? NSAttributedString.Key { keyed[key] = value }
        if let name = key as? String { keyed[NSAttributedString.Key(rawValue: name)] = value }
    }
    return keyed
}

extension CNPostalAddress {
    /// The English word for a part of an address.
    public class func localizedString(forKey key: String) -> String {
        switch key {
        case CNPostalAddressStreetKey: "street"
        case CNPostalAddressSubLocalityKey: "neighborhood"
        case CNPostalAddressCityKey: "city"
        case CNPostalAddressSubAdministrativeAreaKey: "county"
        case CNPostalAddressStateKey: "state"
        case CNPostalAddressPostalCodeKey: "ZIP"
        case CNPostalAddressCountryKey: "country/region"
        case CNPostalAddressISOCountryCodeKey: "country code"
        default: key
        }
    }
}
