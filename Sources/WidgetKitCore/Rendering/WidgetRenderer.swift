import DisplayList
import Foundation
import FoundationSupplement
import SwiftUI
import SwiftUICore

/// Lays out and draws a widget: its background, its margins and its content.
@MainActor package struct WidgetRenderer {
    /// The widget's configuration, or `nil` if a preview shows a view instead of a widget.
    package let widget: WidgetDescription?
    package let surroundings: WidgetSurroundings
    package let session: RenderSession

    package init(widget: WidgetDescription?, surroundings: WidgetSurroundings, session: RenderSession) {
        (self.widget, self.surroundings, self.session) = (widget, surroundings, session)
    }

    /// Draws a view in place of the widget.
    ///
    /// A view with a container background gets the system's content margins, unless the widget disables them, and the
    /// background fills the whole widget; one without fills the widget itself, as before iOS 17. Where the surroundings
    /// name a system, its message takes the place of a view without a background. The tree is the content's, without the
    /// background's.
    /// What `content` and its views ask of UIKit and Foundation is answered as on the device.
    /// - Throws: `ViewFailure` where the views are nested too deep.
    package func render<Content: View>(_ content: @autoclosure () throws -> Content) throws -> RenderedView {
        try HostEnvironment.with(surroundings.host) { try renderOnDevice(content()) }
    }

    private func renderOnDevice<Content: View>(_ content: Content) throws -> RenderedView {
        let standard = surroundings.standardMargins
        let margins = disablesContentMargins ? EdgeInsets() : standard
        let root = RootStack(content)
        let content = surroundings.family == .accessoryInline ? AnyView(InlineContent(root)) : AnyView(root)
        var laidOut = layOut(content, margins: margins)
        let background = laidOut.preference(WidgetBackgroundKey.self) ?? nil
        let isEmpty = laidOut.displayList.items.drawNothing
        if isEmpty { session.notice(.contentDrawsNothing) }
        if background == nil, requiresBackground {
            session.notice(.containerBackgroundMissing, at: widget?.place ?? .unknown)
            session.diagnostics.report(
                (isEmpty ? "the view draws nothing for this entry, and has" : "the view has") + " no containerBackground(for: .widget)"
                    + (surroundings.system == nil
                        ? ": \(firstSystem) and later show \"Please adopt containerBackground API\" instead of it, as --os 17 draws it."
                        : ", so the system shows \"Please adopt containerBackground API\" instead of it."),
                at: widget?.place ?? .unknown)
        }
        if background == nil, requiresBackground, surroundings.system != nil {
            laidOut = layOut(
                AnyView(ContainerBackgroundNotice(isSmall: surroundings.family.isAccessory)), margins: EdgeInsets())
        } else if background == nil, requiresBackground || margins != EdgeInsets() {
            laidOut = layOut(content, margins: EdgeInsets(), hasBackground: !requiresBackground)
        }

        var items = systemBackground()
        if let background, showsBackground {
            items += ViewRenderer(environment: background.environment, session: session)
                .render(background.content, size: surroundings.size).displayList.items
        }
        items += recolored(laidOut.displayList.items)
        if let failure = session.failure { throw failure }
        return RenderedView(displayList: DisplayList(size: surroundings.size, items: items), root: laidOut.root)
    }

    /// Whether the system shows a message instead of a view without a container background. Text beside the clock has no
    /// container.
    private var requiresBackground: Bool { surroundings.family != .accessoryInline }

    /// The first system that shows a message instead of such a view.
    private var firstSystem: String { surroundings.isWatch ? "watchOS 10" : "iOS 17" }

    private var showsBackground: Bool {
        !(surroundings.removesBackground && widget?.isContainerBackgroundRemovable ?? true)
    }

    private var disablesContentMargins: Bool { widget?.disablesContentMargins ?? false }

    /// Lays out content of a known type, because resolving an unknown opaque type is slow.
    private func layOut(_ content: AnyView, margins: EdgeInsets, hasBackground: Bool = true) -> RenderedView {
        let size = surroundings.size
        var environment = surroundings.environment(
            // A view that disables the margins gets the default ones in its environment.
            margins: disablesContentMargins ? surroundings.standardMargins : margins,
            showsBackground: showsBackground, session: session)
        environment.containerShape = surroundings.containerShape
        environment.isInWidget = true
        environment.hasContainerBackground = hasBackground
        environment.widgetArchive = surroundings.archive
        let inset = content
            .frame(
                width: max(0, size.width - margins.leading - margins.trailing),
                height: max(0, size.height - margins.top - margins.bottom))
            .padding(margins)
        return ViewRenderer(environment: environment, session: session).render(inset, size: size)
    }

    /// Returns the background of Home Screen widgets: white, or (28, 28, 30) for elevated dark surfaces.
    private func systemBackground() -> [DisplayItem] {
        guard !surroundings.removesBackground else { return [] }
        let color = surroundings.colorScheme == .dark ? RGBAColor(28, 28, 30) : RGBAColor(255, 255, 255)
        return [.fill(Path(CGRect(origin: .zero, size: surroundings.size)), FillStyle(), .color(color))]
    }

    private func recolored(_ items: [DisplayItem]) -> [DisplayItem] {
        if items.isEmpty { return items }
        switch surroundings.renderingMode {
        case .accented, .clear:
            return surroundings.accentedColors.colored(items)
        case .vibrant:
            // Brightness becomes opacity, and the color becomes white.
            var group = DisplayGroup(items: items)
            group.filters = [.luminanceToAlpha, AccentedColors.standard]
            return [.group(group)]
        default:
            return items
        }
    }
}
