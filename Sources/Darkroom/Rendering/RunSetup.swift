import CairoGraphics
import Foundation
import FoundationSupplement
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// The setup of a run: the engine, the settings, the present date, and the selected widgets.
@MainActor struct RunSetup {
    let engine: PictureEngine
    let devices: DeviceTable
    var settings: PictureSettings
    /// The present date of the run.
    var now: Date
    let console: Console
    /// The selected widgets and families.
    var selection = WidgetSelection.none
    /// The variant of the run whose pictures are made; nil outside of commands.
    private(set) var variant: PictureVariant?
    /// Whether this process makes the pictures; another process makes those with other inputs.
    private(set) var isOfThisProcess = true
    /// Whether the previews take the place of widgets, because the program has none.
    private(set) var showsPreviews = false
    /// Whether other code, such as tests, uses the process too. Then a widget's failure does not end the process.
    var sharesProcess = false
    /// Whether a widget's placeholder is drawn if its provider does not answer. If not, the widget has failed.
    var drawsPlaceholders = false
    /// The folders of the extension's resources.
    var resourceFolders: [URL] = ExtensionFolder.locate().map { [$0] } ?? []
    /// Called before a view that cannot continue ends the program.
    var beforeAbandoning: () -> Void = {}

    init(
        engine: PictureEngine, devices: DeviceTable, settings: PictureSettings, now: Date, console: Console, as variant: PictureVariant? = nil
    ) {
        (self.engine, self.devices, self.settings, self.now) = (engine, devices, settings, now)
        (self.console, self.variant) = (console, variant)
    }

    /// Applies the options to the process, opens the engine, and selects the widgets.
    ///
    /// - Parameters:
    ///   - selectsWidgets: whether the options select widgets. If not, none are selected.
    ///   - hasPreviews: whether previews are to be shown if the program has nothing else.
    ///   - earlier: the setup of an earlier run of the process with the same inputs, whose engine goes on drawing. What
    ///     the widget has stored since then stays.
    ///   - look: the variant that the options are those of.
    /// - Throws: `ProgramFailure` if an option is invalid or resources are missing.
    init(
        _ options: PictureOptions, console: Console, selectsWidgets: Bool = true,
        orElse hasPreviews: () -> Bool = { false }, after earlier: RunSetup? = nil, as look: PictureMatrix.Look? = nil
    ) throws {
        let folder = try ResourceFolder.located()
        let devices = try earlier?.devices ?? DeviceTable.read(from: folder)
        var settings = try PictureSettings(options, devices: devices)
        let extensionFolder = ExtensionFolder.locate()
        settings.label = look?.label ?? VariantLabel()
        settings.chooseLanguage(of: extensionFolder)
        settings.chooseSystem(of: extensionFolder, unless: options)
        if earlier == nil, look == nil { settings.tellLanguage(to: console) }
        let now = try HostSettings.apply(settings, extensionFolder: extensionFolder, setsInputs: earlier == nil)
        // Bodies of bundles and widgets may ask for images and colors by name.
        let engine = try earlier?.engine ?? RunSetup.engine(folder, settings, extensionFolder, console)
        engine.marksMissing = settings.placeholderBoxes
        var selection = WidgetSelection.none
        let contents = selectsWidgets ? ExtensionContents.make() : .empty
        KindFolders.assign(contents.kinds)
        if earlier == nil {
            let (kinds, attributes) = (contents.widgets.map(\.kind), contents.activities.map(\.attributes))
            for repetition in KindFolders.repetitions(kinds: kinds, attributes: attributes) { console.warn(repetition) }
        }
        let showsPreviews = selectsWidgets && contents.showsNothing && (contents.isEmpty || options.kind.isEmpty) && hasPreviews()
        if showsPreviews, let kind = contents.widgets.first?.kind {
            console.warn("\(kind) supports no family, so the program's previews are drawn.")
        }
        if selectsWidgets, !showsPreviews {
            selection = try WidgetSelection(
                of: contents, kinds: options.kind, forms: options.forms(), on: settings.device, outOf: devices,
                in: settings.presentation)
            if let variant = look?.variant { selection = selection.including(variant.includes) }
        }
        for reason in selection.leftOut { console.warn(reason) }
        self.init(engine: engine, devices: devices, settings: settings, now: now, console: console, as: look?.variant)
        self.selection = selection
        self.showsPreviews = showsPreviews
    }

