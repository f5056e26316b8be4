import SwiftUI
import Testing
import UIKit

/// Views of UIKit in SwiftUI, which widgets cannot show.
@MainActor @Suite struct RepresentableTests {
    private struct Badge: UIViewRepresentable {
        final class Coordinator {
            let view: Badge
            init(_ view: Badge) { self.view = view }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UILabel { UILabel() }
        func updateUIView(_ uiView: UILabel, context: Context) { _ = context.coordinator.view }
    }

    private struct Page: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIHostingController<Text> {
            UIHostingController(rootView: Text("a"))
        }
        func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
    }

    @Test func theyLeaveTheirPlaceEmpty() throws {
        let renderer = ImageRenderer(content: ZStack { Badge(); Page() }.frame(width: 8, height: 4))
        let image = try #require(renderer.cgImage)
        #expect(image.width == 8 && image.height == 4)
        let pixels = try #require(image.dataProvider?.data as Data?)
        #expect(pixels.allSatisfy { $0 == 0 })
    }
}
