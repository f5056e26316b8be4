import DisplayList
import Foundation

/// Bytes of memory or of a file.
public final class CGDataProvider: Sendable {
    package let bytes: Data
    /// The file that the bytes come from.
    package let url: URL?

    private init(bytes: Data, url: URL?) { (self.bytes, self.url) = (bytes, url) }

    public convenience init?(data: NSData) { self.init(bytes: Data(referencing: data), url: nil) }

    /// Reads a file. The result is `nil` if it cannot be read.
    public convenience init?(url: NSURL) {
        let url = url as URL
        guard let bytes = try? Data(contentsOf: url) else { return nil }
        self.init(bytes: bytes, url: url.isFileURL ? url : nil)
    }

    public convenience init?(filename name: UnsafePointer<CChar>) {
        self.init(url: NSURL(fileURLWithPath: String(cString: name)))
    }

    public var data: NSData? { NSData(data: bytes) }
}

extension CGImage {
    /// The premultiplied pixels, four bytes each, rows from the top. The value is `nil` for drawings and files that cannot
    /// be drawn.
    public var dataProvider: CGDataProvider? {
        if case .pixels(let bytes, _, _) = resource.content { return CGDataProvider(data: NSData(data: bytes)) }
        let size = CGSize(width: width, height: height)
        let drawing = ImageDrawing(resource: resource, frame: CGRect(origin: .zero, size: size), naturalSize: size)
        let pixels = DrawnPixels.of(DisplayList(size: size, items: [.image(drawing)]))
        return pixels.flatMap { CGDataProvider(data: NSData(data: $0)) }
    }
}

/// The bytes of a font file.
public final class CGFont: Sendable {
    package let provider: CGDataProvider

    /// Creates a font of a file's bytes. Whether they are a font shows when it is registered.
    public init?(_ provider: CGDataProvider) {
        guard !provider.bytes.isEmpty else { return nil }
        self.provider = provider
    }
}
