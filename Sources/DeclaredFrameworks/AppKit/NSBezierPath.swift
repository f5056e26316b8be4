import CoreGraphics
import Foundation
import UIKit

/// A path of lines and curves, which draws itself.
open class NSBezierPath: NSObject {
    public enum ElementType: UInt, Sendable {
        case moveTo, lineTo, curveTo, closePath
        case quadraticCurveTo
        public static let cubicCurveTo = ElementType.curveTo
    }

    public typealias LineCapStyle = CGLineCap
    public typealias LineJoinStyle = CGLineJoin

    private let path = UIBezierPath()

    public override init() {}

    public convenience init(rect: CGRect) {
        self.init()
        appendRect(rect)
    }
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        appendOval(in: rect)
    }
    /// - Parameters:
    ///   - xRadius: in points.
    ///   - yRadius: in points.
    public convenience init(roundedRect rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init()
        appendRoundedRect(rect, xRadius: xRadius, yRadius: yRadius)
    }
    public convenience init(cgPath: CGPath) {
        self.init()
        path.cgPath = cgPath
    }

    open var cgPath: CGPath {
        get { path.cgPath }
        set { path.cgPath = newValue }
    }
    open var bounds: CGRect { path.bounds }
    open var isEmpty: Bool { path.isEmpty }
    open var currentPoint: CGPoint { path.currentPoint }
    /// In points.
    open var lineWidth: CGFloat {
        get { path.lineWidth }
        set { path.lineWidth = newValue }
    }
    open var lineCapStyle: LineCapStyle {
        get { path.lineCapStyle }
        set { path.lineCapStyle = newValue }
    }
    open var lineJoinStyle: LineJoinStyle {
        get { path.lineJoinStyle }
        set { path.lineJoinStyle = newValue }
    }
    open var miterLimit: CGFloat {
        get { path.miterLimit }
        set { path.miterLimit = newValue }
    }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func line(to point: CGPoint) { path.addLine(to: point) }
    open func curve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    open func close() { path.close() }
    open func removeAllPoints() { path.removeAllPoints() }
    open func append(_ other: NSBezierPath) { path.append(other.path) }
    open func appendRect(_ rect: CGRect) { path.append(UIBezierPath(rect: rect)) }
    open func appendOval(in rect: CGRect) { path.append(UIBezierPath(ovalIn: rect)) }
    open func appendRoundedRect(_ rect: CGRect, xRadius: CGFloat, yRadius: CGFloat) {
        path.append(UIBezierPath(cgPath: CGPath(roundedRect: rect, cornerWidth: xRadius, cornerHeight: yRadius, transform: nil)))
    }

    /// - Parameters:
    ///   - startAngle: in degrees.
    ///   - endAngle: in degrees.
    ///   - clockwise: in coordinates whose y grows upward.
    open func appendArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false) {
        path.addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
            clockwise: !clockwise)
    }

    open func contains(_ point: CGPoint) -> Bool { path.contains(point) }
    open func fill() { path.fill() }
    open func stroke() { path.stroke() }
    /// Clips what is drawn later to the path.
    open func addClip() { path.addClip() }
    /// Clips what is drawn later to the path.
    open func setClip() { path.addClip() }

    open class func fill(_ rect: CGRect) { NSBezierPath(rect: rect).fill() }
    open class func stroke(_ rect: CGRect) { NSBezierPath(rect: rect).stroke() }

    private var elements: [(type: ElementType, points: [CGPoint])] {
        var elements: [(type: ElementType, points: [CGPoint])] = []
        cgPath.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: elements.append((.moveTo, [points[0]]))
            case .addLineToPoint: elements.append((.lineTo, [points[0]]))
            case .addQuadCurveToPoint: elements.append((.quadraticCurveTo, [points[0], points[1]]))
            case .addCurveToPoint: elements.append((.curveTo, [points[0], points[1], points[2]]))
            case .closeSubpath: elements.append((.closePath, []))
            }
        }
        return elements
    }

    open var elementCount: Int { elements.count }

    /// Returns an element's type, and writes its points, of which there are three at most.
    open func element(at index: Int, associatedPoints points: UnsafeMutablePointer<CGPoint>?) -> ElementType {
        let element = elements[index]
        for (number, point) in element.points.enumerated() { points?[number] = point }
        return element.type
    }
}
