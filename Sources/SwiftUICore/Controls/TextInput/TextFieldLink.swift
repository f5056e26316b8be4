import Foundation

/// A button of a watch that asks for a text. Widgets have none: nothing is drawn, and a message reports it.
public struct TextFieldLink<Label: View> {
    nonisolated public init(
        prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void
    ) {}
}

extension TextFieldLink: View {
    public var body: some View {
        UnarchivableView("a TextFieldLink") {
            ReportedMessage("a TextFieldLink is not drawn, because widgets cannot show one")
        }
    }
}

extension TextFieldLink where Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void
    ) {}

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {}
}
