import Foundation

/// A gesture of any type.
public struct AnyGesture<Value>: _PrimitiveGesture {
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}

/// The look of a view under the pointer.
public struct HoverEffect: Sendable {
    public static let automatic = HoverEffect()
    public static let highlight = HoverEffect()
    public static let lift = HoverEffect()
}

/// The place of the pointer over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// The rotation of a watch's crown in one direction.
public enum DigitalCrownRotationalSensitivity: Hashable, Sendable { case low, medium, high }

extension View {
    /// Effect: none, because a picture has no pointer.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

    /// Effect: none, because a picture has no pointer.
    nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        self
    }

    /// Effect: none, because a picture has no pointer.
    nonisolated public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

    /// Effect: none, because a picture has no pointer.
    nonisolated public func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> some View { self }

    /// Effect: none, because a picture has no crown.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View
    where V.Stride: BinaryFloatingPoint { self }

    /// Effect: none, because a picture has no crown.
    nonisolated public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>, from minValue: V, through maxValue: V, by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high, isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View where V.Stride: BinaryFloatingPoint { self }

    /// Effect: none, because a picture has no windows.
    nonisolated public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View { self }

    /// Effect: none, because a picture has no touches.
    nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
