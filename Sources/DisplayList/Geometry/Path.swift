import Foundation

/// The outline of a two-dimensional shape. Coordinates are points, and y points down.
///
/// This file declares the basic elements. Extensions in the files beside it add arcs, rounded rectangles, trimming and
/// more.
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

    /// The start of the next segment, or `nil` in an empty path.
    public private(set) var currentPoint: CGPoint?

    /// The start of the current subpath, where a closing line ends.
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

    /// Starts a subpath at `point` if there is no current point. Core Graphics reports a run-time error in this case.
    private mutating func startIfNeeded(at point: CGPoint) {
        if currentPoint == nil { move(to: point) }
    }
}
