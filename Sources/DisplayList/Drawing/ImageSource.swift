import Foundation

/// The traits that select a variant of a named image or color.
public struct AssetTraits: Hashable, Sendable {
    /// The kind of device, for catalogs that distinguish it.
    public enum Idiom: Hashable, Sendable { case phone, pad }

    public var displayScale: CGFloat
    public var isDark: Bool
    public var isHighContrast: Bool
    public var isRightToLeft: Bool
    /// A BCP 47 language tag, for localized assets.
    public var language: String?
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
    public enum RenderingMode: Hashable, Sendable { case original, template }

    public var resource: DisplayImage
    /// The size in points.
    public var size: CGSize
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
        public var path: Path
        public var style: FillStyle
        /// The width in ems of a line around the outline that makes it bolder, or zero for none.
        public var emboldening: CGFloat
        /// Whether the layer erases the layers behind it instead of painting, as the gap around a badge does.
        public var isErasing: Bool

        public init(
            path: Path, style: FillStyle = FillStyle(), emboldening: CGFloat = 0, isErasing: Bool = false
        ) {
            (self.path, self.style, self.emboldening, self.isErasing) = (path, style, emboldening, isErasing)
        }
    }

    /// The layers from back to front, in a box of `size` whose top left corner is the origin. The first layer is the
    /// primary one.
    public var layers: [Layer]
    /// The width and height of the box.
    public var size: CGSize
    /// The distance of the text's baseline from the top of the box.
    public var baseline: CGFloat
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
    public static let small: CGFloat = 0.78
    public static let medium: CGFloat = 1
    public static let large: CGFloat = 1.28
}

/// The reason why an asset is not available. `message` names the asset, its place and what to do.
public struct AssetFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    public var description: String { message }

    public init(message: String) { self.message = message }
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
    public func customSymbol(
        named name: String, bundle: URL?, weight: CGFloat, scale: CGFloat
    ) -> Result<SymbolOutline, AssetFailure>? { nil }
}
