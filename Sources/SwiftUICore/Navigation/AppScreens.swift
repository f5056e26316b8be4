import Foundation

// Modifiers of an app's screens, which widgets share sources with. A widget's picture has no bars, search fields, menus or
// pointers.

/// An item that a toolbar has of its own.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    private let name: String

    public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
    public static let title = ToolbarDefaultItemKind(name: "title")
    public static let search = ToolbarDefaultItemKind(name: "search")
}

/// The size of a sheet.
public protocol PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}

extension PresentationSizing {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize { .unspecified }
}

extension PresentationSizing {
    /// Effect: none, because a widget presents no sheets.
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }

    /// Effect: none, because a widget presents no sheets.
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}

/// The content of a sheet, which a picture does not lay out.
public struct PresentationSizingRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}

/// Where a sheet is shown.
public struct PresentationSizingContext {}

public struct AutomaticPresentationSizing: PresentationSizing { public init() {} }
public struct FittedPresentationSizing: PresentationSizing { public init() {} }
public struct FormPresentationSizing: PresentationSizing { public init() {} }
public struct PagePresentationSizing: PresentationSizing { public init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: AutomaticPresentationSizing { .init() }
}

extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: FittedPresentationSizing { .init() }
}

extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: FormPresentationSizing { .init() }
}

extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: PagePresentationSizing { .init() }
}

/// What Writing Tools may do with a text.
public struct WritingToolsBehavior: Sendable {
    public static let automatic = WritingToolsBehavior()
    public static let complete = WritingToolsBehavior()
    public static let limited = WritingToolsBehavior()
    public static let disabled = WritingToolsBehavior()
}

/// How a search field changes the toolbar.
public struct SearchPresentationToolbarBehavior: Sendable {
    public static let automatic = SearchPresentationToolbarBehavior()
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}

/// How a search field stands in a toolbar.
public struct SearchToolbarBehavior: Sendable {
    public static let automatic = SearchToolbarBehavior()
    public static let minimize = SearchToolbarBehavior()
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Sendable {
    public static let automatic = SearchScopeActivation()
    public static let onTextEntry = SearchScopeActivation()
    public static let onSearchPresentation = SearchScopeActivation()
}

/// Whether a view opens when something is held over it.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = SpringLoadingBehavior(name: "automatic")
    public static let enabled = SpringLoadingBehavior(name: "enabled")
    public static let disabled = SpringLoadingBehavior(name: "disabled")
}

/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

/// The order of a menu's items.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String

    public static let automatic = MenuOrder(name: "automatic")
    public static let priority = MenuOrder(name: "priority")
    public static let fixed = MenuOrder(name: "fixed")
}

/// How much a badge stands out.
public struct BadgeProminence: Hashable, Sendable {
    private let name: String

    public static let decreased = BadgeProminence(name: "decreased")
    public static let standard = BadgeProminence(name: "standard")
    public static let increased = BadgeProminence(name: "increased")
}

extension View {
    // Effect: none. A widget has no bars.
    nonisolated public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View { self }

    // Effect: none. A widget has no bars.
    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View { self }

    // Effect: none. A widget has no bars.
    nonisolated public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View { self }

    // Effect: none. A widget has no bars.
    nonisolated public func toolbarForegroundStyle<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }

    // Effect: none. A widget has no bars.
    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View { self }

    // Effect: none. A widget has no tabs.
    nonisolated public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    // Effect: none. A widget has no tabs.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View { self }

    // Effect: none. A widget presents no sheets.
    nonisolated public func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }

    // Effect: none. A widget presents no dialogs.
    nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

    // Effect: none. A widget has no texts to edit.
    nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

    // Effect: none. A widget has no texts to search.
    nonisolated public func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { self }

    // Effect: none. A widget has no search field.
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchCompletion(_ completion: String) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior) -> some View { self }

    // Effect: none. A widget has no search field.
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { self }

    // Effect: none. Nothing has the focus in a picture.
    nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View { self }

    // Effect: none. Nothing is selected in a picture.
    nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View { self }

    // Effect: none. Nothing is deleted in a picture.
    nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View { self }

    // Effect: none. Nothing is moved in a picture.
    nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View { self }

    // Effect: none. Nothing is dragged in a picture.
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { self }

    // Effect: none. A widget opens no menus.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View { self }

    // Effect: none. A widget has no menus.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { self }

    // Effect: none. A widget opens no menus.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { self }

    // Effect: none. A widget has no tabs or rows with badges.
    nonisolated public func badgeProminence(_ prominence: BadgeProminence) -> some View { self }

    // Effect: none. Pictures have the range of sRGB.
    nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
