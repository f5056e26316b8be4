import Foundation

/// The outline of a two-dimensional shape. Coordinates are points, and y points down.
///
/// This file declares the basic elements. Extensions in the files beside it add arcs, rounded rectangles, trimming and
/// more.
public struct Path: Hashable, Sendable {
    /// A step of the pen. Each step but `move` begins at the current point; curves are Béziers.
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

    /// Creates a path that `callback` draws into an empty one.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Creates a path from its elements. As with `append(_:)`, a line or curve without a current point starts a subpath.
    public init(elements: [Element]) {
        for element in elements { append(element) }
    }

    /// Whether the path has no elements. A path with a single `move` is not empty.
    public var isEmpty: Bool { elements.isEmpty }

    /// Adds one element, with the rules of the method that bears its name.
    public mutating func append(_ element: Element) {
        switch element {
        case .move(let end): move(to: end)
        case .line(let end): addLine(to: end)
        case .quadCurve(let end, let control): addQuadCurve(to: end, control: control)
        case .curve(let end, let control1, let control2): addCurve(to: end, control1: control1, control2: control2)
        case .closeSubpath: closeSubpath()
        }
    }

    /// Starts a subpath at `end`.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
        currentPoint = end
        subpathStart = end
    }

    /// Adds a line from the current point. Without a current point, a subpath starts at `end`.
    public mutating func addLine(to end: CGPoint) {
        startIfNeeded(at: end)
        elements.append(.line(to: end))
        currentPoint = end
    }

    /// Adds a quadratic Bézier curve from the current point. Without a current point, a subpath starts at `control`.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        startIfNeeded(at: control)
        elements.append(.quadCurve(to: end, control: control))
        currentPoint = end
    }

    /// Adds a cubic Bézier curve from the current point. Without a current point, a subpath starts at `control1`.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        startIfNeeded(at: control1)
        elements.append(.curve(to: end, control1: control1, control2: control2))
        currentPoint = end
    }

    /// Closes the subpath with a line to its start, which becomes the current point. An empty or closed path stays as it is.
    public mutating func closeSubpath() {
        guard currentPoint != nil, elements.last != .closeSubpath else { return }
        elements.append(.closeSubpath)
        currentPoint = subpathStart
    }

    /// Calls `body` with each element, in drawing order.
    public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

    /// Starts a subpath at `point` if there is no current point. Core Graphics reports a run-time error in this case.
    private mutating func startIfNeeded(at point: CGPoint) {
        if currentPoint == nil { move(to: point) }
    }
}
