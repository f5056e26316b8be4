import Foundation

/// What decides which variant of a named image or colour is taken.
public struct AssetTraits: Hashable, Sendable {
    /// The kind of device, where a catalogue tells them apart.
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

/// An image of a catalogue, with its catalogue's wishes.
public struct ImageAsset: Hashable, Sendable {
    public enum RenderingMode: Hashable, Sendable { case original, template }

    public var resource: DisplayImage
    /// The size in points.
    public var size: CGSize
    public var renderingMode: RenderingMode?
    /// The catalogue's own slicing, if any.
    public var resizing: ImageDrawing.Resizing?
    /// Whether right-to-left layouts mirror it.
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

/// A symbol's outline; lengths are in ems of the font it stands beside, so points = ems × font size.
public struct SymbolOutline: Hashable, Sendable {
    /// A part of a symbol that has a style of its own.
    public struct Layer: Hashable, Sendable {
        public var path: Path
        public var style: FillStyle
        /// The width in ems of a line drawn around the outline to make it bolder; zero for none.
        public var emboldening: CGFloat
        /// Whether it paints nothing and takes away from the layers behind it, as a badge's gap does.
        public var isErasing: Bool

        public init(
            path: Path, style: FillStyle = FillStyle(), emboldening: CGFloat = 0, isErasing: Bool = false
        ) {
            (self.path, self.style, self.emboldening, self.isErasing) = (path, style, emboldening, isErasing)
        }
    }

    /// From back to front, in a box of `size` whose top left corner is the origin; the first is the primary one.
    public var layers: [Layer]
    /// The box's width and height.
    public var size: CGSize
    /// How far the text's baseline lies below the top of the box.
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

/// Why an asset could not be had; `message` says what, where and what to do.
public struct AssetFailure: Error, Hashable, Sendable, CustomStringConvertible {
    public var message: String
    public var description: String { message }

    public init(message: String) { self.message = message }
}

/// Where images, colours and symbols come from.
public protocol ImageSource: AnyObject, Sendable {
    /// The image called `name` in the catalogues; `bundle` narrows the search to one bundle's folder.
    func image(named name: String, bundle: URL?, traits: AssetTraits) -> Result<ImageAsset, AssetFailure>

    /// The colour called `name` in the catalogues.
    func color(named name: String, bundle: URL?, traits: AssetTraits) -> Result<RGBAColor, AssetFailure>

    /// A symbol's outline at a font's weight (100…900); `scale` is 1 for medium, more or less for large and small.
    func symbol(named name: String, weight: CGFloat, scale: CGFloat) -> Result<SymbolOutline, AssetFailure>

    /// The outline of a custom symbol, which a catalogue holds under an image's name; nil where no symbol is called so,
    /// and `image(named:bundle:traits:)` is to be asked.
    func customSymbol(
        named name: String, bundle: URL?, weight: CGFloat, scale: CGFloat
    ) -> Result<SymbolOutline, AssetFailure>?

    /// An image from a file's bytes; `scale` is pixels per point.
    func image(from data: Data, scale: CGFloat, name: String) -> Result<ImageAsset, AssetFailure>
}

extension ImageSource {
    public func customSymbol(
        named name: String, bundle: URL?, weight: CGFloat, scale: CGFloat
    ) -> Result<SymbolOutline, AssetFailure>? { nil }
}
