import CPango
import DisplayList
import Foundation

/// The resources of a replay in addition to Cairo.
struct ReplayResources: Sendable {
    var fonts: (any GlyphFontProvider)?
    var images: (any ImageDecoding)?
    /// Receives messages about items that are not drawn.
    var onNote: (@Sendable (String) -> Void)?
    let coverages = CoverageCache()
    let ramps = RampTables()
    let shadows = ShadowCache()
}

/// The drawing of one list on one thread, from the first item to the last.
///
/// Groups are on an explicit stack, so lists may be nested as deeply as memory allows.
final class Replay {
    struct Frame {
        enum Ending {
            case nothing
            case restoring(CairoCanvas)
            case layer(Layer)
            case mask(Layer)
            case vectorLayer(Layer)
            case vectorMask(Layer, content: OpaquePointer)
        }

        let items: [DisplayItem]
        var index = 0
        /// The map from the items' points to the canvas's device.
        let transform: CGAffineTransform
        /// The factor for the opacity of each item.
        let alpha: Double
        let ending: Ending
        /// The number of the group that ends with this frame.
        var number: Int?
    }

    /// A group that is drawn on its own surface.
    struct Layer {
        let group: DisplayGroup
        let number: Int
        let transform: CGAffineTransform
        let alpha: Double
    }

    let resources: ReplayResources
    let fontOptions: OpaquePointer
    /// The largest standard deviation of a blur, in units of the outermost canvas.
    let longestBlur: Double
    /// The number of pixels per point for rasterized parts of a vector picture.
    let vectorDensity = 3.0
    /// The nesting depth of pictures inside pictures.
    let depth: Int
    var canvases: [CairoCanvas]
    var frames: [Frame] = []
    var plan: LayerPlan!
    var bitmaps: [BitmapKey: Bitmap] = [:]
    /// The number of pixels of all current layers.
    var livePixels = 0
    /// The number of the next group, in the numbering of the plan.
    var nextGroup = 0
    /// A canvas on which nothing is painted.
    private(set) lazy var measuring = CairoCanvas.unpainted(canvases[0].rect)
    private var notes: Set<String> = []
    private let exactness: Exactness
    /// The number of replays that draw this picture at the same time.
    private let sharers: Int

    /// The maximum number of pixels of all current layers: 160 MB, and twice as much while one is blurred.
    static let mostLayerPixels = 40 << 20
    /// The part of them that this picture may have. A drawing inside a drawing has half of it.
    var layerBudget: Int { (Self.mostLayerPixels >> depth) / sharers }

