import DisplayList
import Foundation
import FoundationSupplement

/// An image from an asset catalog, from a symbol or from data.
public struct Image: Equatable, Sendable {
    /// Whether an image is drawn in its own colors or as a template for the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// The way in which an image fills a larger or smaller frame.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// The interpolation quality of a scaled image.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The scale of a symbol relative to its text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// The rotation and mirroring that display an image's pixels upright.
    public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    enum Source: Hashable, Sendable {
        case asset(name: String, bundle: URL?)
        case symbol(name: String, value: Double?)
        case loaded(ImageAsset)
        case drawn(DrawnImage)
        case failed(String)
    }

    var source: Source
    var label: Text?
    /// Whether assistive technologies ignore the image.
    var isDecorative = false
    var renderingMode: TemplateRenderingMode?
    var resizing: ImageDrawing.Resizing = .none
    var interpolation: Interpolation = .medium
    var isAntialiased = true
    var symbolRenderingMode: SymbolRenderingMode?
    var symbolColorRenderingMode: SymbolColorRenderingMode?
    var symbolVariableValueMode: SymbolVariableValueMode?
    /// Where the sources name the image.
    var place = SourcePlace.unknown
    private(set) var trace = SourceTrace.here()

    init(source: Source) { self.source = source }

    /// The name of the image, if it has one.
    var name: String? {
        switch source {
        case .asset(let name, _), .symbol(let name, _): name
        case .loaded, .drawn, .failed: nil
        }
    }
}

extension Image {
    /// Creates an image from an asset catalog. Without a bundle, all given catalogs are searched.
    @_disfavoredOverload
    public init(_ name: String, bundle: Bundle? = nil) { self.init(name, bundle: bundle, at: .unknown) }

    @_disfavoredOverload
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle, at: .unknown)
        self.label = label
    }

    /// Creates an image that assistive technologies ignore.
    @_disfavoredOverload
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle, at: .unknown)
        isDecorative = true
    }

    @_disfavoredOverload
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle, at: .unknown)
    }

    /// Creates an image from a symbol with an SF Symbols name.
    @_disfavoredOverload
    public init(systemName: String) { self.init(systemName: systemName, at: .unknown) }

    /// Creates an image from a symbol with an SF Symbols name. Of a symbol with variable parts, those above the value (0…1)
    /// are drawn faintly.
    @_disfavoredOverload
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName, variableValue: variableValue, at: .unknown)
    }

    /// Creates an image from an asset catalog that the sources name at `place`.
    package init(_ name: String, bundle: Bundle?, at place: SourcePlace) {
        self.init(source: .asset(name: name, bundle: bundle == .main ? nil : bundle?.bundleURL))
        self.place = place
    }

    /// Creates an image from a symbol that the sources name at `place`.
    package init(systemName: String, variableValue: Double? = nil, at place: SourcePlace) {
        self.init(source: .symbol(name: systemName, value: variableValue))
        self.place = place
    }

    /// Creates an image from an asset catalog in a folder, or from any of the given catalogs.
    package init(assetName: String, bundle: URL?) { self.init(source: .asset(name: assetName, bundle: bundle)) }

    /// Returns the image with an accessibility label.
    package func labeled(_ label: Text) -> Image {
        var image = self
        image.label = label
        return image
    }

    /// Creates an image that is already loaded.
    package init(asset: ImageAsset) { self.init(source: .loaded(asset)) }
}

extension Image {
    /// Makes the image resizable. The parts inside `capInsets` (in points) keep their size when it is stretched.
    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        var image = self
        let caps = ImageDrawing.CapInsets(
            top: capInsets.top, left: capInsets.leading, bottom: capInsets.bottom, right: capInsets.trailing)
        image.resizing = resizingMode == .tile ? .tile(caps) : .stretch(caps)
        return image
    }

    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
        var image = self
        image.renderingMode = renderingMode
        return image
    }

    public func interpolation(_ interpolation: Interpolation) -> Image {
        var image = self
        image.interpolation = interpolation
        return image
    }

    public func antialiased(_ isAntialiased: Bool) -> Image {
        var image = self
        image.isAntialiased = isAntialiased
        return image
    }

    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolRenderingMode = mode
        return image
    }

    /// Effect: none, because pictures have eight bits per component and no high dynamic range.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// The way in which the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// Multicolor rendering. Symbols whose colors are not known are drawn in the foreground style, with a warning.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}
