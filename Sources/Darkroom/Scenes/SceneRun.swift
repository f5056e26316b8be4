import DisplayList
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Draws the screens of a scene, and puts them beside each other.
@MainActor struct SceneRun {
    let setup: RunSetup
    let scene: SceneFile

    /// Returns the scene's picture at a moment. Its size in points is that in pixels, divided by the scale of the options.
    ///
    /// - Throws: `ProgramFailure` if a picture cannot be made or finds no room.
    func picture(at date: Date) async throws -> DisplayList {
        var screens: [SceneCanvas.Screen] = []
        for (index, screen) in scene.screens.enumerated() {
            screens.append(try await draw(screen, at: date, place: "\(scene.name), screens[\(index + 1)]"))
        }
        let scale = setup.settings.scale
        let canvas = SceneCanvas(
            screens, size: scene.size.map { CGSize(width: CGFloat($0.width) / scale, height: CGFloat($0.height) / scale) },
            ground: scene.background, caption: scene.caption, captionColor: scene.captionColor,
            isDark: setup.settings.schemes[0] == .dark)
        return try renderer(of: .home, with: setup.settings, wallpaper: .drawn(.tide)).picture(of: canvas)
    }

    private func draw(_ screen: SceneFile.Screen, at date: Date, place: String) async throws -> SceneCanvas.Screen {
        var settings = setup.settings
        if let name = screen.device {
            guard let device = setup.devices.device(named: name) else {
                throw Choice.unknown(name, for: "\(place), device", names: setup.devices.names)
            }
            settings.device = device
        }
        if let scheme = screen.scheme { settings.schemes = [scheme] }
        settings.renderingMode = screen.renderingMode ?? settings.renderingMode
        settings.tint = screen.renderingMode == nil ? settings.tint : screen.tint
        settings.typeSize = screen.typeSize ?? settings.typeSize
        if let os = screen.os { (settings.os, settings.palette) = (os, os == .iOS26 ? .iOS26 : .iOS18) }
        if let locale = screen.locale {
            (settings.userLocale, settings.namesLocale) = (locale, true)
            settings.chooseLanguage(of: ExtensionFolder.locate())
            if date == setup.now { settings.tellLanguage(to: setup.console, option: "\(place), locale") }
        }
        // The pictures are drawn alone, as StandBy and a watch show them where that is their place.
        settings.presentation = screen.presentation.isStandBy || screen.presentation == .watch ? screen.presentation : .bare
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
                engine: setup.engine, devices: setup.devices, settings: settings, now: screen.date ?? date,
                console: setup.console)
            items.append(try await item(picture, with: run, place: place))
        }
        let shown = DeviceScreen(
            screen.presentation, of: settings.device, system: settings.os, date: screen.date ?? date, items: items)
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
        if let selected = selection.widgets.first, let family = picture.form.family {
            let widget = selected.widget
            let parameters = try await WidgetParameters.check(run.settings.parameters, of: selection.parameterOwners)
            HostSettings.freeze(at: run.now)
            let configured = try await ConfiguredWidget(
                widget, family: family, on: run.settings.device, parameters: parameters[widget.kind] ?? [], setup: run)
            let entry = try await configured.entry()
            let view = try configured.requestedPicture(of: entry, in: configured.surroundings[0])
            return DeviceScreen.Item(
                view: view, form: picture.form, name: widget.displayName, renderingMode: configured.surroundings[0].renderingMode,
                tint: run.settings.tint, cell: picture.cell)
        }
        var drawn: RenderedView?
        let surfaces = try ExtensionSurfaces(of: selection, with: run)
        let drawer = PreviewRun(setup: run, format: .png, inspects: false) { drawn = drawn ?? $2.view }
        _ = try await drawer.render(surfaces.subjects)
        guard let drawn else { throw ProgramFailure.widgetFailed("\(place): \(kind) has no picture; see the messages above.") }
        return DeviceScreen.Item(view: drawn, form: picture.form, name: kind, renderingMode: .fullColor, tint: nil, cell: picture.cell)
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
