import ActivityKit
import CairoGraphics
import DisplayList
import Foundation
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// Draws a picture of each widget, Live Activity and control in each form and appearance, and again after each tap.
@MainActor final class RenderRun {
    /// What is shown in one form, with its current picture in the first appearance.
    private struct Shown {
        let kind: String
        let picture: RenderedView
        /// Whether a request for a reload concerns it.
        let isReloaded: (Reloads) -> Bool
        /// Draws it in all appearances and returns the first picture.
        let draw: (_ taps: Int) async throws -> RenderedView?
    }

    /// The reloads that code has asked for.
    private struct Reloads {
        let widgets = WidgetCenter.shared.takeReloads()
        let controls = ControlCenter.shared.takeReloads()
    }

    private let setup: RunSetup
    private let format: PictureFormat
    private let outlines: Bool
    private let queue: RenderQueue
    private let onPicture: (Int) -> Void
    private var pictures: [PictureReport.File] = [] {
        didSet { onPicture(pictures.count) }
    }
    private var shown: [Shown] = []

    /// - Parameters:
    ///   - outlines: whether the views' frames are drawn over the pictures.
    ///   - onPicture: receives the number of pictures after each one.
    init(
        setup: RunSetup, format: PictureFormat, outlines: Bool, queue: RenderQueue, onPicture: @escaping (Int) -> Void = { _ in }
    ) {
        (self.format, self.outlines, self.queue, self.onPicture) = (format, outlines, queue, onPicture)
        var setup = setup
        setup.beforeAbandoning = { queue.drain() }
        setup.drawsPlaceholders = true
        self.setup = setup
    }

