import DisplayList
import Foundation

@testable import CairoGraphics

extension RGBAColor {
    static let pureRed = RGBAColor(255, 0, 0)
    static let pureGreen = RGBAColor(0, 255, 0)
    static let pureBlue = RGBAColor(0, 0, 255)
}

extension Path {
    /// Returns the outline of a rectangle.
    static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Path {
        Path(rect: CGRect(x: x, y: y, width: width, height: height))
    }

    /// Returns a circle of four curves.
    static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> Path {
        let reach = radius * 0.5522847498
        func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: x + dx, y: y + dy) }
        return Path {
            $0.move(to: point(radius, 0))
            $0.addCurve(to: point(0, radius), control1: point(radius, reach), control2: point(reach, radius))
            $0.addCurve(to: point(-radius, 0), control1: point(-reach, radius), control2: point(-radius, reach))
            $0.addCurve(to: point(0, -radius), control1: point(-radius, -reach), control2: point(-reach, -radius))
            $0.addCurve(to: point(radius, 0), control1: point(reach, -radius), control2: point(radius, -reach))
            $0.closeSubpath()
        }
    }

    static func line(_ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat) -> Path {
        Path {
            $0.move(to: CGPoint(x: x1, y: y1))
            $0.addLine(to: CGPoint(x: x2, y: y2))
        }
    }
}

extension DisplayItem {
    static func box(
        _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ color: RGBAColor
    ) -> DisplayItem {
        .fill(.box(x, y, width, height), FillStyle(), .color(color))
    }

    static func group(_ items: [DisplayItem], _ change: (inout DisplayGroup) -> Void) -> DisplayItem {
        var group = DisplayGroup(items: items)
        change(&group)
        return .group(group)
    }
}

/// Draws `items` in a square with sides of `side` points.
func draw(
    _ items: [DisplayItem], side: CGFloat = 10, scale: CGFloat = 1, renderer: BitmapRenderer = BitmapRenderer()
) throws -> Bitmap {
    try renderer.render(DisplayList(size: CGSize(width: side, height: side), items: items), scale: scale)
}

/// Returns whether the channels of two colors differ by at most `tolerance` steps of 255.
func isClose(_ color: Bitmap.Color, _ red: Int, _ green: Int, _ blue: Int, _ alpha: Int = 255, by tolerance: Int = 1)
    -> Bool
{
    abs(Int(color.red) - red) <= tolerance && abs(Int(color.green) - green) <= tolerance
        && abs(Int(color.blue) - blue) <= tolerance && abs(Int(color.alpha) - alpha) <= tolerance
}

/// Collects a renderer's notes from all threads.
final class NoteCollector: @unchecked Sendable {
    private let lock = NSLock()
    private var collected: [String] = []

    var notes: [String] { lock.withLock { collected } }

    func add(_ note: String) { lock.withLock { collected.append(note) } }
}
