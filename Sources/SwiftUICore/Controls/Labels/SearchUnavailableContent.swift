/// What a view shows where a search has found nothing.
///
/// Its words are English: those of other languages are the system's.
@MainActor @preconcurrency public struct SearchUnavailableContent {
    public struct Label: View {
        let text: String?

        public var body: some View {
            SwiftUICore.Label {
                if let text, !text.isEmpty { Text(verbatim: "No Results for \u{201C}\(text)\u{201D}") } else { Text(verbatim: "No Results") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    public struct Description: View {
        let text: String?

        public var body: some View {
            Text(verbatim: text.map { !$0.isEmpty } ?? false ? "Check the spelling or try a new search." : "Try a new search.")
        }
    }

    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
    @MainActor @preconcurrency public static var search: ContentUnavailableView<Label, Description, Actions> { found(nil) }

    @MainActor @preconcurrency public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> { found(text) }

    @MainActor private static func found(_ text: String?) -> ContentUnavailableView<Label, Description, Actions> {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description(text: text)
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
