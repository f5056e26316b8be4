import Combine
import Foundation
import Testing

@testable import SwiftUICore

private final class Model: ObservableObject { @Published var text = "a" }
private struct Row: Identifiable { let id: Int; let name: String }

/// What apps say to dialogs, pointers, pencils, remote controls and VoiceOver's rotor. A picture has none of them.
private struct Screen: View {
    @FocusedObject private var model: Model?
    @State private var isShown = false
    @State private var name = "a"
    @AccessibilityFocusState(for: .voiceOver) private var isSpoken: Bool
    @AccessibilityFocusState(for: [.voiceOver, .switchControl]) private var spokenRow: Int?
    @Namespace private var namespace
    private let title: LocalizedStringResource = "Title"
    private let rows = [Row(id: 1, name: "a")]

    var body: some View {
        input(Box(10, 10).named(model == nil ? "box" : "focused"))
            .dialogSeverity(.critical).dialogSuppressionToggle("Never", isSuppressed: $isShown)
            .dialogSuppressionToggle(isSuppressed: $isShown).fileDialogMessage("Choose").fileDialogMessage(Text(title))
            .fileDialogConfirmationLabel(title).fileExporterFilenameLabel("Name").fileDialogCustomizationID("x")
            .fileDialogBrowserOptions([.includeHiddenFiles]).fileDialogDefaultDirectory(nil)
            .fileDialogURLEnabled(#Predicate<URL> { $0.isFileURL })
            .alert(title, isPresented: $isShown, presenting: 1) { Text(verbatim: "\($0)") }
            .alert(title, isPresented: $isShown, presenting: 1) { _ in EmptyView() } message: { Text(verbatim: "\($0)") }
            .confirmationDialog(title, isPresented: $isShown, presenting: 1) { Text(verbatim: "\($0)") }
            .confirmationDialog(Text(title), isPresented: $isShown, presenting: 1) { _ in EmptyView() } message: { _ in Text(title) }
            .paletteSelectionEffect(.symbolVariant(.fill)).navigationLinkIndicatorVisibility(.hidden)
            .toolbar { TextField("Amount", value: Binding<Double?>.constant(nil), format: .number) }
            .toolbar { if isShown {} }.sensoryFeedback(trigger: isShown) { old, new in new ? .success : nil }
            .sectionActions { EmptyView() }.sectionIndexLabel("A").sectionIndexLabel(Text(title))
            .listSectionIndexVisibility(.hidden)
            .onScrollTargetVisibilityChange(idType: Int.self) { _ in }
    }

    private func input(_ view: some View) -> some View {
        rotors(texts(view))
            .pointerStyle(.frameResize(position: .top)).pointerStyle(.columnResize(directions: .leading))
            .pointerVisibility(.hidden)
            .onPencilDoubleTap { _ = $0.hoverPose?.altitude }
            .onPencilSqueeze { if case .active(let value) = $0 { _ = value.hoverPose } }
            .onMoveCommand { _ = $0 == .up }.onExitCommand {}.typeSelectEquivalent("a")
            .handGestureShortcut(.primaryAction).upperLimbVisibility(.hidden)
            .digitalCrownAccessory(.hidden).digitalCrownAccessory { EmptyView() }
            .focusedObject(Model()).focusedSceneObject(nil as Model?)
    }

    private func texts(_ view: some View) -> some View {
        view
            .navigationTitle($name).searchCompletion(rows[0]).searchCompletion("a")
            .contextMenu(forSelectionType: Int.self) { ids in Button("\(ids.count)") {} }
            .contextMenu(forSelectionType: Int.self) { _ in EmptyView() } primaryAction: { _ = $0.first }
            .onKeyPress(characters: .alphanumerics) { _ in .handled }
            .onKeyPress(characters: .decimalDigits, phases: .up) { $0.characters == "1" ? .handled : .ignored }
            .speechSpellsOutCharacters().speechAdjustedPitch(0.5).speechAlwaysIncludesPunctuation().speechAnnouncementsQueued()
            .focusable(interactions: .activate).accessibilityFocused($isSpoken).accessibilityFocused($spokenRow, equals: 1)
    }

    private func rotors(_ view: some View) -> some View {
        view
            .accessibilityRotor("Rows") {
                ForEach(rows) { AccessibilityRotorEntry($0.name, id: $0.id, in: namespace) }
                if isShown { AccessibilityRotorEntry("more", id: 2) }
            }
            .accessibilityRotor(.headings(level: .h1), entries: rows, entryLabel: \.name)
            .accessibilityRotor(title, entries: rows, entryID: \.id, entryLabel: \.name)
            .accessibilityRotor(Text(title), textRanges: [])
            .accessibilityRotorEntry(id: 1, in: namespace)
            .accessibilityZoomAction { _ = $0.direction == .zoomIn }
            .accessibilityDragPoint(.top, description: "from").accessibilityDropPoint(.top, description: Text(title), isEnabled: true)
            .accessibilityQuickAction(style: .prompt) { EmptyView() }
            .accessibilityQuickAction(style: .outline, isActive: $isShown) { EmptyView() }
            .accessibilityScrollStatus("1 of 2")
    }
}

@MainActor @Suite struct AppModifierTests {
    @Test func modifiersOfAppsChangeNothing() {
        let (frames, session, _) = layOut(Screen(), CGSize(width: 10, height: 10))
        #expect(frames == ["box": "0 0 10 10"])
        #expect(session.diagnostics.messages.isEmpty)
    }

    @Test func openDialogsAreReported() {
        let title: LocalizedStringResource = "Title"
        let view = Box(1, 1)
            .alert(title, isPresented: .constant(true), presenting: 1) { _ in EmptyView() }
            .confirmationDialog(Text(title), isPresented: .constant(true), presenting: 1) { _ in EmptyView() }
        let messages = layOut(view, CGSize(width: 10, height: 10)).session.diagnostics.messages
        #expect(messages.count == 2 && messages.allSatisfy { $0.hasSuffix("what is presented over the screen is not drawn") })
    }
}
