import ArgumentParser
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// `inspect`: the laid-out views of the current entry, for each widget, family and appearance.
struct InspectCommand: WidgetCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect", abstract: "Prints every view with its frame, the size it was offered, and its baselines.",
        discussion: """
            Each line describes a view: its type, its origin in the widget, its size, the size it was offered if that \
            differs, and its first and last baseline from its top. Lengths are in points. `render --outline` draws the \
            frames over the picture. With --previews, the views of each #Preview and PreviewProvider are printed instead.
            """)

    @OptionGroup var pictures: PictureOptions

    @OptionGroup var shown: PreviewArguments

    @Flag(help: "Prints JSON.")
    var json = false

    @OptionGroup var warnings: WarningOptions

    @MainActor func checkOptions() throws {
        try shown.check()
        if shown.areWanted { try shown.refuse(pictures) }
        try pictures.check()
    }

    @MainActor func run() async throws {
        let console = Console.shared
        if shown.areWanted { try shown.refuse(pictures) }
        var setup = try RunSetup(
            pictures, console: console, selectsWidgets: !shown.areWanted,
            orElse: { PreviewArguments.hasOthers })
        setup.drawsPlaceholders = true
        var report = InspectionReport(widgets: [])
        func inspect(_ subjects: [PreviewSubject]) async throws -> Bool {
            let now = setup.now
            let run = PreviewRun(setup: setup, format: .png, inspects: true) { subject, picture, drawing in
                report.widgets.append(
                    InspectionReport.Widget(
                        preview: subject.isSurface ? nil : subject.name, kind: subject.content.kind ?? subject.name, family: subject.content.form ?? "view",
                        scheme: picture.scheme, date: picture.date ?? now, widgetURL: nil, width: picture.width,
                        height: picture.height, view: InspectedView(drawing.view.root)))
            }
            return try await run.render(subjects).failed
        }
        if shown.wantsPreviews || setup.showsPreviews {
            return try end(report: &report, failed: try await inspect(shown.subjects(with: setup, pictures)))
        }
        let surfaces = try shown.states.surfaces(with: setup)
        if let samples = surfaces.samples { console.warn(samples.warning(folder: nil)) }
        var failed = try await setup.forEachWidget { widget in
            let entry = try await widget.entry()
            for surroundings in widget.surroundings {
                let picture = try widget.requestedPicture(of: entry, in: surroundings, inspects: true)
                report.widgets.append(
                    InspectionReport.Widget(
                        kind: widget.widget.kind, family: surroundings.family.name,
                        scheme: surroundings.colorScheme.name, date: entry.date, widgetURL: picture.widgetURL,
                        width: surroundings.size.width, height: surroundings.size.height,
                        view: InspectedView(picture.root)))
            }
        }
        if try await inspect(surfaces.subjects) { failed = true }
        try end(report: &report, failed: failed)
    }

    /// Prints the report, and ends with the status of a failure.
    @MainActor private func end(report: inout InspectionReport, failed: Bool) throws {
        report.warnings = RunWarnings.all(of: .shared)
        Console.shared.print(json ? try report.json() : report.text)
        if failed { throw ReportedFailure(status: .widgetFailed) }
    }
}
