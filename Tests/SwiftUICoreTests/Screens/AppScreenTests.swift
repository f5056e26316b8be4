import Foundation
import Testing

@testable import SwiftUICore

/// A root that puts a line between the single views.
private struct Separated: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        ForEach(children) { child in
            child
            if child.id != children.last?.id { Box(40, 1) }
        }
    }
}

/// A root that is one column.
private struct Column: _VariadicView_UnaryViewRoot {
    func body(children: _VariadicView.Children) -> some View {
        VStack(spacing: 0) { ForEach(children) { $0.environment(\.layoutDirection, .rightToLeft) } }
    }
}

/// A box whose name tells the direction in which it is resolved.
private struct DirectedBox: View {
    @Environment(\.layoutDirection) private var direction
    let name: String

    var body: some View { Box(10, 10).named(direction == .rightToLeft ? "\(name) reversed" : name) }
}

/// States and modifiers of an app's screen.
private struct Screen: View {
    @Environment(\.presentationMode) private var presentationMode
    @Environment(\.editMode) private var editMode
    @Environment(\.undoManager) private var undoManager
    @Environment(\.isSearching) private var isSearching
    @AccessibilityFocusState private var isFocused: Bool
    @State private var position = ScrollPosition(edge: .top)
    @State private var isShown = false

    var body: some View {
        let isCalm = !presentationMode.wrappedValue.isPresented && editMode?.wrappedValue.isEditing != true
            && undoManager == nil && !isSearching
        ScrollView {
            Box(10, isCalm ? 10 : 20).named("box")
                .keyboardShortcut("s", modifiers: [.command, .shift]).accessibilityFocused($isFocused)
                .hoverEffect().hoverEffect(.lift)
                .actionSheet(isPresented: $isShown) { ActionSheet(title: Text(verbatim: "a"), buttons: [.cancel()]) }
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }, action: { _, _ in })
        .statusBar(hidden: true)
        .toolbarRole(.editor)
    }
}

/// What newer apps say about bars, search and menus, with titles that are resources.
private struct SearchScreen: View {
    private let title: LocalizedStringResource = "Title"
    @State private var text = ""
    @State private var isShown = true
    @State private var number = 1
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(spacing: 0) {
            Box(10, 10).named("box").selectionDisabled().deleteDisabled(true).menuIndicator(.hidden).menuOrder(.fixed)
        }
        .navigationTitle(title).navigationSubtitle(title).help(title)
        .searchable(text: $text, isPresented: $isShown, prompt: "Find").searchable(text: $text, prompt: title)
        .searchScopes($number) { Text(verbatim: "all") }.searchFocused($isFocused)
        .searchToolbarBehavior(.minimize).searchPresentationToolbarBehavior(.avoidHidingContent)
        .toolbarVisibility(.hidden, for: .tabBar).toolbarBackgroundVisibility(.visible, for: .navigationBar, .bottomBar)
        .toolbar(removing: .title).tabViewBottomAccessory { Text(title) }.presentationSizing(.form)
        .writingToolsBehavior(.disabled).textEditorStyle(.plain).focusEffectDisabled().badgeProminence(.decreased)
        .alert(title, isPresented: .constant(false)) { Button(title) {} } message: { Text(title) }
        .confirmationDialog(title, isPresented: .constant(false)) { Button(title) {} }
    }
}

/// Controls with titles that are resources.
@MainActor private func titledControls() -> [any View] {
    let title: LocalizedStringResource = "Title"
    let number = Binding.constant(1)
    return [
        Picker(title, selection: number) { Text(title) }, Stepper(title, value: number), Stepper(title, value: number, in: 0...3),
        ColorPicker(title, selection: .constant(.red)), DatePicker(title, selection: .constant(.distantPast)),
        NavigationLink(title) { Text(title) }, NavigationLink(title, value: 1), Menu(title) { Text(title) },
        Menu(title, systemImage: "star") { Text(title) }, TextField(title, text: .constant("")),
        SecureField(title, text: .constant("")), LabeledContent(title, value: "1"), DisclosureGroup(title) { Text(title) },
        ControlGroup(title) { Text(title) }, ControlGroup(title, systemImage: "star") { Text(title) },
    ]
}

