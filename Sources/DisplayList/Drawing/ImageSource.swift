import Foundation

/// The traits that select a variant of a named image or color.
public struct AssetTraits: Hashable, Sendable {
    /// The kind of device, for catalogs that distinguish it.
    public enum Idiom: Hashable, Sendable { case phone, pad, watch }

    /// The number of pixels per point (1, 2 or 3), which selects the file of a bitmap.
    public var displayScale: CGFloat
    /// Whether the dark appearance is wanted.
    public var isDark: Bool
    /// Whether the variant for increased contrast is wanted.
    public var isHighContrast: Bool
    /// Whether the layout runs from right to left, for images with a direction.
    public var isRightToLeft: Bool
    /// A BCP 47 language tag, for localized assets.
    public var language: String?
    /// The kind of device that the asset is shown on.
    public var idiom: Idiom

    public init(
        displayScale: CGFloat, isDark: Bool = false, isHighContrast: Bool = false, isRightToLeft: Bool = false,
        language: String? = nil, idiom: Idiom = .phone
    ) {
        self.displayScale = displayScale
        self.isDark = isDark
        self.isHighContrast = isHighContrast
        self.isRightToLeft = isRightToLeft
        self.language = language
        self.idiom = idiom
    }
}

/// An image of a catalog, with the properties that the catalog sets.
public struct ImageAsset: Hashable, Sendable {
    /// Whether the image is drawn in its own colors or as the shape of a paint.
    public enum RenderingMode: Hashable, Sendable { case original, template }

    /// The data or pixels of the variant that fits the traits.
    public var resource: DisplayImage
    /// The size in points.
    public var size: CGSize
    /// The mode that the catalog sets, or `nil` if the view decides.
    public var renderingMode: RenderingMode?
    /// The slicing that the catalog defines, if any.
    public var resizing: ImageDrawing.Resizing?
    /// Whether right-to-left layouts mirror the image.
    public var isMirroredInRightToLeft: Bool

    public init(
        resource: DisplayImage, size: CGSize, renderingMode: RenderingMode? = nil,
        resizing: ImageDrawing.Resizing? = nil, isMirroredInRightToLeft: Bool = false
    ) {
        self.resource = resource
        self.size = size
        self.renderingMode = renderingMode
        self.resizing = resizing
        self.isMirroredInRightToLeft = isMirroredInRightToLeft
    }
}

/// A symbol's outline. Lengths are in ems of the adjacent font, so points = ems × font size.
public struct SymbolOutline: Hashable, Sendable {
    /// A part of a symbol with its own style.
    public struct Layer: Hashable, Sendable {
        /// The outline, in ems from the top left corner of the symbol's box.
        public var path: Path
        /// The rule that determines the inside of the outline.
        public var style: FillStyle
        /// The width in ems of a line around the outline that makes it bolder, or zero for none.
        public var emboldening: CGFloat
        /// Whether the layer erases the layers behind it instead of painting, as the gap around a badge does.
        public var isErasing: Bool
        /// What the layer is among the parts of the symbol.
        public var role: SymbolRole

        public init(
            path: Path, style: FillStyle = FillStyle(), emboldening: CGFloat = 0, isErasing: Bool = false,
            role: SymbolRole = SymbolRole()
        ) {
            (self.path, self.style, self.emboldening, self.isErasing) = (path, style, emboldening, isErasing)
            self.role = role
        }
    }

    /// The layers from back to front, in a box of `size` whose top left corner is the origin. The first layer is the
    /// primary one.
    public var layers: [Layer]
    /// The same symbol cut into parts with roles, from back to front; empty if it has only one. Parts that `layers` erases,
    /// as the sign in a filled circle, are painted here.
    public var parts: [Layer] = []
    /// Whether it is known which colors the parts have in the multicolor mode. They may all have that of the foreground.
    public var hasKnownColors = false
    /// Whether parts have colors of their own in the multicolor mode.
    public var hasTints: Bool { parts.contains { $0.role.tint != nil || $0.role.opacity < 1 } }

    /// The parts that are drawn in the multicolor mode, or in the others.
    public func parts(isMulticolor: Bool) -> [Layer] {
        parts.filter { $0.role.modes != (isMulticolor ? .allButMulticolor : .multicolor) }
    }
    /// The width and height of the box.
    public var size: CGSize
    /// The distance of the text's baseline from the top of the box.
    public var baseline: CGFloat
    /// Whether right-to-left layouts mirror the image.
    public var isMirroredInRightToLeft: Bool

    public init(layers: [Layer], size: CGSize, baseline: CGFloat, isMirroredInRightToLeft: Bool = false) {
        self.layers = layers
        self.size = size
        self.baseline = baseline
        self.isMirroredInRightToLeft = isMirroredInRightToLeft
    }
}

/// How large the three scales of SF Symbols draw a symbol against the medium one.
public enum SymbolScale {
    /// The factor for `Image.Scale.small`.
    public static let small: CGFloat = 0.78
    /// The factor for `Image.Scale.medium`, which is the default.
    public static let medium: CGFloat = 1
    /// The factor for `Image.Scale.large`.
    public static let large: CGFloat = 1.28
}

/// The reason why an asset is not available. `message` names the asset, its place and what to do.
public struct AssetFailure: Error, Hashable, Sendable, CustomStringConvertible {
    /// The problem, its place and the solution, as one text.
    public var message: String
    public var description: String { message }
    /// The box without layers that a symbol takes which cannot be drawn; nil where nobody knows such a symbol.
    public var room: SymbolOutline?

    public init(message: String, room: SymbolOutline? = nil) { (self.message, self.room) = (message, room) }
}

/// A source of images, colors and symbols.
public protocol ImageSource: AnyObject, Sendable {
    /// Returns the image called `name` in the catalogs. `bundle` limits the search to one bundle's folder.
    func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure>

    /// Returns the color called `name` in the catalogs. `bundle` limits the search to one bundle's folder.
    func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure>

    /// Returns a symbol's outline at a font's weight (100…900). `scale` is 1 for medium, less for small and more for
    /// large.
    func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure>

    /// Returns the outline of a custom symbol, which a catalog contains under an image's name, or `nil` if there is no
    /// such symbol. In that case, callers ask `image(named:bundle:traits:)`.
    func customSymbol(
        named name: String, bundle: URL?, weight: CGFloat, scale: CGFloat
    ) -> Result<SymbolOutline, AssetFailure>?

    /// Returns an image from a file's bytes. `scale` is the number of pixels per point.
    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure>
}

extension ImageSource {
    /// Returns `nil`: a source without custom symbols need not implement this.
    public func customSymbol(
        named name: String, bundle: URL?, weight: CGFloat, scale: CGFloat
    ) -> Result<SymbolOutline, AssetFailure>? { nil }
}
