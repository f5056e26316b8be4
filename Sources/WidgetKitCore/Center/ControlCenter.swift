import Foundation
import Synchronization

/// The object that reloads controls. It only records the requests.
public final class ControlCenter: Sendable {
    public static let shared = ControlCenter()

    /// The kinds whose reload was requested; nil stands for all.
    private let recorded = Mutex<[String?]>([])

    private init() {}

    public func reloadControls(ofKind kind: String) { recorded.withLock { $0.append(kind) } }

    public func reloadAllControls() { recorded.withLock { $0.append(nil) } }

    /// Returns and removes the recorded requests: the kinds in order, or nil for all kinds.
    package func takeReloads() -> [String?] {
        recorded.withLock { recorded in
            defer { recorded = [] }
            return recorded
        }
    }

    /// The controls that the user added, which is always an empty array.
    public func currentControls() async throws -> [ControlInfo] { [] }
}

/// A control that the user added.
public struct ControlInfo: Identifiable, Hashable, Sendable {
    public let kind: String
    /// What a server needs to reload the control; nil, because none reaches a picture.
    public var pushInfo: ControlPushInfo?
    public var id: String { kind }
}
