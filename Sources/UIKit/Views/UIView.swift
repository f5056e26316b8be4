import CoreGraphics
import Dispatch
import Foundation
import FoundationSupplement
public import QuartzCore

/// A rectangle with subviews. It keeps what it is told; its layer draws where a program renders it.
@preconcurrency @MainActor open class UIView: UIResponder, UITraitEnvironment, UICoordinateSpace, UIAppearance, UIAppearanceContainer {
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    public enum TintAdjustmentMode: Int, Sendable { case automatic, normal, dimmed }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    public nonisolated static let noIntrinsicMetric: CGFloat = -1
    open class var layerClass: AnyClass { CALayer.self }

    public let layer: CALayer
    private let painter = ViewPainter()

    public init(frame: CGRect) {
        layer = type(of: self).makeLayer()
        super.init()
        setUp(frame)
    }

    public required init?(coder: NSCoder) {
        layer = type(of: self).makeLayer()
        super.init()
        setUp(.zero)
    }

    public override convenience init() { self.init(frame: .zero) }

    /// Makes a layer of a class. A program's own class of layers cannot be made by its name on Linux.
    private static func makeLayer() -> CALayer {
        switch layerClass {
        case is CAGradientLayer.Type: return CAGradientLayer()
        case is CAShapeLayer.Type: return CAShapeLayer()
        case is CAReplicatorLayer.Type: return CAReplicatorLayer()
        case is CAEmitterLayer.Type: return CAEmitterLayer()
        case is CATextLayer.Type: return CATextLayer()
        case is CATransformLayer.Type: return CATransformLayer()
        case is CAScrollLayer.Type: return CAScrollLayer()
        default: return CALayer()
        }
    }

    private func setUp(_ frame: CGRect) {
        painter.view = self
        layer.delegate = painter
        layer.frame = frame
        layer.borderColor = .black
    }

    // MARK: A Mac's views

    /// The layer, for AppKit, whose property of that name is optional.
    package var viewLayer: CALayer { layer }
    open var mouseDownCanMoveWindow: Bool { false }
    open var isFlipped: Bool { false }
    open func acceptsFirstMouse(for event: _NSEvent?) -> Bool { false }
    open func updateTrackingAreas() {}
    open func viewDidMoveToWindow() {}
    open func viewDidMoveToSuperview() {}
    open func viewDidChangeEffectiveAppearance() {}
    open func resetCursorRects() {}

    // MARK: Geometry

    open var frame: CGRect {
        get { layer.frame }
        set { layer.frame = newValue }
    }
    open var bounds: CGRect {
        get { layer.bounds }
        set { layer.bounds = newValue }
    }
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    open var autoresizingMask: AutoresizingMask = []
    open var autoresizesSubviews = true
    open var translatesAutoresizingMaskIntoConstraints = true
    open var contentScaleFactor: CGFloat = UIScreen.main.scale
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    open var preservesSuperviewLayoutMargins = false
    open var insetsLayoutMarginsFromSafeArea = true
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    open func invalidateIntrinsicContentSize() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { sizeThatFits(targetSize) }
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { layer.convert(point, to: view?.layer) }
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { layer.convert(point, from: view?.layer) }
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { layer.convert(rect, to: view?.layer) }
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { layer.convert(rect, from: view?.layer) }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    // MARK: The hierarchy

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []
    open var window: UIWindow? { superview?.window }
    open override var next: UIResponder? { superview }

