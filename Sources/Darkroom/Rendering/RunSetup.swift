import CairoGraphics
import Foundation
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// What the pictures of a run are made with and what they show: the engine, the settings, the present moment, and the
/// widgets chosen.
@MainActor struct RunSetup {
    let engine: PictureEngine
    let devices: DeviceTable
    let settings: PictureSettings
    /// The moment that is the present of the run.
    let now: Date
    let console: Console
    /// The widgets and families chosen.
    var selection = WidgetSelection.none
    /// Whether others use the process too, as tests do: nothing that widgets do ends it then.
    var sharesProcess = false
    /// What is to be done before a view that cannot go on ends the program.
    var beforeAbandoning: () -> Void = {}

    init(engine: PictureEngine, devices: DeviceTable, settings: PictureSettings, now: Date, console: Console) {
        (self.engine, self.devices, self.settings, self.now) = (engine, devices, settings, now)
        self.console = console
    }

    /// Makes the process what the options ask for, opens the engine, and chooses the widgets.
    ///
    /// - Parameter selectsWidgets: whether the options choose widgets; else none are.
    /// - Throws: `ProgramFailure` for options without a meaning and resources that are missing.
    init(_ options: PictureOptions, console: Console, selectsWidgets: Bool = true) throws {
        let folder = try ResourceFolder.located()
        let devices = try DeviceTable.read(from: folder)
        let settings = try PictureSettings(options, devices: devices)
        let extensionFolder = ExtensionFolder.locate()
        let now = try HostSettings.apply(settings, extensionFolder: extensionFolder)
        var selection = WidgetSelection.none
        if selectsWidgets {
            let contents = ExtensionContents.make()
            selection = try WidgetSelection(
                of: contents.widgets, activities: contents.activities, controls: contents.controls,
                kinds: options.kind, families: options.family, on: settings.device, outOf: devices)
            for activity in contents.activities where options.kind.isEmpty {
                console.warn("\(activity.attributes): Live Activities are drawn by render --previews alone.")
            }
            for control in contents.controls where options.kind.isEmpty {
                console.warn("\(control.kind): controls are not drawn yet.")
            }
        }
        for reason in selection.leftOut { console.warn(reason) }
        let engine = try PictureEngine.opened(
            folder, assetFolders: settings.assets.map { [$0] } ?? extensionFolder.map { [$0] } ?? [],
            systemFamily: settings.systemFamily, console: console)
        if let extensionFolder { engine.registerFonts(in: extensionFolder) }
        self.init(engine: engine, devices: devices, settings: settings, now: now, console: console)
        self.selection = selection
    }

    /// Calls `body` for each widget and family; a widget that fails does not keep the others from their turn.
    ///
    /// - Parameters:
    ///   - isWanted: whether a widget is to be looked at in a family at all.
    ///   - onFailure: hears of each widget that failed, in which family and why.
    /// - Returns: whether a widget failed.
    /// - Throws: `ProgramFailure` for parameters that no widget has, and whatever else than a widget's failure `body` throws.
    func forEachWidget(
        where isWanted: (WidgetDescription, WidgetFamily) -> Bool = { _, _ in true },
        onFailure: (WidgetDescription, WidgetFamily, ProgramFailure) -> Void = { _, _, _ in },
        _ body: (ConfiguredWidget) async throws -> Void
    ) async throws -> Bool {
        let parameters = try await WidgetParameters.check(settings.parameters, of: selection.widgets.map(\.widget))
        try await WidgetParameters.check(
            recommendation: settings.recommendation, of: selection.widgets.map(\.widget))
        var failed = false
        for selected in selection.widgets {
            for family in selected.families {
                guard settings.device.size(of: family) != nil, isWanted(selected.widget, family) else { continue }
                do {
                    HostSettings.freeze(at: now)
                    let widget = try await ConfiguredWidget(
                        selected.widget, family: family, on: settings.device,
                        parameters: parameters[selected.widget.kind] ?? [], setup: self)
                    try await body(widget)
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

extension ResourceFolder {
    /// The resource folder.
    /// - Throws: `ProgramFailure` that says where it was looked for.
    static func located() throws -> ResourceFolder {
        do { return try locate() } catch { throw ProgramFailure.badInput("\(error)") }
    }
}

extension DeviceTable {
    /// The table of the resource folder.
    /// - Throws: `ProgramFailure` that names the file.
    static func read(from folder: ResourceFolder) throws -> DeviceTable {
        do { return try DeviceTable(resources: folder) } catch { throw ProgramFailure.badInput("\(error)") }
    }
}
