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
            frames over the picture.
            """)

    @OptionGroup var pictures: PictureOptions

    @Flag(help: "Prints JSON.")
    var json = false

    @MainActor func checkOptions() throws { try pictures.check() }

    @MainActor func run() async throws {
        let console = Console.shared
        var setup = try RunSetup(pictures, console: console)
        setup.drawsPlaceholders = true
        var report = InspectionReport(widgets: [])
        let failed = try await setup.forEachWidget { widget in
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
        console.print(json ? try report.json() : report.text)
        if failed { throw ReportedFailure(status: .widgetFailed) }
    }
}
