import Foundation

/// How glass looks.
public struct Glass: Equatable, Sendable {
    fileprivate enum Kind: Sendable { case regular, clear, identity }

    fileprivate var kind: Kind
    fileprivate var tint: Color?

    public static var regular: Glass { Glass(kind: .regular) }
    public static var clear: Glass { Glass(kind: .clear) }
    /// No glass at all.
    public static var identity: Glass { Glass(kind: .identity) }

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tint = color
        return glass
    }

    /// Effect: none, nobody touches a picture.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that is given none: a capsule.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}

    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
    /// Lays glass behind the view. What lies below is neither bent nor blurred: glass is drawn as a thin material (a guess
    /// at how light it is) with its tint.
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

    /// Effect: none, glass only melts together while it moves.
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
