import CairoGraphics
import Foundation
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// What the options come to: the process made what they ask for, resources opened, widgets chosen.
@MainActor struct RunSetup {
    let settings: PictureSettings
    let engine: PictureEngine
    /// The widgets and families chosen.
    var selection: WidgetSelection
    /// The moment that is the present of the run.
    let now: Date
    let console: Console
    /// What is to be done before a view that cannot go on ends the program.
    var beforeAbandoning: () -> Void = {}

    let devices: DeviceTable

    /// - Parameter selectsWidgets: whether the options choose widgets; else none are.
    /// - Throws: `ProgramFailure` for options that will not do and resources that are missing.
    init(_ options: PictureOptions, console: Console, selectsWidgets: Bool = true) throws {
        self.console = console
        let folder = try ResourceFolder.located()
        devices = try DeviceTable.read(from: folder)
        settings = try PictureSettings(options, devices: devices)
        let extensionFolder = ExtensionFolder.locate()
        now = try HostSettings.apply(settings, extensionFolder: extensionFolder)
        if selectsWidgets {
            let contents = WidgetProgram.makeContents()
            selection = try WidgetSelection(
                of: contents.widgets, activities: contents.activities, controls: contents.controls,
                kinds: options.kind, families: options.family, on: settings.device, outOf: devices)
            for activity in contents.activities where options.kind.isEmpty {
                console.warn("\(activity.attributes): Live Activities are drawn by render --previews alone.")
            }
            for control in contents.controls where options.kind.isEmpty {
                console.warn("\(control.kind): controls are not drawn yet.")
            }
        } else {
            selection = .none
        }
        for reason in selection.leftOut { console.warn(reason) }
        engine = try PictureEngine.opened(
            folder, assetFolders: settings.assets.map { [$0] } ?? extensionFolder.map { [$0] } ?? [],
            systemFamily: settings.systemFamily, console: console)
        if let extensionFolder { engine.registerFonts(in: extensionFolder) }
    }

    /// What is said of something that takes longer than the options allow.
    static func lateness(of what: String, _ settings: PictureSettings) -> String {
        "\(what) did not come within \(settings.timeout.formatted(.number.grouping(.never))) seconds. Is there a loop "
            + "without an end? --timeout allows more time."
    }

    /// Calls `body` for each widget and family; a widget that fails does not keep the others from their turn.
    ///
    /// - Parameters:
    ///   - isWanted: whether a widget is to be looked at in a family at all.
    ///   - onFailure: hears of each widget that failed, in which family and why.
    /// - Returns: whether a widget failed.
    /// - Throws: `ProgramFailure` for parameters that will not do, and whatever else than a widget's failure `body` throws.
    func forEachStage(
        where isWanted: (WidgetDescription, WidgetFamily) -> Bool = { _, _ in true },
        onFailure: (WidgetDescription, WidgetFamily, ProgramFailure) -> Void = { _, _, _ in },
        _ body: (WidgetStage) async throws -> Void
    ) async throws -> Bool {
        let parameters = try await WidgetParameters.check(settings.parameters, of: selection.widgets.map(\.widget))
        try await WidgetParameters.check(
            recommendation: settings.recommendation, of: selection.widgets.map(\.widget))
        var failed = false
        for selected in selection.widgets {
            for family in selected.families {
                guard let size = settings.device.size(of: family), isWanted(selected.widget, family) else { continue }
                do {
                    HostSettings.freeze(at: now)
                    let stage = try await WidgetStage(
                        selected.widget, family: family, size: size,
                        parameters: parameters[selected.widget.kind] ?? [], setup: self)
                    try await body(stage)
                } catch let failure as ProgramFailure where failure.status == .widgetFailed {
                    console.error(failure.message)
                    onFailure(selected.widget, family, failure)
                    failed = true
                }
            }
        }
        return failed
    }
}

extension ResourceFolder {
    /// The resource folder.
    /// - Throws: `ProgramFailure` that says where it was looked for.
    static func located() throws -> ResourceFolder {
        do { return try locate() } catch { throw ProgramFailure.badInput("\(error)") }
    }
}

extension PictureEngine {
    /// The engine of a run.
    /// - Throws: `ProgramFailure` that says what is missing.
    static func opened(
        _ resources: ResourceFolder, assetFolders: [URL], systemFamily: String? = nil, console: Console
    ) throws -> PictureEngine {
        do {
            let engine = try PictureEngine(
                resources: resources, assetFolders: assetFolders, systemFamily: systemFamily,
                report: { console.warn($0) })
            // Widgets may ask for images and colors by name before anything is drawn.
            engine.makeCurrent()
            return engine
        } catch {
            throw ProgramFailure.badInput("\(error)")
        }
    }
}

extension DeviceTable {
    /// The table of the resource folder.
    /// - Throws: `ProgramFailure` that names the file.
    static func read(from folder: ResourceFolder) throws -> DeviceTable {
        do { return try DeviceTable(resources: folder) } catch { throw ProgramFailure.badInput("\(error)") }
    }
}
