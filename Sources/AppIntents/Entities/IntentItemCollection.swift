import FoundationSupplement

/// A collection of options.
public protocol ResultsCollection {
    associatedtype Result

    /// The options in display order.
    var _items: [IntentItem<Result>] { get }
}

extension ResultsCollection {
    /// The options with the texts that select them.
    var _choices: [_IntentValueChoice] {
        _items.map { item in
            let title = item.title.map { String(localized: $0) } ?? IntentItem<Result>.title(of: item.value)
            let text = (item.value as? any _IntentValue)?._text
            return _IntentValueChoice(text: text ?? title, title: title, value: item.value)
        }
    }
}

extension Array: ResultsCollection {
    public typealias Result = Element

    public var _items: [IntentItem<Element>] { map { IntentItem($0) } }
}

/// An option with its display information.
// As in App Intents, a provider does not use its results after it returns them.
public struct IntentItem<Result>: @unchecked Sendable {
    public var value: Result
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var image: DisplayRepresentation.Image?

    public init(
        _ value: Result, title: LocalizedStringResource? = nil, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil
    ) {
        self.value = value
        self.title = title
        self.subtitle = subtitle
        self.image = image
    }

    /// Returns the name of a value without an explicit name.
    static func title(of value: Result) -> String {
        if let value = value as? any InstanceDisplayRepresentable {
            return String(localized: value.displayRepresentation.title)
        }
        if let value = value as? any CustomLocalizedStringResourceConvertible {
            return String(localized: value.localizedStringResource)
        }
        return (value as? any _IntentValue)?._text ?? String(describing: value)
    }
}

/// A group of options under a heading.
// As in App Intents, a provider does not use its results after it returns them.
public struct IntentItemSection<Result>: @unchecked Sendable {
    public var title: LocalizedStringResource?
    public var subtitle: LocalizedStringResource?
    public var image: DisplayRepresentation.Image?
    public var items: [IntentItem<Result>]

    public init(items: [IntentItem<Result>]) {
        self.items = items
    }

    public init(items: [Result]) {
        self.items = items.map { IntentItem($0) }
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [IntentItem<Result>]
    ) {
        self.title = title
        self.subtitle = subtitle
        self.image = image
        self.items = items
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, items: [Result]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items.map { IntentItem($0) })
    }

    public init(
        _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
        image: DisplayRepresentation.Image? = nil, @IntentItemBuilder<Result> items: () -> [IntentItem<Result>]
    ) {
        self.init(title, subtitle: subtitle, image: image, items: items())
    }

    public init(@IntentItemBuilder<Result> items: () -> [IntentItem<Result>]) {
        self.init(items: items())
    }
}

/// Options grouped into sections.
// As in App Intents, a provider does not use its results after it returns them.
public struct IntentItemCollection<Result>: ResultsCollection, @unchecked Sendable {
    public var promptLabel: LocalizedStringResource?
    public var usesIndexedCollation: Bool
    public var sections: [IntentItemSection<Result>]

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        sections: [IntentItemSection<Result>]
    ) {
        self.promptLabel = promptLabel
        self.usesIndexedCollation = usesIndexedCollation
        self.sections = sections
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [IntentItem<Result>]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [.init(items: items)])
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]
    ) {
        self.init(
            promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [.init(items: items)])
    }

    public init(
        promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
        @IntentItemSectionBuilder<Result> sections: () -> [IntentItemSection<Result>]
    ) {
        self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sections())
    }

    /// An empty collection.
    public static var empty: IntentItemCollection { IntentItemCollection(sections: []) }

    /// The options of all sections.
    public var items: [IntentItem<Result>] { sections.flatMap(\.items) }

    public var _items: [IntentItem<Result>] { items }
}

/// A builder for options.
@resultBuilder
public enum IntentItemBuilder<Result> {
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItem<Result>] { [item] }
    public static func buildExpression(_ value: Result) -> [IntentItem<Result>] { [IntentItem(value)] }
    public static func buildBlock(_ items: [IntentItem<Result>]...) -> [IntentItem<Result>] { items.flatMap { $0 } }
    public static func buildArray(_ items: [[IntentItem<Result>]]) -> [IntentItem<Result>] { items.flatMap { $0 } }
    public static func buildOptional(_ items: [IntentItem<Result>]?) -> [IntentItem<Result>] { items ?? [] }
    public static func buildEither(first items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
    public static func buildEither(second items: [IntentItem<Result>]) -> [IntentItem<Result>] { items }
}

/// A builder for sections of options.
@resultBuilder
public enum IntentItemSectionBuilder<Result> {
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
        [section]
    }

    public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
        sections.flatMap { $0 }
    }

    public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
        sections.flatMap { $0 }
    }

    public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
        sections ?? []
    }

    public static func buildEither(first sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        sections
    }
    public static func buildEither(second sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
        sections
    }
}
