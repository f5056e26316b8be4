import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import FoundationSupplement
import SwiftUICore

/// A picture from an asset catalog, a symbol, data or a drawing.
// An open class cannot be checked. All state is constant, save what AppKit's images change, which is guarded.
open class UIImage: NSObject, @unchecked Sendable {
    /// The rotation or mirroring of the stored pixels when they are displayed.
    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

    public enum ResizingMode: Int, Sendable { case tile, stretch }

    /// A name that may have variants for other traits.
    package struct AssetName: Hashable {
        package let name: String
        package let bundle: URL?
    }

    @_Guarded package private(set) var asset: ImageAsset
    /// The name in the catalog, unless the image was changed.
    @_Guarded package private(set) var assetName: AssetName?
    /// The number of pixels per point.
    public let scale: CGFloat
    public let imageOrientation: Orientation
    // AppKit's images change it.
    @_Guarded public package(set) var renderingMode = RenderingMode.automatic
    public let capInsets: UIEdgeInsets
    public let resizingMode: ResizingMode
    public let isSymbolImage: Bool
    /// The distance of the baseline from the lower edge, in points; nil for an image without one.
    @_Guarded public internal(set) var baselineOffsetFromBottom: CGFloat?
    /// The configuration of a symbol.
    @_Guarded public internal(set) var symbolConfiguration: SymbolConfiguration?

    /// Creates an image from an asset whose variant is chosen.
    ///
    /// - Parameters:
    ///   - name: the asset's name, by which other traits find another variant; nil if there is only this one.
    ///   - scale: the number of pixels per point.
    package init(
        asset: ImageAsset, name: AssetName? = nil, scale: CGFloat, orientation: Orientation = .up,
        renderingMode: RenderingMode = .automatic, capInsets: UIEdgeInsets = .zero,
        resizingMode: ResizingMode = .tile, isSymbol: Bool = false
    ) {
        self.asset = asset
        assetName = name
        (self.scale, imageOrientation) = (scale, orientation)
        (self.capInsets, self.resizingMode, isSymbolImage) = (capInsets, resizingMode, isSymbol)
        super.init()
        if renderingMode != .automatic { self.renderingMode = renderingMode }
    }

    /// Creates an empty image.
    public override convenience init() {
        let nothing = DisplayList(size: .zero)
        self.init(
            asset: ImageAsset(
                resource: DisplayImage(
                    content: .displayList(nothing), size: .zero, isVector: true, name: "an empty image"),
                size: .zero),
            scale: 1)
    }

