import CairoGraphics
import Foundation
@_spi(Darkroom) import FoundationSupplement
@_spi(Darkroom) import SwiftUICore
@_spi(Darkroom) import WidgetKitCore

/// Makes one picture of each widget, family and appearance.
@MainActor final class RenderRun {
    private let settings: PictureSettings
    private let format: PictureFormat
    private let resources: RenderResources
    private let queue: RenderQueue
    private let console: Console
    private let now: Date
    private var pictures: [PictureReport.Picture] = []
    private var failed = false

    init(
        settings: PictureSettings, format: PictureFormat, resources: RenderResources, queue: RenderQueue,
        now: Date, console: Console
    ) {
        (self.settings, self.format, self.resources, self.queue) = (settings, format, resources, queue)
        (self.now, self.console) = (now, console)
    }

    /// Makes the pictures of all that is selected; a widget that fails does not keep the others from their pictures.
    ///
    /// - Returns: what was written, and whether a widget failed.
    /// - Throws: `ProgramFailure` for parameters that will not do and files that cannot be written.
    func render(_ selection: WidgetSelection) async throws -> (report: PictureReport, failed: Bool) {
        let names = try await WidgetParameters.check(settings.parameters, of: selection.widgets.map(\.widget))
        for selected in selection.widgets {
            for family in selected.families {
                do {
                    try await render(selected.widget, family: family, parameters: names[selected.widget.kind] ?? [])
                } catch let failure as ProgramFailure where failure.status == .widgetFailed {
                    console.error(failure.message)
                    failed = true
                }
            }
        }
        if let failure = await queue.finish() {
            throw failure as? ProgramFailure ?? ProgramFailure.widgetFailed("\(failure)")
        }
        return (PictureReport(pictures: pictures), failed)
    }

    private func render(
        _ widget: WidgetDescription, family: WidgetFamily, parameters: [(name: String, value: String)]
    ) async throws {
        guard let size = settings.device.size(of: family) else { return }
        HostSettings.freeze(at: now)
        let intent = try await WidgetParameters.intent(of: widget, setting: parameters, timeout: settings.timeout)
        let loader = EntryLoader(widget: widget, intent: intent, timeout: settings.timeout, console: console)
        let surroundings = settings.schemes.map { self.surroundings(family: family, size: size, scheme: $0) }
        let context = TimelineProviderContext(
            family: family, isPreview: settings.request == .snapshot, displaySize: size,
            environmentVariants: .init(surroundings.map(\.environmentVariant)))
        WidgetCenter.shared.setCurrentConfigurations([WidgetInfo(kind: widget.kind, family: family, intent: intent)])
        let entry = try await loader.entry(settings.request, in: context, at: now)
        for surroundings in surroundings {
            try draw(entry, of: widget, in: surroundings)
        }
    }

    private func draw(
        _ entry: WidgetEntry, of widget: WidgetDescription, in surroundings: WidgetSurroundings
    ) throws {
        var surroundings = surroundings
        // The body is evaluated for the entry's date; texts that run by themselves have gone on since.
        surroundings.date = settings.request == .current ? max(entry.date, now) : entry.date
        HostSettings.freeze(at: entry.date)
        defer { HostSettings.freeze(at: now) }
        let renderer = WidgetRenderer(widget: widget, surroundings: surroundings, session: resources.session())
        let picture: WidgetRenderer.Picture
        do {
            picture = try renderer.render(entry.content())
        } catch {
            throw ProgramFailure.widgetFailed("\(widget.kind), \(surroundings.family): \(error)")
        }
        let path = PicturePath.path(kind: widget.kind, surroundings: surroundings, format: format)
        queue.add(picture.displayList, path: path)
        pictures.append(
            PictureReport.Picture(
                kind: widget.kind, family: "\(surroundings.family)", scheme: "\(surroundings.colorScheme)",
                date: entry.date, file: path, width: surroundings.size.width, height: surroundings.size.height,
                scale: surroundings.scale, url: picture.widgetURL))
    }

    private func surroundings(family: WidgetFamily, size: CGSize, scheme: ColorScheme) -> WidgetSurroundings {
        var surroundings = WidgetSurroundings(
            family: family, size: size, scale: settings.scale, renderingMode: settings.renderingMode)
        surroundings.colorScheme = scheme
        surroundings.typeSize = settings.typeSize
        surroundings.locale = settings.locale
        surroundings.timeZone = settings.timeZone
        surroundings.isPlaceholder = settings.request == .placeholder
        surroundings.palette = settings.palette.name
        return surroundings
    }
}
