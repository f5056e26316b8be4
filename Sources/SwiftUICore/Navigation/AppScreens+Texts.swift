import Foundation

// Modifiers of the texts and fields of an app's screens. A widget's picture has none to edit.

/// What happens to text that is dictated in a search field.
public struct TextInputDictationBehavior: Equatable, Sendable {
    private let name: String

    public static let automatic = TextInputDictationBehavior(name: "automatic")
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior {
        TextInputDictationBehavior(name: "inline")
    }
    public static let preventDictation = TextInputDictationBehavior(name: "preventDictation")
}

/// What begins the dictation of a search field.
public struct TextInputDictationActivation: Equatable, Sendable {
    private let name: String

    public static let onSelect = TextInputDictationActivation(name: "onSelect")
    public static let onLook = TextInputDictationActivation(name: "onLook")
}

/// A place of the controls that format a text.
public struct TextInputFormattingControlPlacement: Sendable {
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let contextMenu = Set(rawValue: 1)
        public static let inputAssistant = Set(rawValue: 2)
        public static let all: Set = [.contextMenu, .inputAssistant]
        public static let `default` = Set.all
    }
}

// Effect: none, because a widget has no texts to edit or to search.
extension View {
    nonisolated public func findDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
    nonisolated public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { self }
    nonisolated public func renameAction(_ action: @escaping () -> Void) -> some View { self }
    nonisolated public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

    nonisolated public func textInputFormattingControlVisibility(
        _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
    ) -> some View { self }

    nonisolated public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable { self }

    nonisolated public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View { self }

    nonisolated public func textInputCompletion(_ completion: String) -> some View { self }
    nonisolated public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { self }
    nonisolated public func searchSelection(_ selection: Binding<TextSelection?>) -> some View { self }
}

// Effect: none, because a widget has no bars and presents no sheets.
extension View {
    nonisolated public func navigationDocument(_ url: URL) -> some View { self }
    nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View { self }
    nonisolated public func assistiveAccessNavigationIcon(_ icon: Image) -> some View { self }
    nonisolated public func assistiveAccessNavigationIcon(systemImage name: String) -> some View { self }
}
