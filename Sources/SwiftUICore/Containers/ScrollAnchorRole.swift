import Foundation

/// What an anchor of a scroll view decides.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Role { case initialOffset, sizeChanges, alignment }
    private let role: Role

    /// The part of content that is longer than the view.
    public static var initialOffset: ScrollAnchorRole { ScrollAnchorRole(role: .initialOffset) }
    /// What stays in place when the content changes, which a picture's does not.
    public static var sizeChanges: ScrollAnchorRole { ScrollAnchorRole(role: .sizeChanges) }
    /// The place of content that is shorter than the view.
    public static var alignment: ScrollAnchorRole { ScrollAnchorRole(role: .alignment) }
}

private enum ScrollRoleAnchorsKey: EnvironmentKey { static var defaultValue: [ScrollAnchorRole: UnitPoint?] { [:] } }

extension EnvironmentValues {
    /// The anchors for one role each, which come before the common one.
    fileprivate var scrollRoleAnchors: [ScrollAnchorRole: UnitPoint?] {
        get { self[ScrollRoleAnchorsKey.self] }
        set { self[ScrollRoleAnchorsKey.self] = newValue }
    }

    /// Returns the anchor for a role; nil for the start.
    func scrollAnchor(for role: ScrollAnchorRole) -> UnitPoint? { scrollRoleAnchors[role] ?? defaultScrollAnchor }
}

extension View {
    /// Sets an anchor of the scroll views inside this view for one role.
    nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.scrollRoleAnchors) { $0.updateValue(anchor, forKey: role) }
    }
}
