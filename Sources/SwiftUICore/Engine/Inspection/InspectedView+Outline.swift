import DisplayList
import Foundation

extension InspectedView {
    /// Returns the frames and baselines of all views as lines one pixel wide, as an overlay for the picture: views with
    /// a body in purple, containers and modifiers in orange, drawing views in blue, baselines in dashed red.
    ///
    /// - Parameter scale: The number of pixels per point.
    package func outline(scale: CGFloat) -> [DisplayItem] {
        var layers: [[DisplayItem]] = Array(repeating: [], count: 4)
        collect(into: &layers, pixel: 1 / scale)
        return layers.flatMap { $0 }
    }

    private func collect(into layers: inout [[DisplayItem]], pixel: CGFloat) {
        let rectangle = CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height)
        let line = StrokeStyle(lineWidth: pixel)
        let inside = rectangle.insetBy(dx: pixel / 2, dy: pixel / 2)
        if children.isEmpty {
            layers[2].append(.stroke(Path(inside), line, .color(RGBAColor(0, 122, 255))))
            for baseline in Set([firstTextBaseline, lastTextBaseline].compactMap { $0 }).sorted() {
                layers[3].append(baselineItem(at: rectangle.minY + baseline, of: rectangle, pixel: pixel))
            }
        } else {
            let hasBody = type.first?.isUppercase == true && children.count == 1 && children[0].frame == frame
            let color = hasBody ? RGBAColor(175, 82, 222) : RGBAColor(255, 149, 0, opacity: 0.7)
            layers[hasBody ? 1 : 0].append(.stroke(Path(inside), line, .color(color)))
        }
        for child in children { child.collect(into: &layers, pixel: pixel) }
    }

    private func baselineItem(at y: CGFloat, of rectangle: CGRect, pixel: CGFloat) -> DisplayItem {
        var path = Path()
        path.move(to: CGPoint(x: rectangle.minX, y: y))
        path.addLine(to: CGPoint(x: rectangle.maxX, y: y))
        return .stroke(
            path, StrokeStyle(lineWidth: pixel, dash: [2, 2]), .color(RGBAColor(255, 59, 48)))
    }
}
