import Foundation

/// Where apps and widgets ask for controls to be read again. No picture is made of controls, so nothing happens.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    private init() {}

    public func reloadControls(ofKind kind: String) {}

    public func reloadAllControls() {}

    /// The controls the user has added: none.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user has added.
public struct ControlInfo: Identifiable, Hashable, Sendable {
    public let kind: String
    public var id: String { kind }
}
