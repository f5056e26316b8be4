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
        let parts = ControlContent.parts(of: label)
        self.label = parts.label
        self.value = value is EmptyView ? parts.rest : ControlContent.value(value)
        (self.isOn, self.tappable) = (isOn, tappable)
    }

    /// The symbol with the name, and what a label of several views says beside that. An image and the text behind it are one label.
    private static func parts<Content: View>(of view: Content) -> (label: AnyView, rest: AnyView?) {
        guard let group = view as? any GroupOfParts else { return (labelled(view), nil) }
        var parts = group.parts.filter { !($0 is EmptyView) }
        guard let first = parts.first else { return (AnyView(view), nil) }
        parts.removeFirst()
        var label = labelled(first)
        if isImage(first), !parts.isEmpty {
            let title = parts.removeFirst()
            label = AnyView(Label { AnyView(title) } icon: { AnyView(first) })
        }
        return (label, parts.first.map { labelled($0) })
    }

    /// The view of a state. Of an image and a text behind it, the image is the symbol.
    private static func value<Content: View>(_ view: Content) -> AnyView {
        let first = (view as? any GroupOfParts)?.parts.first { !($0 is EmptyView) }
        return first.map(isImage) == true ? parts(of: view).label : labelled(view)
    }

    private static func labelled(_ view: any View) -> AnyView {
        isImage(view) ? AnyView(Label { EmptyView() } icon: { AnyView(view) }) : AnyView(view)
    }

    /// Whether a view consists of an image alone. Such a view is the symbol of a label without a title.
    private static func isImage(_ view: any View) -> Bool {
        let type = String(reflecting: Swift.type(of: view))
        return type.contains("Image") && !type.contains("Label") && !type.contains("Text")
    }
}

/// Several views that stand side by side.
@MainActor private protocol GroupOfParts {
    var parts: [any View] { get }
}

extension TupleView: GroupOfParts {
    var parts: [any View] { Mirror(reflecting: value).children.compactMap { $0.value as? any View } }
}

/// What a control's template shows and does; nil where the template describes nothing.
enum ControlContentKey: EnvironmentKey { static var defaultValue: ControlContent? { nil } }
