import DisplayList
import Foundation
import FoundationSupplement
import SwiftUI
import SwiftUICore

/// Draws the view of a preview on its canvas.
@MainActor package struct PreviewRenderer {
    /// The appearance. The family and the size are ignored.
    package let surroundings: WidgetSurroundings
    package let session: RenderSession
    /// Whether the views go into an archive, as those of Live Activities do.
    var isArchived = false

    package init(surroundings: WidgetSurroundings, session: RenderSession) {
        (self.surroundings, self.session) = (surroundings, session)
    }

    /// The renderer of a Live Activity's views.
    init(activityIn surroundings: WidgetSurroundings, session: RenderSession) {
        self.init(surroundings: surroundings, session: session)
        isArchived = true
    }

    /// The renderer that resolves the views.
    package var views: ViewRenderer {
        var environment = surroundings.environment(margins: EdgeInsets(), session: session)
        if isArchived {
            // Buttons and progress have the styles of widgets. How large their images may be is not known.
            environment.isInWidget = true
            environment.widgetArchive = WidgetArchive(isEnforced: surroundings.system != nil)
        }
        return ViewRenderer(environment: environment, session: session)
    }

    /// Draws a view on a full screen: the system's background, and the view in the middle of the safe area.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func picture<Content: View>(of content: Content, screen: CGSize, edges: EdgeInsets) throws -> RenderedView {
        try picture {
            $0.render(
                RootStack(content).frame(maxWidth: .infinity, maxHeight: .infinity).safeAreaPadding(edges), size: screen)
        }
    }

    /// Draws a view in the middle of a canvas of `size` points.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func picture<Content: View>(of content: Content, size: CGSize) throws -> RenderedView {
        try picture { $0.render(RootStack(content), size: size) }
    }

    /// Draws a view at its size for a proposed width in points.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func picture<Content: View>(of content: Content, fitting width: CGFloat) throws -> RenderedView {
        try picture { $0.render(RootStack(content), proposal: ProposedViewSize(width: width, height: nil)) }
    }

    private func picture(_ render: (ViewRenderer) -> RenderedView) throws -> RenderedView {
        let laidOut = HostEnvironment.with(surroundings.host) { render(views) }
        if let failure = session.failure { throw failure }
        var list = laidOut.displayList
        let background = surroundings.colorScheme == .dark ? RGBAColor.black : RGBAColor.white
        list.items.insert(.fill(Path(CGRect(origin: .zero, size: list.size)), FillStyle(), .color(background)), at: 0)
        return RenderedView(displayList: list, root: laidOut.root)
    }
}