    /// Draws the selected widgets and the surfaces. If one fails, the others are drawn nevertheless.
    ///
    /// - Parameters:
    ///   - surfaces: the Live Activities and controls.
    ///   - taps: the names of the places to tap, one after the other.
    /// - Returns: the report, and whether one failed.
    /// - Throws: `ProgramFailure` if a parameter is invalid, a place to tap does not exist, or a file cannot be written.
    func render(
        surfaces: [PreviewSubject] = [], taps: [String] = []
    ) async throws -> (report: PictureReport, failed: Bool) {
        var failed = try await setup.forEachWidget { widget in
            let kind = widget.widget.kind
            try await show(kind, isReloaded: { reloads in
                reloads.widgets.contains(.allTimelines) || reloads.widgets.contains(.timelines(kind: kind))
            }) { [unowned self] in try await draw(widget, afterTaps: $0) }
        }
        for surface in surfaces {
            let kind = surface.content.kind ?? surface.name
            try await show(kind, isReloaded: { $0.controls.contains(kind) || $0.controls.contains(nil) }) { [unowned self] taps in
                let (picture, isFailed) = try await draw(surface, afterTaps: taps)
                if isFailed { failed = true }
                return picture
            }
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
        report.pictures = pictures
        return (report, failed)
    }

    private func show(
        _ kind: String, isReloaded: @escaping (Reloads) -> Bool, _ draw: @escaping (Int) async throws -> RenderedView?
    ) async throws {
        guard let picture = try await draw(0) else { return }
        shown.append(Shown(kind: kind, picture: picture, isReloaded: isReloaded, draw: draw))
    }

    /// Performs a tap, and redraws everything of the tapped kind and everything whose reload was requested.
    private func tap(_ text: String, number: Int) async throws -> PictureReport.Tap {
        let performer = TapPerformer(timeout: setup.settings.timeout, console: setup.console)
        let (kind, tap) = try performer.find(text, in: shown.map { ($0.kind, $0.picture) })
        switch tap.action {
        case .opens(let url):
            return PictureReport.Tap(label: tap.label, kind: kind, url: url.absoluteString, intent: nil)
        case .nothing:
            throw ProgramFailure.badInput(
                "--tap: \"\(text)\" in \(kind) runs code, which widgets cannot do. Give it an intent: "
                    + "Button(intent:) or Toggle(isOn:intent:).")
        case .performs(let intent):
            (_, _) = (Reloads(), RunningActivities.shared.takeChanges())
            try await performer.perform(intent, of: kind)
            let (reloads, activities) = (Reloads(), RunningActivities.shared.takeChanges())
            let changed = Set(activities.map(\.name))
            for (index, other) in shown.enumerated()
            where (other.kind == kind || other.isReloaded(reloads)) && !changed.contains(other.kind) {
                guard let picture = try await other.draw(number) else { continue }
                shown[index] = Shown(
                    kind: other.kind, picture: picture, isReloaded: other.isReloaded, draw: other.draw)
            }
            try await draw(activities, afterTaps: number)
            return PictureReport.Tap(
                label: tap.shownName, kind: kind, url: nil, intent: String(describing: type(of: intent)))
        }
    }

    /// Draws what Live Activities show that a tap has started, updated or ended. The last of each kind counts.
    private func draw(_ activities: [RunningActivities.Shown], afterTaps taps: Int) async throws {
        let (device, presentation) = (setup.settings.device, setup.settings.presentation)
        for (index, activity) in activities.enumerated() where !activities[(index + 1)...].contains(where: { $0.name == activity.name }) {
            guard let description = ExtensionContents.make().activities.first(where: { $0.attributes == activity.name }) else {
                setup.console.warn("\(activity.name): the program has no ActivityConfiguration for the Live Activity of the tap.")
                continue
            }
            let subjects = description.subjects(
                attributes: activity.attributes, states: [activity.state], source: "tap \(taps)", isStale: activity.isStale,
                forms: PictureForm.presentations(on: device).filter { presentation.place(of: .activity($0), on: device) != nil })
            for subject in subjects { _ = try await draw(subject, afterTaps: taps) }
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
        let kind = widget.widget.kind
        let path = try add(
            picture, as: PicturePath.base(kind: kind, surroundings: surroundings), of: widget.widget.pictureName(in: widget.family),
            scale: surroundings.scale, afterTaps: taps)
        let size = picture.displayList.size
        pictures.append(
            PictureReport.File(
                kind: kind, family: surroundings.family.name, scheme: surroundings.colorScheme.name,
                date: entry.date, file: path, width: size.width, height: size.height,
                scale: surroundings.scale, url: picture.widgetURL, placeholder: entry.isPlaceholder ? true : nil,
                variant: setup.variant?.key))
        return picture
    }

    /// Draws a Live Activity or control in all appearances and returns the first picture, and whether it failed.
    private func draw(
        _ surface: PreviewSubject, afterTaps taps: Int
    ) async throws -> (picture: RenderedView?, isFailed: Bool) {
        var first: RenderedView?
        let run = PreviewRun(setup: setup, format: format, inspects: outlines) { [unowned self] subject, picture, drawing in
            let view = drawing.view
            if first == nil { first = view }
            let path = try add(
                view, as: (picture.file as NSString).deletingPathExtension, of: subject.name, scale: picture.scale, afterTaps: taps)
            pictures.append(
                PictureReport.File(
                    kind: subject.content.kind ?? subject.name, family: subject.content.form ?? "", scheme: picture.scheme,
                    date: picture.date ?? setup.now, file: path, width: picture.width, height: picture.height,
                    scale: picture.scale, url: view.widgetURL, placeholder: drawing.isPlaceholder ? true : nil,
                    variant: setup.variant?.key))
        }
        let isFailed = try await run.render([surface]).failed
        return (first, isFailed)
    }

    /// Adds a picture to the queue and returns its path.
    private func add(
        _ picture: RenderedView, as base: String, of name: String, scale: CGFloat, afterTaps taps: Int
    ) throws -> String {
        var list = picture.displayList
        if outlines { list.items += InspectedView(picture.root).outline(scale: scale) }
        let path = "\(base)\(taps == 0 ? "" : "-tap\(taps)").\(format.rawValue)"
        try queue.add(list, path: path, of: name)
        return path
    }
}
