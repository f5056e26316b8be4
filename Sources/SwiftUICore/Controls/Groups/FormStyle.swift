import Foundation

/// The appearance of forms. The system's are drawn as inset grouped lists, and a message says so of columns.
@MainActor @preconcurrency public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The parts of a form.
public struct FormStyleConfiguration {
    public struct Content: ControlPartView { let part: ControlPart }

    public let content: Content
}

public struct AutomaticFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

public struct GroupedFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

public struct ColumnsFormStyle: FormStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { GroupedForm(content: configuration.content) }
}

/// The list that a form is drawn as.
private struct GroupedForm {
    let content: FormStyleConfiguration.Content
}

extension GroupedForm: _PrimitiveView {
    static func _resolve(_ view: GroupedForm, in context: _ResolutionContext, into nodes: inout [_LayoutNode]) {
        nodes.append(ListNode(view.content, metrics: .insetGrouped, context: context))
    }
}

extension FormStyle where Self == AutomaticFormStyle { public static var automatic: Self { .init() } }
extension FormStyle where Self == GroupedFormStyle { public static var grouped: Self { .init() } }
extension FormStyle where Self == ColumnsFormStyle { public static var columns: Self { .init() } }

extension Form where Content == FormStyleConfiguration.Content {
    /// Creates a form from a style's configuration. It takes the style of the enclosing view.
    nonisolated public init(_ configuration: FormStyleConfiguration) { self.init { configuration.content } }
}

extension View {
    /// Sets the style of forms. Columns are not drawn, and a message says so.
    nonisolated public func formStyle<S: FormStyle>(
        _ style: S, _file: StaticString = #fileID, _line: UInt = #line
    ) -> some View {
        modifier(ControlStyleModifier(style: ControlStyle(style) { $0.makeBody(configuration: $1) }))
            .reporting(
                "formStyle(.columns): the form is drawn as a grouped list", at: SourcePlace(_file, _line),
                if: { _ in S.self == ColumnsFormStyle.self })
    }
}
