import FoundationSupplement
import SwiftUI
import SwiftUICore

/// Draws a control in one of its forms.
@MainActor package struct ControlRenderer {
    package let control: ControlDescription
    package let form: ControlForm
    /// The appearance. The family and the size are ignored.
    package let surroundings: WidgetSurroundings
    package let session: RenderSession

    /// - Parameter form: the place that shows the control.
    package init(
        _ control: ControlDescription, as form: ControlForm, surroundings: WidgetSurroundings, session: RenderSession
    ) {
        (self.control, self.form, self.session) = (control, form, session)
        // Controls look the same in both color schemes: Control Center and the island are dark.
        var surroundings = surroundings
        surroundings.colorScheme = .dark
        self.surroundings = surroundings
    }

    /// Draws the control with its content.
    ///
    /// - Throws: `ViewFailure` if the views are nested too deeply.
    package func picture(of content: ControlContent) throws -> RenderedView {
        let picture = HostEnvironment.with(surroundings.host) { pictureOnDevice(of: content) }
        if let failure = session.failure { throw failure }
        return picture
    }

    private func pictureOnDevice(of content: ControlContent) -> RenderedView {
        let views = PreviewRenderer(activityIn: surroundings, session: session).views
        let parts = parts(of: content, with: views)
        if parts.icon == nil {
            session.diagnostics.report(
                "\(control.kind): the control has no symbol, so Control Center and the Lock Screen show it empty; give it a "
                    + "Label with a systemImage.")
        }
        let face = ControlFace(
            parts: parts, form: form, metrics: ControlMetrics(screenWidth: surroundings.device.screen.width),
            isOn: content.isOn ?? false, isDisabled: content.isDisabled, tint: content.tint ?? .blue,
            isGlass: surroundings.system == .iOS26)
        let root = content.tappable(AnyView(face)).accessibilityLabel(control.displayName).disabled(content.isDisabled)
        return views.render(root, proposal: .unspecified)
    }

    private func parts(of content: ControlContent, with views: ViewRenderer) -> ControlFace.Parts {
        let labels = [content.value, content.label].compactMap { $0 }
        let icon = labels.lazy.map { AnyView($0.labelStyle(ControlLabelStyle(part: .icon))) }
            .first { views.preference(ControlIconKey.self, of: $0) == true }
        let hides = content.isPrivate && surroundings.redactionReasons.contains(.privacy)
        let title = AnyView(content.label.labelStyle(ControlLabelStyle(part: .title)))
        let value = hides ? nil : content.value.map { AnyView($0.labelStyle(ControlLabelStyle(part: .title))) }
        let hint = content.actionHint
            ?? labels.lazy.compactMap { views.preference(ControlActionHintKey.self, of: $0) ?? nil }.first
        return ControlFace.Parts(icon: icon, title: title, value: value, hint: ControlRenderer.hint(hint, for: content))
    }

    /// The whole hint. What the system writes without a hint is a guess.
    private static func hint(_ hint: Text?, for content: ControlContent) -> Text {
        if let hint { return Text("Hold to \(hint)") }
        switch content.isOn {
        case true: return Text(verbatim: "Hold to Turn Off")
        case false: return Text(verbatim: "Hold to Turn On")
        case nil: return Text(verbatim: "Hold to Perform")
        }
    }
}
