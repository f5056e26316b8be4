import Foundation
@_exported import UIKit

/// A color with which is drawn.
public struct PKInk: Equatable, Sendable {
    public enum InkType: String, Hashable, Sendable {
        case pen = "com.apple.ink.pen"
        case pencil = "com.apple.ink.pencil"
        case marker = "com.apple.ink.marker"
        case monoline = "com.apple.ink.monoline"
        case fountainPen = "com.apple.ink.fountainpen"
        case watercolor = "com.apple.ink.watercolor"
        case crayon = "com.apple.ink.crayon"
    }

    public var inkType: InkType
    public var color: UIColor

    public init(_ inkType: InkType, color: UIColor = .black) { (self.inkType, self.color) = (inkType, color) }
}

/// Something to draw with.
public protocol PKTool {}

/// A pen.
public struct PKInkingTool: PKTool, Equatable, Sendable {
    public typealias InkType = PKInk.InkType

    public var inkType: InkType
    public var color: UIColor
    public var width: CGFloat

    public init(_ inkType: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        (self.inkType, self.color, self.width) = (inkType, color, width ?? 4)
    }
    public init(ink: PKInk, width: CGFloat) { (inkType, color, self.width) = (ink.inkType, ink.color, width) }

    public var ink: PKInk { PKInk(inkType, color: color) }

    // How wide tools draw, in points. The numbers are a guess.
    public static func minimumWidth(for inkType: InkType) -> CGFloat { 1 }
    public static func maximumWidth(for inkType: InkType) -> CGFloat { inkType == .marker ? 40 : 25 }
    public static func defaultWidth(for inkType: InkType) -> CGFloat { 4 }
}

/// An eraser.
public struct PKEraserTool: PKTool, Equatable, Sendable {
    public enum EraserType: Hashable, Sendable { case vector, bitmap, fixedWidthBitmap }

    public var eraserType: EraserType
    public var width: CGFloat

    public init(_ eraserType: EraserType) { (self.eraserType, width) = (eraserType, 16) }
    public init(_ eraserType: EraserType, width: CGFloat) { (self.eraserType, self.width) = (eraserType, width) }
}

/// A lasso.
public struct PKLassoTool: PKTool, Equatable, Sendable {
    public init() {}
}

public enum PKCanvasViewDrawingPolicy: UInt, Sendable { case `default`, anyInput, pencilOnly }

@MainActor @preconcurrency public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// A view to draw on, which keeps what it is told. As other views of UIKit, it draws nothing.
open class PKCanvasView: UIScrollView {
    open var drawing = PKDrawing()
    open var tool: any PKTool = PKInkingTool(.pen)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default
    open var isRulerActive = false
    open var isDrawingEnabled = true
    public let drawingGestureRecognizer = UIGestureRecognizer()
}

@MainActor @preconcurrency public protocol PKToolPickerObserver: NSObjectProtocol {
    func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
    func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker)
    func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
    func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
    func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
    public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
    public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
}

extension PKCanvasView: PKToolPickerObserver {}

/// A box of tools, which is never shown.
@MainActor @preconcurrency open class PKToolPicker: NSObject {
    open var selectedTool: any PKTool = PKInkingTool(.pen)
    open var isRulerActive = false
    open var showsDrawingPolicyControls = true
    open var stateAutosaveName: String?
    open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

    public override init() {}

    open var isVisible: Bool { false }
    open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
    open func addObserver(_ observer: any PKToolPickerObserver) {}
    open func removeObserver(_ observer: any PKToolPickerObserver) {}
    open func frameObscured(in view: UIView) -> CGRect { .null }
}

// A property cannot narrow the type of the one that it overrides, as Objective-C's does. Where code needs the canvas's own
// protocol, the compiler finds this one; elsewhere it finds the scroll view's.
extension UIAppearanceContainer where Self: PKCanvasView {
    public var delegate: (any PKCanvasViewDelegate)? {
        get { (self as UIScrollView).delegate as? any PKCanvasViewDelegate }
        set { (self as UIScrollView).delegate = newValue }
    }
}