/// A text field's style as apps write it.
private struct RoundedStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding(8) }
}

@MainActor @Suite struct AppScreenTests {
    @Test func aVariadicRootArrangesTheSingleViews() {
        let (frames, _, _) = layOut(
            VStack(spacing: 0) {
                _VariadicView.Tree(Separated()) {
                    Box(40, 10).named("first")
                    ForEach(0..<2, id: \.self) { Box(40, 10).named("\($0)") }
                }
            }, CGSize(width: 40, height: 32))
        #expect(frames == ["first": "0 0 40 10", "0": "0 11 40 10", "1": "0 22 40 10"])
    }

    @Test func theModifiersOfARootReachItsViews() {
        let (frames, _, _) = layOut(
            _VariadicView.Tree(Column()) {
                DirectedBox(name: "a")
                DirectedBox(name: "b")
            }, CGSize(width: 10, height: 20))
        #expect(frames.keys.sorted() == ["a reversed", "b reversed"])
    }

    @Test func anAppsScreenIsDrawnInItsFirstState() {
        #expect(layOut(Screen(), CGSize(width: 10, height: 10)).frames == ["box": "0 0 10 10"])
    }

    @Test func theEnvironmentKeepsWhatScreensSet() {
        var values = EnvironmentValues()
        #expect(values.scenePhase == .background && values.backgroundMaterial == nil && values.isScrollEnabled)
        (values.scenePhase, values.backgroundMaterial, values.isScrollEnabled) = (.active, .regular, false)
        (values.menuOrder, values.headerProminence, values.badgeProminence) = (.fixed, .increased, .decreased)
        #expect(values.scenePhase == .active && values.backgroundMaterial != nil && !values.isScrollEnabled)
        #expect(values.menuOrder == .fixed && values.headerProminence == .increased && values.badgeProminence == .decreased)
        #expect(!values.supportsMultipleWindows && values.keyboardShortcut == nil)
    }

    @Test func barsAndSearchFieldsAreNotDrawn() {
        #expect(layOut(SearchScreen(), CGSize(width: 10, height: 10)).frames == ["box": "0 0 10 10"])
        #expect(titledControls().count == 15)
    }

    @Test func aStyledTextFieldIsReported() {
        let (_, session, _) = layOut(
            TextField("a", text: .constant("")).textFieldStyle(RoundedStyle()), CGSize(width: 10, height: 10))
        #expect(session.diagnostics.messages.contains { $0.contains("text field") })
    }

    @Test func aScrollPositionRemembersItsPlace() {
        var position = ScrollPosition(idType: Int.self)
        position.scrollTo(id: 3)
        #expect(position.viewID(type: Int.self) == 3 && position.edge == nil)
        position.scrollTo(x: 2, y: 4)
        #expect(position.point == CGPoint(x: 2, y: 4) && position.viewID == nil)
        #expect(position != ScrollPosition(edge: .top))
        position.scrollTo(x: 2)
        #expect(position.point == nil && position.edge == nil)
        let left = position
        position.scrollTo(y: 2)
        #expect(position != left)
    }

    @Test func theMultipleOfTheLineHeightGrowsAboveTheText() {
        let own = TypesetText.RunMeasures(ascent: 8, descent: 2, pitch: 12)
        var environment = EnvironmentValues()
        #expect(environment.textLineHeight == nil)
        environment._lineHeightMultiple = 1.5
        let measures = own.set(to: environment.textLineHeight, size: 10)
        #expect(measures.ascent == 13 && measures.descent == 2 && measures.pitch == 18)
        environment.lineHeight = .exact(points: 20)
        #expect(environment.textLineHeight == .exact(points: 20))
    }
}
