import DisplayList
import Foundation

/// The kind of a step of a path.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// A step of a path. Its points are there only while a function gets the element: control points first, then the end.
public struct CGPathElement {
    public var type: CGPathElementType
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) { (self.type, self.points) = (type, points) }
}

/// A function that gets what a caller has handed on and an element of a path.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a function for each element, in the order of drawing.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            let (type, steps): (CGPathElementType, [CGPoint]) = switch element {
            case .move(let end): (.moveToPoint, [end])
            case .line(let end): (.addLineToPoint, [end])
            case .quadCurve(let end, let control): (.addQuadCurveToPoint, [control, end])
            case .curve(let end, let control1, let control2): (.addCurveToPoint, [control1, control2, end])
            case .closeSubpath: (.closeSubpath, [])
            }
            // The array always has memory, so that there is a pointer for an element without points.
            var points = steps + [.zero]
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                var item = CGPathElement(type: type, points: start)
                block(&item)
            }
        }
    }

    /// Calls a function for each element, in the order of drawing.
    ///
    /// - Parameter info: what the function gets besides the element.
    public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
        applyWithBlock { function(info, $0) }
    }
}
