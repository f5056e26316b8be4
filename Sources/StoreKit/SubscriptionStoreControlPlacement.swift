/// A part of a store's view of subscriptions in which controls can stand.
public struct SubscriptionStoreControlPlacementKey: Hashable, Sendable {
    private let name: String

    static let automatic = SubscriptionStoreControlPlacementKey(name: "automatic")
    public static var scrollView: SubscriptionStoreControlPlacementKey { .init(name: "scrollView") }
    public static var bottomBar: SubscriptionStoreControlPlacementKey { .init(name: "bottomBar") }
    public static var buttonsInBottomBar: SubscriptionStoreControlPlacementKey { .init(name: "buttonsInBottomBar") }
}

/// Where the controls of a style stand.
public protocol SubscriptionStoreControlPlacement: RawRepresentable where RawValue == SubscriptionStoreControlPlacementKey {
    static var automatic: Self { get }
}

/// The places that every style has.
public struct AutomaticSubscriptionStoreControlPlacement: SubscriptionStoreControlPlacement {
    public let rawValue: SubscriptionStoreControlPlacementKey
    public init?(rawValue: SubscriptionStoreControlPlacementKey) { self.rawValue = rawValue }
    private init(_ key: SubscriptionStoreControlPlacementKey) { rawValue = key }

    public static var automatic: AutomaticSubscriptionStoreControlPlacement { .init(.automatic) }
    public static var scrollView: AutomaticSubscriptionStoreControlPlacement { .init(.scrollView) }
    public static var bottomBar: AutomaticSubscriptionStoreControlPlacement { .init(.bottomBar) }
    public static var buttonsInBottomBar: AutomaticSubscriptionStoreControlPlacement { .init(.buttonsInBottomBar) }
}

/// What lies behind the controls.
public struct SubscriptionStoreControlBackground: Sendable {
    private let name: String

    public static var automatic: SubscriptionStoreControlBackground { .init(name: "automatic") }
    public static var gradientMaterial: SubscriptionStoreControlBackground { .init(name: "gradientMaterial") }
    public static var gradientMaterialOnScroll: SubscriptionStoreControlBackground { .init(name: "gradientMaterialOnScroll") }
}
