import Foundation
import FoundationSupplement
import Testing

@testable import SwiftUICore

private struct PlainMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// What apps say to menus, texts that are edited and a Mac's windows. A picture has none of them.
private struct Screen: View {
    @State private var text = "a"
    @State private var selection: TextSelection?
    @State private var page = 1
    @FocusState private var isFocused: Bool
    private struct Row: Identifiable { let id: Int }

    var body: some View {
        windows(texts(Box(10, 10).named("box").menuStyle(.borderlessButton).menuStyle(.button).menuStyle(PlainMenuStyle())))
            .toolbar {
                Menu("Sort", systemImage: "star") {} primaryAction: {}
                Menu(text) {} primaryAction: {}
                TextField("Name", text: $text, selection: $selection, axis: .vertical)
                TextField(text: $text, selection: $selection) { Text("Name") }
                TextField(text, text: $text, onEditingChanged: { _ in }, onCommit: {})
                TextEditor(text: $text, selection: $selection)
            }
    }

    private func texts(_ view: some View) -> some View {
        view
            .findDisabled().replaceDisabled(false).renameAction($isFocused).renameAction {}
            .textInputSuggestions { Text("a").textInputCompletion("ab") }
            .textInputSuggestions([Row(id: 1)]) { Text(verbatim: "\($0.id)") }
            .textInputSuggestions([1], id: \.self) { Text(verbatim: "\($0)") }
            .textInputFormattingControlVisibility(.hidden, for: .all).writingToolsAffordanceVisibility(.hidden)
            .searchDictationBehavior(.inline(activation: .onSelect)).searchSelection($selection)
            .textSelectionAffinity(.upstream)
    }

    private func windows(_ view: some View) -> some View {
        view
            .onModifierKeysChanged { old, new in _ = old == new }.pageCommand(value: $page, in: 1...3)
            .onCommand(Selector("copy:")) {}.windowDismissBehavior(.disabled).windowResizeBehavior(.enabled)
            .windowToolbarFullScreenVisibility(.onHover).presentationPreventsAppTermination(false)
            .materialActiveAppearance(.active).navigationDocument(URL(fileURLWithPath: "/a"))
            .touchBar { EmptyView() }
    }
}

@MainActor @Suite struct TextAndWindowModifierTests {
    @Test func theyChangeNothing() {
        let (frames, session, _) = layOut(Screen(), CGSize(width: 10, height: 10))
        #expect(frames == ["box": "0 0 10 10"])
        #expect(session.diagnostics.messages.isEmpty)
    }

    @Test func selections() {
        let text = "abc"
        let range = text.startIndex..<text.index(after: text.startIndex)
        #expect(TextSelection(range: range).indices == .selection(range))
        #expect(!TextSelection(range: range).isInsertion)
        #expect(TextSelection(insertionPoint: text.endIndex).isInsertion)
        #expect(TextSelection(ranges: RangeSet(range)) == TextSelection(ranges: RangeSet([range])))
        #expect(Set([TextSelection(range: range), TextSelection(range: range)]).count == 1)
    }
}
