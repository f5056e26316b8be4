import CoreTransferable
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

@MainActor @Suite struct HostingTests {
    @Test func viewsOfUIKitAreReported() throws {
        for (view, name) in [(AnyView(Wrapped()), "Wrapped"), (AnyView(WrappedController()), "WrappedController")] {
            let renderer = ImageRenderer(content: view.frame(width: 10, height: 10))
            _ = try #require(renderer.uiImage)
            #expect(renderer.diagnostics.contains { $0.contains("\(name): a UIKit view is not drawn") })
        }
    }

    @Test func coordinatorsAreOptional() {
        #expect(WrappedController.Coordinator.self == Void.self)
        #expect(UIHostingController(rootView: Text(verbatim: "a")).rootView == Text(verbatim: "a"))
    }

    @Test func itemsAreDeclaredAndNothingIsShared() {
        _ = ShareLink(item: Note(text: "a"), preview: SharePreview("a"))
        _ = Text(verbatim: "a").draggable(Note(text: "a")).dropDestination(for: Note.self) { _, _ in true }
        #expect(Note.exportedContentTypes().isEmpty)
    }
}
