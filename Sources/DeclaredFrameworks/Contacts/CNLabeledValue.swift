/// A value of a contact with a label, such as the phone number at home.
// An open class cannot be checked. All state is constant.
open class CNLabeledValue<ValueType: NSObject & NSCopying>: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    public let label: String?
    public let value: ValueType

    public init(label: String?, value: ValueType) {
        (identifier, self.label, self.value) = (UUID().uuidString, label, value)
    }

    private init(_ identifier: String, _ label: String?, _ value: ValueType) {
        (self.identifier, self.label, self.value) = (identifier, label, value)
    }

    open func settingLabel(_ label: String?) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    open func settingValue(_ value: ValueType) -> CNLabeledValue { CNLabeledValue(identifier, label, value) }
    open func settingLabel(_ label: String?, value: ValueType) -> CNLabeledValue {
        CNLabeledValue(identifier, label, value)
    }

    /// The English word of a label of Apple's, and any other label as it is.
    open class func localizedString(forLabel label: String) -> String {
        guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
        switch label.dropFirst(4).dropLast(4) {
        case "HomeFAX": return "home fax"
        case "WorkFAX": return "work fax"
        case "OtherFAX": return "other fax"
        case "HomePage": return "homepage"
        case "Apple Watch": return "Apple Watch"
        case let name: return name.lowercased()
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { value.hash }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? CNLabeledValue<ValueType>).map { $0.label == label && $0.value.isEqual(value) } ?? false
    }
}

/// A phone number as it is written.
// An open class cannot be checked. All state is constant.
open class CNPhoneNumber: NSObject, NSCopying, @unchecked Sendable {
    public let stringValue: String

    public init(stringValue string: String) { stringValue = string }

    var digits: String { stringValue.filter(\.isNumber) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
    open override var hash: Int { stringValue.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNPhoneNumber)?.stringValue == stringValue }
}

/// Someone whom a contact knows.
// An open class cannot be checked. All state is constant.
open class CNContactRelation: NSObject, NSCopying, @unchecked Sendable {
    public let name: String
    public init(name: String) { self.name = name }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A profile of a social network.
// An open class cannot be checked. All state is constant.
open class CNSocialProfile: NSObject, NSCopying, @unchecked Sendable {
    public let urlString: String
    public let username: String
    public let userIdentifier: String
    public let service: String

    public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
        (self.urlString, self.username) = (urlString ?? "", username ?? "")
        (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An address of a messaging service.
// An open class cannot be checked. All state is constant.
open class CNInstantMessageAddress: NSObject, NSCopying, @unchecked Sendable {
    public let username: String
    public let service: String

    public init(username: String, service: String) { (self.username, self.service) = (username, service) }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
