import Foundation

/// A path as text: the coordinates of each point, then `m` (move), `l` (line), `q` (quadratic curve, control point
/// first), `c` (cubic curve, control points first) or `h` (close).
extension Path: LosslessStringConvertible {
    public var description: String {
        elements.map { element in
            switch element {
            case .move(let end): "\(text(end)) m"
            case .line(let end): "\(text(end)) l"
            case .quadCurve(let end, let control): "\(text(control)) \(text(end)) q"
            case .curve(let end, let control1, let control2): "\(text(control1)) \(text(control2)) \(text(end)) c"
            case .closeSubpath: "h"
            }
        }.joined(separator: " ")
    }

    /// Creates a path from text in the format of `description`, which also accepts `x y width height re` for a
    /// rectangle. The result is `nil` for any other text.
    public init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for token in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(token) {
                numbers.append(number)
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (token, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2) where !isEmpty: addLine(to: points[0])
            case ("q", 4) where !isEmpty: addQuadCurve(to: points[1], control: points[0])
            case ("c", 6) where !isEmpty: addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0) where !isEmpty: closeSubpath()
            case ("re", 4):
                addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers = []
        }
        guard numbers.isEmpty else { return nil }
    }

    private func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    private func text(_ value: CGFloat) -> String {
        let text = "\(Double(value))"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
