import AppKit
import CoreTransferable
import Foundation
import FoundationSupplement
import SwiftUI
import Testing
import UIKit
import UniformTypeIdentifiers
import WatchKit

/// The apps, documents, windows and delegates that files of an app declare. They compile, and no picture has one.
@MainActor @Suite struct AppDeclarationTests {
    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }
    }

    private final class Drawing: ReferenceFileDocument, @unchecked Sendable {
        static let readableContentTypes: [UTType] = [.png]
        @Published var text = "a"
        init() {}
        init(configuration: ReadConfiguration) throws {}
        func snapshot(contentType: UTType) throws -> String { text }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private final class MacDelegate: NSObject, NSApplicationDelegate, ObservableObject {
        @Published var text = "a"
        func applicationDidFinishLaunching(_ notification: Foundation.Notification) { text = "b" }
    }

    private final class WatchDelegate: NSObject, WKApplicationDelegate {}
    private final class OldWatchDelegate: NSObject, WKExtensionDelegate {}

    private struct Notes: App {
        @NSApplicationDelegateAdaptor(MacDelegate.self) private var macDelegate
        @WKApplicationDelegateAdaptor private var watchDelegate: WatchDelegate
        @WKExtensionDelegateAdaptor(OldWatchDelegate.self) private var extensionDelegate
        @State private var labelStyle = ToolbarLabelStyle.titleAndIcon

        var body: some Scene {
            DocumentGroup(newDocument: Note()) { file in Text(file.fileURL?.path ?? "a") }
            DocumentGroup(viewing: Note.self) { file in Toggle("a", isOn: .constant(file.isEditable)) }
            DocumentGroup(newDocument: { Drawing() }) { file in Text(file.document.text) }
            DocumentGroup(viewing: Drawing.self) { file in Text(file.document.text) }
            UtilityWindow("Tools", id: "tools") { Text("b") }
                .defaultWindowPlacement { content, context in
                    let size = content.sizeThatFits(.unspecified)
                    return WindowPlacement(x: 1, width: size.width, height: context.defaultDisplay.visibleRect.height)
                }
                .windowIdealPlacement { _, _ in WindowPlacement(.topTrailing) }
                .windowIdealSize(.fitToContent).windowLevel(.floating).windowManagerRole(.associated)
                .defaultLaunchBehavior(.suppressed).restorationBehavior(.disabled)
                .windowBackgroundDragBehavior(.enabled)
                .windowToolbarLabelStyle(fixed: .iconOnly).windowToolbarLabelStyle($labelStyle)
        }
    }

    @Test func appsAreDeclared() {
        let app = Notes()
        _ = app.body
        #expect(type(of: app) == Notes.self && NSApplication.shared.delegate == nil)
        let delegate: any NSApplicationDelegate = MacDelegate()
        #expect(!delegate.applicationShouldTerminateAfterLastWindowClosed(.shared))
        #expect(delegate.applicationShouldTerminate(.shared) == .terminateNow && delegate.applicationDockMenu(.shared) == nil)
    }

    @Test func placementsAreEqualByTheirValues() {
        #expect(WindowPlacement(.center, width: 1, height: 2) == WindowPlacement(.center, size: CGSize(width: 1, height: 2)))
        #expect(WindowPlacement(CGPoint(x: 1, y: 0)) == WindowPlacement(x: 1) && WindowPlacement() != WindowPlacement(x: 1))
        #expect(Set([WindowLevel.normal, .normal, .desktop]).count == 2)
        let bounds = NSHostingSizingOptions.standardBounds
        #expect(bounds.contains(.maxSize) && !bounds.contains(.preferredContentSize))
    }

    @Test func documentsKeepTheirContents() throws {
        let snapshot = try Drawing().snapshot(contentType: .png)
        #expect(Drawing.writableContentTypes == [.png] && snapshot == "a")
        let view = Text("a").fileExporter(isPresented: .constant(false), document: Drawing(), contentType: .png) { _ in }
            .fileExporter(isPresented: .constant(false), document: Drawing(), contentTypes: [.png]) { _ in }
        #expect(ImageRenderer(content: view).cgImage?.width == ImageRenderer(content: Text("a")).cgImage?.width)
    }

    @Test func documentsAreNotOpened() async {
        let values = EnvironmentValues()
        values.newDocument(Note())
        values.newDocument { Drawing() }
        values.newDocument(contentType: .plainText)
        await #expect(throws: CocoaError.self) { try await values.openDocument(at: URL(fileURLWithPath: "/a")) }
    }

    private struct Pan: UIGestureRecognizerRepresentable {
        func makeUIGestureRecognizer(context: Context) -> UIPanGestureRecognizer { UIPanGestureRecognizer() }
        func handleUIGestureRecognizerAction(_ recognizer: UIPanGestureRecognizer, context: Context) {
            _ = context.converter.localTranslation ?? context.converter.convert(globalPoint: .zero)
        }
    }

    private struct Click: NSGestureRecognizerRepresentable {
        final class Coordinator {}

        func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator { Coordinator() }
        func makeNSGestureRecognizer(context: Context) -> NSGestureRecognizer {
            _ = context.coordinator
            return NSGestureRecognizer()
        }
    }

    private struct Table: WKInterfaceObjectRepresentable {
        func makeWKInterfaceObject(context: Context) -> WKInterfaceTable { WKInterfaceTable() }
        func updateWKInterfaceObject(_ table: WKInterfaceTable, context: Context) {}
    }

    /// The pixels of a view, eight by four points.
    private func pixels(_ view: some View) throws -> Data {
        let content = ZStack { SwiftUI.Color.clear; view }.frame(width: 8, height: 4)
        return try #require(ImageRenderer(content: content).cgImage?.dataProvider?.data as Data?)
    }

    @Test func gesturesChangeNothing() throws {
        #expect(try pixels(SwiftUI.Color.red.gesture(Pan()).gesture(Click())) == pixels(SwiftUI.Color.red))
    }

    @Test func viewsThatWidgetsCannotShowLeaveTheirPlaceEmpty() throws {
        #expect(try pixels(Table()).allSatisfy { $0 == 0 })
        #expect(try pixels(PasteButton(payloadType: String.self) { _ in }).allSatisfy { $0 == 0 })
        #expect(try pixels(PasteButton(supportedContentTypes: [.plainText]) { _ in }).allSatisfy { $0 == 0 })
    }

    @Test func hostingViewsHaveTheSizeOfTheirContent() {
        let view = NSHostingView(rootView: SwiftUI.Color.red.frame(width: 8, height: 4))
        #expect(view.fittingSize == CGSize(width: 8, height: 4))
        view.rootView = SwiftUI.Color.red.frame(width: 6, height: 4)
        #expect(view.intrinsicContentSize.width == 6)
        let controller = NSHostingController(rootView: SwiftUI.Color.blue.frame(width: 5, height: 3))
        #expect(controller.sizeThatFits(in: CGSize(width: 100, height: 100)) == CGSize(width: 5, height: 3))
        #expect(controller.view.sizeThatFits(CGSize(width: 100, height: 100)) == CGSize(width: 5, height: 3))
    }

    @Test func hostingViewsDrawTheirContent() throws {
        let view = NSHostingView(rootView: SwiftUI.Color.white)
        view.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
        let image = UIGraphicsImageRenderer(size: view.bounds.size).image { _ in view.draw(view.bounds) }
        let data = try #require(image.cgImage?.dataProvider?.data as Data?)
        #expect(!data.isEmpty && data.allSatisfy { $0 == 255 })
    }
}
