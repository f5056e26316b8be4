import Foundation

/// The look of text editors. Widgets have no texts to edit, so no style is asked for its body.
@MainActor @preconcurrency public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration

    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a text editor.
public struct TextEditorStyleConfiguration {
    nonisolated init() {}
}

public struct AutomaticTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct PlainTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

public struct RoundedBorderTextEditorStyle: TextEditorStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    public static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == RoundedBorderTextEditorStyle {
    public static var roundedBorder: RoundedBorderTextEditorStyle { .init() }
}

extension View {
    // Effect: none, because a widget has no texts to edit.
    nonisolated public func textEditorStyle(_ style: some TextEditorStyle) -> some View { self }
}
