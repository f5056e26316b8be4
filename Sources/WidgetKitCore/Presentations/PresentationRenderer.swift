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
        self.surroundings = surroundings.ofScreen
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
        let item = DeviceScreen.Item(
            view: view, form: form, name: name, renderingMode: surroundings.renderingMode, tint: surroundings.tint, cell: nil)
        let shown = DeviceScreen(place, of: surroundings.device, system: surroundings.system, date: date, items: [item])
        let screen = try HostEnvironment.with(surroundings.host) { try draw(presented(item, on: shown), at: place) }
        if let failure = session.failure { throw failure }
        return RenderedView(displayList: screen.displayList, root: view.root)
    }

    private func draw(_ picture: PresentedPicture, at place: Presentation) throws -> RenderedView {
        switch place {
        case .standBy, .standByNight:
            return render(
                StandByScreen(pictures: [picture], device: picture.device, isNight: place == .standByNight), width: nil)
        case .watch: return render(try WatchScreen([picture], on: picture.device, date: picture.date), width: nil)
        case .lock: return strip(LockScreenStrip(picture: picture))
        case .island: return strip(IslandStrip(picture: picture))
        case .controlCenter: return strip(ControlCenterStrip(picture: picture), isBlurred: true)
        case .desktop: return strip(DesktopStrip(picture: picture), width: DesktopStrip.width(of: picture))
        case .carPlay: return render(CarPlayDashboard(picture: picture), width: nil)
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

    /// Adds what a watch face draws beside the picture.
    private func presented(_ item: DeviceScreen.Item, on screen: DeviceScreen) -> PresentedPicture {
        var picture = screen.presented(item)
        guard screen.device.kind == .watch else { return picture }
        func drawn(_ carried: CarriedView?) -> DisplayList? {
            guard let carried else { return nil }
            let width = WatchFace.labelWidth(of: item.form, on: screen.device)
            let view = carried.content.gaugeStyle(.accessoryLinear).progressViewStyle(.linear).lineLimit(1)
            return ViewRenderer(environment: carried.environment, session: session)
                .render(view, proposal: ProposedViewSize(width: width, height: nil)).displayList
        }
        picture.label = drawn(item.view.preference(WidgetLabelKey.self) ?? nil)
        picture.curvedContent = drawn(item.view.preference(WidgetCurvedContentKey.self) ?? nil)
        return picture
    }

    private func draw(_ screen: DeviceScreen) throws -> DisplayList {
        let pictures = screen.items.map { presented($0, on: screen) }
        switch screen.presentation {
        case .home, .bare, .automatic, .island, .desktop, .carPlay: return whole(screen, try HomeScreen(screen))
        case .lock: return whole(screen, try LockScreen(screen))
        case .controlCenter: return whole(screen, try ControlCenterScreen(screen), isBlurred: true)
        case .standBy, .standByNight:
            if pictures.count > 2 { throw ScreenFailure(index: 2, reason: "StandBy has two columns") }
            return render(
                StandByScreen(pictures: pictures, device: screen.device, isNight: screen.presentation == .standByNight),
                width: nil
            ).displayList
        case .watch:
            return render(try WatchScreen(pictures, on: screen.device, date: screen.date), width: nil).displayList
        }
    }

    /// Draws a screen on the wallpaper, with the status bar and the Dynamic Island.
    private func whole<Content: View>(_ screen: DeviceScreen, _ content: Content, isBlurred: Bool = false) -> DisplayList {
        let shown = ZStack(alignment: .top) {
            content
            if screen.device.kind == .phone {
                if screen.device.safeArea.bottom > 0 {
                    StatusBar(device: screen.device, date: screen.date, hasClock: screen.presentation != .lock)
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
        return render(onWallpaper(shown, of: screen.size, isBlurred: isBlurred), width: screen.size.width, isMirrored: true)
            .displayList
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

    /// Draws a strip of the screen on the wallpaper.
    ///
    /// - Parameter width: in points; nil for that of the device's screen.
    private func strip<Content: View>(_ content: Content, width: CGFloat? = nil, isBlurred: Bool = false) -> RenderedView {
        let width = width ?? surroundings.device.screen.width
        let shown = content.frame(width: width)
        let size = render(shown, width: width, isMirrored: true).displayList.size
        return render(onWallpaper(shown, of: size, isBlurred: isBlurred), width: width, isMirrored: true)
    }

    /// Puts views on the wallpaper, which they find in their environment.
    private func onWallpaper<Content: View>(_ content: Content, of size: CGSize, isBlurred: Bool) -> some View {
        content
            .coordinateSpace(.named(ScreenWallpaper.space))
            .background { background(isBlurred: isBlurred) }
            .clipped()
            .environment(
                \.screenWallpaper,
                ScreenWallpaper(wallpaper: wallpaper, isDark: surroundings.colorScheme == .dark, size: size))
    }

    /// - Parameter isMirrored: whether a language that is written from the right mirrors the place.
    private func render<Content: View>(_ content: Content, width: CGFloat?, isMirrored: Bool = false) -> RenderedView {
        var environment = surroundings.environment(margins: EdgeInsets(), session: session)
        environment.widgetRenderingMode = .fullColor
        environment.accentedColors = nil
        if !isMirrored { environment.layoutDirection = .leftToRight }
        environment.font = nil
        return ViewRenderer(environment: environment, session: session)
            .render(content, proposal: ProposedViewSize(width: width, height: nil))
    }
}
