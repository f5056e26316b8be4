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

    @Flag(help: "Adds the place in the sources at which each view is made.")
    var places = false

    @OptionGroup var warnings: WarningOptions

    @MainActor func checkOptions() throws {
        try shown.check()
        if shown.areWanted { try shown.refuse(pictures) }
        try pictures.check()
    }

    @MainActor func run() async throws {
        let console = Console.shared
        SourceTrace.isRecording = places
        if shown.areWanted { try shown.refuse(pictures) }
        let setups = try RunSetup.all(
            PictureMatrix(pictures), console: console, selectsWidgets: !shown.areWanted, orElse: { PreviewArguments.hasOthers })
        var report = InspectionReport(widgets: [])
        var failed = false
        for setup in setups where try await inspect(setup, into: &report) { failed = true }
        try end(report: &report, failed: failed)
    }

    /// Adds the layout trees of a look to a report, and returns whether a picture failed.
    @MainActor private func inspect(_ setup: RunSetup, into report: inout InspectionReport) async throws -> Bool {
        var setup = setup
        setup.drawsPlaceholders = true
        try setup.activate()
        var widgets: [InspectionReport.Widget] = []
        defer { report.widgets += widgets }
        let now = setup.now
        func add(_ picture: SelectedPicture) {
            let size = picture.view.displayList.size
            widgets.append(
                InspectionReport.Widget(
                    preview: picture.preview, kind: picture.kind, family: picture.form ?? "view",
                    scheme: picture.surroundings.colorScheme.name, variant: setup.variant?.key, date: picture.date ?? now,
                    widgetURL: picture.entry == nil ? nil : picture.view.widgetURL, width: size.width, height: size.height,
                    view: InspectedView(picture.view.root)))
        }
        if shown.wantsPreviews || setup.showsPreviews {
            let subjects = try shown.subjects(with: setup, pictures)
            return try await setup.layOut(subjects, inspects: true, add)
        }
        let surfaces = try shown.states.surfaces(with: setup, pictures)
        if let samples = surfaces.samples { setup.console.warn(samples.warning(folder: nil)) }
        let failed = try await setup.layOutWidgets(inspects: true, add)
        let failedSurfaces = try await setup.layOut(surfaces.subjects, inspects: true, add)
        return failed || failedSurfaces
    }

    /// Prints the report, and ends with the status of a failure.
    @MainActor private func end(report: inout InspectionReport, failed: Bool) throws {
        if places { report.locate { Console.shared.note("note: \($0)") } }
        report.warnings = RunWarnings.all(of: .shared)
        if let whole = try RunShare.whole(report) { Console.shared.print(json ? try whole.json() : whole.text) }
        if failed { throw ReportedFailure(status: .widgetFailed) }
    }
}