    /// The setups of all looks of a run, which share their engine. Each has to be activated before its pictures are made.
    ///
    /// - Parameters:
    ///   - matrix: the looks.
    ///   - selectsWidgets: whether the options select widgets. If not, none are selected.
    ///   - hasPreviews: whether previews are to be shown if the program has nothing else.
    ///   - plansOthers: whether the looks whose pictures other processes make follow those of this one.
    ///   - tells: whether looks that show nothing of what is selected, and languages that the widget lacks, are told.
    /// - Throws: `ProgramFailure` if an option is invalid, resources are missing, or no look shows what is selected.
    static func all(
        _ matrix: PictureMatrix, console: Console, selectsWidgets: Bool = true, orElse hasPreviews: () -> Bool = { false },
        plansOthers: Bool = false, tells: Bool = true
    ) throws -> [RunSetup] {
        var (setups, refusals): ([RunSetup], [ProgramFailure]) = ([], [])
        // Each language is told once.
        var locales: Set<Locale> = []
        let (own, others) = try matrix.looksOfShare()
        for (index, look) in (own + (plansOthers ? others : [])).enumerated() {
            do {
                var setup = try RunSetup(
                    look.options, console: console, selectsWidgets: selectsWidgets, orElse: hasPreviews, after: setups.first, as: look)
                setup.isOfThisProcess = index < own.count
                if tells, setup.isOfThisProcess, locales.insert(setup.settings.userLocale).inserted { setup.settings.tellLanguage(to: console) }
                setups.append(setup)
            } catch let failure as ProgramFailure where matrix.looks.count > 1 && failure.status == .badInput {
                // A watch does not show what an iPhone shows.
                refusals.append(failure)
            }
        }
        guard setups.contains(where: \.isOfThisProcess) else { throw refusals[0] }
        for refusal in refusals where tells { console.note("A variant is left out: \(refusal.message)") }
        return setups
    }

    /// Applies the settings to the process again, after another setup has applied its own.
    ///
    /// - Throws: `ProgramFailure` if the process cannot be changed.
    func activate() throws {
        var settings = settings
        settings.date = now
        _ = try HostSettings.apply(settings, extensionFolder: nil, setsInputs: false)
        HostEnvironment.current.resourceFolders = resourceFolders.flatMap(ExtensionFolder.places)
        engine.marksMissing = settings.placeholderBoxes
    }

    private static func engine(
        _ resources: ResourceFolder, _ settings: PictureSettings, _ extensionFolder: URL?, _ console: Console
    ) throws -> PictureEngine {
        let places = extensionFolder.map(ExtensionFolder.places) ?? []
        let engine = try PictureEngine.opened(
            resources, assetFolders: settings.assets.map { [$0] } ?? places, systemFamily: settings.systemFamily, console: console)
        if let extensionFolder { ExtensionFonts(of: extensionFolder).register(with: engine) }
        return engine
    }

    /// Calls `body` for each selected widget and family. If a widget fails, the loop goes on.
    ///
    /// - Parameters:
    ///   - isWanted: returns whether a widget is included in a family.
    ///   - onFailure: called for each widget that fails, with the family and the reason.
    /// - Returns: whether a widget failed, or ended an earlier process, so that it is left out or its placeholder is drawn.
    /// - Throws: `ProgramFailure` if no widget has a parameter, and the errors of `body` except failures of widgets.
    func forEachWidget(
        where isWanted: (WidgetDescription, WidgetFamily) -> Bool = { _, _ in true },
        onFailure: (WidgetDescription, WidgetFamily, ProgramFailure) -> Void = { _, _, _ in },
        _ body: (ConfiguredWidget) async throws -> Void
    ) async throws -> Bool {
        let parameters = try await WidgetParameters.check(settings.parameters, of: selection.parameterOwners)
        try await WidgetParameters.check(
            recommendation: settings.recommendation, of: selection.widgets.map(\.widget))
        var failed = false
        for selected in selection.widgets {
            for (index, family) in selected.families.enumerated() {
                guard settings.device.size(of: family) != nil, isWanted(selected.widget, family) else { continue }
                if CrashRecovery.skippedNames.contains(selected.widget.pictureName(in: family)) {
                    failed = true
                    continue
                }
                // Code that is set aside and that the provider reaches for one family, it most likely reaches for the others.
                CrashRecovery.current = selected.families[index...].map(selected.widget.pictureName)
                PlaceholderWidgets.current = drawsPlaceholders ? selected.widget.kind : nil
                CrashRecovery.asked = drawsPlaceholders ? .provider : nil
                defer { (CrashRecovery.current, CrashRecovery.asked, PlaceholderWidgets.current) = ([], nil, nil) }
                do {
                    HostSettings.freeze(at: now)
                    let widget = try await ConfiguredWidget(
                        selected.widget, family: family, on: settings.device,
                        parameters: parameters[selected.widget.kind] ?? [], setup: self)
                    CrashRecovery.asked = nil
                    if widget.drawsPlaceholder { failed = true }
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
    /// Opens the engine of a run.
    ///
    /// - Throws: `ProgramFailure` if resources are missing.
    static func opened(
        _ resources: ResourceFolder, assetFolders: [URL], systemFamily: String? = nil, console: Console
    ) throws -> PictureEngine {
        do {
            let engine = try PictureEngine(
                resources: resources, assetFolders: assetFolders, systemFamily: systemFamily,
                report: { console.warn($0) })
            // Widgets may use images and colors by name before anything is drawn.
            engine.makeCurrent()
            return engine
        } catch {
            throw ProgramFailure.badInput("\(error)")
        }
    }
}

extension ResourceFolder {
    /// Returns the resource folder.
    ///
    /// - Throws: `ProgramFailure` if it is not found.
    static func located() throws -> ResourceFolder {
        do { return try locate() } catch { throw ProgramFailure.badInput("\(error)") }
    }
}

extension DeviceTable {
    /// Reads the table of the resource folder.
    ///
    /// - Throws: `ProgramFailure` if the table cannot be read.
    static func read(from folder: ResourceFolder) throws -> DeviceTable {
        do { return try DeviceTable(resources: folder) } catch { throw ProgramFailure.badInput("\(error)") }
    }
}
