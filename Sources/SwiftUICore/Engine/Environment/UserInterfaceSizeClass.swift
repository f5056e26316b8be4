import Foundation

/// A description of the room that an app has in a direction.
public enum UserInterfaceSizeClass: Sendable { case compact, regular }

private enum HorizontalSizeClassKey: EnvironmentKey {
    // An iPad is regular in both directions, and an iPhone that is held upright only in the vertical one.
    static var defaultValue: UserInterfaceSizeClass? { HostEnvironment.current.isPad ? .regular : .compact }
}

private enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }

extension EnvironmentValues {
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}
