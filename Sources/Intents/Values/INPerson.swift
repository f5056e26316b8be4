import FoundationSupplement

/// The type of a person's handle.
public enum INPersonHandleType: Int, Sendable {
    case unknown = 0
    case emailAddress, phoneNumber
}

/// What a handle is for: the place or the device.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let home = INPersonHandleLabel(rawValue: "_$!<Home>!$_")
    public static let work = INPersonHandleLabel(rawValue: "_$!<Work>!$_")
    public static let school = INPersonHandleLabel(rawValue: "_$!<School>!$_")
    public static let iPhone = INPersonHandleLabel(rawValue: "iPhone")
    public static let mobile = INPersonHandleLabel(rawValue: "_$!<Mobile>!$_")
    public static let main = INPersonHandleLabel(rawValue: "_$!<Main>!$_")
    public static let homeFax = INPersonHandleLabel(rawValue: "_$!<HomeFAX>!$_")
    public static let workFax = INPersonHandleLabel(rawValue: "_$!<WorkFAX>!$_")
    public static let pager = INPersonHandleLabel(rawValue: "_$!<Pager>!$_")
    public static let other = INPersonHandleLabel(rawValue: "_$!<Other>!$_")
}

/// The contact information of a person.
// An open class cannot be checked. Only the initializer sets its properties.
open class INPersonHandle: NSObject, @unchecked Sendable {
    open private(set) var value: String?
    open private(set) var type: INPersonHandleType
    open private(set) var label: INPersonHandleLabel?

    public init(value: String?, type: INPersonHandleType) {
        self.value = value
        self.type = type
    }
    public convenience init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
        self.init(value: value, type: type)
        self.label = label
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPersonHandle else { return false }
        return other.value == value && other.type == type
    }

    open override var hash: Int { value.hashValue }
}

/// Where Siri's suggestion of a person comes from.
public enum INPersonSuggestionType: Int, Sendable { case none, socialProfile, instantMessageAddress }

/// A person that an intent refers to.
// An open class cannot be checked. Only the initializer sets its properties.
open class INPerson: NSObject, @unchecked Sendable {
    open private(set) var personHandle: INPersonHandle?
    open private(set) var nameComponents: PersonNameComponents?
    open private(set) var displayName: String
    open private(set) var image: INImage?
    open private(set) var contactIdentifier: String?
    open private(set) var customIdentifier: String?
    open private(set) var isMe: Bool
    open private(set) var suggestionType = INPersonSuggestionType.none
    /// The people whom Siri takes for this one. Siri is not asked here.
    open var siriMatches: [INPerson]? { nil }
    open var aliases: [INPersonHandle]? { nil }
    open var isContactSuggestion: Bool { suggestionType != .none }

    public init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool = false
    ) {
        self.personHandle = personHandle
        self.nameComponents = nameComponents
        let name = [nameComponents?.givenName, nameComponents?.familyName].compactMap { $0 }.joined(separator: " ")
        self.displayName = displayName ?? (name.isEmpty ? personHandle.value ?? "" : name)
        self.image = image
        self.contactIdentifier = contactIdentifier
        self.customIdentifier = customIdentifier
        self.isMe = isMe
    }

    public convenience init(
        personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?,
        contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType
    ) {
        self.init(
            personHandle: personHandle, nameComponents: nameComponents, displayName: displayName, image: image,
            contactIdentifier: contactIdentifier, customIdentifier: customIdentifier, isMe: isMe)
        self.suggestionType = suggestionType
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INPerson else { return false }
        return other.personHandle == personHandle && other.displayName == displayName
            && other.contactIdentifier == contactIdentifier && other.customIdentifier == customIdentifier
    }

    open override var hash: Int { displayName.hashValue }
}
