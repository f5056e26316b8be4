import CoreGraphics
import DisplayList
import Foundation

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that draws a path.
open class CAShapeLayer: CALayer {
    open var path: CGPath?
    open var fillColor: CGColor? = .black
    open var fillRule = CAShapeLayerFillRule.nonZero
    open var strokeColor: CGColor?
    open var strokeStart: CGFloat = 0
    open var strokeEnd: CGFloat = 1
    open var lineWidth: CGFloat = 1
    open var miterLimit: CGFloat = 10
    open var lineCap = CAShapeLayerLineCap.butt
    open var lineJoin = CAShapeLayerLineJoin.miter
    open var lineDashPhase: CGFloat = 0
    open var lineDashPattern: [NSNumber]?

    override func recordContents(in context: CGContext) {
        guard let path else { return }
        if let fillColor {
            context.add([.fill(path.path, FillStyle(eoFill: fillRule == .evenOdd), .color(fillColor.rgba))])
        }
        guard let strokeColor, lineWidth > 0 else { return }
        let part =
            strokeStart <= 0 && strokeEnd >= 1 ? path.path : path.path.trimmedPath(from: strokeStart, to: strokeEnd)
        let cap: CGLineCap = lineCap == .round ? .round : lineCap == .square ? .square : .butt
        let join: CGLineJoin = lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter
        let style = StrokeStyle(
            lineWidth: lineWidth, lineCap: cap, lineJoin: join, miterLimit: miterLimit,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }, dashPhase: lineDashPhase)
        context.add([.stroke(part, style, .color(strokeColor.rgba))])
    }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient. Its colors are `CGColor`s.
open class CAGradientLayer: CALayer {
    open var colors: [Any]?
    open var locations: [NSNumber]?
    open var startPoint = CGPoint(x: 0.5, y: 0)
    open var endPoint = CGPoint(x: 0.5, y: 1)
    open var type = CAGradientLayerType.axial

    override func recordContents(in context: CGContext) {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }
        guard !colors.isEmpty, !bounds.isEmpty else { return }
        let last = Double(max(1, colors.count - 1))
        let stops = colors.enumerated().map { index, color in
            let location = locations.flatMap { index < $0.count ? $0[index].doubleValue : nil }
            return GradientRamp.Stop(color: color.rgba, location: location ?? Double(index) / last)
        }
        let ramp = GradientRamp(stops: stops, interpolation: .straight)
        func place(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (start, end) = (place(startPoint), place(endPoint))
        let paint: Paint
        switch type {
        case .radial:
            paint = .ellipticalGradient(
                ramp, center: start, radii: CGSize(width: abs(end.x - start.x), height: abs(end.y - start.y)),
                startFraction: 0, endFraction: 1)
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x)
            paint = .angularGradient(
                ramp, center: start, start: .radians(angle), end: .radians(angle + 2 * .pi))
        default: paint = .linearGradient(ramp, start: start, end: end)
        }
        context.add([.fill(outline(), FillStyle(), paint)])
    }
}

/// A layer that repeats its sublayers.
open class CAReplicatorLayer: CALayer {
    open var instanceCount = 1
    open var instanceDelay: CFTimeInterval = 0
    open var instanceTransform = CATransform3DIdentity
    open var instanceColor: CGColor? = .white
    open var instanceRedOffset: Float = 0
    open var instanceGreenOffset: Float = 0
    open var instanceBlueOffset: Float = 0
    open var instanceAlphaOffset: Float = 0
    open var preservesDepth = false

    override func recordSublayers(in context: CGContext) {
        let white = instanceColor?.rgba
        if instanceRedOffset != 0 || instanceGreenOffset != 0 || instanceBlueOffset != 0
            || white.map({ $0.red < 1 || $0.green < 1 || $0.blue < 1 }) ?? false
        {
            FrameworkWarning.report("the colors of a CAReplicatorLayer's instances are not drawn.")
        }
        let center = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        // Each instance has the transform of the one before it and its own, about the layer's anchor.
        let step = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CATransform3DGetAffineTransform(instanceTransform))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        var place = CGAffineTransform.identity
        for index in 0..<max(0, min(instanceCount, 10_000)) {
            let opacity = (white?.opacity ?? 1) + Double(instanceAlphaOffset) * Double(index)
            if opacity > 0 {
                let recorder = CGContext(size: CGSize(width: bounds.maxX, height: bounds.maxY))
                recorder.concatenate(place)
                drawSublayers(in: recorder)
                var group = DisplayGroup(items: recorder.displayList.items)
                group.opacity = min(1, opacity)
                context.add([.group(group)])
            }
            place = step.concatenating(place)
        }
    }
}

open class CATransformLayer: CALayer {}

open class CAScrollLayer: CALayer {}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// A layer with a text, which is not drawn.
open class CATextLayer: CALayer {
    open var string: Any?
    open var font: CFTypeRef?
    open var fontSize: CGFloat = 36
    open var foregroundColor: CGColor? = .white
    open var isWrapped = false
    open var alignmentMode = CATextLayerAlignmentMode.natural
    open var truncationMode = CATextLayerTruncationMode.none
    open var allowsFontSubpixelQuantization = false

    override func recordContents(in context: CGContext) {
        FrameworkWarning.report("a CATextLayer's text is not drawn. Draw it with SwiftUI's Text or a UILabel.")
    }
}

/// A layer of particles, which are not drawn.
open class CAEmitterLayer: CALayer {
    open var emitterCells: [CAEmitterCell]?
    open var birthRate: Float = 1
    open var lifetime: Float = 1
    open var emitterPosition = CGPoint.zero
    open var emitterSize = CGSize.zero
    open var emitterShape = CAEmitterLayerEmitterShape.point

    override func recordContents(in context: CGContext) {
        guard emitterCells?.isEmpty == false else { return }
        FrameworkWarning.report("the particles of a CAEmitterLayer are not drawn.")
    }
}

public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
}

open class CAEmitterCell: NSObject {
    open var contents: Any?
    open var color: CGColor?
    open var name: String?
    open var birthRate: Float = 0
    open var lifetime: Float = 0
    open var lifetimeRange: Float = 0
    open var velocity: CGFloat = 0
    open var velocityRange: CGFloat = 0
    open var emissionLongitude: CGFloat = 0
    open var emissionRange: CGFloat = 0
    open var spin: CGFloat = 0
    open var spinRange: CGFloat = 0
    open var scale: CGFloat = 1
    open var scaleRange: CGFloat = 0
    open var scaleSpeed: CGFloat = 0
    open var xAcceleration: CGFloat = 0
    open var yAcceleration: CGFloat = 0
    open var alphaSpeed: Float = 0
}
