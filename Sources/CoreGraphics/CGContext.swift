import DisplayList
import Foundation

/// A drawing environment. It records drawing as a display list, which becomes pixels where the picture is shown.
public final class CGContext {
    struct State {
        var transform: CGAffineTransform
        /// The clips, in the coordinates of the picture.
        var clips: [DisplayGroup.Clip] = []
        /// The images whose alpha limits what is drawn, in the coordinates of the picture.
        var masks: [DisplayItem] = []
        var fill = Paint.black
        var stroke = Paint.black
        var line = StrokeStyle(lineWidth: 1)
        var alpha: CGFloat = 1
        var blendMode = CGBlendMode.normal
        var shadow: DisplayFilter?
        var isAntialiased = true
        var interpolation = CGInterpolationQuality.default
    }

    /// The picture's size, in pixels for bitmaps and in points for UIKit's renderers.
    package let size: CGSize
    /// The map from user space to the picture, whose origin is the top left corner.
    private let base: CGAffineTransform
    var state: State
    private var saved: [State] = []
    /// The recorded items, and the open transparency layers with the innermost last.
    private var layers: [(items: [DisplayItem], state: State)]
    /// The current path, in the coordinates of the picture.
    var current = Path()
    /// Messages about operations that are drawn differently from the request.
    package private(set) var remarks: [String] = []

    var text = TextState()

    /// The memory of a bitmap that a program reads; nil until it asks for it.
    var memory: BitmapMemory?
    /// What the pixels of a bitmap are; nil for other drawings, and for pixels that are not supported.
    let format: BitmapFormat?

    /// Creates a bitmap in pixels with its origin at the bottom left.
    ///
    /// The caller's own memory has what was drawn after each operation. Then the pixels must be gray or RGB of 8 bits per
    /// component, or else the result is `nil`.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        guard width > 0, height > 0, max(width, height) <= 32_767 else { return nil }
        let format = BitmapFormat(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            info: CGBitmapInfo(rawValue: bitmapInfo))
        if data != nil, format == nil { return nil }
        self.init(
            size: CGSize(width: width, height: height),
            base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)), format: format)
        if let data, let format { memory = BitmapMemory(format, at: data) }
    }

    package convenience init(size: CGSize, base: CGAffineTransform = .identity) {
        self.init(size: size, base: base, format: nil)
    }

    init(size: CGSize, base: CGAffineTransform, format: BitmapFormat?) {
        (self.size, self.base, self.format) = (size, base, format)
        state = State(transform: base)
        layers = [([], State(transform: base))]
    }

    /// The width, in pixels for bitmaps and in points for UIKit's renderers.
    public var width: Int { Int(size.width.rounded(.up)) }
    public var height: Int { Int(size.height.rounded(.up)) }

    /// The recorded drawing.
    package var displayList: DisplayList { DisplayList(size: size, items: layers[0].items) }

    /// Returns an image of the drawing so far.
    public func makeImage() -> CGImage? {
        guard let memory else { return CGImage(list: displayList, name: "a drawing") }
        writeMemory()
        return memory.image
    }

    /// Draws what was recorded onto the pixels that the memory has, because a program may have changed them.
    func writeMemory() {
        guard let memory, layers.count == 1, !layers[0].items.isEmpty else { return }
        let ground = DisplayItem.image(
            ImageDrawing(
                resource: memory.image.resource, frame: CGRect(origin: .zero, size: size), naturalSize: size,
                interpolation: .none))
        guard let pixels = DrawnPixels.of(DisplayList(size: size, items: [ground] + layers[0].items)) else {
            return remarks.append("the memory of a bitmap does not get what is drawn")
        }
        memory.write(pixels)
        layers[0].items = []
    }

    // MARK: State

    public func saveGState() { saved.append(state) }
    public func restoreGState() { if let last = saved.popLast() { state = last } }

    public var ctm: CGAffineTransform { state.transform }
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }
    public func translateBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(translationX: x, y: y)) }
    public func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

    /// Fills in black from now on, the first color of a space. Colors bring their spaces along.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fill = .black }
    /// Strokes in black from now on, the first color of a space. Colors bring their spaces along.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.stroke = .black }
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

    /// Sets the shadow of later drawing. The offset and the blur are in the picture's units.
    public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
        state.shadow = color.map { .shadow(color: $0.rgba, radius: blur, offset: offset) }
    }
    public func setShadow(offset: CGSize, blur: CGFloat) {
        setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
    }

    // MARK: Drawing

    /// Adds items in the current coordinates, with the current graphics state.
    package func add(_ items: [DisplayItem]) {
        var drawn = DisplayGroup(items: items)
        drawn.transform = state.transform
        for mask in state.masks {
            var masked = DisplayGroup(items: [.group(drawn)])
            masked.mask = [mask]
            drawn = masked
        }
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
        if memory?.isCallers ?? false { writeMemory() }
    }

    /// Starts a layer that collects drawing until `endTransparencyLayer`. Alpha, blend mode and shadow apply to it as a
    /// whole.
    public func beginTransparencyLayer(auxiliaryInfo: [AnyHashable: Any]?) {
        layers.append(([], state))
        (state.alpha, state.blendMode, state.shadow, state.masks) = (1, .normal, nil, [])
    }

    public func endTransparencyLayer() {
        guard layers.count > 1, let layer = layers.popLast() else { return }
        state = layer.state
        var group = DisplayGroup(items: layer.items)
        group.isIsolated = true
        let transform = state.transform
        // The layer's items are already in the picture's coordinates.
        state.transform = .identity
        add([.group(group)])
        state.transform = transform
    }

    /// Draws an image upright in the picture's own coordinates. In a flipped coordinate system the image is upside
    /// down, as in Core Graphics.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
        add([item(of: image, in: rect, byTiling: byTiling)])
    }

    /// Clips later drawing to a rectangle, and multiplies its alpha with that of an image in the rectangle.
    public func clip(to rect: CGRect, mask: CGImage) {
        clip(to: rect)
        var group = DisplayGroup(items: [item(of: mask, in: rect, byTiling: false)])
        group.transform = state.transform
        state.masks.append(.group(group))
    }

    /// The drawing of an image, in the current coordinates.
    private func item(of image: CGImage, in rect: CGRect, byTiling: Bool) -> DisplayItem {
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
        // In Core Graphics y points up, so the image's first row is at the rectangle's largest y.
        group.transform = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: rect.minX, ty: rect.maxY)
        return .group(group)
    }

    /// Paints a gradient along the line from `start` to `end`.
    public func drawLinearGradient(
        _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
    ) {
        add([.fill(visiblePath, FillStyle(), .linearGradient(gradient.ramp, start: start, end: end))])
    }

    /// Paints a gradient between two circles. If their centers differ, both are drawn around the second one.
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

    /// Paints a gradient around a center, from an angle in radians once around towards larger angles.
    public func drawConicGradient(_ gradient: CGGradient, center: CGPoint, angle: CGFloat) {
        let start = Angle(radians: Double(angle)), end = Angle(radians: Double(angle) + 2 * .pi)
        add([.fill(visiblePath, FillStyle(), .angularGradient(gradient.ramp, center: center, start: start, end: end))])
    }

    /// The area of the whole picture in the current coordinates.
    private var visiblePath: Path {
        Path(CGRect(origin: .zero, size: size)).applying(state.transform.inverted())
    }
}
