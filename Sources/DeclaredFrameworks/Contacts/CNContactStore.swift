/// The address book of a user who denies access.
// An open class cannot be checked. There is no state.
open class CNContactStore: NSObject, @unchecked Sendable {
    public override init() {}

    open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }

    @preconcurrency open func requestAccess(
        for entityType: CNEntityType, completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { completionHandler(false, CNError.denied) }
    open func requestAccess(for entityType: CNEntityType) async throws -> Bool { throw CNError.denied }

    open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> [CNContact]
    {
        throw CNError.denied
    }
    open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws
        -> CNContact
    {
        throw CNError.denied
    }
    open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError.denied }
    open func enumerateContacts(
        with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
    ) throws { throw CNError.denied }
    open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { throw CNError.denied }
    open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { throw CNError.denied }
    open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError.denied }
    open func defaultContainerIdentifier() -> String { "" }
    open var currentHistoryToken: Data? { nil }
}

/// What an enumeration of contacts asks for.
open class CNContactFetchRequest: NSObject {
    open var predicate: NSPredicate?
    open var keysToFetch: [any CNKeyDescriptor]
    open var mutableObjects = false
    open var unifyResults = true
    open var sortOrder = CNContactSortOrder.none

    public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes to save, which the store refuses.
open class CNSaveRequest: NSObject {
    open var transactionAuthor: String?

    public override init() {}
    open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
    open func update(_ contact: CNMutableContact) {}
    open func delete(_ contact: CNMutableContact) {}
    open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
    open func update(_ group: CNMutableGroup) {}
    open func delete(_ group: CNMutableGroup) {}
    open func addMember(_ contact: CNContact, to group: CNGroup) {}
    open func removeMember(_ contact: CNContact, from group: CNGroup) {}
}

/// A group of contacts.
// An open class cannot be checked. Every property that changes is guarded.
open class CNGroup: NSObject, @unchecked Sendable {
    public let identifier = UUID().uuidString
    @_Guarded fileprivate var title = ""
    open var name: String { title }

    public override init() {}
}

/// A group that can be changed.
// The subclass adds no state.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
    open override var name: String { get { title } set { title = newValue } }
}

/// An account that contacts belong to. Nothing can make one here.
// An open class cannot be checked. There is no state.
open class CNContainer: NSObject, @unchecked Sendable {
    open var identifier: String { "" }
    open var name: String { "" }
    open var type: CNContainerType { .unassigned }
}
