import DisplayList
import Foundation
import Testing

@Suite struct SymbolDrawingTests {
    private let square = Path { $0.addRect(CGRect(x: 0, y: 0, width: 0.5, height: 1)) }

    @Test func layersAreScaledToTheFontSize() {
        let outline = SymbolOutline(
            layers: [.init(path: square, emboldening: 0.1)], size: CGSize(width: 1, height: 1), baseline: 0.9)
        let items = outline.items(fontSize: 20, origin: CGPoint(x: 3, y: 4)) { _ in .black }
        let expected = Path { $0.addRect(CGRect(x: 3, y: 4, width: 10, height: 20)) }
        #expect(
            items == [
                .fill(expected, FillStyle(), .black),
                .stroke(expected, StrokeStyle(lineWidth: 2, lineJoin: .round), .black),
            ])
        let mirrored = outline.items(fontSize: 20, origin: .zero, isMirrored: true) { _ in .black }
        guard case .fill(let path, _, _)? = mirrored.first else { return }
        #expect(path.boundingRect == CGRect(x: 10, y: 0, width: 10, height: 20))
    }

    @Test func layersAreStretchedIntoARectangle() {
        let outline = SymbolOutline(layers: [.init(path: square)], size: CGSize(width: 1, height: 2), baseline: 1)
        let items = outline.items(in: CGRect(x: 10, y: 10, width: 40, height: 40)) { _ in .black }
        guard case .fill(let path, _, _)? = items.first else { return }
        #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
        let empty = SymbolOutline(layers: [.init(path: square)], size: .zero, baseline: 0)
        #expect(empty.items(in: CGRect(x: 0, y: 0, width: 1, height: 1)) { _ in .black }.isEmpty)
    }

    @Test func erasingLayersTakeAwayWithinTheSymbol() {
        let outline = SymbolOutline(
            layers: [.init(path: square), .init(path: square, isErasing: true)], size: CGSize(width: 1, height: 1),
            baseline: 1)
        guard case .group(let group)? = outline.items(fontSize: 1, origin: .zero, paint: { _ in .black }).first,
            case .group(let eraser)? = group.items.last
        else {
            Issue.record("An erasing layer needs a group.")
            return
        }
        #expect(group.isIsolated)
        #expect(eraser.blendMode == .destinationOut)
    }
}
