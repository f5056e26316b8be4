import Checks
import Foundation
import Processes
import SwiftUICore
import WidgetKitCore

/// Lays out and draws every picture of a matrix, and judges it.
@MainActor struct CheckRun {
    private let setups: [RunSetup]
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
        return failed
    }

    private mutating func judgePictures(of setup: RunSetup) async throws -> Bool {
        let look = Look(name: setup.variant?.name, changes: CheckLooks.changes(of: setup.variant))
        var judge = judge
        func add(_ picture: SelectedPicture) throws {
            judge.add(try PictureFacts(picture, look: look, engine: setup.engine))
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