    init(
        on canvas: CairoCanvas, resources: ReplayResources, depth: Int = 0, exactness: Exactness = Exactness(), sharers: Int = 1
    ) {
        (self.resources, self.depth, self.exactness, self.sharers) = (resources, depth, exactness, sharers)
        canvases = [canvas]
        longestBlur = Double(max(canvas.rect.width, canvas.rect.height, 2)) / 2
        fontOptions = cairo_font_options_create()
        cairo_font_options_set_antialias(fontOptions, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(fontOptions, CAIRO_HINT_STYLE_NONE)
        cairo_font_options_set_hint_metrics(fontOptions, CAIRO_HINT_METRICS_OFF)
    }

    deinit { cairo_font_options_destroy(fontOptions) }

    /// Notes that Cairo draws on a canvas what it may round otherwise in another region.
    func round(on canvas: CairoCanvas) {
        if canvas.region != canvas.rect { exactness.isLost = true }
    }

    /// Reports once that an item is not drawn.
    func note(_ message: String) {
        if notes.insert(message).inserted { resources.onNote?(message) }
    }

    /// Draws `items`, until a region has lost its exactness. `transform` maps their points to the canvas's device.
    ///
    /// - Parameter plan: the items' plan, if it is known.
    /// - Throws: `PictureFailure` if Cairo reports an error.
    func draw(_ items: [DisplayItem], through transform: CGAffineTransform, plan: LayerPlan? = nil) throws {
        guard transform.isDrawable else { return }
        self.plan = plan ?? LayerPlan(items, transform: transform, replay: self)
        frames = [Frame(items: items, transform: transform, alpha: 1, ending: .nothing)]
        while !exactness.isLost, let frame = frames.last {
            if frame.index < frame.items.count {
                frames[frames.count - 1].index += 1
                draw(frame.items[frame.index], in: frame)
            } else {
                frames.removeLast()
                end(frame)
            }
        }
        if depth == 0 { DrawingFault.strike(canvases[0]) }
        let status = cairo_status(canvases[0].context)
        guard status == CAIRO_STATUS_SUCCESS else {
            throw PictureFailure(
                message: "Cairo could not draw the picture: \(String(cString: cairo_status_to_string(status))).")
        }
    }

    private func draw(_ item: DisplayItem, in frame: Frame) {
        let canvas = canvases[canvases.count - 1]
        if let group = item.asGroup {
            enter(group, from: frame, on: canvas)
            return
        }
        switch item {
        case .fill(let path, let style, let paint):
            fill(path, style, paint, through: frame.transform, alpha: frame.alpha, on: canvas)
        case .stroke(let path, let style, let paint):
            stroke(path, style, paint, through: frame.transform, alpha: frame.alpha, on: canvas)
        case .glyphs(let run, let paint):
            draw(run, paint, through: frame.transform, alpha: frame.alpha, on: canvas)
        case .image(let image):
            draw(image, through: frame.transform, alpha: frame.alpha, on: canvas)
        case .group:
            break
        }
    }

    private func enter(_ group: DisplayGroup, from frame: Frame, on canvas: CairoCanvas) {
        let number = nextGroup
        nextGroup += 1
        let planned = plan.groups[number]
        if planned.isSkipped { return }
        let layer = Layer(
            group: group, number: number, transform: group.transform.concatenating(frame.transform),
            alpha: frame.alpha * min(1, group.opacity))
        if !group.backdrop.isEmpty { drawBackdrop(of: layer, on: canvas) }
        if group.needsLayer(alpha: layer.alpha, blends: planned.blends) {
            switch begin(layer, on: canvas) {
            case .begun: return
            case .invisible:
                nextGroup = planned.end
                return
            case .tooLarge:
                note("Too many layers are nested for the memory; the innermost are drawn without effects.")
            }
        }
        var ending = Frame.Ending.nothing
        if !group.clips.isEmpty {
            canvas.save()
            for clip in group.clips { canvas.clip(to: clip, through: layer.transform) }
            ending = .restoring(canvas)
            if canvas.visibleRect.isEmpty {
                canvas.restore()
                nextGroup = planned.end
                return
            }
        }
        frames.append(
            Frame(items: group.items, transform: layer.transform, alpha: layer.alpha, ending: ending, number: number))
    }

    private func end(_ frame: Frame) {
        if let number = frame.number { nextGroup = plan.groups[number].end }
        switch frame.ending {
        case .nothing: break
        case .restoring(let canvas): canvas.restore()
        case .layer(let layer): endContent(layer)
        case .mask(let layer): endMask(layer)
        case .vectorLayer(let layer): endVectorContent(layer)
        case .vectorMask(let layer, let content): endVectorMask(layer, content: content)
        }
    }
}

extension DisplayGroup {
    /// Returns whether the items need their own layer. `alpha` is the opacity including the inherited one. `blends`
    /// says whether a nested group has a blend mode other than normal or a backdrop.
    func needsLayer(alpha: Double, blends: Bool) -> Bool {
        if mask != nil || !filters.isEmpty || blendMode != .normal { return true }
        if isIsolated && blends { return true }
        return alpha < 1 && !isFadedAsOne
    }

    /// Whether fading each item gives the same result as fading the group.
    var isFadedAsOne: Bool {
        guard items.count <= 1 else { return false }
        switch items.first {
        case nil, .fill, .stroke, .glyphs: return true
        case .group(let group): return group.blendMode == .normal
        case .image(let image):
            if image.asGroup != nil || image.resizing == .none { return true }
            return image.resizing == .stretch(.zero)
        }
    }
}
