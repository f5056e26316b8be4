import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Tests layout trees: types, frames, proposals and baselines. The fake shaper makes letters half as wide as their
/// size.
@MainActor @Suite struct InspectionTests {
    private struct Greeting: View {
        let name: String

        var body: some View {
            Text("Hi \(name)").font(.system(size: 10))
            Box(20, 4)
        }
    }

    private func inspect<V: View>(_ view: V, width: CGFloat = 100, height: CGFloat = 60) -> InspectedView {
        var environment = EnvironmentValues()
        environment.displayScale = 1
        let session = RenderSession(shaper: FakeShaper(), images: NoImages())
        session.inspects = true
        let result = ViewRenderer(environment: environment, session: session)
            .render(view, size: CGSize(width: width, height: height))
        return InspectedView(result.root)
    }

    @Test func viewsWithBodiesSurroundTheirContent() {
        let tree = inspect(HStack(alignment: .top, spacing: 2) { Greeting(name: "Al") }.padding(4))
        #expect(tree.text == """
            .padding (22.5, 20) 55×20 offered 100×60 baseline 14
              HStack (26.5, 24) 47×12 offered 92×52 baseline 10
                Greeting (26.5, 24) 25×12 offered 70×52 baseline 10
                  Text (26.5, 24) 25×12 offered 70×52 baseline 10 "Hi Al"
                Greeting (53.5, 24) 20×4 offered 45×52
                  Box (53.5, 24) 20×4 offered 45×52
            """)
    }

    @Test func layersModifiersShapesAndControlsHaveSwiftUIsNames() {
        let tree = inspect(
            Label("A", systemImage: "star").opacity(0.5).frame(maxWidth: .infinity).overlay { Circle() }
                .background { Color.red })
        let types = names(in: tree)
        for name in [".background", "ShapeStyle", ".overlay", "Circle", ".frame", ".effect", "Label", "HStack", "Text"] {
            #expect(types.contains(name), "\(name) in \(types)")
        }
    }

    @Test func tapsAndAccessibilityAreTold() {
        let url = URL(string: "app://open")!
        let tree = inspect(
            Link(destination: url) { Text("Go") }.accessibilityLabel("Opens").accessibilityIdentifier("link"))
        let details = all(in: tree).compactMap(\.details)
        #expect(details.contains { $0.url == "app://open" })
        #expect(details.contains { $0.accessibilityLabel == "Opens" && $0.accessibilityIdentifier == "link" })
        #expect(tree.text.contains(#"opens "app://open""#))
    }

    @Test func infiniteAndMissingLengthsAreWritten() throws {
        let tree = inspect(Box(10, 10).frame(width: .infinity).fixedSize())
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
        #expect(try decoder.decode(InspectedView.self, from: encoder.encode(tree)) == tree)
        #expect(tree.text.contains("nil"))
    }

    @Test func nothingIsKeptUnlessTheSessionInspects() {
        let result = layOut(Greeting(name: "Al"), CGSize(width: 100, height: 60))
        #expect(!names(in: InspectedView(result.root)).contains("Greeting"))
    }

    @Test func outlinesAreOnePixelWideAndInsideTheFrames() {
        let items = inspect(Text("Hi").font(.system(size: 10))).outline(scale: 2)
        let lines = items.compactMap { item -> (CGRect, CGFloat)? in
            guard case .stroke(let path, let style, _) = item else { return nil }
            return (path.boundingRect, style.lineWidth)
        }
        #expect(lines.count == 2)
        #expect(lines[0].0 == CGRect(x: 45.25, y: 24.25, width: 9.5, height: 11.5))
        #expect(lines[1].0 == CGRect(x: 45, y: 34, width: 10, height: 0))
        #expect(lines.allSatisfy { $0.1 == 0.5 })
    }

    private func all(in view: InspectedView) -> [InspectedView] { [view] + view.children.flatMap { all(in: $0) } }
    private func names(in view: InspectedView) -> [String] { all(in: view).map(\.type) }
}
