import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation

/// A file that is written as a whole, as PNG or JPEG.
// Every property that changes is guarded.
public final class CGImageDestination: @unchecked Sendable {
    fileprivate enum Place {
        case data(NSMutableData)
        case file(URL)
    }

    fileprivate let place: Place
    fileprivate let type: String
    @_Guarded fileprivate var image: CGImage?
    @_Guarded fileprivate var quality = 0.8

    fileprivate init(place: Place, type: CFString) { (self.place, self.type) = (place, String(describing: type)) }

    fileprivate func read(_ properties: CFDictionary?) {
        for (key, value) in properties ?? NSDictionary()
        where String(describing: key) == String(describing: kCGImageDestinationLossyCompressionQuality) {
            quality = (value as? NSNumber)?.doubleValue ?? value as? Double ?? quality
        }
    }

    fileprivate var encoded: Data? {
        guard let image else { return nil }
        let size = CGSize(width: image.width, height: image.height)
        let drawing = ImageDrawing(
            resource: image.resource, frame: CGRect(origin: .zero, size: size), naturalSize: size)
        let renderer = BitmapRenderer(images: AssetLibrary.current?.decoder)
        guard let bitmap = try? renderer.render(DisplayList(size: size, items: [.image(drawing)]), scale: 1) else {
            return nil
        }
        switch type {
        case "public.png": return try? PNGEncoder().encode(bitmap, scale: 1)
        case "public.jpeg": return try? JPEGEncoder(quality: quality).encode(bitmap)
        default: return nil
        }
    }
}

/// Creates a file in memory. The result is nil for types other than PNG and JPEG, as on devices for types they lack.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    isWritable(type) ? CGImageDestination(place: .data(data), type: type) : nil
}

public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    isWritable(type) ? CGImageDestination(place: .file(url as URL), type: type) : nil
}

private func isWritable(_ type: CFString) -> Bool {
    let type = String(describing: type)
    if ["public.png", "public.jpeg"].contains(type) { return true }
    FrameworkWarning.report("ImageIO writes PNG and JPEG files; \(type) was asked for and is not written.")
    return false
}

public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {
    idst.read(properties)
}

public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    idst.image = image
    idst.read(properties)
}

public func CGImageDestinationAddImageFromSource(
    _ idst: CGImageDestination, _ isrc: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    idst.image = CGImageSourceCreateImageAtIndex(isrc, index, nil)
    idst.read(properties)
}

public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let bytes = idst.encoded else { return false }
    switch idst.place {
    case .data(let data):
        data.append(bytes)
        return true
    case .file(let url): return (try? bytes.write(to: url, options: .atomic)) != nil
    }
}

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray { NSArray(array: ["public.png", "public.jpeg"]) }
