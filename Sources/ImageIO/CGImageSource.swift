import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation

/// A file's bytes and the image that they hold.
// The bytes and the decoded image are constant, or replaced as a whole.
public final class CGImageSource: @unchecked Sendable {
    @_Guarded fileprivate var data: Data
    @_Guarded fileprivate var isComplete = true

    fileprivate init(data: Data) { self.data = data }

    fileprivate var format: ImageFormat? { data.isEmpty ? nil : ImageFormat(of: data) }

    fileprivate var image: CGImage? {
        guard let library = AssetLibrary.current,
            case .success(let asset) = library.image(from: data, scale: 1, name: "the data of an image source")
        else { return nil }
        return CGImage(
            resource: asset.resource, width: Int(asset.size.width.rounded(.up)),
            height: Int(asset.size.height.rounded(.up)))
    }
}

public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: Data(referencing: data))
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    return CGImageSource(data: data)
}

public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
    let source = CGImageSource(data: Data())
    source.isComplete = false
    return source
}

public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
    (isrc.data, isrc.isComplete) = (Data(referencing: data), final)
}

public func CGImageSourceUpdateDataProvider(_ isrc: CGImageSource, _ provider: CGDataProvider, _ final: Bool) {
    if let data = provider.data { CGImageSourceUpdateData(isrc, data, final) }
}

/// Returns the uniform type of the file.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
    isrc.format.map { NSString(string: $0.uniformType) }
}

public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.format == nil ? 0 : 1 }
public func CGImageSourceGetPrimaryImageIndex(_ isrc: CGImageSource) -> Int { 0 }

public func CGImageSourceGetStatus(_ isrc: CGImageSource) -> CGImageSourceStatus {
    guard isrc.isComplete else { return .statusIncomplete }
    guard isrc.format != nil else { return .statusUnknownType }
    return isrc.image == nil ? .statusInvalidData : .statusComplete
}

public func CGImageSourceGetStatusAtIndex(_ isrc: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    CGImageSourceGetStatus(isrc)
}

public func CGImageSourceCopyProperties(_ isrc: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard isrc.format != nil else { return nil }
    return NSDictionary(dictionary: [String(describing: kCGImagePropertyFileSize): isrc.data.count])
}

public func CGImageSourceCopyPropertiesAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index == 0, let image = isrc.image else { return nil }
    let properties: [CFString: Any] = [
        kCGImagePropertyPixelWidth: image.width, kCGImagePropertyPixelHeight: image.height,
        kCGImagePropertyOrientation: CGImagePropertyOrientation.up.rawValue, kCGImagePropertyDepth: 8,
        kCGImagePropertyColorModel: "RGB",
    ]
    return NSDictionary(
        dictionary: Dictionary(uniqueKeysWithValues: properties.map { (String(describing: $0), $1) }))
}

public func CGImageSourceCreateImageAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    index == 0 ? isrc.image : nil
}

/// Returns the image, reduced so that neither side is above `kCGImageSourceThumbnailMaxPixelSize`.
public func CGImageSourceCreateThumbnailAtIndex(
    _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    guard index == 0, let image = isrc.image else { return nil }
    var limit: Double?
    for (key, value) in options ?? NSDictionary()
    where String(describing: key) == String(describing: kCGImageSourceThumbnailMaxPixelSize) {
        limit = (value as? NSNumber)?.doubleValue ?? value as? Double
    }
    guard let limit, limit >= 1, Double(max(image.width, image.height)) > limit else { return image }
    let factor = limit / Double(max(image.width, image.height))
    let size = CGSize(
        width: max(1, (Double(image.width) * factor).rounded()),
        height: max(1, (Double(image.height) * factor).rounded()))
    let drawing = ImageDrawing(
        resource: image.resource, frame: CGRect(origin: .zero, size: size),
        naturalSize: CGSize(width: image.width, height: image.height))
    let renderer = BitmapRenderer(images: AssetLibrary.current?.decoder)
    guard let bitmap = try? renderer.render(DisplayList(size: size, items: [.image(drawing)]), scale: 1) else {
        return nil
    }
    return CGImage(
        resource: DisplayImage(bitmap: bitmap, name: "a thumbnail"), width: bitmap.width, height: bitmap.height)
}

public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    NSArray(array: ImageFormat.allCases.map { NSString(string: $0.uniformType) })
}

extension ImageFormat {
    fileprivate var uniformType: String {
        switch self {
        case .png: "public.png"
        case .jpeg: "public.jpeg"
        case .webp: "org.webmproject.webp"
        case .heic: "public.heic"
        case .avif: "public.avif"
        case .gif: "com.compuserve.gif"
        case .tiff: "public.tiff"
        case .bmp: "com.microsoft.bmp"
        case .svg: "public.svg-image"
        case .pdf: "com.adobe.pdf"
        }
    }
}
