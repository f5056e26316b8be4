import CoreGraphics
import DisplayList
import Foundation

public protocol CALayerDelegate: NSObjectProtocol {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) {}
    public func draw(_ layer: CALayer, in ctx: CGContext) {}
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How the pixels of contents become those of a layer.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// A rectangle with decoration, contents and sublayers.
open class CALayer: NSObject, CAMediaTiming {
    open var bounds = CGRect.zero
    open var position = CGPoint.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var zPosition: CGFloat = 0
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var isHidden = false
    open var opacity: Float = 1
    open var isOpaque = false
    open var masksToBounds = false
    open var mask: CALayer?
    open var isDoubleSided = true
    open var isGeometryFlipped = false

    /// A `CGImage`. Another value is not drawn.
    open var contents: Any?
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    open var contentsGravity = CALayerContentsGravity.resize
    open var contentsScale: CGFloat = 1
    /// How contents are enlarged.
    open var magnificationFilter = CALayerContentsFilter.linear
    // Effect: none. What is reduced in size is smooth.
    open var minificationFilter = CALayerContentsFilter.linear
    // Effect: none.
    open var minificationFilterBias: Float = 0
    open var rasterizationScale: CGFloat = 1
    open var shouldRasterize = false
    open var allowsEdgeAntialiasing = false
    open var allowsGroupOpacity = true
    open var drawsAsynchronously = false
    open var needsDisplayOnBoundsChange = false

    open var backgroundColor: CGColor?
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Returns the radii of the corners in points, where they can differ; nil where `cornerRadius` is that of all.
    package var cornerRadii: (() -> RectangleCornerRadii?)?
    open var cornerCurve = CALayerCornerCurve.circular
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = .black
    open var shadowColor: CGColor? = .black
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    /// The name of a blend mode, such as `multiplyBlendMode`. Another filter is not drawn.
    open var compositingFilter: Any?

    open var name: String?
    /// What animates changes, by their keys. A picture has no time, so nothing runs.
    open var actions: [String: any CAAction]?
    open var style: [AnyHashable: Any]?
    /// The values of properties that a subclass declares with `@NSManaged`.
    var managedValues: [String: Any] = [:]
    open weak var delegate: (any CALayerDelegate)?
    open private(set) weak var superlayer: CALayer?
    open var sublayers: [CALayer]? {
        didSet {
            oldValue?.forEach { $0.superlayer = nil }
            sublayers?.forEach { $0.superlayer = self }
        }
    }

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed
    private var animations: [(key: String, animation: CAAnimation)] = []

    public override init() {}

    /// Creates a copy of a layer's own properties, as presentation layers have them.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        (bounds, position, anchorPoint, zPosition) = (layer.bounds, layer.position, layer.anchorPoint, layer.zPosition)
        (transform, isHidden, opacity) = (layer.transform, layer.isHidden, layer.opacity)
        (contents, backgroundColor) = (layer.contents, layer.backgroundColor)
        (cornerRadius, maskedCorners, cornerRadii) = (layer.cornerRadius, layer.maskedCorners, layer.cornerRadii)
        (borderWidth, borderColor, masksToBounds) = (layer.borderWidth, layer.borderColor, layer.masksToBounds)
    }

    public required init?(coder: NSCoder) { return nil }

    // MARK: Geometry

    open var frame: CGRect {
        get { bounds.applying(toParent) }
        set {
            bounds.size = newValue.size
            position = CGPoint(
                x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
        }
    }

    /// The map from this layer's coordinates to its superlayer's.
    var toParent: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(CATransform3DGetAffineTransform(transform))
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    private var toRoot: CGAffineTransform {
        superlayer.map { toParent.concatenating($0.toRoot) } ?? .identity
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    open func hitTest(_ p: CGPoint) -> CALayer? {
        let own = p.applying(toParent.inverted())
        guard !isHidden, opacity > 0, contains(own) else { return nil }
        for layer in (sublayers ?? []).reversed() {
            if let hit = layer.hitTest(own) { return hit }
        }
        return self
    }

    open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }
    open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
    }
    open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }
    open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(toRoot.concatenating((l?.toRoot ?? .identity).inverted()))
    }

    // MARK: Sublayers

    open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: sibling.flatMap { below in sublayers?.firstIndex { $0 === below } } ?? 0)
    }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: sibling.flatMap { above in sublayers?.firstIndex { $0 === above } }.map { $0 + 1 } ?? .max)
    }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
        guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }) else { return }
        oldLayer.removeFromSuperlayer()
        insert(newLayer, at: place)
    }

    open func removeFromSuperlayer() {
        guard let parent = superlayer else { return }
        let others = (parent.sublayers ?? []).filter { $0 !== self }
        parent.sublayers = others.isEmpty ? nil : others
    }

    private func insert(_ layer: CALayer, at place: Int) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(place, layers.count))
        sublayers = layers
    }

    // MARK: Drawing and layout

    open class func needsDisplay(forKey key: String) -> Bool { false }
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ r: CGRect) {}
    open func needsDisplay() -> Bool { false }
    open func displayIfNeeded() {}
    open func display() {}
    open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
    /// Draws what a subclass has beside a layer's own properties.
    func recordContents(in context: CGContext) {}
    /// Draws the sublayers as often and where the layer's class has them.
    func recordSublayers(in context: CGContext) { drawSublayers(in: context) }
    open func setNeedsLayout() {}
    open func needsLayout() -> Bool { false }
    open func layoutIfNeeded() { layoutSublayers() }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func preferredFrameSize() -> CGSize { bounds.size }

    /// Whether contents are upside down: where an odd number of the layers above, and of this one, are flipped.
    open func contentsAreFlipped() -> Bool { isGeometryFlipped != (superlayer?.contentsAreFlipped() ?? false) }

    // MARK: Animations

    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open func action(forKey event: String) -> (any CAAction)? {
        delegate?.action(for: self, forKey: event) ?? actions?[event] ?? Self.defaultAction(forKey: event)
    }

    // Layers have one clock: nothing speeds up a picture's time or holds it.
    open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }
    open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval { t }

    /// Keeps the animation, which does not run.
    open func add(_ anim: CAAnimation, forKey key: String?) {
        let key = key ?? "animation \(animations.count)"
        animations.removeAll { $0.key == key }
        animations.append((key, anim))
    }
    open func removeAllAnimations() { animations = [] }
    open func removeAnimation(forKey key: String) { animations.removeAll { $0.key == key } }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }
    open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }

    open func presentation() -> Self? { self }
    open func model() -> Self { self }
}
