import Foundation

// What has changed of the address book. Nobody may read it, so there are no events.

/// What an app asks of the changes.
open class CNChangeHistoryFetchRequest: NSObject {
    open var startingToken: Data?
    open var additionalContactKeyDescriptors: [any CNKeyDescriptor]?
    open var shouldUnifyResults = true
    open var mutableObjects = false
    open var includeGroupChanges = false
    open var excludedTransactionAuthors: [String]?

    public override init() {}
}

/// A change. There is none.
open class CNChangeHistoryEvent: NSObject {
    override init() {}

    open func accept(_ visitor: any CNChangeHistoryEventVisitor) {}
}

open class CNChangeHistoryDropEverythingEvent: CNChangeHistoryEvent {}

open class CNChangeHistoryAddContactEvent: CNChangeHistoryEvent {
    open var contact: CNContact { CNContact() }
    open var containerIdentifier: String? { nil }
}

open class CNChangeHistoryUpdateContactEvent: CNChangeHistoryEvent {
    open var contact: CNContact { CNContact() }
}

open class CNChangeHistoryDeleteContactEvent: CNChangeHistoryEvent {
    open var contactIdentifier: String { "" }
}

/// Hears of changes.
public protocol CNChangeHistoryEventVisitor: NSObjectProtocol {
    func visit(_ event: CNChangeHistoryDropEverythingEvent)
    func visit(_ event: CNChangeHistoryAddContactEvent)
    func visit(_ event: CNChangeHistoryUpdateContactEvent)
    func visit(_ event: CNChangeHistoryDeleteContactEvent)
}
