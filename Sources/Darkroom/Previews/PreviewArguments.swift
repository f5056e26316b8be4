import ActivityKit
import ArgumentParser
import Foundation
import Processes
import WidgetKitCore

/// The option that gives the states of a Live Activity.
struct StateArguments: ParsableArguments {
    @Option(
        help: """
            Draws a Live Activity with the attributes and states of a JSON file: {"attributes": {…}, "states": [{…}]}, and \
            "activity" with the attributes' type where there are several.
            """,
        completion: .file(extensions: ["json"]))
    var state: String?

    /// - Throws: `ProgramFailure` for a file that has another form.
    func check() throws { if let state { _ = try ActivityStateFile(state) } }

    /// The Live Activities and controls to draw.
    ///
    /// - Parameter pictures: the options that choose presentations.
    /// - Throws: `ProgramFailure` where the file of `--state` does not fit the program, or a state cannot be made up.
    @MainActor func surfaces(with setup: RunSetup, _ pictures: PictureOptions) throws -> ExtensionSurfaces {
        if let state { return try ExtensionSurfaces(stateFile: state, forms: pictures.forms()) }
        return try ExtensionSurfaces(of: setup.selection, with: setup)
    }
}

/// The options that choose previews in the place of widgets.
struct PreviewArguments: ParsableArguments {
    @Flag(help: "Draws the previews instead of the widgets.")
    var previews = false

    @Option(help: "Draws the previews with this name, file or PreviewProvider, as list prints them; repeatable.")
    var preview: [String] = []

    @OptionGroup var states: StateArguments

    /// Whether the options ask for previews.
    var areWanted: Bool { previews || !preview.isEmpty || states.state != nil }

    /// - Throws: `ProgramFailure` for a file that has another form, and for options that exclude each other.
    func check() throws {
        guard states.state != nil else { return }
        try states.check()
        if previews || !preview.isEmpty {
            throw ProgramFailure.badInput("--state gives what a Live Activity shows. Leave out --state, or --previews and --preview.")
        }
    }

    /// Whether the options ask for the program's own previews.
    var wantsPreviews: Bool { previews || !preview.isEmpty }

    /// Whether a program without widgets, Live Activities and controls has something else to draw.
    @MainActor static var hasOthers: Bool { PreviewCatalog.hasPreviews }

    /// The previews to draw.
    ///
    /// - Throws: `ProgramFailure` where none is chosen.
    @MainActor func subjects(with setup: RunSetup, _ pictures: PictureOptions) throws -> [PreviewSubject] {
        try PreviewSelection.of(
            PreviewCatalog.all(on: setup.settings.device) { setup.engine }, names: preview, kinds: pictures.kind,
            forms: pictures.forms())
    }

    /// - Parameter tap: the values of `--tap`.
    /// - Throws: `ProgramFailure` for options that choose the entry of a widget, because previews bring their own.
    @MainActor func refuse(_ pictures: PictureOptions, tap: [String] = []) throws {
        let options = [
            ("--tap", !tap.isEmpty), ("--set", !pictures.set.isEmpty),
            ("--entry", try pictures.entry.contains { try $0.value(for: "--entry") != .current }),
            ("--recommendation", pictures.recommendation != nil),
        ]
        for (option, isGiven) in options where isGiven {
            throw ProgramFailure.badInput(
                "\(option) says what a widget shows; previews say that themselves. Leave out \(option) or --previews.")
        }
    }
}
