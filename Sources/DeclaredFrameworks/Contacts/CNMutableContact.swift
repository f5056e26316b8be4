/// A contact that can be changed.
// The subclass adds no state.
open class CNMutableContact: CNContact, @unchecked Sendable {
    private func set(_ text: String, _ key: String) { values.texts[key] = text }

    open override var namePrefix: String { get { super.namePrefix } set { set(newValue, CNContactNamePrefixKey) } }
    open override var givenName: String { get { super.givenName } set { set(newValue, CNContactGivenNameKey) } }
    open override var middleName: String { get { super.middleName } set { set(newValue, CNContactMiddleNameKey) } }
    open override var familyName: String { get { super.familyName } set { set(newValue, CNContactFamilyNameKey) } }
    open override var previousFamilyName: String {
        get { super.previousFamilyName }
        set { set(newValue, CNContactPreviousFamilyNameKey) }
    }
    open override var nameSuffix: String { get { super.nameSuffix } set { set(newValue, CNContactNameSuffixKey) } }
    open override var nickname: String { get { super.nickname } set { set(newValue, CNContactNicknameKey) } }
    open override var organizationName: String {
        get { super.organizationName }
        set { set(newValue, CNContactOrganizationNameKey) }
    }
    open override var departmentName: String {
        get { super.departmentName }
        set { set(newValue, CNContactDepartmentNameKey) }
    }
    open override var jobTitle: String { get { super.jobTitle } set { set(newValue, CNContactJobTitleKey) } }
    open override var phoneticGivenName: String {
        get { super.phoneticGivenName }
        set { set(newValue, CNContactPhoneticGivenNameKey) }
    }
    open override var phoneticMiddleName: String {
        get { super.phoneticMiddleName }
        set { set(newValue, CNContactPhoneticMiddleNameKey) }
    }
    open override var phoneticFamilyName: String {
        get { super.phoneticFamilyName }
        set { set(newValue, CNContactPhoneticFamilyNameKey) }
    }
    open override var phoneticOrganizationName: String {
        get { super.phoneticOrganizationName }
        set { set(newValue, CNContactPhoneticOrganizationNameKey) }
    }
    open override var note: String { get { super.note } set { set(newValue, CNContactNoteKey) } }
    open override var contactType: CNContactType { get { values.contactType } set { values.contactType = newValue } }
    open override var birthday: DateComponents? { get { values.birthday } set { values.birthday = newValue } }
    open override var nonGregorianBirthday: DateComponents? {
        get { values.nonGregorianBirthday }
        set { values.nonGregorianBirthday = newValue }
    }
    open override var imageData: Data? { get { values.imageData } set { values.imageData = newValue } }
    open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
        get { values.phoneNumbers }
        set { values.phoneNumbers = newValue }
    }
    open override var emailAddresses: [CNLabeledValue<NSString>] {
        get { values.emailAddresses }
        set { values.emailAddresses = newValue }
    }
    open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
        get { values.postalAddresses }
        set { values.postalAddresses = newValue }
    }
    open override var urlAddresses: [CNLabeledValue<NSString>] {
        get { values.urlAddresses }
        set { values.urlAddresses = newValue }
    }
    open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
        get { values.contactRelations }
        set { values.contactRelations = newValue }
    }
    open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
        get { values.socialProfiles }
        set { values.socialProfiles = newValue }
    }
    open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
        get { values.instantMessageAddresses }
        set { values.instantMessageAddresses = newValue }
    }
    open override var dates: [CNLabeledValue<NSDateComponents>] {
        get { values.dates }
        set { values.dates = newValue }
    }
}
