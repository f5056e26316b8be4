public import Foundation
public import SwiftUICore

/// The size and the place of a new window on a Mac.
public struct WindowPlacement: Equatable {
    private let position: CGPoint?
    private let point: UnitPoint?
    private let width: CGFloat?
    private let height: CGFloat?

    private init(_ position: CGPoint?, _ point: UnitPoint?, _ width: CGFloat?, _ height: CGFloat?) {
        (self.position, self.point, self.width, self.height) = (position, point, width, height)
    }

    /// Creates a placement, in points; nil for the system's own.
    public init(_ position: CGPoint? = nil, size: CGSize? = nil) { self.init(position, nil, size?.width, size?.height) }

    /// Creates a placement, in points; nil for the system's own.
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(x == nil && y == nil ? nil : CGPoint(x: x ?? 0, y: y ?? 0), nil, width, height)
    }

    /// Creates a placement, in points; nil for the system's own.
    public init(_ position: UnitPoint, size: CGSize? = nil) { self.init(nil, position, size?.width, size?.height) }

    /// Creates a placement, in points; nil for the system's own.
    public init(_ position: UnitPoint, width: CGFloat? = nil, height: CGFloat? = nil) {
        self.init(nil, position, width, height)
    }
}

/// The displays of a Mac that places a new window.
public struct WindowPlacementContext {
    public let defaultDisplay: DisplayProxy
}

/// A display of a Mac, in points.
public struct DisplayProxy: Equatable {
    public let bounds: CGRect
    public let safeAreaInsets: EdgeInsets
    public let visibleRect: CGRect
}

/// The content of a new window.
public struct WindowLayoutRoot {
    /// A picture lays no window out.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

/// The size of a window that is zoomed.
public struct WindowIdealSize: Sendable {
    public static let automatic = WindowIdealSize()
    public static let fitToContent = WindowIdealSize()
    public static let maximum = WindowIdealSize()
}

/// How far a window lies in front of others.
public struct WindowLevel: Hashable, Sendable {
    private enum Level { case automatic, normal, floating, desktop }
    private let level: Level

    public static var automatic: WindowLevel { WindowLevel(level: .automatic) }
    public static var normal: WindowLevel { WindowLevel(level: .normal) }
    public static var floating: WindowLevel { WindowLevel(level: .floating) }
    public static var desktop: WindowLevel { WindowLevel(level: .desktop) }
}

/// How a Mac arranges a window beside an app's others.
public struct WindowManagerRole: Hashable, Sendable {
    private let name: String

    public static let automatic = WindowManagerRole(name: "automatic")
    public static let principal = WindowManagerRole(name: "principal")
    public static let associated = WindowManagerRole(name: "associated")
}

/// Whether a scene has a window when the app starts.
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}

/// Whether a scene's windows come back when the app starts again.
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}

// Effect: none. A picture has no scenes, so no modifier changes one.
extension Scene {
    nonisolated public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }

    nonisolated public func windowIdealPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { self }

    nonisolated public func windowIdealSize(_ idealSize: WindowIdealSize) -> some Scene { self }
    nonisolated public func windowLevel(_ level: WindowLevel) -> some Scene { self }
    nonisolated public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
    nonisolated public func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior) -> some Scene { self }
    nonisolated public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { self }
    nonisolated public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { self }

    nonisolated public func windowToolbarLabelStyle(fixed: ToolbarLabelStyle) -> some Scene { self }
    nonisolated public func windowToolbarLabelStyle(
        _ toolbarLabelStyle: Binding<ToolbarLabelStyle>
    ) -> some Scene { self }
}
