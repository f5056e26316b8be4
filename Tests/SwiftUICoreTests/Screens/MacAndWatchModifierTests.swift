import Foundation
import FoundationSupplement
import Testing

@testable import SwiftUICore

/// A style of text editors that an app makes.
private struct OwnEditorStyle: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// Where an app's scroll view stops.
private struct Stop: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        if context.velocity.dy == 0, context.layoutDirection == .leftToRight { target.rect.origin = .zero }
    }

    func properties(context: PropertiesContext) -> Properties {
        var properties = Properties()
        properties.limitsScrolls = !context.axes.isEmpty
        return properties
    }
}

extension AccessibilityCustomContentKey {
    fileprivate static var age: AccessibilityCustomContentKey { AccessibilityCustomContentKey("Age", id: "age") }
}

/// What apps say to a Mac's and a watch's controls, to assistive technologies and to scroll views.
private struct Screen: View {
    @State private var value = 1.0
    @State private var step = 1
    @State private var text = AttributedString("a")
    @State private var selection = AttributedTextSelection()
    @State private var days: Set<DateComponents> = []
    @Namespace private var namespace
    @Environment(\.openSettings) private var openSettings
    @Environment(\.resetFocus) private var resetFocus
    @Environment(\.pushWindow) private var pushWindow
    @Environment(\.rename) private var rename
    @Environment(\.controlActiveState) private var state
    @Environment(\.toolbarLabelStyle) private var labelStyle
    @Environment(\.defaultWheelPickerItemHeight) private var height

    var body: some View {
        let box = Box(10, 10).named(rename == nil && state == .key && labelStyle == nil && height == 20 ? "box" : "no box")
        scrolling(spoken(controls(box)))
            .onAppear {
                openSettings()
                resetFocus(in: namespace)
                pushWindow(id: "a")
                rename?()
            }
            .toolbar {
                ToolbarTitleMenu { Text("a") }
                ToolbarTitleMenu()
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
            }
            .toolbar {
                TextEditor(text: $text, selection: $selection)
                TextEditor(text: $text)
                MultiDatePicker("Days", selection: $days, in: Date.distantPast...)
            }
    }

    private func controls(_ view: some View) -> some View {
        view
            .pickerStyle(.radioGroup).pickerStyle(PopUpButtonPickerStyle()).textFieldStyle(.squareBorder)
            .textEditorStyle(.roundedBorder).textEditorStyle(OwnEditorStyle())
            .interactionActivityTrackingTag("Feed").sliderThumbVisibility(.hidden).defaultHoverEffect(.lift)
            .digitalCrownRotation($value) { _ = $0.offset + $0.velocity } onIdle: {}
            .digitalCrownRotation($value, from: 0, through: 1, sensitivity: .low, onChange: { _ in })
            .digitalCrownRotation(detent: $value, from: 0, through: 1, by: 0.1)
            .digitalCrownRotation(detent: $step, from: 0, through: 9, by: 1, onIdle: {})
            .searchSuggestions(.hidden, for: .content)
    }

    private func spoken(_ view: some View) -> some View {
        view
            .accessibilityCustomContent(.age, Text("1"), importance: .high).accessibilityCustomContent(.age, "1 year")
            .accessibilityCustomContent("Age", Text("1")).accessibilityCustomContent("Age", "1", importance: .high)
            .accessibilityCustomContent(Text("Age"), Text("1")).accessibilityCustomContent(.age, nil)
            .accessibilityDirectTouch(options: [.silentOnTouch, .requiresActivation])
            .accessibilityLabeledPair(role: .label, id: 1, in: namespace)
    }

    private func scrolling(_ view: some View) -> some View {
        view
            .scrollTargetBehavior(Stop()).scrollTargetBehavior(AnyScrollTargetBehavior(.paging))
            .scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne))
            .scrollInputBehavior(.disabled, for: .handGestureShortcut).scrollIndicatorsFlash(trigger: step)
            .onScrollPhaseChange { old, new, context in _ = old == new && context.geometry.bounds.isEmpty && context.velocity == nil }
            .onScrollPhaseChange { old, new in _ = old == new }
    }
}

@MainActor @Suite struct MacAndWatchModifierTests {
    @Test func theyChangeNothing() {
        let (frames, session, _) = layOut(Screen().defaultWheelPickerItemHeight(20), CGSize(width: 10, height: 10))
        #expect(frames == ["box": "0 0 10 10"])
        #expect(session.diagnostics.messages.isEmpty)
    }

    @Test func selectionsOfAttributedTexts() {
        let text = AttributedString("abc")
        let range = text.startIndex..<text.index(afterCharacter: text.startIndex)
        #expect(AttributedTextSelection().indices(in: text) == .insertionPoint(text.endIndex))
        #expect(AttributedTextSelection(range: range).indices(in: text) == .ranges(RangeSet(range)))
        #expect(AttributedTextSelection(insertionPoint: text.startIndex) != AttributedTextSelection())
        #expect(AttributedTextSelection(ranges: RangeSet(range)).affinity(in: text) == .automatic)
    }

    @Test func assistiveTechnologiesAreSets() {
        var technologies: AccessibilityTechnologies = [.voiceOver]
        #expect(technologies.insert(.switchControl).inserted && technologies.contains(.switchControl))
        #expect(technologies.remove(.voiceOver) == .voiceOver && technologies == .switchControl)
        #expect(technologies.intersection(.voiceOver).isEmpty && technologies.union(.voiceOver).contains(.voiceOver))
        #expect(AccessibilityCustomContentKey("Age", id: "age") == .age && AccessibilityCustomContentKey("Age") != .age)
        #expect(AXCustomContent(label: "Age", value: "1").importance == .default)
    }

    @Test func cornersHaveInsets() {
        let insets = RectangleCornerInsets(
            topLeading: CGSize(width: 1, height: 2), topTrailing: .zero, bottomLeading: .zero, bottomTrailing: .zero)
        #expect(insets != RectangleCornerInsets() && Set([insets, insets]).count == 1)
    }

    @Test func behaviorsSetWhereScrollingStops() {
        let context = ScrollTargetBehaviorPropertiesContext(environment: EnvironmentValues(), axes: .vertical)
        #expect(AnyScrollTargetBehavior(Stop()).properties(context: context).limitsScrolls)
        #expect(ScrollTargetBehaviorProperties() == PagingScrollTargetBehavior().properties(context: context))
    }

    /// Views that widgets cannot show.
    @Test func viewsAreReported() {
        func messages(_ view: some View) -> [String] {
            layOut(view, CGSize(width: 50, height: 50)).session.diagnostics.messages
        }
        func expectOne(_ name: String, _ view: some View) {
            #expect(messages(view) == ["\(name) is not drawn, because widgets cannot show one"])
        }
        expectOne("a RenameButton", RenameButton())
        expectOne("a MultiDatePicker", MultiDatePicker(selection: .constant([])) { Text("Days") })
        expectOne("a TextFieldLink", TextFieldLink("Name", prompt: Text("Name")) { _ in })
        expectOne("a TextFieldLink", TextFieldLink { Text("Name") } onSubmit: { _ in })
        expectOne("a SettingsLink", SettingsLink())
        expectOne("a SettingsLink", SettingsLink { Text("Settings") })
        expectOne("a HelpLink", HelpLink(destination: URL(fileURLWithPath: "/")))
        expectOne("a HelpLink", HelpLink {})
    }
}
