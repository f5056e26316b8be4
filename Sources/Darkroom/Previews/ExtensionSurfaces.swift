import ActivityKit
import Foundation
import Processes
import WidgetKitCore

/// The Live Activities and controls of a selection, as they are drawn.
@MainActor struct ExtensionSurfaces {
    /// What to draw, in order.
    let subjects: [PreviewSubject]
    /// The made-up states of Live Activities without previews; nil if there are none.
    let samples: ActivitySamples?

    /// The surfaces that a file of `--state` describes.
    ///
    /// - Parameter forms: the presentations; an empty list selects all.
    /// - Throws: `ProgramFailure` if the file does not fit the program, or no presentation is selected.
    init(stateFile path: String, forms: [PictureForm]) throws {
        let kinds = forms.compactMap { form in if case .activity(let kind) = form { kind } else { nil } }
        if kinds.isEmpty, !forms.isEmpty {
            throw ProgramFailure.badInput(
                "--state draws a Live Activity. Name a presentation with --family: "
                    + "\(Choice.joined(ActivityPreviewViewKind.all.map(\.name))).")
        }
        subjects = try ActivityStateFile(path).subjects(
            of: ExtensionContents.make().activities, forms: ActivityPreviewViewKind.all.filter { kinds.isEmpty || kinds.contains($0) })
        samples = nil
    }

    /// The surfaces that the options select.
    ///
    /// The first preview of a Live Activity in a presentation, or else its first preview, gives the states. A Live Activity
    /// without previews shows a made-up state.
    /// - Throws: `ProgramFailure` if previews cannot be found, or nothing else is selected and a state cannot be made up.
    init(of selection: WidgetSelection, with setup: RunSetup) throws {
        var subjects: [PreviewSubject] = []
        var unseen: [WidgetSelection.SelectedActivity] = []
        let previews = selection.activities.isEmpty
            ? [] : try PreviewCatalog.all(on: setup.settings.device, own: true) { setup.engine }
        for selected in selection.activities {
            let known = previews.compactMap { preview -> (source: String, content: LiveActivityPreviewContent)? in
                guard case .activity(let content) = preview.content else { return nil }
                return content.attributes == selected.activity.attributes ? (preview.source, content) : nil
            }
            guard let first = known.first else {
                unseen.append(selected)
                continue
            }
            for form in selected.forms {
                let preview = known.first { $0.content.viewKind == form } ?? first
                subjects.append(
                    PreviewSubject(
                        activity: preview.content.presented(as: form, by: selected.activity), source: preview.source))
            }
        }
        let isAlone = selection.widgets.isEmpty && selection.controls.isEmpty && subjects.isEmpty
        let samples = unseen.isEmpty ? nil : try ActivitySamples(of: unseen.map(\.activity), at: setup.now, isAlone: isAlone)
        for reason in samples?.leftOut ?? [] { setup.console.warn(reason) }
        subjects += samples?.subjects(forms: unseen.flatMap(\.forms)) ?? []
        for selected in selection.controls {
            subjects += selected.forms.map {
                PreviewSubject(control: ControlSubject(control: selected.control, form: $0, forms: selected.forms))
            }
        }
        (self.subjects, self.samples) = (subjects, samples?.isEmpty == true ? nil : samples)
    }
}

extension PreviewSubject {
    /// A presentation of a Live Activity.
    init(activity content: LiveActivityPreviewContent, source: String) {
        self.init(
            title: nil, name: "\(PicturePath.folder(of: content.attributes))/\(content.form)", source: source,
            content: .activity(content), isSurface: true)
    }

    /// A control in a place.
    init(control: ControlSubject) {
        self.init(
            title: nil, name: ControlSubject.name(of: control.control, in: control.form), source: "control",
            content: .control(control), isSurface: true)
    }
}
