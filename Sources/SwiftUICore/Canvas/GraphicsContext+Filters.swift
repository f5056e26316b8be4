import DisplayList
import Foundation

extension GraphicsContext {
    /// An effect on the pixels of drawn content.
    public struct Filter: Sendable {
        let apply: @Sendable ([DisplayItem], GraphicsContext) -> [DisplayItem]

        private init(_ apply: @escaping @Sendable ([DisplayItem], GraphicsContext) -> [DisplayItem]) {
            self.apply = apply
        }

        private static func pixels(_ filter: DisplayFilter) -> Filter {
            Filter { items, _ in [.filtered(items, by: filter)] }
        }

        /// Rotates, scales or skews the content. The perspective part of the matrix is ignored.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            Filter { items, context in
                if !matrix.isAffine {
                    context.resolution.session.diagnostics.report(
                        "a canvas's perspective is not drawn yet; only its affine part is")
                }
                var group = DisplayGroup(items: items)
                group.transform = matrix.affineTransform
                return [.group(group)]
            }
        }

        /// A shadow. `radius` is twice the blur's standard deviation; lengths are in points.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter { items, context in
                let shadow = CanvasShadow(
                    color: color.resolved(in: context.environment.colorContext),
                    radius: radius.isFinite ? max(0, radius) : 0, offset: CGSize(width: x, height: y),
                    blendMode: blendMode.displayed ?? .normal, options: options, everything: context.layer.everything)
                return shadow.apply(to: items)
            }
        }

        public static func colorMultiply(_ color: Color) -> Filter {
            Filter { items, context in
                let color = color.resolved(in: context.environment.colorContext)
                return [.filtered(items, by: .colorMatrix(ColorMatrices.multiply(color)))]
            }
        }

        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { .pixels(.colorMatrix(matrix.rows)) }

        public static func hueRotation(_ angle: Angle) -> Filter {
            .pixels(.colorMatrix(ColorMatrices.hueRotation(angle)))
        }

        public static func saturation(_ amount: Double) -> Filter {
            .pixels(.colorMatrix(ColorMatrices.saturation(amount)))
        }

        public static func brightness(_ amount: Double) -> Filter {
            .pixels(.colorMatrix(ColorMatrices.brightness(amount)))
        }

        public static func contrast(_ amount: Double) -> Filter {
            .pixels(.colorMatrix(ColorMatrices.contrast(amount)))
        }

        /// Inverts colors: 0 leaves them unchanged, 1 inverts them completely.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            .pixels(.colorMatrix(ColorMatrices.inverted(by: amount)))
        }

        public static func grayscale(_ amount: Double) -> Filter {
            .pixels(.colorMatrix(ColorMatrices.saturation(1 - amount)))
        }

        public static var luminanceToAlpha: Filter { .pixels(.luminanceToAlpha) }

        /// A Gaussian blur whose standard deviation is `radius`, in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            .pixels(.blur(radius: radius.isFinite ? max(0, radius) : 0, isOpaque: options.contains(.opaque)))
        }

        /// Replaces pixels whose alpha is at least `min` with `color` and makes all others transparent. The upper limit
        /// is not implemented: alpha above `max` also counts, and a message reports this.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
            Filter { items, context in
                if max < 1 {
                    context.resolution.session.diagnostics.report(
                        "the upper end of a canvas's alpha threshold (\(max)) is not drawn yet")
                }
                let color = color.resolved(in: context.environment.colorContext)
                return [.filtered(items, by: .colorMatrix(ColorMatrices.threshold(min, color)))]
            }
        }
    }

    /// Options for the color space of a filter.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Effect on the picture: none. Pictures always use nonlinear sRGB values.
        @inlinable public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    @frozen public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        @inlinable public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        @inlinable public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    @frozen public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Draws the shadow above the content that casts it.
        @inlinable public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Draws the shadow without the content that casts it.
        @inlinable public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Casts the shadow of the content's surroundings.
        @inlinable public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Composites the shadow and the content separately with the backdrop.
        @inlinable public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Adds a filter to subsequent drawing. It runs before the filters that were added earlier.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        filters.append(filter)
    }
}

/// A matrix that computes red, green, blue and alpha (one row each) from the old components and a constant.
@frozen public struct ColorMatrix: Equatable, Sendable {
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates the identity matrix.
    @inlinable public init() {}

    fileprivate var rows: [Double] {
        [r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5].map(Double.init)
    }
}

extension DisplayItem {
    /// Returns the items as one group with the given filters.
    fileprivate static func filtered(_ items: [DisplayItem], by filters: DisplayFilter...) -> DisplayItem {
        var group = DisplayGroup(items: items)
        group.filters = filters
        return .group(group)
    }
}

/// A shadow with all the options that a canvas supports.
private struct CanvasShadow {
    let color: RGBAColor
    let radius: CGFloat
    let offset: CGSize
    let blendMode: DisplayedBlendMode
    let options: GraphicsContext.ShadowOptions
    let everything: CGRect

    func apply(to items: [DisplayItem]) -> [DisplayItem] {
        if options.subtracting(.disablesGroup).isEmpty && blendMode == .normal {
            return [.filtered(items, by: .shadow(color: color, radius: ShadowStyle.blur(of: radius), offset: offset))]
        }
        if options.contains(.shadowOnly) { return [shadow(of: items)] }
        var group = DisplayGroup(
            items: options.contains(.shadowAbove) ? items + [shadow(of: items)] : [shadow(of: items)] + items)
        group.isIsolated = !options.contains(.disablesGroup)
        return [.group(group)]
    }

    private func shadow(of items: [DisplayItem]) -> DisplayItem {
        var source = items
        if options.contains(.invertsAlpha) {
            var hole = DisplayGroup(items: items)
            hole.blendMode = .destinationOut
            source = [.fill(Path(everything), FillStyle(), .black), .group(hole)]
        }
        var group = DisplayGroup(items: [
            .filtered(
                source, by: .colorMatrix(ColorMatrices.silhouette(color)), .blur(radius: radius, isOpaque: false))
        ])
        group.transform = CGAffineTransform(translationX: offset.width, y: offset.height)
        var mixed = DisplayGroup(items: [.group(group)])
        mixed.blendMode = blendMode
        return .group(mixed)
    }
}

extension ColorMatrices {
    /// Returns a matrix that moves colors by `amount` of the way toward their inverses.
    fileprivate static func inverted(by amount: Double) -> [Double] {
        let scale = 1 - 2 * amount
        return [
            scale, 0, 0, 0, amount, 0, scale, 0, 0, amount, 0, 0, scale, 0, amount, 0, 0, 0, 1, 0,
        ]
    }

    /// Returns a matrix that replaces all colors with one and keeps alpha.
    fileprivate static func silhouette(_ color: RGBAColor) -> [Double] {
        [
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, color.opacity, 0,
        ]
    }

    /// Returns a matrix that yields one color where alpha is at least `least`. The step is as steep as eight bits can
    /// represent.
    fileprivate static func threshold(_ least: Double, _ color: RGBAColor) -> [Double] {
        let steepness = 255 * color.opacity
        return [
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
            0, 0, 0, steepness, 0.5 * color.opacity - steepness * least,
        ]
    }
}
