import Foundation

/// Where a tab stands.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The bar or the sidebar of tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// What a person can change of a tab.
public struct TabCustomizationBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = TabCustomizationBehavior(name: "automatic")
    public static let reorderable = TabCustomizationBehavior(name: "reorderable")
    public static let disabled = TabCustomizationBehavior(name: "disabled")
}

extension TabContent {
    /// Leaves the tabs out.
    nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        _TabGroup<TabValue> { if !hidden { Self._collect(self, into: &$0) } }
    }
}

// Effect: none, because the tab bar and the sidebar are not drawn.
extension TabContent {
    nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> { self }
    nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> { self }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { self }
    @_disfavoredOverload
    nonisolated public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> { self }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> { self }

    nonisolated public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { self }
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { self }
    nonisolated public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> { self }

    nonisolated public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> { self }

    nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { self }

    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { self }

    nonisolated public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { self }

    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { self }
    nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { self }
}

// Effect: none, because the tab bar and the sidebar are not drawn.
extension TabContent {
    nonisolated public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    nonisolated public func accessibilityLabel(
        _ label: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    nonisolated public func accessibilityLabel(
        _ labelKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ label: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    nonisolated public func accessibilityValue(
        _ valueDescription: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    nonisolated public func accessibilityValue(
        _ valueKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(
        _ value: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    nonisolated public func accessibilityHint(
        _ hint: Text, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    nonisolated public func accessibilityHint(
        _ hintKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }

    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ hint: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { self }
}
