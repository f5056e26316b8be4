import Foundation
import Testing

@testable import SwiftUICore

private struct Tides: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        AXChartDescriptor(
            title: "Tides", summary: nil, xAxis: AXCategoricalDataAxisDescriptor(title: "Hour", categoryOrder: ["1", "2"]),
            yAxis: AXNumericDataAxisDescriptor(title: "Metres", range: 0...4, gridlinePositions: []) { "\($0)" },
            series: [AXDataSeriesDescriptor(name: "Today", isContinuous: true, dataPoints: [AXDataPoint(x: "1", y: 2)])])
    }
}

/// An app's screen in sources that a widget shares with its app.
private struct Screen: View {
    @State private var text = ""
    @State private var number = 1
    @State private var date = Date(timeIntervalSince1970: 0)
    @State private var color = Color.red
    @State private var isShown = false
    @State private var path = NavigationPath()
    @FocusState private var isFocused: Bool
    @FocusState private var field: Int?

    var body: some View {
        NavigationStack(path: $path) {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 10).named("first")
                Picker("Number", selection: $number) { Text(verbatim: "One").tag(1) }.pickerStyle(.segmented)
                TextField("Text", text: $text).textFieldStyle(.roundedBorder).focused($isFocused).submitLabel(.done)
                TextField("Number", value: $number, format: .number).focused($field, equals: 1)
                SecureField("Secret", text: $text)
                TextEditor(text: $text)
                DatePicker("Date", selection: $date, displayedComponents: .date).datePickerStyle(.compact)
                ColorPicker("Colour", selection: $color)
                Stepper("Count", value: $number, in: 0...9)
                Menu("More") { EditButton() }
                ShareLink(item: "text")
                NavigationLink(value: 1) { Color.blue.frame(width: 50, height: 20) }.named("link")
            }
            .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { EditButton() }
                if isShown { ToolbarItemGroup { Text(verbatim: "a") } }
                Group {
                    ToolbarItem { Text(verbatim: "b") }
                    ToolbarItem { Text(verbatim: "c") }
                }
            }
            .toolbar(id: "own") {
                ToolbarItem(id: "a") { EditButton() }.customizationBehavior(.disabled)
                ToolbarItem(id: "b") { EditButton() }.defaultCustomization(.hidden, options: .alwaysAvailable)
            }
            .gesture(AnyGesture(TapGesture().map { _ in 1 }))
            .accessibilityChartDescriptor(Tides())
            .gesture(isShown ? DragGesture() : nil)
            .simultaneousGesture(isShown ? TapGesture().onEnded {} : nil)
            .highPriorityGesture(isShown ? LongPressGesture() : nil, including: .all)
            .searchable(text: $text)
            .alert("Sure?", isPresented: $isShown) { Button("Yes") {} } message: { Text(verbatim: "?") }
            .confirmationDialog("Sure?", isPresented: $isShown) { Button("Yes") {} }
            .fullScreenCover(isPresented: $isShown) { Text(verbatim: "a").presentationDetents([.medium, .height(100)]) }
            .onAppear { isFocused = true; field = 2 }
        }
    }
}

@MainActor @Suite struct ScreenTests {
    @Test func widgetContentIsDrawnAndTheRestIsReported() {
        let (frames, session, _) = layOut(Screen(), CGSize(width: 100, height: 100))
        #expect(frames == ["first": "25 35 50 10", "link": "25 45 50 20"])
        for name in [
            "NavigationStack", "picker", "text field", "secure field", "text editor", "date picker", "color picker",
            "stepper", "menu", "share link",
        ] {
            #expect(session.diagnostics.messages.contains { $0.contains(name) }, "\(name)")
        }
    }

    /// What is open over a screen is not drawn, and what is closed is not missed. A widget presents nothing on a device either.
    @Test func openPresentationsAreReported() {
        func messages(_ isOpen: Bool, inWidget: Bool = false) -> [String] {
            let view = Color.red
                .sheet(isPresented: .constant(isOpen)) { Color.blue }
                .alert("Sure?", isPresented: .constant(isOpen)) { Button("Yes") {} }
                .popover(item: .constant(isOpen ? Item() : nil)) { _ in Color.blue }
                .environment(\.widgetArchive, inWidget ? WidgetArchive(isEnforced: false) : nil)
            return layOut(view, CGSize(width: 100, height: 100)).session.diagnostics.messages
        }
        #expect(messages(false).isEmpty && messages(true, inWidget: true).isEmpty)
        let open = messages(true)
        #expect(open.count == 3)
        for name in ["sheet", "alert", "popover"] {
            #expect(open.contains("\(name): what is presented over the screen is not drawn"), "\(open)")
        }
    }

    private struct Item: Identifiable { let id = 1 }

    @Test func columnsOfFormsAreReported() {
        func messages<S: FormStyle>(_ style: S) -> [String] {
            layOut(Form { Color.red.frame(height: 10) }.formStyle(style), CGSize(width: 100, height: 100)).session.diagnostics
                .messages
        }
        #expect(messages(.grouped).isEmpty && messages(.automatic).isEmpty)
        #expect(messages(.columns).contains { $0.contains("formStyle(.columns): the form is drawn as a grouped list") })
    }

    @Test func theFirstTabIsSeen() {
        let (frames, _, _) = layOut(
            TabView {
                Color.red.named("first").tabItem { Label("First", systemImage: "1.circle") }
                Color.blue.named("second").badge(3)
            }
            .tabViewStyle(.page(indexDisplayMode: .never)), CGSize(width: 40, height: 30))
        #expect(frames == ["first": "0 0 40 30"])
    }

    @Test func groupsAreClosedUntilTheyAreOpened() {
        func group(_ isExpanded: Bool) -> some View {
            DisclosureGroup(isExpanded: .constant(isExpanded)) {
                Color.red.frame(height: 10).named("content")
            } label: {
                Text(verbatim: "a")
            }
        }
        #expect(layOut(group(false), CGSize(width: 100, height: 100)).frames.isEmpty)
        #expect(layOut(group(true), CGSize(width: 100, height: 100)).frames.keys.sorted() == ["content"])
    }

    @Test func columnsShowTheFirst() {
        let (frames, _, _) = layOut(
            NavigationSplitView { Color.red.named("sidebar") } detail: { Color.blue.named("detail") },
            CGSize(width: 40, height: 30))
        #expect(frames == ["sidebar": "0 0 40 30"])
    }

    @Test func columnsShowThePreferredOne() {
        func columns(_ column: NavigationSplitViewColumn) -> [String] {
            let two = NavigationSplitView(preferredCompactColumn: .constant(column)) {
                Color.red.named("sidebar")
            } detail: {
                Color.blue.named("detail")
            }
            let three = NavigationSplitView(columnVisibility: .constant(.all), preferredCompactColumn: .constant(column)) {
                Color.red.named("sidebar")
            } content: {
                Color.green.named("content")
            } detail: {
                Color.blue.named("detail")
            }
            let size = CGSize(width: 40, height: 30)
            return Array(layOut(two, size).frames.keys) + Array(layOut(three, size).frames.keys)
        }
        #expect(columns(.sidebar) == ["sidebar", "sidebar"])
        #expect(columns(.content) == ["sidebar", "content"])
        #expect(columns(.detail) == ["detail", "detail"])
    }

    @Test func pathsGrowAndShrink() {
        var path = NavigationPath()
        path.append(1)
        path.append("a")
        path.removeLast()
        #expect(path.count == 1 && !path.isEmpty)
    }
}
