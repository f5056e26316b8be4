import SwiftUI
import SwiftUICore

/// What a control shows and does in one state.
@MainActor package struct ControlContent {
    /// The name of the control with its symbol.
    let label: AnyView
    /// The text of the state with its symbol, or `nil` if the control has none.
    let value: AnyView?
    /// Whether the control is on; `nil` for a button.
    package let isOn: Bool?
    /// The color of a symbol that is on, or `nil` for the system's.
    var tint: Color?
    var isDisabled = false
    var isPrivate = false
    /// What holding the Action button does, as a phrase that begins with a verb.
    var actionHint: Text?
    /// Makes a view a button or a toggle that performs the control's intent.
    let tappable: @MainActor (AnyView) -> AnyView

    /// - Parameters:
    ///   - value: the view of the state. An empty view is none.
    init<Label: View, Value: View>(
        label: Label, value: Value, isOn: Bool? = nil, tappable: @escaping @MainActor (AnyView) -> AnyView
    ) {
        self.label = ControlContent.labelled(label)
        self.value = value is EmptyView ? nil : ControlContent.labelled(value)
        (self.isOn, self.tappable) = (isOn, tappable)
    }

    /// A view that consists of an image alone is the symbol of a label without a title.
    private static func labelled<Content: View>(_ view: Content) -> AnyView {
        let type = String(reflecting: Content.self)
        let isImage = type.contains("Image") && !type.contains("Label") && !type.contains("Text")
        return isImage ? AnyView(Label { EmptyView() } icon: { view }) : AnyView(view)
    }
}

/// What a control's template shows and does; nil where the template describes nothing.
enum ControlContentKey: EnvironmentKey { static var defaultValue: ControlContent? { nil } }
