import FoundationSupplement

/// A group of options under a heading.
// An open class cannot be checked. Only the initializer sets its properties.
open class INObjectSection<ObjectType: NSObjectProtocol>: NSObject, @unchecked Sendable {
    open private(set) var title: String?
    open private(set) var items: [ObjectType]

    public init(title: String?, items: [ObjectType]) {
        self.title = title
        self.items = items
    }
}

/// Options grouped into sections.
// An open class cannot be checked. The initializer sets the sections, and the rest is guarded.
open class INObjectCollection<ObjectType: NSObjectProtocol>: NSObject, @unchecked Sendable {
    open private(set) var sections: [INObjectSection<ObjectType>]
    @_Guarded open var usesIndexedCollation = false

    public init(sections: [INObjectSection<ObjectType>]) {
        self.sections = sections
    }

    public convenience init(items: [ObjectType]) {
        self.init(sections: [INObjectSection(title: nil, items: items)])
    }

    open var allItems: [ObjectType] { sections.flatMap(\.items) }
}