    open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        let place = max(0, min(index, subviews.count))
        let above = place < subviews.count ? subviews[place].layer : nil
        view.willMove(toSuperview: self)
        subviews.insert(view, at: place)
        view.superview = self
        if let above { layer.insertSublayer(view.layer, below: above) } else { layer.addSublayer(view.layer) }
        didAddSubview(view)
        view.didMoveToSuperview()
    }
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? 0)
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count)
    }
    open func removeFromSuperview() {
        guard let parent = superview else { return }
        parent.willRemoveSubview(self)
        parent.subviews.removeAll { $0 === self }
        superview = nil
        layer.removeFromSuperlayer()
    }
    open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
    open func sendSubviewToBack(_ view: UIView) { if view.superview === self { insertSubview(view, at: 0) } }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        let (first, second) = (subviews[index1], subviews[index2])
        insertSubview(first, at: index2)
        insertSubview(second, at: index1)
    }
    open func isDescendant(of view: UIView) -> Bool { view === self || superview?.isDescendant(of: view) ?? false }
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }
    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: Layout

    open func setNeedsLayout() {}
    open func layoutIfNeeded() {
        layoutSubviews()
        for view in subviews { view.layoutIfNeeded() }
    }
    open func layoutSubviews() {}
    open func layoutSublayers(of layer: CALayer) {}
    open func display(_ layer: CALayer) {}
    open func layoutMarginsDidChange() {}
    open func safeAreaInsetsDidChange() {}
    open func setNeedsUpdateConstraints() {}
    open func updateConstraints() {}
    open func updateConstraintsIfNeeded() {}
    open func needsUpdateConstraints() -> Bool { false }
    open class var requiresConstraintBasedLayout: Bool { false }
    open private(set) var constraints: [NSLayoutConstraint] = []
    open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }
    open func removeConstraint(_ constraint: NSLayoutConstraint) { constraints.removeAll { $0 === constraint } }
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { constraints.forEach(removeConstraint) }
    private var priorities: [String: UILayoutPriority] = [:]
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities["hugging \(axis)"] ?? .defaultLow
    }
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities["hugging \(axis)"] = priority
    }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities["resistance \(axis)"] ?? .defaultHigh
    }
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { priorities["resistance \(axis)"] = priority }
    open private(set) var layoutGuides: [UILayoutGuide] = []
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView = self
        layoutGuides.append(layoutGuide)
    }
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { layoutGuides.removeAll { $0 === layoutGuide } }
    public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(of: self)
    public private(set) lazy var layoutMarginsGuide = UILayoutGuide(of: self)
    public private(set) lazy var readableContentGuide = UILayoutGuide(of: self)
    public private(set) lazy var keyboardLayoutGuide = UILayoutGuide(of: self)

    // MARK: Appearance

    open var backgroundColor: UIColor? {
        didSet { layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor }
    }
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    open var isOpaque = true
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    public var cornerConfiguration = UICornerConfiguration() { didSet { roundCorners() } }
    open var clearsContextBeforeDrawing = true
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    open var tintColor: UIColor! {
        get { ownTint ?? superview?.tintColor ?? .systemBlue }
        set { ownTint = newValue }
    }
    private var ownTint: UIColor?
    open var tintAdjustmentMode = TintAdjustmentMode.automatic
    open func tintColorDidChange() {}
    open var contentMode = ContentMode.scaleToFill
    open func draw(_ rect: CGRect) {}
    open func setNeedsDisplay() {}
    open func setNeedsDisplay(_ rect: CGRect) {}
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
    open var traitCollection: UITraitCollection {
        guard overrideUserInterfaceStyle != .unspecified else { return superview?.traitCollection ?? .current }
        return UITraitCollection(traitsFrom: [
            .current, UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
        ])
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var maximumContentSizeCategory: UIContentSizeCategory?

    /// Draws the view as its layer does.
    @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    // MARK: Interaction

    open var tag = 0
    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false
    open var gestureRecognizers: [UIGestureRecognizer]?
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
        gestureRecognizer.view = self
    }
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        gestureRecognizers?.removeAll { $0 === gestureRecognizer }
        gestureRecognizer.view = nil
    }
    open var interactions: [any UIInteraction] = []
    open func addInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: self)
        interactions.append(interaction)
        interaction.didMove(to: self)
    }
    open func removeInteraction(_ interaction: any UIInteraction) {
        interaction.willMove(to: nil)
        interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
    @discardableResult open func endEditing(_ force: Bool) -> Bool { true }
    open func awakeFromNib() {}
    open func prepareForInterfaceBuilder() {}

    // MARK: Accessibility

    open var isAccessibilityElement = false
    open var accessibilityLabel: String?
    open var accessibilityLanguage: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityIdentifier: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var accessibilityElements: [Any]?
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
    open func accessibilityElement(at index: Int) -> Any? { accessibilityElements?[index] }
    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }
    open var showsLargeContentViewer = false
    open var largeContentTitle: String?
    open var largeContentImage: UIImage?
    open var scalesLargeContentImage = false
    open var largeContentImageInsets = UIEdgeInsets.zero
    open var accessibilityElementsHidden = false
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityFrame = CGRect.zero
    // What VoiceOver calls, which does not run here.
    open func accessibilityActivate() -> Bool { false }
    open func accessibilityIncrement() {}
    open func accessibilityDecrement() {}
    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityElementDidBecomeFocused() {}
    open func accessibilityElementDidLoseFocus() {}
    open func accessibilityElementIsFocused() -> Bool { false }

    /// What the view draws beside its layer's own properties and the drawing of subclasses, for a message; nil where
    /// that is nothing.
    var undrawnContents: String? { nil }

    fileprivate func paint(in context: CGContext) {
        UIGraphicsPushContext(context)
        draw(bounds)
        UIGraphicsPopContext()
        guard let contents = undrawnContents else { return }
        FrameworkWarning.report(
            "\(contents) is not drawn: UIKit's views draw only their backgrounds, borders and own drawing. "
                + "Use SwiftUI's views.")
    }
}

/// Tells whether code runs where the main actor's does: on the main thread or, on Linux, on another one of its queue.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true || Thread.isMainThread }
}

/// Draws a view where its layer draws. It is an object of its own, as views are no delegates that any thread may call.
// It is used on the main thread alone.
private final class ViewPainter: NSObject, CALayerDelegate, @unchecked Sendable {
    weak var view: UIView?

    override init() {}

    func draw(_ layer: CALayer, in ctx: CGContext) {
        guard MainQueue.isCurrent else {
            FrameworkWarning.report("the layer of a view is drawn without its contents outside the main queue.")
            return
        }
        nonisolated(unsafe) let context = ctx  // It stays on this thread.
        MainActor.assumeIsolated { view?.paint(in: context) }
    }

    func layoutSublayers(of layer: CALayer) {
        guard MainQueue.isCurrent else { return }
        nonisolated(unsafe) let layer = layer  // It stays on this thread.
        MainActor.assumeIsolated { view?.layoutSublayers(of: layer) }
    }
}

public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
