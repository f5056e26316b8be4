import DisplayList
import Foundation

/// A drawing destination and its state. A copy draws into the same destination but has its own state.
public struct GraphicsContext {
    /// The factor for the opacity of drawn content, 0…1.
    public var opacity: Double = 1
    public var blendMode: BlendMode = .normal
    /// The environment of the canvas.
    public var environment: EnvironmentValues { resolution.environment }
    /// The transform from the current coordinates to the canvas's.
    public var transform: CGAffineTransform = .identity

    let layer: CanvasLayer
    let symbols: [_LayoutNode]
    let resolution: _ResolutionContext
    var clips: [CanvasClip] = []
    /// The filters, in the order in which they were added. The last one is applied first.
    var filters: [Filter] = []

    init(layer: CanvasLayer, symbols: [_LayoutNode], resolution: _ResolutionContext) {
        (self.layer, self.symbols, self.resolution) = (layer, symbols, resolution)
    }

    /// The way in which drawing blends with the canvas's content. The raw values are Core Graphics'.
    @frozen public struct BlendMode: RawRepresentable, Equatable, Sendable {
        public let rawValue: Int32
        @inlinable public init(rawValue: Int32) { self.rawValue = rawValue }

        public static var normal: BlendMode { BlendMode(rawValue: 0) }
        public static var multiply: BlendMode { BlendMode(rawValue: 1) }
        public static var screen: BlendMode { BlendMode(rawValue: 2) }
        public static var overlay: BlendMode { BlendMode(rawValue: 3) }
        public static var darken: BlendMode { BlendMode(rawValue: 4) }
        public static var lighten: BlendMode { BlendMode(rawValue: 5) }
        public static var colorDodge: BlendMode { BlendMode(rawValue: 6) }
        public static var colorBurn: BlendMode { BlendMode(rawValue: 7) }
        public static var softLight: BlendMode { BlendMode(rawValue: 8) }
        public static var hardLight: BlendMode { BlendMode(rawValue: 9) }
        public static var difference: BlendMode { BlendMode(rawValue: 10) }
        public static var exclusion: BlendMode { BlendMode(rawValue: 11) }
        public static var hue: BlendMode { BlendMode(rawValue: 12) }
        public static var saturation: BlendMode { BlendMode(rawValue: 13) }
        public static var color: BlendMode { BlendMode(rawValue: 14) }
        public static var luminosity: BlendMode { BlendMode(rawValue: 15) }
        public static var clear: BlendMode { BlendMode(rawValue: 16) }
        public static var copy: BlendMode { BlendMode(rawValue: 17) }
        public static var sourceIn: BlendMode { BlendMode(rawValue: 18) }
        public static var sourceOut: BlendMode { BlendMode(rawValue: 19) }
        public static var sourceAtop: BlendMode { BlendMode(rawValue: 20) }
        public static var destinationOver: BlendMode { BlendMode(rawValue: 21) }
        public static var destinationIn: BlendMode { BlendMode(rawValue: 22) }
        public static var destinationOut: BlendMode { BlendMode(rawValue: 23) }
        public static var destinationAtop: BlendMode { BlendMode(rawValue: 24) }
        public static var xor: BlendMode { BlendMode(rawValue: 25) }
        public static var plusDarker: BlendMode { BlendMode(rawValue: 26) }
        public static var plusLighter: BlendMode { BlendMode(rawValue: 27) }

        private static let displayedModes: [DisplayedBlendMode] = [
            .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
            .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        ]

        /// The display list's equivalent; nil if it has none.
        var displayed: DisplayedBlendMode? {
            switch self {
            case .sourceAtop: .sourceAtop
            case .destinationOver: .destinationOver
            case .destinationOut: .destinationOut
            case .plusDarker: .plusDarker
            case .plusLighter: .plusLighter
            default:
                Self.displayedModes.indices.contains(Int(rawValue)) ? Self.displayedModes[Int(rawValue)] : nil
            }
        }
    }

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { concatenate(CGAffineTransform(scaleX: x, y: y)) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) {
        concatenate(CGAffineTransform(translationX: x, y: y))
    }
    public mutating func rotate(by angle: Angle) { concatenate(CGAffineTransform(rotationAngle: angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }
}

extension GraphicsContext {
    /// Adds items that are in the coordinates of `coordinates`, with the current state applied.
    func add(_ items: [DisplayItem], in coordinates: CGAffineTransform? = nil) {
        let coordinates = coordinates ?? transform
        let determinant = coordinates.a * coordinates.d - coordinates.b * coordinates.c
        // Invisible content is not drawn.
        guard !items.isEmpty, opacity > 0, determinant.isFinite, determinant != 0,
            coordinates.tx.isFinite, coordinates.ty.isFinite
        else { return }
        if coordinates.isIdentity, filters.isEmpty, clips.isEmpty, opacity >= 1, blendMode == .normal {
            return layer.append(items)
        }
        var content = items
        for filter in filters.reversed() { content = filter.apply(content, self) }
        var moved = DisplayGroup(items: content)
        moved.transform = coordinates
        var group = DisplayGroup(items: [.group(moved)])
        for clip in clips {
            switch clip {
            case .path(let path, let style): group.clips.append(.init(path: path, style: style))
            case .mask(let mask):
                if group.mask != nil { group = DisplayGroup(items: [.group(group)]) }
                group.mask = mask
            }
        }
        group.opacity = opacity.isFinite ? min(1, max(0, opacity)) : 1
        layer.append(group, mode: blendMode)
    }
}

/// A clip, in the canvas's coordinates.
enum CanvasClip {
    case path(Path, FillStyle)
    /// Items whose alpha multiplies that of drawn content.
    case mask([DisplayItem])
}
