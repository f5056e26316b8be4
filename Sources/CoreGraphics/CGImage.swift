import DisplayList
import Foundation

/// A bitmap image, or a drawing that becomes pixels when it is shown.
public final class CGImage: Hashable, Sendable {
    package let resource: DisplayImage
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int

    package init(resource: DisplayImage, width: Int, height: Int) {
        (self.resource, self.width, self.height) = (resource, width, height)
    }

    public var bitsPerComponent: Int { 8 }
    public var bitsPerPixel: Int { 32 }
    public var bytesPerRow: Int { width * 4 }
    public var colorSpace: CGColorSpace? { .deviceRGB }
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    public var decode: UnsafePointer<CGFloat>? { nil }
    public var shouldInterpolate: Bool { true }
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

    public func copy() -> CGImage? { self }

    /// Returns the part of the image in `rect`, in pixels from the top left corner, or `nil` if they do not intersect.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        let whole = ImageDrawing(
            resource: resource, frame: CGRect(x: -part.minX, y: -part.minY, width: CGFloat(width), height: CGFloat(height)),
            naturalSize: CGSize(width: width, height: height))
        var group = DisplayGroup(items: [.image(whole)])
        group.clips = [.init(path: Path(CGRect(origin: .zero, size: part.size)))]
        return CGImage(list: DisplayList(size: part.size, items: [.group(group)]), name: resource.name)
    }

    /// Creates an image from a drawing whose points are pixels.
    package convenience init(list: DisplayList, name: String) {
        self.init(
            resource: DisplayImage(content: .displayList(list), size: list.size, isVector: true, name: name),
            width: Int(list.size.width), height: Int(list.size.height))
    }

    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs.resource == rhs.resource }
    public func hash(into hasher: inout Hasher) { hasher.combine(resource) }
}

/// The position of the alpha in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The storage format of a bitmap's pixels.
public struct CGBitmapInfo: OptionSet, Sendable {
    public let rawValue: UInt32

    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    public static let byteOrderMask = CGBitmapInfo(rawValue: 7 << 12)
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)

    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// The quality of interpolation between pixels.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, high, medium = 4 }
