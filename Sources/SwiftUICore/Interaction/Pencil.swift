import Foundation

/// Where a pencil is above a view.
public struct PencilHoverPose: Hashable, Sendable {
    public let location: CGPoint
    public let anchor: UnitPoint
    public let zDistance: CGFloat
    public let altitude: Angle
    public let azimuth: Angle
    public let roll: Angle
}

/// A double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
    public let hoverPose: PencilHoverPose?
}

/// The moments of a squeeze.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

/// What the user wants a pencil's gesture to do.
public struct PencilPreferredAction: Hashable, Sendable {
    private let name: String

    public static let ignore = PencilPreferredAction(name: "ignore")
    public static let switchEraser = PencilPreferredAction(name: "switchEraser")
    public static let switchPrevious = PencilPreferredAction(name: "switchPrevious")
    public static let showColorPalette = PencilPreferredAction(name: "showColorPalette")
    public static let showInkAttributes = PencilPreferredAction(name: "showInkAttributes")
    public static let showContextualPalette = PencilPreferredAction(name: "showContextualPalette")
    public static let runSystemShortcut = PencilPreferredAction(name: "runSystemShortcut")
}

extension EnvironmentValues {
    public var preferredPencilDoubleTapAction: PencilPreferredAction { .ignore }
    public var preferredPencilSqueezeAction: PencilPreferredAction { .ignore }
}

// Effect: none, because no pencil touches a picture.
extension View {
    nonisolated public func onPencilDoubleTap(
        perform action: @escaping (PencilDoubleTapGestureValue) -> Void
    ) -> some View { self }

    nonisolated public func onPencilSqueeze(
        perform action: @escaping (PencilSqueezeGesturePhase) -> Void
    ) -> some View { self }
}
