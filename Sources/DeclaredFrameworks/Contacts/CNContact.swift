/// A contact.
// An open class cannot be checked. Every property that changes is guarded.
open class CNContact: NSObject, NSCopying, NSMutableCopying, Identifiable, @unchecked Sendable {
    /// The values of a contact.
    struct Values {
        var identifier = UUID().uuidString
        var contactType = CNContactType.person
        /// By the names of their keys.
        var texts: [String: String] = [:]
        var birthday: DateComponents?
        var nonGregorianBirthday: DateComponents?
        var imageData: Data?
        var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
        var emailAddresses: [CNLabeledValue<NSString>] = []
        var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
        var urlAddresses: [CNLabeledValue<NSString>] = []
        var contactRelations: [CNLabeledValue<CNContactRelation>] = []
        var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
        var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
        var dates: [CNLabeledValue<NSDateComponents>] = []
    }

    @_Guarded var values = Values()

    public override init() {}
    init(_ values: Values) { self.values = values }

    open var id: String { identifier }
    open var identifier: String { values.identifier }
    open var contactType: CNContactType { values.contactType }
    open var namePrefix: String { text(CNContactNamePrefixKey) }
    open var givenName: String { text(CNContactGivenNameKey) }
    open var middleName: String { text(CNContactMiddleNameKey) }
    open var familyName: String { text(CNContactFamilyNameKey) }
    open var previousFamilyName: String { text(CNContactPreviousFamilyNameKey) }
    open var nameSuffix: String { text(CNContactNameSuffixKey) }
    open var nickname: String { text(CNContactNicknameKey) }
    open var organizationName: String { text(CNContactOrganizationNameKey) }
    open var departmentName: String { text(CNContactDepartmentNameKey) }
    open var jobTitle: String { text(CNContactJobTitleKey) }
    open var phoneticGivenName: String { text(CNContactPhoneticGivenNameKey) }
    open var phoneticMiddleName: String { text(CNContactPhoneticMiddleNameKey) }
    open var phoneticFamilyName: String { text(CNContactPhoneticFamilyNameKey) }
    open var phoneticOrganizationName: String { text(CNContactPhoneticOrganizationNameKey) }
    open var note: String { text(CNContactNoteKey) }
    open var birthday: DateComponents? { values.birthday }
    open var nonGregorianBirthday: DateComponents? { values.nonGregorianBirthday }
    open var imageData: Data? { values.imageData }
    open var thumbnailImageData: Data? { values.imageData }
    open var imageDataAvailable: Bool { values.imageData != nil }
    open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { values.phoneNumbers }
    open var emailAddresses: [CNLabeledValue<NSString>] { values.emailAddresses }
    open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { values.postalAddresses }
    open var urlAddresses: [CNLabeledValue<NSString>] { values.urlAddresses }
    open var contactRelations: [CNLabeledValue<CNContactRelation>] { values.contactRelations }
    open var socialProfiles: [CNLabeledValue<CNSocialProfile>] { values.socialProfiles }
    open var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] { values.instantMessageAddresses }
    open var dates: [CNLabeledValue<NSDateComponents>] { values.dates }

    private func text(_ key: String) -> String { values.texts[key] ?? "" }

    /// A contact made here has all its keys.
    open func isKeyAvailable(_ key: String) -> Bool { true }
    open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
    open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool { false }

    open class func localizedString(forKey key: String) -> String {
        var words = ""
        for character in key { words += character.isUppercase ? " \(character.lowercased())" : "\(character)" }
        return words
    }

    open class func predicateForContacts(matchingName name: String) -> NSPredicate {
        NSPredicate { object, _ in
            guard let contact = object as? CNContact else { return false }
            let names = [
                contact.givenName, contact.middleName, contact.familyName, contact.nickname, contact.organizationName,
            ]
            return name.split(separator: " ").allSatisfy { word in
                names.contains { $0.lowercased().hasPrefix(word.lowercased()) }
            }
        }
    }
    open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
        NSPredicate { object, _ in (object as? CNContact).map { identifiers.contains($0.identifier) } ?? false }
    }
    open class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact)?.phoneNumbers.contains { $0.value.digits == phoneNumber.digits } ?? false
        }
    }
    open class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
        NSPredicate { object, _ in
            (object as? CNContact)?.emailAddresses.contains {
                ($0.value as String).lowercased() == emailAddress.lowercased()
            } ?? false
        }
    }
    open class func predicateForContactsInGroup(withIdentifier groupIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }
    open class func predicateForContactsInContainer(withIdentifier containerIdentifier: String) -> NSPredicate {
        NSPredicate(value: false)
    }

    open func copy(with zone: NSZone? = nil) -> Any { CNContact(values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { CNMutableContact(values) }
    open override func copy() -> Any { copy(with: nil) }
    open override func mutableCopy() -> Any { mutableCopy(with: nil) }
    open override var hash: Int { identifier.hashValue }
    open override func isEqual(_ object: Any?) -> Bool { (object as? CNContact)?.identifier == identifier }
}
