import DisplayList
import Foundation
@_spi(Darkroom) import SwiftUI
@_spi(Darkroom) import SwiftUICore

/// Draws the view of a preview on its canvas.
@_spi(Darkroom) @MainActor public struct PreviewStage {
    /// What comes out.
    public struct Picture {
        public let displayList: DisplayList
        public let root: _LayoutNode
    }

    /// The appearance; family and size do not count.
    public let surroundings: WidgetSurroundings
    public let session: RenderSession

    public init(surroundings: WidgetSurroundings, session: RenderSession) {
        (self.surroundings, self.session) = (surroundings, session)
    }

    /// What views are resolved with.
    public var renderer: ViewRenderer {
        ViewRenderer(
            environment: surroundings.environment(margins: EdgeInsets(), session: session), session: session)
    }

    /// The picture of a view that fills a screen: the system's background, and the view in the middle of what the edges
    /// leave free.
    ///
    /// - Throws: `RenderFailure` where the views are nested too deep.
    public func picture<Content: View>(of content: Content, screen: CGSize, edges: EdgeInsets) throws -> Picture {
        try picture {
            $0.render(
                content.frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(edges), size: screen)
        }
    }

    /// The picture of a view in the middle of a canvas.
    public func picture<Content: View>(of content: Content, size: CGSize) throws -> Picture {
        try picture { $0.render(content, size: size) }
    }

    /// The picture of a view at the size it takes when offered a width alone.
    public func picture<Content: View>(of content: Content, fitting width: CGFloat) throws -> Picture {
        try picture { $0.render(content, proposal: ProposedViewSize(width: width, height: nil)) }
    }

    private func picture(_ render: (ViewRenderer) -> ViewRenderer.Result) throws -> Picture {
        let laidOut = render(renderer)
        if let failure = session.failure { throw failure }
        var list = laidOut.displayList
        let background = surroundings.colorScheme == .dark ? RGBAColor.black : RGBAColor.white
        list.items.insert(.fill(Path(CGRect(origin: .zero, size: list.size)), FillStyle(), .color(background)), at: 0)
        return Picture(displayList: list, root: laidOut.root)
    }
}
