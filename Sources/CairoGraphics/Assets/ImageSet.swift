import DisplayList
import Foundation

/// The reader of an image set's folder.
enum ImageSet {
    /// Returns the image for the given traits.
    ///
    /// If the set does not preserve vectors, a drawing is converted to pixels at the display's scale, as Xcode does
    /// when it builds the catalog.
    /// - Throws: `AssetFailure` with the set or file and its problem.
    static func image(folder: URL, traits: AssetTraits, decoder: ImageDecoder) throws -> ImageAsset {
        let contents = try CatalogContents.read(folder: folder)
        let entries = (contents.images ?? []).filter { $0.filename?.isEmpty == false }
        guard let entry = VariantChoice.best(of: entries, for: traits), let filename = entry.filename else {
            throw AssetFailure(
                message: "The image set \(folder.path) has no file for these traits. Add one to its Contents.json.")
        }
        let file = CatalogContents.file(filename, in: folder)
        guard let data = FileManager.default.contents(atPath: file.path) else {
            throw AssetFailure(
                message: "The image set \(folder.path) names the file \(filename), which is missing or cannot be read.")
        }
        var resource = try decoder.resource(for: data, name: file.path)
        let scale = entry.scaleFactor ?? 1
        guard scale >= 0.01, scale <= 100 else {
            throw AssetFailure(
                message: "The image set \(folder.path) gives \(filename) the scale \(entry.scale ?? ""), which is "
                    + "none. Write 1x, 2x or 3x.")
        }
        let size = CGSize(width: resource.size.width / scale, height: resource.size.height / scale)
        if resource.isVector, contents.properties?.preservesVector != true {
            let displayScale = traits.displayScale.isFinite && traits.displayScale > 0 ? traits.displayScale : 1
            resource = try decoder.flattened(resource, scale: displayScale / scale)
        }
        let isLeftToRight = entry.languageDirection == "left-to-right"
        if entry.languageDirection == "right-to-left", !traits.isRightToLeft {
            resource = mirrored(resource, size: size)
        }
        return ImageAsset(
            resource: resource, size: size, renderingMode: renderingMode(contents.properties?.renderingIntent),
            resizing: entry.resizing.map { resizing($0, scale: scale) }, isMirroredInRightToLeft: isLeftToRight)
    }

    private static func renderingMode(_ intent: String?) -> ImageAsset.RenderingMode? {
        switch intent {
        case "template": return .template
        case "original": return .original
        default: return nil
        }
    }

    /// Returns the slicing in points. The part between the center and the far caps, which Xcode hides, stretches too.
    private static func resizing(_ slicing: CatalogEntry.Resizing, scale: CGFloat) -> ImageDrawing.Resizing {
        let insets = slicing.capInsets
        func length(_ value: Double?) -> CGFloat {
            guard let value, value.isFinite else { return 0 }
            return max(0, CGFloat(value) / scale)
        }
        var caps = ImageDrawing.CapInsets(
            top: length(insets?.top), left: length(insets?.left), bottom: length(insets?.bottom),
            right: length(insets?.right))
        if slicing.mode == "3-part-horizontal" { (caps.top, caps.bottom) = (0, 0) }
        if slicing.mode == "3-part-vertical" { (caps.left, caps.right) = (0, 0) }
        return slicing.center?.mode == "tile" ? .tile(caps) : .stretch(caps)
    }

    /// Returns a picture for right-to-left layouts only, as left-to-right layouts show it.
    private static func mirrored(_ resource: DisplayImage, size: CGSize) -> DisplayImage {
        let drawing = ImageDrawing(
            resource: resource, frame: CGRect(origin: .zero, size: size), naturalSize: size, isMirrored: true)
        return DisplayImage(
            content: .displayList(DisplayList(size: size, items: [.image(drawing)])), size: size, isVector: true,
            name: resource.name)
    }
}
