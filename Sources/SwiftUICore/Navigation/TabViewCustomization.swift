import Foundation

/// What a person has changed of a tab view's sidebar. Nobody changes anything here.
public struct TabViewCustomization: Codable, Equatable, Sendable {
    /// What a person has changed of a tab.
    public struct TabCustomization: Codable, Equatable, Sendable {
        fileprivate var sidebar: Bool?

        public var sidebarVisibility: Visibility {
            get { sidebar.map { $0 ? .visible : .hidden } ?? .automatic }
            set { sidebar = newValue == .automatic ? nil : newValue == .visible }
        }

        public var tabBarVisibility: Visibility { .automatic }
    }

    /// What a person has changed of a section.
    public struct SectionCustomization: Codable, Equatable, Sendable {
        public fileprivate(set) var tabOrder: [String]?

        public mutating func resetTabOrder() { tabOrder = nil }
    }

    private var tabs: [String: TabCustomization] = [:]
    private var sections: [String: SectionCustomization] = [:]

    public init() {}

    public subscript(tab id: String) -> TabCustomization {
        get { tabs[id] ?? TabCustomization() }
        set { tabs[id] = newValue }
    }

    public subscript(section id: String) -> SectionCustomization {
        get { sections[id] ?? SectionCustomization() }
        set { sections[id] = newValue }
    }

    public mutating func resetSectionOrder() { sections = [:] }
    public mutating func resetSectionOrder(for id: String) { sections[id] = nil }
    public mutating func resetVisibility() { tabs = [:] }
}

extension AppStorage {
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil)
    where Value == TabViewCustomization {
        self.init(
            key, store, wrappedValue,
            get: { ($0 as? Data).flatMap { try? JSONDecoder().decode(TabViewCustomization.self, from: $0) } },
            set: { try? JSONEncoder().encode($0) })
    }
}

/// Whether a tab view's search is active when its tab is chosen.
public struct TabSearchActivation: Sendable {
    public static var automatic: TabSearchActivation { TabSearchActivation() }
    public static var searchTabSelection: TabSearchActivation { TabSearchActivation() }
}

/// Where the tabs of a tab view stand.
public struct TabBarPlacement: Hashable, Sendable {
    private let name: String

    public static let topBar = TabBarPlacement(name: "topBar")
    public static let bottomBar = TabBarPlacement(name: "bottomBar")
    public static let sidebar = TabBarPlacement(name: "sidebar")
    public static let ornament = TabBarPlacement(name: "ornament")
    public static let pageIndicator = TabBarPlacement(name: "pageIndicator")
}

extension EnvironmentValues {
    /// Nil, because tabs are not drawn.
    public var tabBarPlacement: TabBarPlacement? { nil }
}

// Effect: none, because the tab bar and the sidebar are not drawn.
extension View {
    nonisolated public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }
    nonisolated public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }

    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View { self }

    nonisolated public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    nonisolated public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    nonisolated public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
