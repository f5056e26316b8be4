import CoreTransferable
import DisplayList
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI
@testable import SwiftUICore

/// A view of UIKit, as apps declare one.
private struct Wrapped: UIViewRepresentable {
    final class Coordinator {}

    func makeCoordinator() -> Coordinator { Coordinator() }
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) { _ = context.coordinator }
}

/// A view controller of UIKit without a coordinator.
private struct WrappedController: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<Text> {
        UIHostingController(rootView: Text(verbatim: "a"))
    }

    func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
}

/// An item that an app shares.
private struct Note: Codable, Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.text)
    }
}

/// A shaper for views without text.
private final class NoText: TextShaper {
    func metrics(of font: FontDescriptor) -> FontMetrics { .system(size: font.size) }
    func shape(_ text: StyledText) -> ShapedText { ShapedText(clusters: [], glyphs: [], direction: .leftToRight) }
}

/// An image source without images.
private final class NoPictures: ImageSource {
    private func nothing<Value>() -> Result<Value, AssetFailure> { .failure(AssetFailure(message: "nothing here")) }

    func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure> { nothing() }
    func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure> { nothing() }
    func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure> {
        nothing()
    }
    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure> { nothing() }
}

@MainActor @Suite struct HostingTests {
    @Test func viewsOfUIKitAreReported() {
        for view in [AnyView(Wrapped()), AnyView(WrappedController())] {
            let session = RenderSession(shaper: NoText(), images: NoPictures())
            _ = ViewRenderer(environment: EnvironmentValues(), session: session)
                .render(view, size: CGSize(width: 10, height: 10))
            #expect(session.diagnostics.messages.contains { $0.contains("is not drawn, because widgets cannot show views of UIKit") })
        }
    }

    @Test func coordinatorsAreOptional() {
        #expect(WrappedController.Coordinator.self == Void.self)
        #expect(UIHostingController(rootView: Text(verbatim: "a")).rootView == Text(verbatim: "a"))
    }

    @Test func itemsAreDeclaredAndNothingIsShared() {
        _ = ShareLink(item: Note(text: "a"), preview: SharePreview("a"))
        _ = Text(verbatim: "a").draggable(Note(text: "a")).dropDestination(for: Note.self) { _, _ in true }
        _ = ForEach(0..<2) { Text(verbatim: "\($0)") }.dropDestination(for: Note.self) { notes, offset in _ = (notes.count, offset + 1) }
        #expect(Note.exportedContentTypes().isEmpty)
    }
}
