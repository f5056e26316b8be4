import DisplayList
import Foundation

/// A place to draw: what is drawn is kept as a display list and becomes pixels where the picture is shown.
public final class CGContext {
    struct State {
        var transform: CGAffineTransform
        /// In the coordinates of the picture.
        var clips: [DisplayGroup.Clip] = []
        var fill = Paint.black
        var stroke = Paint.black
        var line = StrokeStyle(lineWidth: 1)
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: DisplayFilter?
        var isAntialiased = true
        var interpolation = CGInterpolationQuality.default
    }

    /// The picture's size, in its own units: pixels for bitmaps, points for UIKit's renderers.
    package let size: CGSize
    /// Units of the picture from its top left corner.
    private let base: CGAffineTransform
    var state: State
    private var saved: [State] = []
    /// What has been drawn, and the layers that are being drawn into, the innermost last.
    private var layers: [(items: [DisplayItem], state: State)]
    /// The path being built, in the coordinates of the picture.
    var current = Path()
    /// What could not be drawn as it was asked for.
    package private(set) var remarks: [String] = []

    /// A bitmap of pixels, its origin at the bottom left. Memory of the caller's own cannot be drawn into: nil.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard data == nil, width > 0, height > 0, max(width, height) <= 32_767 else { return nil }
        self.init(
            size: CGSize(width: width, height: height),
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
    }

    package init(size: CGSize, base: CGAffineTransform = .identity) {
        (self.size, self.base) = (size, base)
        state = State(transform: base)
        layers = [([], State(transform: base))]
    }

    /// In the picture's units.
    public var width: Int { Int(size.width.rounded(.up)) }
    public var height: Int { Int(size.height.rounded(.up)) }

    /// What has been drawn.
    package var displayList: DisplayList { DisplayList(size: size, items: layers[0].items) }

    /// The picture so far.
    public func makeImage() -> CGImage? { CGImage(list: displayList, name: "a drawing") }

    // The state.

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    public var ctm: CGAffineTransform { state.transform }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    public func setFillColor(_ color: CGColor) { state.fill = .color(color.rgba) }
    public func setStrokeColor(_ color: CGColor) { state.stroke = .color(color.rgba) }
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }
    public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

    public func setLineWidth(_ width: CGFloat) { state.line.lineWidth = width }
    public func setLineCap(_ cap: CGLineCap) { state.line.lineCap = cap }
    public func setLineJoin(_ join: CGLineJoin) { state.line.lineJoin = join }
    public func setMiterLimit(_ limit: CGFloat) { state.line.miterLimit = limit }
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        (state.line.dashPhase, state.line.dash) = (phase, lengths)
    }

    public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.isFinite ? min(1, max(0, alpha)) : 1 }
    public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
    public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}
    public var interpolationQuality: CGInterpolationQuality {
        get { state.interpolation }
        set { state.interpolation = newValue }
    }

    /// A shadow of what is drawn from now on; the offset and the blur are in the picture's units.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { .shadow(color: $0.rgba, radius: blur, offset: offset) }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // What is drawn.

    /// Adds items in the current coordinates, with what the state says of them.
    package func add(_ items: [DisplayItem]) {
        var drawn = DisplayGroup(items: items)
        drawn.transform = state.transform
        var group = DisplayGroup(items: [.group(drawn)])
        group.clips = state.clips
        group.opacity = Double(state.alpha)
        group.filters = [state.shadow].compactMap { $0 }
        if let mode = state.blendMode.displayed {
            group.blendMode = mode
        } else {
            remarks.append("the blend mode \(state.blendMode) is drawn as normal")
        }
        layers[layers.count - 1].items.append(.group(group))
    }

    /// Draws what comes until `endTransparencyLayer` as one picture, to which alpha, mode and shadow apply.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        layers.append(([], state))
        (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    }

    public func endTransparencyLayer() {
        guard layers.count > 1, let layer = layers.popLast() else { return }
        state = layer.state
        var group = DisplayGroup(items: layer.items)
        group.isIsolated = true
        let transform = state.transform
        // The layer's items are in the picture's coordinates already.
        state.transform = .identity
        add([.group(group)])
        state.transform = transform
    }

    /// Draws a picture upright in the picture's own coordinates: upside down where they are turned, as Core Graphics does.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        let quality: ImageDrawing.Interpolation = switch state.interpolation {
        case .none: .none
        case .low: .low
        case .high: .high
        case .default, .medium: .medium
        }
        let natural = CGSize(width: image.width, height: image.height)
        let drawing = ImageDrawing(
            resource: image.resource, frame: CGRect(origin: .zero, size: rect.size), naturalSize: natural,
            resizing: byTiling ? .tile(.zero) : .stretch(.zero), interpolation: quality,
            isAntialiased: state.isAntialiased)
        var group = DisplayGroup(items: [.image(drawing)])
        // Core Graphics' y runs up: the picture's first row is at the top of the rectangle, at its largest y.
        group.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
        add([.group(group)])
    }

    /// Draws along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        add([.fill(visiblePath, FillStyle(), .linearGradient(gradient.ramp, start: start, end: end))])
    }

    /// Draws from one circle to another; circles with two centres are drawn around the second.
    public func drawRadialGradient(
        _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        let paint = Paint.radialGradient(
            gradient.ramp, center: endCenter, startRadius: startRadius, endRadius: endRadius)
        let area = options.contains(.drawsAfterEndLocation)
            ? visiblePath
            : Path(ellipseIn: CGRect(
                x: endCenter.x - endRadius, y: endCenter.y - endRadius, width: endRadius * 2, height: endRadius * 2))
        add([.fill(area, FillStyle(), paint)])
    }

    /// The whole picture in the current coordinates.
    private var visiblePath: Path {
        Path(CGRect(origin: .zero, size: size)).applying(state.transform.inverted())
    }
}
