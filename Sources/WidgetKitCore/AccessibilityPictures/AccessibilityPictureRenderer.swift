import DisplayList
import Foundation
import FoundationSupplement
import SwiftUI
import SwiftUICore

/// Draws a picture with what VoiceOver reads of it: numbered regions over its elements, and a legend.
@MainActor package struct AccessibilityPictureRenderer {
    private let surroundings: WidgetSurroundings
    private let session: RenderSession

    /// - Parameter surroundings: those of the picture; the legend has their color scheme and direction.
    package init(surroundings: WidgetSurroundings, session: RenderSession) {
        (self.surroundings, self.session) = (surroundings.ofScreen, session)
    }

    /// Returns the picture with its regions and legend. The tree of the result is that of the picture.
    ///
    /// - Parameter view: a picture alone, not in its place on a device.
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func picture(of view: RenderedView) throws -> RenderedView {
        var environment = surroundings.environment(margins: EdgeInsets(), session: session)
        environment.colorScheme = surroundings.colorScheme
        environment.widgetRenderingMode = .fullColor
        environment.accentedColors = nil
        environment.font = nil
        let content = AccessibilityPicture(
            list: view.displayList, elements: view.root.spokenElements, url: view.widgetURL,
            isBright: surroundings.renderingMode != .fullColor)
        let drawn = HostEnvironment.with(surroundings.host) {
            ViewRenderer(environment: environment, session: session)
                .render(content, proposal: ProposedViewSize(width: nil, height: nil))
        }
        if let failure = session.failure { throw failure }
        return RenderedView(displayList: drawn.displayList, root: view.root)
    }
}

/// A picture with regions, and a legend beside it where it is narrow, else below it.
private struct AccessibilityPicture: View {
    let list: DisplayList
    let elements: [SpokenElement]
    let url: URL?
    /// Whether the picture is meant for a dark wallpaper and has no ground of its own.
    let isBright: Bool

    @Environment(\.colorScheme) private var colorScheme

    /// Legends of less are hard to read, in points.
    private static let narrowest: CGFloat = 260

    var body: some View {
        Group {
            if list.size.width < AccessibilityPicture.narrowest {
                HStack(alignment: .top, spacing: 16) {
                    picture
                    legend.frame(width: AccessibilityPicture.narrowest, alignment: .leading)
                }
            } else {
                VStack(alignment: .leading, spacing: 16) {
                    picture
                    legend.frame(width: list.size.width, alignment: .leading)
                }
            }
        }
        .padding(16)
        .background(colorScheme == .dark ? Color(white: 0.11) : Color(white: 0.95))
    }

    private var picture: some View {
        DrawnPicture(list)
            .frame(width: list.size.width, height: list.size.height)
            .background(isBright ? Color(white: 0.3) : .clear)
            .overlay { AccessibilityRegions(elements: elements) }
    }

    private var legend: some View { AccessibilityLegend(elements: elements, url: url) }
}
