import DisplayList
import Foundation
import FoundationSupplement
import SwiftUI
import SwiftUICore

/// Puts a picture into its place on a device.
@MainActor package struct PresentationRenderer {
    private let presentation: Presentation
    private let wallpaper: Wallpaper
    private let surroundings: WidgetSurroundings
    private let session: RenderSession

    /// - Parameter surroundings: those of the picture; its date and language are those of the screen.
    package init(
        _ presentation: Presentation, wallpaper: Wallpaper, surroundings: WidgetSurroundings, session: RenderSession
    ) {
        (self.presentation, self.wallpaper, self.session) = (presentation, wallpaper, session)
        var screen = surroundings
        (screen.typeSize, screen.redactionReasons, screen.isPlaceholder) = (.large, [], false)
        (screen.isLuminanceReduced, screen.accessibility) = (false, [])
        self.surroundings = screen
    }

    /// Returns the picture in its place. The tree of the result is that of the picture.
    ///
    /// - Parameters:
    ///   - name: the name below a widget on the Home Screen.
    ///   - date: the date and time that the screen shows.
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func picture(
        of view: RenderedView, as form: PictureForm, named name: String, at date: Date
    ) throws -> RenderedView {
        guard let place = presentation.place(of: form, on: surroundings.device), place != .bare else { return view }
        let presented = PresentedPicture(
            list: form == .widget(.accessoryInline) ? view.narrowed : view.displayList, form: form, name: name, device: surroundings.device,
            renderingMode: surroundings.renderingMode, date: date)
        let screen = HostEnvironment.with(surroundings.host) { draw(presented, at: place) }
        if let failure = session.failure { throw failure }
        return RenderedView(displayList: screen.displayList, root: view.root)
    }

    private func draw(_ picture: PresentedPicture, at place: Presentation) -> RenderedView {
        switch place {
        case .standBy, .standByNight:
            return render(
                StandByScreen(pictures: [picture], device: picture.device, isNight: place == .standByNight), width: nil)
        case .watch: return render(WatchScreen(picture: picture), width: nil)
        case .lock: return strip(LockScreenStrip(picture: picture))
        case .island: return strip(IslandStrip(picture: picture))
        case .controlCenter: return strip(ControlCenterStrip(picture: picture), isBlurred: true)
        case .home, .bare, .automatic:
            return strip(HomeScreenStrip(picture: picture, grid: HomeScreenGrid(of: picture.device)))
        }
    }

    /// Draws a whole screen.
    ///
    /// - Throws: `ScreenFailure` if a picture finds no room, `ViewFailure` if the views are nested too deeply.
    package func picture(of screen: DeviceScreen) throws -> DisplayList {
        let list = try HostEnvironment.with(surroundings.host) { try draw(screen) }
        if let failure = session.failure { throw failure }
        return list
    }

    private func draw(_ screen: DeviceScreen) throws -> DisplayList {
        let pictures = screen.items.map(screen.presented)
        switch screen.presentation {
        case .home, .bare, .automatic, .island: return whole(screen, try HomeScreen(screen))
        case .lock: return whole(screen, try LockScreen(screen))
        case .controlCenter: return whole(screen, try ControlCenterScreen(screen), isBlurred: true)
        case .standBy, .standByNight:
            if pictures.count > 2 { throw ScreenFailure(index: 2, reason: "StandBy has two columns") }
            return render(
                StandByScreen(pictures: pictures, device: screen.device, isNight: screen.presentation == .standByNight),
                width: nil
            ).displayList
        case .watch:
            if pictures.count > 1 { throw ScreenFailure(index: 1, reason: "a watch shows one picture") }
            guard let picture = pictures.first else { return DisplayList(size: screen.size) }
            return render(WatchScreen(picture: picture), width: nil).displayList
        }
    }

    /// Draws a screen on the wallpaper, with the status bar and the Dynamic Island.
    private func whole<Content: View>(_ screen: DeviceScreen, _ content: Content, isBlurred: Bool = false) -> DisplayList {
        let shown = ZStack(alignment: .top) {
            content
            if screen.device.kind == .phone {
                if screen.device.safeArea.bottom > 0 {
                    StatusBar(device: screen.device, date: screen.date)
                } else {
                    FlatStatusBar(date: screen.date)
                }
            }
            if screen.device.hasDynamicIsland {
                Capsule().fill(.black)
                    .frame(width: DynamicIslandShapes.cameraWidth, height: DynamicIslandShapes.height)
                    .padding(.top, StatusBar.top(on: screen.device))
            }
        }
        .frame(width: screen.size.width, height: screen.size.height)
        .background { background(isBlurred: isBlurred) }
        .clipped()
        return render(shown, width: screen.size.width).displayList
    }

    private func background(isBlurred: Bool) -> some View {
        ZStack {
            WallpaperView(wallpaper: wallpaper, isDark: surroundings.colorScheme == .dark)
                .blur(radius: isBlurred ? 30 : 0, opaque: true)
            if isBlurred { Color.black.opacity(0.45) }
        }
    }

    /// Draws screens beside each other.
    package func picture(of canvas: SceneCanvas) throws -> DisplayList {
        let list = HostEnvironment.with(surroundings.host) { render(canvas, width: canvas.size.width).displayList }
        if let failure = session.failure { throw failure }
        return list
    }

    /// Draws a strip of the screen's width on the wallpaper.
    private func strip<Content: View>(_ content: Content, isBlurred: Bool = false) -> RenderedView {
        let screen = surroundings.device.screen
        let shown = content.frame(width: screen.width).background { background(isBlurred: isBlurred) }.clipped()
        return render(shown, width: screen.width)
    }

    private func render<Content: View>(_ content: Content, width: CGFloat?) -> RenderedView {
        var environment = surroundings.environment(margins: EdgeInsets(), session: session)
        environment.widgetRenderingMode = .fullColor
        environment.isDrawnAccented = false
        // Places are laid out from the left in every language: offsets do not mirror.
        environment.layoutDirection = .leftToRight
        environment.font = nil
        return ViewRenderer(environment: environment, session: session)
            .render(content, proposal: ProposedViewSize(width: width, height: nil))
    }
}
