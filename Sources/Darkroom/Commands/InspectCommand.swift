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
        let now = setup.now
        func add(_ picture: SelectedPicture) {
            let size = picture.view.displayList.size
            report.widgets.append(
                InspectionReport.Widget(
                    preview: picture.preview, kind: picture.kind, family: picture.form ?? "view",
                    scheme: picture.surroundings.colorScheme.name, date: picture.date ?? now,
                    widgetURL: picture.entry == nil ? nil : picture.view.widgetURL, width: size.width, height: size.height,
                    view: InspectedView(picture.view.root)))
        }
        if shown.wantsPreviews || setup.showsPreviews {
            let subjects = try shown.subjects(with: setup, pictures)
            return try end(report: &report, failed: try await setup.layOut(subjects, inspects: true, add))
        }
        let surfaces = try shown.states.surfaces(with: setup)
        if let samples = surfaces.samples { console.warn(samples.warning(folder: nil)) }
        var failed = try await setup.layOutWidgets(inspects: true, add)
        if try await setup.layOut(surfaces.subjects, inspects: true, add) { failed = true }
        try end(report: &report, failed: failed)
    }

    /// Prints the report, and ends with the status of a failure.
    @MainActor private func end(report: inout InspectionReport, failed: Bool) throws {
        report.warnings = RunWarnings.all(of: .shared)
        Console.shared.print(json ? try report.json() : report.text)
        if failed { throw ReportedFailure(status: .widgetFailed) }
    }
}
