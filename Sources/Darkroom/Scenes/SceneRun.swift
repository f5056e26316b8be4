import DisplayList
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Draws the screens of a scene, and puts them beside each other.
@MainActor struct SceneRun {
    let setup: RunSetup
    let scene: SceneFile

    /// Returns the scene's picture. Its size in points is that in pixels, divided by the scale of the options.
    ///
    /// - Throws: `ProgramFailure` if a picture cannot be made or finds no room.
    func picture() async throws -> DisplayList {
        var screens: [SceneCanvas.Screen] = []
        for (index, screen) in scene.screens.enumerated() {
            screens.append(try await draw(screen, place: "\(scene.name), screens[\(index + 1)]"))
        }
        let scale = setup.settings.scale
        let canvas = SceneCanvas(
            screens, size: scene.size.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) },
            ground: scene.background, caption: scene.caption, captionColor: scene.captionColor,
            isDark: setup.settings.schemes[0] == .dark)
        return try renderer(of: .home, with: setup.settings, wallpaper: .drawn(.tide)).picture(of: canvas)
    }

    private func draw(_ screen: SceneFile.Screen, place: String) async throws -> SceneCanvas.Screen {
        var settings = setup.settings
        if let name = screen.device {
            guard let device = setup.devices.device(named: name) else {
                throw Choice.unknown(name, for: "\(place), device", names: setup.devices.names)
            }
            settings.device = device
        }
        if let scheme = screen.scheme { settings.schemes = [scheme] }
        settings.renderingMode = screen.renderingMode ?? settings.renderingMode
        // The pictures are drawn alone, as StandBy shows them where that is their place.
        settings.presentation = screen.presentation.isStandBy ? screen.presentation : .bare
        settings.presentsPictures = false
        var items: [DeviceScreen.Item] = []
        for (index, picture) in screen.pictures.enumerated() {
            let place = "\(place), pictures[\(index + 1)]"
            guard screen.presentation.place(of: picture.form, on: settings.device) != nil else {
                throw ProgramFailure.badInput(
                    "\(place): \(screen.presentation.rawValue) on \(settings.device.name) does not show \(picture.form.name).")
            }
            var settings = settings
            settings.parameters += picture.parameters
            if let request = picture.request { settings.requests = [request] }
            let run = RunSetup(
                engine: setup.engine, devices: setup.devices, settings: settings, now: screen.date ?? setup.now,
                console: setup.console)
            items.append(try await item(picture, with: run, place: place))
        }
        let shown = DeviceScreen(
            screen.presentation, of: settings.device, date: screen.date ?? setup.now, items: items)
        do {
            let list = try renderer(of: screen.presentation, with: settings, wallpaper: screen.wallpaper).picture(of: shown)
            return SceneCanvas.Screen(list: list, cornerRadius: shown.cornerRadius, hasFrame: screen.hasFrame)
        } catch let failure as ScreenFailure {
            throw ProgramFailure.badInput("\(place), pictures[\(failure.index + 1)]: \(failure.reason).")
        } catch {
            throw ProgramFailure.widgetFailed("\(place): \(error)")
        }
    }

    /// Draws one picture alone.
    private func item(
        _ picture: SceneFile.Picture, with run: RunSetup, place: String
    ) async throws -> DeviceScreen.Item {
        let contents = ExtensionContents.make()
        let kind = try Choice.of(picture.kind, for: "\(place), kind", in: contents.kinds, name: \.self)
        let selection = try WidgetSelection(
            of: contents, kinds: [kind], forms: [picture.form], on: run.settings.device, outOf: run.devices)
        let mode = run.settings.renderingMode ?? .fullColor
        if let selected = selection.widgets.first, let family = picture.form.family {
            let widget = selected.widget
            let parameters = try await WidgetParameters.check(run.settings.parameters, of: selection.parameterOwners)
            HostSettings.freeze(at: run.now)
            let configured = try await ConfiguredWidget(
                widget, family: family, on: run.settings.device, parameters: parameters[widget.kind] ?? [], setup: run)
            let entry = try await configured.entry()
            let view = try configured.requestedPicture(of: entry, in: configured.surroundings[0])
            return DeviceScreen.Item(
                list: family == .accessoryInline ? view.narrowed : view.displayList, form: picture.form,
                name: widget.displayName, renderingMode: mode, cell: picture.cell)
        }
        var drawn: DisplayList?
        let surfaces = try ExtensionSurfaces(of: selection, with: run)
        let drawer = PreviewRun(setup: run, format: .png, inspects: false) { _, _, view in drawn = drawn ?? view.displayList }
        _ = try await drawer.render(surfaces.subjects)
        guard let drawn else { throw ProgramFailure.widgetFailed("\(place): \(kind) has no picture; see the messages above.") }
        return DeviceScreen.Item(list: drawn, form: picture.form, name: kind, renderingMode: mode, cell: picture.cell)
    }

    private func renderer(
        of presentation: Presentation, with settings: PictureSettings, wallpaper: Wallpaper
    ) -> PresentationRenderer {
        var surroundings = settings.surroundings(screenOf: settings.device)[0]
        surroundings.renderingMode = .fullColor
        surroundings.presentation = .bare
        return PresentationRenderer(
            presentation, wallpaper: wallpaper, surroundings: surroundings,
            session: setup.session(for: scene.name, inspects: false))
    }
}
