import CoreGraphics
import DisplayList
import Foundation

/// The current contexts of this thread, with the innermost last.
private final class ContextStack {
    struct Entry {
        let context: CGContext
        /// The number of pixels per point.
        let scale: CGFloat
        /// Whether y grows upward, as in AppKit's images. Images and strings are upright there, too.
        var growsUpward = false
    }

    private static let key = "UIGraphicsContexts"
    var entries: [Entry] = []

    static var current: ContextStack {
        if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
        let stack = ContextStack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }
}

/// Whether y grows upward in the current context.
var currentContextGrowsUpward: Bool { ContextStack.current.entries.last?.growsUpward ?? false }

extension CGContext {
    /// Calls `draw` with the picture's top left corner at the origin, and y growing downward, where `top` is that corner.
    func drawUpright(from top: CGPoint, _ draw: () -> Void) {
        saveGState()
        translateBy(x: top.x, y: top.y)
        scaleBy(x: 1, y: -1)
        draw()
        restoreGState()
    }
}

/// Returns UIKit's current context on this thread.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.entries.last?.context }

public func UIGraphicsPushContext(_ context: CGContext) {
    ContextStack.current.entries.append(.init(context: context, scale: 1))
}

public func UIGraphicsPopContext() { _ = ContextStack.current.entries.popLast() }

public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Starts a picture of `size` points. A scale of 0 stands for the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let context = CGContext(pointSize: size)
    if opaque { context.fillWhole(.black) }
    let own = scale > 0 && scale.isFinite ? scale : UITraitCollection.current.displayScale
    ContextStack.current.entries.append(.init(context: context, scale: own))
}

/// Returns the current content of the picture that was started last.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ContextStack.current.entries.last.flatMap { UIImage(drawing: $0.context, scale: $0.scale) }
}

public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }
public func UIRectFrame(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
    /// Creates a context in UIKit's coordinates: points, with the origin at the top left. The result is `nil` for
    /// invalid sizes.
    convenience init(pointSize size: CGSize) {
        func sane(_ length: CGFloat) -> CGFloat { length.isFinite ? min(32_767, max(0, length)) : 0 }
        self.init(size: CGSize(width: sane(size.width), height: sane(size.height)), base: .identity)
    }

    func fillWhole(_ color: CGColor) {
        saveGState()
        setFillColor(color)
        fill(CGRect(origin: .zero, size: size))
        restoreGState()
    }
}

extension UIImage {
    /// Creates an image of what `draw` draws into the current context; one without pixels where the size has no area.
    ///
    /// - Parameters:
    ///   - size: in points.
    ///   - scale: the number of pixels per point.
    package convenience init(size: CGSize, scale: CGFloat, growsUpward: Bool, draw: () -> Void) {
        let context = CGContext(pointSize: size)
        if growsUpward {
            context.translateBy(x: 0, y: size.height)
            context.scaleBy(x: 1, y: -1)
        }
        ContextStack.current.entries.append(.init(context: context, scale: scale, growsUpward: growsUpward))
        draw()
        UIGraphicsPopContext()
        guard context.displayList.size.width > 0, context.displayList.size.height > 0 else {
            self.init()
            return
        }
        self.init(asset: UIImage.asset(of: context), scale: scale)
    }

    /// Whether nothing was drawn into the image.
    package var isBlank: Bool {
        guard case .displayList(let list) = asset.resource.content else { return false }
        return list.items.isEmpty
    }

    /// Lets what is drawn from now on go over this image, until ``endDrawing()``. y grows upward, as in AppKit.
    package func beginDrawing() {
        let context = CGContext(pointSize: size)
        context.translateBy(x: 0, y: size.height)
        context.scaleBy(x: 1, y: -1)
        ContextStack.current.entries.append(
            .init(context: context, scale: UITraitCollection.current.displayScale, growsUpward: true))
        if !isBlank { draw(in: CGRect(origin: .zero, size: size)) }
    }

    /// Takes what was drawn since ``beginDrawing()`` as the image.
    package func endDrawing() {
        guard let entry = ContextStack.current.entries.popLast() else { return }
        change(to: UIImage.asset(of: entry.context))
    }

    /// Creates an image of a context's drawing. The result is `nil` if the context has no area.
    convenience init?(drawing context: CGContext, scale: CGFloat) {
        let list = context.displayList
        guard list.size.width > 0, list.size.height > 0 else { return nil }
        self.init(asset: UIImage.asset(of: context), scale: scale)
    }

    private static func asset(of context: CGContext) -> ImageAsset {
        for remark in Set(context.remarks).sorted() {
            FileHandle.standardError.write(Data("warning: a CGContext's picture: \(remark).\n".utf8))
        }
        let list = context.displayList
        return ImageAsset(
            resource: DisplayImage(content: .displayList(list), size: list.size, isVector: true, name: "a drawing"), size: list.size)
    }
}
