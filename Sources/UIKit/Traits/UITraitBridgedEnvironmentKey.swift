import SwiftUICore

/// A value of the environment that is a trait, too. The traits of a picture are its device's, so that views have the value
/// that the app sets for them, or the default.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
    static func read(from traitCollection: UITraitCollection) -> Value
    static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}
