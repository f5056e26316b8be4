import WidgetKitCore

/// A control in one of its places.
@MainActor struct ControlSubject {
    let control: ControlDescription
    let form: ControlForm
}
