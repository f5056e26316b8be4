import DisplayList
import Foundation
import FoundationSupplement
import SwiftUI
import SwiftUICore

/// Draws a Live Activity's preview.
@MainActor package struct LiveActivityRenderer {
    package let content: LiveActivityPreviewContent
    /// The appearance. The family and the size are ignored.
    package let surroundings: WidgetSurroundings
    /// The width of the screen in points.
    package let screenWidth: CGFloat
    package let session: RenderSession

    package init(
        content: LiveActivityPreviewContent, surroundings: WidgetSurroundings, screenWidth: CGFloat,
        session: RenderSession
    ) {
        (self.content, self.surroundings, self.screenWidth) = (content, surroundings, screenWidth)
        self.session = session
    }

    /// Draws a state. The result is `nil` if the preview's widget is not an activity with these attributes.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func picture(of state: Any) throws -> RenderedView? {
        try HostEnvironment.with(surroundings.host) { try pictureOnDevice(of: state) }
    }

    private func pictureOnDevice(of state: Any) throws -> RenderedView? {
        guard let views = content.activity()?.views(content.makeAttributes(), state, content.isStale) else { return nil }
        let shapes = DynamicIslandShapes(island: views.island, screenWidth: screenWidth)
        let laidOut: RenderedView
        switch content.viewKind {
        case .content: laidOut = lockScreen(views.content)
        case .dynamicIsland(.compact): laidOut = island(shapes.compact)
        case .dynamicIsland(.minimal): laidOut = island(shapes.minimal)
        case .dynamicIsland(.expanded): laidOut = island(shapes.expanded)
        }
        if let failure = session.failure { throw failure }
        return laidOut
    }

    /// Draws the Lock Screen presentation: 11 points from the screen's edges, up to 160 points high, on the tint that
    /// the view requests, or else on white or black, according to Apple's guidelines.
    private func lockScreen(_ view: AnyView) -> RenderedView {
        let views = PreviewRenderer(activityIn: surroundings, session: session).views
        let tint = views.preference(ActivityBackgroundTintKey.self, of: view) ?? nil
        let background = tint ?? (surroundings.colorScheme == .dark ? .black : .white)
        let width = screenWidth - 22
        return views.render(
            view.frame(width: width).frame(maxHeight: 160, alignment: .top)
                .fixedSize(horizontal: false, vertical: true)
                .background(background).clipped(),
            proposal: ProposedViewSize(width: width, height: nil))
    }

    /// The island is black in both color schemes, so its content has the dark appearance.
    private func island<Shape: View>(_ shape: Shape) -> RenderedView {
        var dark = surroundings
        dark.colorScheme = .dark
        return PreviewRenderer(activityIn: dark, session: session).views.render(shape, proposal: .unspecified)
    }
}