    /// Creates an image from an asset catalog or a file of the main bundle. The result is `nil` if no image has this
    /// name.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle, traitCollection, nil)
    }

    private convenience init?(
        named name: String, in bundle: Bundle?, _ traitCollection: UITraitCollection?, _ configuration: Configuration?
    ) {
        let traits = traitCollection ?? .current
        let folder = bundle == .main ? nil : bundle?.bundleURL
        let library = AssetLibrary.current
        func image(named name: String) -> ImageAsset? {
            try? library?.image(named: name, bundle: folder, traits: traits.assetTraits).get()
        }
        var (name, found) = (name, image(named: name))
        if found == nil, let known = library?.catalogImageName(for: name, bundle: folder) {
            (name, found) = (known, image(named: known))
        }
        guard let asset = found else {
            self.init(customSymbol: name, in: folder, configuration)
            return
        }
        self.init(
            asset: asset, name: traitCollection == nil ? AssetName(name: name, bundle: folder) : nil,
            scale: asset.size.width > 0 ? asset.resource.size.width / asset.size.width : 1)
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, configuration?.traitCollection, configuration)
    }

    /// Creates an image from data. The result is `nil` if the bytes are not a picture.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard case .success(let asset)? = AssetLibrary.current?.image(from: data, scale: scale, name: "the data") else {
            return nil
        }
        self.init(asset: asset, scale: scale)
    }

    /// Creates an image from a file. The result is `nil` if the file cannot be read or is not a picture. A name that
    /// ends in @2x or @3x determines the scale.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let size = CGSize(width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale)
        let upright = ImageAsset(resource: cgImage.resource, size: size).turned(orientation)
        self.init(asset: upright, scale: scale, orientation: orientation)
    }

    public required convenience init(imageLiteralResourceName name: String) {
        if let image = UIImage(named: name) {
            self.init(asset: image.asset, name: image.assetName, scale: image.scale)
        } else {
            self.init()
        }
    }

    /// Reads an image that ``encode(with:)`` has written.
    public required convenience init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: "UIImageData") else { return nil }
        self.init(data: Data(referencing: data), scale: max(1, coder.decodeDouble(forKey: "UIScale")))
    }

    /// The size in points.
    open var size: CGSize { asset.size }

    /// Gives the image another size in points, as AppKit's images can get. All variants of the image have it.
    package func resize(to size: CGSize) {
        asset.size = size
        assetName = nil
    }

    /// Gives the image another picture, as AppKit's images can get.
    func change(to asset: ImageAsset) {
        self.asset = asset
        assetName = nil
    }

    /// The image's pixels.
    open var cgImage: CGImage? {
        guard let bitmap = bitmap() else { return nil }
        return CGImage(
            resource: DisplayImage(bitmap: bitmap, name: asset.resource.name), width: bitmap.width,
            height: bitmap.height)
    }

    /// Returns the image as pixels, or `nil` if it has none or cannot be drawn.
    func bitmap() -> Bitmap? {
        let list = DisplayList(size: size, items: [.image(drawing(in: CGRect(origin: .zero, size: size)))])
        // Only drawings can have text.
        let fonts = asset.resource.isVector ? PangoShaper.current?.catalog : nil
        return try? BitmapRenderer(fonts: fonts, images: AssetLibrary.current?.decoder).render(list, scale: scale)
    }

    func drawing(in rect: CGRect) -> ImageDrawing {
        ImageDrawing(
            resource: asset.resource, frame: rect, naturalSize: asset.size,
            resizing: resizing ?? .stretch(.zero), template: nil)
    }

    /// The requested way of filling other sizes, or `nil` if none was requested.
    package var resizing: ImageDrawing.Resizing? {
        guard capInsets != .zero || resizingMode == .stretch else { return asset.resizing }
        let caps = ImageDrawing.CapInsets(
            top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right)
        return resizingMode == .tile ? .tile(caps) : .stretch(caps)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return asset == other.asset && scale == other.scale && renderingMode == other.renderingMode
    }

    open override var hash: Int { asset.hashValue }
}

extension UIImage: NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }

    /// Writes the image's pixels.
    public func encode(with coder: NSCoder) {
        coder.encode(pngData().map { NSData(data: $0) }, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
    }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage

extension ImageAsset {
    /// Returns the image with its stored pixels rotated upright.
    func turned(_ orientation: UIImage.Orientation) -> ImageAsset {
        let (w, h) = (size.width, size.height)
        let turn: CGAffineTransform
        var turned = size
        switch orientation {
        case .up: return self
        case .down: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: w, ty: h)
        case .upMirrored: turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: w, ty: 0)
        case .downMirrored: turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: h)
        case .left, .right, .leftMirrored, .rightMirrored:
            turned = CGSize(width: h, height: w)
            switch orientation {
            case .left: turn = CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: w)
            case .right: turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: h, ty: 0)
            case .leftMirrored: turn = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: h, ty: w)
            default: turn = CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
            }
        }
        var group = DisplayGroup(items: [
            .image(
                ImageDrawing(resource: resource, frame: CGRect(origin: .zero, size: size), naturalSize: size))
        ])
        group.transform = turn
        let list = DisplayList(size: turned, items: [.group(group)])
        return ImageAsset(
            resource: DisplayImage(
                content: .displayList(list), size: turned, isVector: resource.isVector, name: resource.name),
            size: turned, renderingMode: renderingMode)
    }
}
