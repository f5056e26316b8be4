import CoreGraphics

/// A setting for the canvas of a preview.
public struct PreviewTrait<T>: Sendable {
    enum Setting: Sendable {
        case layout(PreviewLayout)
        case orientation(InterfaceOrientation)
        case modifier(@MainActor @Sendable (AnyView) async throws -> AnyView)
        case several([Setting])
    }

    let setting: Setting

    init(_ setting: Setting) { self.setting = setting }

    /// Creates a trait that combines several traits.
    public init(_ traits: PreviewTrait<T>...) { setting = .several(traits.map(\.setting)) }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A canvas with the size of a device's screen.
    public static var defaultLayout: PreviewTrait { PreviewTrait(.layout(.device)) }
    /// A canvas with the ideal size of the view.
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.layout(.sizeThatFits)) }

    /// Returns a canvas layout with a size in points.
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait(.layout(.fixed(width: width, height: height)))
    }

    public static var portrait: PreviewTrait { PreviewTrait(.orientation(.portrait)) }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.orientation(.portraitUpsideDown)) }
    public static var landscapeLeft: PreviewTrait { PreviewTrait(.orientation(.landscapeLeft)) }
    public static var landscapeRight: PreviewTrait { PreviewTrait(.orientation(.landscapeRight)) }

    /// Returns a trait that applies a modifier to the view, for example to provide sample data or an environment.
    public static func modifier<M: PreviewModifier>(_ modifier: M) -> PreviewTrait where M: Sendable {
        PreviewTrait(.modifier { view in
            let context = try await M.makeSharedContext()
            return AnyView(modifier.body(content: PreviewModifierContent(view: view), context: context))
        })
    }
}

/// A modifier for several previews, with a context that is created once.
@MainActor @preconcurrency public protocol PreviewModifier {
    associatedtype Body: View
    associatedtype Context = Void
    typealias Content = PreviewModifierContent

    /// Creates the context for `body(content:context:)`.
    static func makeSharedContext() async throws -> Context

    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view of a preview inside its modifier.
public struct PreviewModifierContent: View {
    let view: AnyView

    public var body: some View { view }
}

extension Preview {
    /// Creates a preview with the settings of `traits`. If several traits set the same value, the last one applies.
    init(_ name: String?, _ traits: [PreviewTrait<ViewTraits>], _ body: @escaping @MainActor () -> AnyView) {
        self.init(name: name, body: body)
        for trait in traits { take(trait.setting) }
    }

    private mutating func take(_ setting: PreviewTrait<ViewTraits>.Setting) {
        switch setting {
        case .layout(let layout): self.layout = layout
        case .orientation(let orientation): self.orientation = orientation
        case .modifier(let modifier): modifiers.append(modifier)
        case .several(let options): for option in options { take(option) }
        }
    }
}
