import SwiftUICore

/// The look of the controls of a store's view of subscriptions.
@MainActor @preconcurrency public protocol SubscriptionStoreControlStyle {
    associatedtype Placement: SubscriptionStoreControlPlacement = AutomaticSubscriptionStoreControlPlacement
}

public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle { nonisolated public init() {} }

public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Where the controls stand.
    public struct Placement: SubscriptionStoreControlPlacement {
        public let rawValue: SubscriptionStoreControlPlacementKey
        public init?(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
        private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

        public static var automatic: Placement { Placement(.automatic) }
        public static var scrollView: Placement { Placement(.scrollView) }
        public static var bottomBar: Placement { Placement(.bottomBar) }
    }

    nonisolated public init() {}
}

public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Where the controls stand.
    public struct Placement: SubscriptionStoreControlPlacement {
        public let rawValue: SubscriptionStoreControlPlacementKey
        public init?(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
        private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

        public static var automatic: Placement { Placement(.automatic) }
        public static var scrollView: Placement { Placement(.scrollView) }
        public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    }

    nonisolated public init() {}
}

public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public typealias Placement = PickerSubscriptionStoreControlStyle.Placement

    nonisolated public init() {}
}

public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Where the controls stand.
    public struct Placement: SubscriptionStoreControlPlacement {
        public let rawValue: SubscriptionStoreControlPlacementKey
        public init?(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
        private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

        public static var automatic: Placement { Placement(.automatic) }
        public static var bottomBar: Placement { Placement(.bottomBar) }
        public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    }

    nonisolated public init() {}
}

public struct PagedPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    /// Where the controls stand.
    public struct Placement: SubscriptionStoreControlPlacement {
        public let rawValue: SubscriptionStoreControlPlacementKey
        public init?(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
        private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

        public static var automatic: Placement { Placement(.automatic) }
        public static var bottomBar: Placement { Placement(.bottomBar) }
        public static var buttonsInBottomBar: Placement { Placement(.buttonsInBottomBar) }
    }

    nonisolated public init() {}
}

public struct PagedProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
    public typealias Placement = PagedPickerSubscriptionStoreControlStyle.Placement

    nonisolated public init() {}
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
    public static var automatic: AutomaticSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
    public static var buttons: ButtonsSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
    public static var picker: PickerSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
    public static var prominentPicker: ProminentPickerSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
    public static var compactPicker: CompactPickerSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == PagedPickerSubscriptionStoreControlStyle {
    public static var pagedPicker: PagedPickerSubscriptionStoreControlStyle { .init() }
}

extension SubscriptionStoreControlStyle where Self == PagedProminentPickerSubscriptionStoreControlStyle {
    public static var pagedProminentPicker: PagedProminentPickerSubscriptionStoreControlStyle { .init() }
}

// Effect: none, because views of the store are not drawn.
extension View {
    nonisolated public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View { self }

    nonisolated public func subscriptionStoreControlStyle<S: SubscriptionStoreControlStyle>(
        _ style: S, placement: S.Placement
    ) -> some View { self }

    nonisolated public func subscriptionStoreControlBackground(
        _ backgroundStyle: SubscriptionStoreControlBackground
    ) -> some View { self }

    nonisolated public func subscriptionStoreControlBackground(_ backgroundStyle: some ShapeStyle) -> some View { self }
}
