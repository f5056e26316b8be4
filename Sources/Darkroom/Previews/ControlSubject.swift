import WidgetKitCore

/// A control in one of its places.
@MainActor struct ControlSubject {
    let control: ControlDescription
    let form: ControlForm
    /// The places of the run in which the control is drawn.
    let forms: [ControlForm]

    /// The names of the pictures from this one on, because one provider gives the value of all.
    var names: [String] { forms.drop { $0 != form }.map { ControlSubject.name(of: control, in: $0) } }

    /// The name of a control's picture.
    static func name(of control: ControlDescription, in form: ControlForm) -> String {
        "\(PicturePath.folder(of: control.kind))/\(form.rawValue)"
    }
}
