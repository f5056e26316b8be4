import CoreGraphics
import Foundation
import UIKit

/// How a picture is put over another one.
public enum NSCompositingOperation: UInt, Sendable {
    case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut, destinationAtop
    case xor, plusDarker
    case plusLighter = 13
    case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion
    case hue = 25
    case saturation, color, luminosity

    var blendMode: CGBlendMode {
        switch self {
        case .clear: .clear
        case .copy: .copy
        case .sourceOver: .normal
        case .sourceIn: .sourceIn
        case .sourceOut: .sourceOut
        case .sourceAtop: .sourceAtop
        case .destinationOver: .destinationOver
        case .destinationIn: .destinationIn
        case .destinationOut: .destinationOut
        case .destinationAtop: .destinationAtop
        case .xor: .xor
        case .plusDarker: .plusDarker
        case .plusLighter: .plusLighter
        case .multiply: .multiply
        case .screen: .screen
        case .overlay: .overlay
        case .darken: .darken
        case .lighten: .lighten
        case .colorDodge: .colorDodge
        case .colorBurn: .colorBurn
        case .softLight: .softLight
        case .hardLight: .hardLight
        case .difference: .difference
        case .exclusion: .exclusion
        case .hue: .hue
        case .saturation: .saturation
        case .color: .color
        case .luminosity: .luminosity
        }
    }
}

extension UIImage {
    /// Creates an image that a function draws. It draws at once.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - flipped: whether y grows downward.
    public convenience init(
        size: CGSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool, drawingHandler: @escaping (CGRect) -> Bool
    ) {
        self.init(
            size: size, scale: UITraitCollection.current.displayScale, growsUpward: !drawingHandlerShouldBeCalledWithFlippedContext
        ) {
            _ = drawingHandler(CGRect(origin: .zero, size: size))
        }
    }

    /// Lets what is drawn from now on go over the image, until `unlockFocus()`. y grows upward.
    public func lockFocus() { beginDrawing() }
    /// Effect of `flipped`: none; y grows upward.
    public func lockFocusFlipped(_ flipped: Bool) { beginDrawing() }
    public func unlockFocus() { endDrawing() }

    public func withSymbolConfiguration(_ configuration: SymbolConfiguration) -> NSImage? {
        applyingSymbolConfiguration(configuration)
    }

    /// The image itself, as something that can be drawn.
    public var representations: [NSImageRep] { isValid ? [NSImageRep(of: self)] : [] }
    public func bestRepresentation(
        for rect: CGRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
    ) -> NSImageRep? { representations.first }

    /// Draws a part of the image.
    ///
    /// - Parameters:
    ///   - fromRect: the part in the image's points; zero for all of it.
    ///   - fraction: the opacity.
    public func draw(
        in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat
    ) {
        draw(
            in: dstSpacePortionRect, from: srcSpacePortionRect, operation: op, fraction: requestedAlpha, respectFlipped: true,
            hints: nil)
    }

    public func draw(
        in dstSpacePortionRect: CGRect, from srcSpacePortionRect: CGRect, operation op: NSCompositingOperation,
        fraction requestedAlpha: CGFloat, respectFlipped: Bool, hints: [NSImageRep.HintKey: Any]?
    ) {
        guard srcSpacePortionRect.width > 0, srcSpacePortionRect.height > 0, let context = UIGraphicsGetCurrentContext() else {
            return draw(in: dstSpacePortionRect, blendMode: op.blendMode, alpha: requestedAlpha)
        }
        let (x, y) = (
            dstSpacePortionRect.width / srcSpacePortionRect.width, dstSpacePortionRect.height / srcSpacePortionRect.height
        )
        context.saveGState()
        context.clip(to: dstSpacePortionRect)
        draw(
            in: CGRect(
                x: dstSpacePortionRect.minX - srcSpacePortionRect.minX * x, y: dstSpacePortionRect.minY - srcSpacePortionRect.minY * y,
                width: size.width * x, height: size.height * y),
            blendMode: op.blendMode, alpha: requestedAlpha)
        context.restoreGState()
    }

    public func draw(
        at point: CGPoint, from fromRect: CGRect, operation op: NSCompositingOperation, fraction delta: CGFloat
    ) {
        let part = fromRect.isEmpty ? CGRect(origin: .zero, size: size) : fromRect
        draw(in: CGRect(origin: point, size: part.size), from: part, operation: op, fraction: delta)
    }
}

/// How the pixels between those of a picture are found when it is drawn in another size.
public enum NSImageInterpolation: UInt, Sendable { case `default`, none, low, high, medium = 4 }

/// The place where pictures are drawn.
// An open class cannot be checked. There is no state.
open class NSGraphicsContext: NSObject, @unchecked Sendable {
    public let cgContext: CGContext
    init(_ context: CGContext) { cgContext = context }

    /// The context of the image that is being drawn; nil where none is.
    open class var current: NSGraphicsContext? { UIGraphicsGetCurrentContext().map(NSGraphicsContext.init) }
    open class func saveGraphicsState() { UIGraphicsGetCurrentContext()?.saveGState() }
    open class func restoreGraphicsState() { UIGraphicsGetCurrentContext()?.restoreGState() }
    open func saveGraphicsState() { cgContext.saveGState() }
    open func restoreGraphicsState() { cgContext.restoreGState() }
    /// Effect: none. Pictures are always drawn smoothly.
    open var shouldAntialias: Bool { get { true } set {} }
    /// Effect: none. Pictures are always drawn smoothly.
    open var imageInterpolation: NSImageInterpolation { get { .default } set {} }
    open var isFlipped: Bool { false }
    open func flushGraphics() {}
}
