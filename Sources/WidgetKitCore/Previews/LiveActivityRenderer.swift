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
    package let session: RenderSession

    package init(
        content: LiveActivityPreviewContent, surroundings: WidgetSurroundings, session: RenderSession
    ) {
        (self.content, self.surroundings, self.session) = (content, surroundings, session)
    }

    /// Draws a state. The result is `nil` if the preview's widget is not an activity with these attributes.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func picture(of state: Any) throws -> RenderedView? {
        try HostEnvironment.with(surroundings.host) { try pictureOnDevice(of: state) }
    }

    private func pictureOnDevice(of state: Any) throws -> RenderedView? {
        guard let activity = content.activity(),
            let views = activity.views(content.makeAttributes(), state, content.isStale)
        else { return nil }
        let shapes = DynamicIslandShapes(island: views.island, device: surroundings.device)
        let laidOut: RenderedView
        switch content.viewKind {
        case .content where surroundings.isWatch:
            let size = surroundings.device.size(of: .accessoryRectangular) ?? CGSize(width: 184, height: 80.5)
            laidOut = card(views, size: size, isSmall: activity.supplementalFamilies.contains(.small))
        case .content where surroundings.presentation == .carPlay:
            laidOut = card(views, size: LiveActivityRenderer.carPlaySize, isSmall: activity.supplementalFamilies.contains(.small))
        case .content: laidOut = lockScreen(views.content)
        case .dynamicIsland(.compact): laidOut = island(shapes.compact, views)
        case .dynamicIsland(.minimal): laidOut = island(shapes.minimal, views)
        case .dynamicIsland(.expanded): laidOut = island(shapes.expanded, views)
        }
        if let failure = session.failure { throw failure }
        // After the picture, so that its own layout does not depend on what is looked at here.
        notice(views, shapes, size: laidOut.displayList.size)
        return laidOut
    }

    /// Notes presentations that draw nothing, and those that do not fit into the largest height if they are offered it.
    private func notice(_ presentations: LiveActivityViews, _ shapes: DynamicIslandShapes, size: CGSize) {
        let island = presentations.island.views
        let parts: [(name: String, view: AnyView)]
        switch content.viewKind {
        case .content where surroundings.isWatch || surroundings.presentation == .carPlay: return
        case .content: parts = [("content", AnyView(presentations.content.frame(width: size.width)))]
        case .dynamicIsland(.compact):
            parts = [("compact leading", island.compactLeading()), ("compact trailing", island.compactTrailing())]
        case .dynamicIsland(.minimal): parts = [("minimal", island.minimal())]
        case .dynamicIsland(.expanded): parts = [("expanded", AnyView(shapes.expandedContent))]
        }
        let limit = DynamicIslandShapes.largestHeight
        for part in parts {
            let laidOut = views(on: nil).render(part.view, proposal: ProposedViewSize(width: size.width, height: limit))
            if laidOut.displayList.items.drawNothing { session.notice(.presentationDrawsNothing(part.name)) }
            // Half a point is nothing that anybody sees.
            if laidOut.displayList.size.height > limit + 0.5 {
                session.notice(.presentationTooTall(height: laidOut.displayList.size.height))
            }
        }
    }

    /// Draws the Lock Screen presentation, up to 160 points high, on the tint that the view requests, or else on white or black, according to Apple's guidelines.
    /// A view without content gets a card on which the corners find room; its height is a guess.
    private func lockScreen(_ view: AnyView) -> RenderedView {
        let tint = backgroundTint(of: view)
        let isDark = surroundings.colorScheme == .dark || surroundings.presentation.isStandBy
        let background = tint.map { Color($0) } ?? (isDark ? .black : .white)
        let width = surroundings.device.activityWidth
        func card(_ view: some View) -> RenderedView {
            views(on: tint).render(
                view.frame(width: width).frame(maxHeight: DynamicIslandShapes.largestHeight)
                    .fixedSize(horizontal: false, vertical: true)
                    .containerShape(RoundedRectangle(cornerRadius: LiveActivityRenderer.cornerRadius, style: .continuous))
                    .background(background).clipped(),
                proposal: ProposedViewSize(width: width, height: nil))
        }
        let shown = card(view)
        return shown.displayList.size.height > 0 ? shown : card(Color.clear.frame(height: 2 * LiveActivityRenderer.cornerRadius))
    }

    /// The radius of a Live Activity's corners on the Lock Screen in points, as notifications have it there.
    private static let cornerRadius: CGFloat = 24

    /// The first of the sizes that Apple's guidelines name for CarPlay, in points.
    private static let carPlaySize = CGSize(width: 240, height: 78)

    /// Draws a card of an Apple Watch's Smart Stack or of CarPlay, whose sizes Apple's guidelines publish: the Lock Screen
    /// presentation in the small family, or else both sides of the compact presentation. The margins are a guess.
    private func card(_ presentations: LiveActivityViews, size: CGSize, isSmall: Bool) -> RenderedView {
        let small = AnyView(presentations.content.environment(\.activityFamily, .small))
        let tint = backgroundTint(of: small)
        let card = isSmall ? small : AnyView(
            HStack {
                presentations.island.views.compactLeading()
                Spacer()
                presentations.island.views.compactTrailing()
            }
            .padding(.horizontal, 14))
        return views(on: tint).render(
            card.frame(width: size.width, height: size.height).background(tint.map { Color($0) } ?? Color(white: 0.17)).clipped(),
            size: size)
    }

    /// The background tint that a view requests, in the colors of the appearance.
    private func backgroundTint(of view: AnyView) -> Color.Resolved? {
        let views = PreviewRenderer(activityIn: surroundings, session: session).views
        let environment = surroundings.environment(margins: EdgeInsets(), session: session)
        return (views.preference(ActivityBackgroundTintKey.self, of: view) ?? nil)?.resolve(in: environment)
    }

    /// The renderer of views on a background tint. Their text is light on a dark tint, and dark on a light one.
    private func views(on tint: Color.Resolved?) -> ViewRenderer {
        var surroundings = surroundings
        if let color = tint, color.opacity >= 0.5 {
            let luminance = 0.2126 * color.linearRed + 0.7152 * color.linearGreen + 0.0722 * color.linearBlue
            // Where black and white have the same contrast according to WCAG 2.2.
            surroundings.colorScheme = luminance < 0.179 ? .dark : .light
        }
        return PreviewRenderer(activityIn: surroundings, session: session).views
    }

    /// The island is black in both color schemes, so its content has the dark appearance.
    private func island<Shape: View>(_ shape: Shape, _ views: LiveActivityViews) -> RenderedView {
        if surroundings.colorScheme == .dark, let place = views.island.keylinePlace {
            session.diagnostics.report("keylineTint: the island's border on a dark screen is not drawn", at: place)
        }
        var dark = surroundings
        dark.colorScheme = .dark
        return PreviewRenderer(activityIn: dark, session: session).views.render(shape, proposal: .unspecified)
    }
}
