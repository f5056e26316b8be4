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
    /// The premultiplied pixels, four bytes each, rows from the top. The value is `nil` for drawings and files that are
    /// not decoded yet; `UIImage.cgImage` gives an image with pixels.
    public var dataProvider: CGDataProvider? {
        guard case .pixels(let bytes, _, _) = resource.content else { return nil }
        return CGDataProvider(data: NSData(data: bytes))
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
