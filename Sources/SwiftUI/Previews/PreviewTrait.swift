import CoreGraphics

/// A wish for the canvas that a preview is shown on.
public struct PreviewTrait<T>: Sendable {
    enum Wish: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
        case several([Wish])
    }

    let wish: Wish

    init(_ wish: Wish) { self.wish = wish }

    /// Several traits as one.
    public init(_ traits: PreviewTrait<T>...) { wish = .several(traits.map(\.wish)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// The whole screen of a device.
    public static var defaultLayout: PreviewTrait { PreviewTrait(.layout(.device)) }
    /// A canvas as large as the view wants to be.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.layout(.sizeThatFits)) }

    /// A canvas of that size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait { PreviewTrait(.orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(.orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(.orientation(.landscapeRight)) }

    /// Gives the view what the modifier gives it: sample data, an environment.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait where M: Sendable {
        PreviewTrait(.modifier { view in
            let context = try await M.makeSharedContext()
            return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
        })
    }
}

/// What several previews have in common: a context that is made once, and a modifier of their views.
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    typealias Content = PreviewModifierContent

    /// Makes what `body(content:context:)` needs.
    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, inside a modifier of it.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}

extension Preview {
    /// What `traits` ask of the canvas; the last word on a thing counts.
    init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ body: @escaping @MainActor () -> AnyView) {
        self.init(name: name, body: body)
        for trait in traits { take(trait.wish) }
    }

    private mutating func take(_ wish: PreviewTrait<ViewTraits>.Wish) {
        switch wish {
        case .layout(let layout): self.layout = layout
        case .orientation(let orientation): self.orientation = orientation
        case .modifier(let modifier): modifiers.append(modifier)
        case .several(let options): for wish in options { take(wish) }
        }
    }
}
