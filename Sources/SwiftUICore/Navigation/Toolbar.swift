import Foundation

// Toolbars belong to apps' screens. Their items are not drawn.

/// The content of a toolbar.
@MainActor @preconcurrency public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// A builder for toolbar content.
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    // An empty block is one of views, because `toolbar(content:)` takes both.
    public static func buildBlock<First: ToolbarContent, each Rest: ToolbarContent>(
        _ first: First, _ rest: repeat each Rest
    ) -> some ToolbarContent { _ToolbarNothing() }

    public static func buildBlock<First: CustomizableToolbarContent, each Rest: CustomizableToolbarContent>(
        _ first: First, _ rest: repeat each Rest
    ) -> some CustomizableToolbarContent { _ToolbarNothing() }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        _ToolbarNothing()
    }

    public static func buildEither<Content: ToolbarContent>(first content: Content) -> _ToolbarNothing {
        _ToolbarNothing()
    }
    public static func buildEither<Content: ToolbarContent>(second content: Content) -> _ToolbarNothing {
        _ToolbarNothing()
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> _ToolbarNothing {
        _ToolbarNothing()
    }
}

/// Toolbar content without any items.
public struct _ToolbarNothing: ToolbarContent {
    nonisolated init() {}
    public var body: Never { return fatalError("a toolbar's items are not drawn") }
}

/// A view in a toolbar.
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public var body: Never { return fatalError("a toolbar's items are not drawn") }
}

extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
}

extension ToolbarItem where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {}
}

/// A group of views in a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}

    nonisolated public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {}

    public var body: Never { return fatalError("a toolbar's items are not drawn") }
}

/// Items that share a label where there is no room for all of them.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    public var body: some View { EmptyView() }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never

    public var body: Never { return fatalError("a toolbar's items are not drawn") }

    @_disfavoredOverload
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) { self = .of(content()) }
}

/// The content of a toolbar that its user arranges.
@MainActor @preconcurrency public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}
extension ToolbarItem: CustomizableToolbarContent where ID == String {}
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension _ToolbarNothing: CustomizableToolbarContent {}

/// How a toolbar's user arranges an item.
public struct ToolbarCustomizationBehavior: Sendable {
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// What is special about an item that its user arranges.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

// Effect: none, because bars are not drawn.
extension CustomizableToolbarContent {
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { self }

    nonisolated public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent { self }
}

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
    public static let automatic = ToolbarItemPlacement()
    public static let principal = ToolbarItemPlacement()
    public static let navigation = ToolbarItemPlacement()
    public static let primaryAction = ToolbarItemPlacement()
    public static let secondaryAction = ToolbarItemPlacement()
    public static let status = ToolbarItemPlacement()
    public static let confirmationAction = ToolbarItemPlacement()
    public static let cancellationAction = ToolbarItemPlacement()
    public static let destructiveAction = ToolbarItemPlacement()
    public static let keyboard = ToolbarItemPlacement()
    public static let title = ToolbarItemPlacement()
    public static let subtitle = ToolbarItemPlacement()
    public static let largeTitle = ToolbarItemPlacement()
    public static let largeSubtitle = ToolbarItemPlacement()
    public static let topBarLeading = ToolbarItemPlacement()
    public static let topBarTrailing = ToolbarItemPlacement()
    public static let navigationBarLeading = ToolbarItemPlacement()
    public static let navigationBarTrailing = ToolbarItemPlacement()
    public static let bottomBar = ToolbarItemPlacement()
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement { ToolbarItemPlacement() }
}

/// One of the bars of a screen.
public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
}

// Effect: none, because bars are not drawn; a message says so of each navigation stack.
extension View {
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }

    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View { self }

    nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    nonisolated public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
        self
    }

    nonisolated public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        self
    }

    nonisolated public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View { self }
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View { self }
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View { self }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }

    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View { self }

    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { self }
}

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()

    /// When the field below a navigation bar is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        public static let automatic = NavigationBarDrawerDisplayMode()
        public static let always = NavigationBarDrawerDisplayMode()
    }

    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}
