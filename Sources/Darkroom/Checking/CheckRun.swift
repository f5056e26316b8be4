import CairoGraphics
import Checks
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Lays out and draws every picture of a matrix, and judges it.
@MainActor struct CheckRun {
    private let setups: [RunSetup]
    private let tables = StringTableFacts(of: ExtensionFolder.locate())
    private(set) var judge: CheckJudge

    /// - Parameter setups: a setup for each look.
    init(setups: [RunSetup], settings: RuleSettings) {
        self.setups = setups.map { setup in
            var setup = setup
            // The rules judge a picture itself, not the screen around it.
            setup.settings.presentsPictures = false
            setup.drawsPlaceholders = true
            return setup
        }
        judge = CheckJudge(settings)
    }

    /// Judges everything.
    ///
    /// - Returns: whether a widget failed.
    /// - Throws: `ProgramFailure` if a parameter is invalid.
    mutating func run() async throws -> Bool {
        var failed = false
        for setup in setups {
            try setup.activate()
            if try await judgePictures(of: setup) { failed = true }
        }
        for selected in setups[0].selection.widgets { judge.add(WidgetFacts(selected.widget, families: selected.families)) }
        judge.add(
            ProgramFacts(
                of: ExtensionFolder.locate(), tables: tables, engine: setups[0].engine, resources: try? ResourceFolder.located()))
        return failed
    }

    private mutating func judgePictures(of setup: RunSetup) async throws -> Bool {
        let look = Look(name: setup.variant?.name, changes: CheckLooks.changes(of: setup.variant))
        var judge = judge
        let tables = tables
        func add(_ picture: SelectedPicture) throws {
            var facts = try PictureFacts(picture, look: look, engine: setup.engine)
            tables.tell(&facts)
            judge.add(facts)
        }
        let failed = try await setup.layOutWidgets(inspects: false, add)
        let surfaces = try ExtensionSurfaces(of: setup.selection, with: setup)
        let failedSurfaces = try await setup.layOut(surfaces.subjects, inspects: false) { picture in try add(picture) }
        self.judge = judge
        return failed || failedSurfaces
    }
}

extension WidgetFacts {
    /// Describes a widget with the families that the device shows.
    @MainActor init(_ widget: WidgetDescription, families: [WidgetFamily]) {
        self.init(
            kind: widget.kind, displayName: widget.displayName == widget.kind ? nil : widget.displayName, summary: widget.summary,
            families: families.map(\.name), isContainerBackgroundRemovable: widget.isContainerBackgroundRemovable)
    }
}
