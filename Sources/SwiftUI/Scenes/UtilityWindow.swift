import SwiftUICore

/// A window of tools beside an app's others. A picture has none.
public struct UtilityWindow<Content: View>: Scene {
    public var body: Never { return fatalError("a picture has no windows") }
}

extension UtilityWindow {
    nonisolated public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    nonisolated public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}
