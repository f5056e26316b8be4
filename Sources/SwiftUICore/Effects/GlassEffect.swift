import Foundation

/// The appearance of glass.
public struct Glass: Equatable, Sendable {
    fileprivate enum Kind: Sendable { case regular, clear, identity }

    fileprivate var kind: Kind
    fileprivate var tint: Color?

    public static var regular: Glass { Glass(kind: .regular) }
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass.
    public static var identity: Glass { Glass(kind: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Effect: none, because a picture is not interactive.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of glass, which is a capsule.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Adds glass behind the view. The backdrop is blurred and not refracted: glass is drawn as a thin material (its lightness is a
    /// guess) with its tint.
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View {
        background {
            switch glass.kind {
            case .identity: EmptyView()
            case .regular: GlassPane(shape: shape, material: .thinMaterial, tint: glass.tint)
            case .clear: GlassPane(shape: shape, material: .ultraThinMaterial, tint: glass.tint)
            }
        }
    }

    /// Effect: none, because glass shapes merge only while they animate.
    nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View {
        self
    }
}

private struct GlassPane<S: Shape> {
    let shape: S
    let material: Material
    let tint: Color?

    nonisolated init(shape: S, material: Material, tint: Color?) {
        (self.shape, self.material, self.tint) = (shape, material, tint)
    }
}

extension GlassPane: View {
    var body: some View {
        shape.fill(material)
            .overlay { if let tint { shape.fill(tint) } }
            // The bright rim of the glass.
            .overlay { shape.stroke(.white.opacity(0.35), lineWidth: 0.5) }
    }
}
