import Foundation
import PictureEngine
import Processes
import SwiftUICore
import WidgetKitCore

/// A laid-out picture of something that the options select.
@MainActor struct SelectedPicture {
    /// The widget's or control's kind, the type of an activity's attributes, or the name of a preview.
    let kind: String
    /// The family, presentation or place; nil for a preview of a view.
    let form: String?
    /// The unique name of a preview; nil for widgets and surfaces.
    let preview: String?
    let view: RenderedView
    let surroundings: WidgetSurroundings
    /// The date of the entry; nil for what is shown at the present.
    let date: Date?
    /// The entry; nil for what has none.
    let entry: WidgetEntry?
}

extension RunSetup {
    /// Lays out each selected widget in its families and appearances. If one fails, the others are laid out nevertheless.
    ///
    /// - Parameters:
    ///   - inspects: whether the layout trees keep the names of views.
    ///   - entry: returns the entry to show, by default the one that the options ask for.
    ///   - onFailure: receives the reason of each failure.
    /// - Returns: whether one failed.
    /// - Throws: `ProgramFailure` if a parameter is invalid, and the errors of `body`.
    func layOutWidgets(
        inspects: Bool, entry: ((ConfiguredWidget) async throws -> WidgetEntry)? = nil,
        onFailure: (ProgramFailure) -> Void = { _ in }, _ body: (SelectedPicture) throws -> Void
    ) async throws -> Bool {
        try await forEachWidget(onFailure: { onFailure($2) }) { widget in
            let chosen = try await entry?(widget)
            let shown = if let chosen { chosen } else { try await widget.entry() }
            for surroundings in widget.surroundings {
                // An entry that was chosen is shown at its own date.
                let view = try chosen.map {
                    try widget.picture(of: $0, in: surroundings, at: $0.date, inspects: inspects)
                } ?? widget.requestedPicture(of: shown, in: surroundings, inspects: inspects)
                try body(
                    SelectedPicture(
                        kind: widget.widget.kind, form: surroundings.family.name, preview: nil, view: view,
                        surroundings: surroundings, date: shown.date, entry: shown))
            }
        }
    }

    /// Lays out previews, Live Activities and controls. If one fails, the others are laid out nevertheless.
    ///
    /// - Parameters:
    ///   - inspects: whether the layout trees keep the names of views.
    ///   - onFailure: receives the reason of each failure.
    /// - Returns: whether one failed.
    /// - Throws: the errors of `body`.
    func layOut(
        _ subjects: [PreviewSubject], inspects: Bool, onFailure: (ProgramFailure) -> Void = { _ in },
        _ body: @escaping (SelectedPicture) throws -> Void
    ) async throws -> Bool {
        let run = PreviewRun(setup: self, format: .png, inspects: inspects) { subject, _, drawing in
            try body(
                SelectedPicture(
                    kind: subject.content.kind ?? subject.name, form: subject.content.form,
                    preview: subject.isSurface ? nil : subject.name, view: drawing.view, surroundings: drawing.surroundings,
                    date: drawing.date, entry: nil))
        }
        return try await run.render(subjects, onFailure: { onFailure($1) }).failed
    }
}
