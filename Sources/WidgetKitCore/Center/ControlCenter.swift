import Foundation

/// The object that reloads controls. It does nothing, because controls are not drawn.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    private init() {}

    public func reloadControls(ofKind kind: String) {}

    public func reloadAllControls() {}

    /// The controls that the user added, which is always an empty array.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user added.
public struct ControlInfo: Identifiable, Hashable, Sendable {
    public let kind: String
    public var id: String { kind }
}
