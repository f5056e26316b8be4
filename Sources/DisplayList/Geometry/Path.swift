import Foundation

/// The outline of a two-dimensional shape; coordinates are points, y points down.
///
/// Its building blocks are here; arcs, rounded rectangles, trimming and the rest are extensions beside this file.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }

    /// The path's elements in drawing order.
    public private(set) var elements: [Element] = []

    /// Where the next segment starts; nil in an empty path.
    public private(set) var currentPoint: CGPoint?

    /// The start of the current subpath, to which closing returns.
    private var subpathStart: CGPoint?

    public init() {}

    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    public init(elements: [Element]) {
        for element in elements { append(element) }
    }

    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }

    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        currentPoint = end
        subpathStart = end
    }

    public mutating func addLine(to end: CGPoint) {
        startIfNeeded(at: end)
        elements.append(.line(to: end))
        currentPoint = end
    }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        startIfNeeded(at: control)
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        startIfNeeded(at: control1)
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = subpathStart
    }

    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    /// A segment without a current point begins where it first touches, instead of Core Graphics' run-time error.
    private mutating func startIfNeeded(at point: CGPoint) {
        if currentPoint == nil { move(to: point) }
    }
}
