import FoundationSupplement

/// The values for which Shortcuts shows shortcuts.
public protocol AppShortcutOptionsCollectionProtocol {
    associatedtype Value
}

/// Several of them.
public protocol AppShortcutOptionsCollectionSpecification<Value> {
    associatedtype Value
}

/// The values that a provider of options has, under a title.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: AppShortcutOptionsCollectionProtocol {
    public typealias Value = Provider.Result.Result

    public init(_ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {}
}

/// The collections that a builder has put together.
public struct _AppShortcutOptionsCollections<Value>: AppShortcutOptionsCollectionSpecification {}

/// A builder for collections of values.
@resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value> {
    public static func buildExpression<Collection: AppShortcutOptionsCollectionProtocol>(
        _ expression: Collection
    ) -> _AppShortcutOptionsCollections<Value> where Collection.Value == Value { _AppShortcutOptionsCollections() }

    public static func buildBlock(
        _ collections: _AppShortcutOptionsCollections<Value>...
    ) -> _AppShortcutOptionsCollections<Value> { _AppShortcutOptionsCollections() }
}

extension AppShortcutsProvider {
    public typealias ParameterPresentation = AppShortcutParameterPresentation
    public typealias Summary = AppShortcutParameterPresentationSummary
    public typealias OptionsCollection = AppShortcutOptionsCollection
}
