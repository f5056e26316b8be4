import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// Draws a picture of each widget, family and appearance, and again after each tap.
@MainActor final class RenderRun {
    private let setup: RunSetup
    private let format: PictureFormat
    private let outlines: Bool
    private let queue: RenderQueue
    private var pictures: [PictureReport.File] = []
    /// The widgets with their current pictures in the first appearance.
    private var shown: [(widget: ConfiguredWidget, picture: RenderedView)] = []

    /// - Parameter outlines: whether the views' frames are drawn over the pictures.
    init(setup: RunSetup, format: PictureFormat, outlines: Bool, queue: RenderQueue) {
        (self.format, self.outlines, self.queue) = (format, outlines, queue)
        var setup = setup
        setup.beforeAbandoning = { queue.drain() }
        setup.drawsPlaceholders = true
        self.setup = setup
    }

    /// Draws the selected widgets. If a widget fails, the others are drawn nevertheless.
    ///
    /// - Parameter taps: the names of the places to tap, one after the other.
    /// - Returns: the report, and whether a widget failed.
    /// - Throws: `ProgramFailure` if a parameter is invalid, a place to tap does not exist, or a file cannot be written.
    func render(taps: [String] = []) async throws -> (report: PictureReport, failed: Bool) {
        var failed = try await setup.forEachWidget { widget in
            shown.append((widget, try await draw(widget, afterTaps: 0)))
        }
        var report = PictureReport(pictures: [])
        do {
            for (index, text) in taps.enumerated() {
                report.taps = (report.taps ?? []) + [try await tap(text, number: index + 1)]
            }
        } catch let failure as ProgramFailure where failure.status == .widgetFailed {
            setup.console.error(failure.message)
            failed = true
        }
        do {
            try await queue.finish()
        } catch {
            throw error as? ProgramFailure ?? ProgramFailure.widgetFailed("\(error)")
        }
        report.pictures = pictures
        return (report, failed)
    }

    /// Performs a tap, and redraws the widgets of the tapped kind and those whose reload was requested.
    private func tap(_ text: String, number: Int) async throws -> PictureReport.Tap {
        let performer = TapPerformer(timeout: setup.settings.timeout, console: setup.console)
        let (widget, tap) = try performer.find(text, in: shown)
        let kind = widget.widget.kind
        switch tap.action {
        case .opens(let url):
            return PictureReport.Tap(label: tap.label, kind: kind, url: url.absoluteString, intent: nil)
        case .nothing:
            throw ProgramFailure.badInput(
                "--tap: \"\(text)\" in \(kind) runs code, which widgets cannot do. Give it an intent: "
                    + "Button(intent:) or Toggle(isOn:intent:).")
        case .performs(let intent):
            _ = WidgetCenter.shared.takeReloads()
            try await performer.perform(intent, of: kind)
            let reloads = WidgetCenter.shared.takeReloads()
            for (index, other) in shown.enumerated() {
                let otherKind = other.widget.widget.kind
                guard otherKind == kind || reloads.contains(.allTimelines)
                    || reloads.contains(.timelines(kind: otherKind))
                else { continue }
                shown[index].picture = try await draw(other.widget, afterTaps: number)
            }
            return PictureReport.Tap(
                label: tap.shownName, kind: kind, url: nil, intent: String(describing: type(of: intent)))
        }
    }

    /// Draws a widget in all appearances and returns the first picture.
    private func draw(_ widget: ConfiguredWidget, afterTaps taps: Int) async throws -> RenderedView {
        let entry = try await widget.entry()
        CrashRecovery.current = [widget.widget.pictureName(in: widget.family)]
        let pictures = try widget.surroundings.map { surroundings in
            try draw(entry, of: widget, in: surroundings, afterTaps: taps)
        }
        return pictures[0]
    }

    private func draw(
        _ entry: WidgetEntry, of widget: ConfiguredWidget, in surroundings: WidgetSurroundings, afterTaps taps: Int
    ) throws -> RenderedView {
        let picture = try widget.requestedPicture(of: entry, in: surroundings, inspects: outlines)
        var list = picture.displayList
        if outlines { list.items += InspectedView(picture.root).outline(scale: surroundings.scale) }
        let kind = widget.widget.kind
        let base = PicturePath.base(kind: kind, surroundings: surroundings)
        let path = "\(base)\(taps == 0 ? "" : "-tap\(taps)").\(format.rawValue)"
        try queue.add(list, path: path)
        pictures.append(
            PictureReport.File(
                kind: kind, family: surroundings.family.name, scheme: surroundings.colorScheme.name,
                date: entry.date, file: path, width: surroundings.size.width, height: surroundings.size.height,
                scale: surroundings.scale, url: picture.widgetURL, placeholder: entry.isPlaceholder ? true : nil))
        return picture
    }
}
