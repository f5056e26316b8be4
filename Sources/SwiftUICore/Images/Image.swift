import DisplayList
import Foundation

/// A picture: of an asset catalogue, a symbol, or data at hand.
public struct Image: Equatable, Sendable {
    /// Whether an image shows its own colours or lends its shape to the foreground style.
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }

    /// How an image fills a frame of another size.
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }

    /// How pixels are found between pixels.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// The size of a symbol beside its text.
    public enum Scale: Hashable, Sendable { case small, medium, large }

    /// The turn and mirroring an image's pixels need.
    public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }

    enum Source: Hashable, Sendable {
        case asset(name: String, bundle: URL?)
        case symbol(name: String, value: Double?)
        case loaded(ImageAsset)
        case failed(String)
    }

    var source: Source
    var label: Text?
    var isDecorative = false
    var renderingMode: TemplateRenderingMode?
    var resizing: ImageDrawing.Resizing = .none
    var interpolation: Interpolation = .medium
    var isAntialiased = true
    var symbolRenderingMode: SymbolRenderingMode?

    init(source: Source) { self.source = source }

    /// What the image is called, where it has a name.
    var name: String? {
        switch source {
        case .asset(let name, _), .symbol(let name, _): name
        case .loaded, .failed: nil
        }
    }
}

extension Image {
    /// An image of an asset catalogue; without a bundle, of any that was given.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: .asset(name: name, bundle: bundle == .main ? nil : bundle?.bundleURL))
    }

    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        self.label = label
    }

    /// An image that says nothing to those who cannot see it.
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(name, bundle: bundle) }

    /// A symbol by its SF Symbols name.
    public init(systemName: String) { self.init(source: .symbol(name: systemName, value: nil)) }

    /// A symbol by its SF Symbols name. A variable value is drawn as one: all its layers are shown.
    public init(systemName: String, variableValue: Double?) {
        self.init(source: .symbol(name: systemName, value: variableValue))
    }

    /// An image of an asset catalogue in a folder, or of any that was given.
    package init(assetName: String, bundle: URL?) { self.init(source: .asset(name: assetName, bundle: bundle)) }

    /// The image with a label for those who cannot see it.
    package func labelled(_ label: Text) -> Image {
        var image = self
        (image.label, image.isDecorative) = (label, false)
        return image
    }

    /// A picture of ours, already loaded.
    package init(asset: ImageAsset) { self.init(source: .loaded(asset)) }

    /// An image of an encoded file's bytes (PNG, JPEG, WebP, HEIC, SVG, PDF); `scale` is in pixels per point.
    package init(data: Data, scale: CGFloat, name: String, source: any ImageSource) {
        switch source.image(from: data, scale: scale, name: name) {
        case .success(let asset): self.init(source: .loaded(asset))
        case .failure(let failure): self.init(source: .failed(failure.message))
        }
    }
}

extension Image {
    /// Lets the image take the size it is offered; `capInsets` (points) keep their size when it is stretched.
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

    /// High dynamic range has no place in an eight-bit picture: nothing changes.
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

    public enum DynamicRange: Hashable, Sendable { case standard, constrainedHigh, high }
}

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case monochrome, hierarchical, palette, multicolor }
    let kind: Kind

    public static let monochrome = SymbolRenderingMode(kind: .monochrome)
    public static let hierarchical = SymbolRenderingMode(kind: .hierarchical)
    public static let palette = SymbolRenderingMode(kind: .palette)
    /// Drawn in the foreground style: the symbols at hand have no colours of their own.
    public static let multicolor = SymbolRenderingMode(kind: .multicolor)
}
