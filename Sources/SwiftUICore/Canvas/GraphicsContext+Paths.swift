import DisplayList
import Foundation

extension GraphicsContext {
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(paint(path, shading) { [.fill(path, style, $0)] })
    }

    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        add(paint(path, shading) { [.stroke(path, style, $0)] })
    }

    /// Strokes a path with a line `lineWidth` points wide.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ path: Path, _ shading: Shading, _ items: (Paint) -> [DisplayItem]) -> [DisplayItem] {
        let style = shading.paint(in: ShapeStyleContext(environment))
        var drawing = DrawingContext(session: resolution.session, displayScale: environment.displayScale)
        drawing.draw(with: style, frame: path.boundingRect, origin: .zero, outline: path, items)
        return drawing.items
    }
}
