import CoreGraphics
import Foundation
import SwiftUI
import SwiftUICore
import UIKit

extension UIImage {
    public typealias Name = String
    public static let applicationIconName: Name = "NSApplicationIcon"

    /// Creates the image of a symbol; nil where there is none of this name.
    public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
        self.init(systemName: name)
    }

    /// Creates an image from a file's bytes; nil where they are no picture.
    public convenience init?(contentsOf url: URL) { self.init(contentsOfFile: url.path) }

    /// Creates an image of a file, which is read at once; an empty one where it is no picture.
    public convenience init(byReferencing url: URL) {
        let image = UIImage(contentsOfFile: url.path) ?? UIImage()
        self.init(asset: image.asset, scale: image.scale)
    }

    public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }

    /// Creates an image without pixels, which can be drawn into.
    ///
    /// - Parameter size: in points.
    public convenience init(size: CGSize) {
        self.init(size: size, scale: UITraitCollection.current.displayScale, growsUpward: true) {}
    }

    /// Creates an image of pixels.
    ///
    /// - Parameter size: in points; zero for the pixels' own.
    public convenience init(cgImage: CGImage, size: CGSize) {
        let scale = size.width > 0 ? CGFloat(cgImage.width) / size.width : 1
        self.init(cgImage: cgImage, scale: scale, orientation: .up)
    }

    /// Returns the pixels.
    public func cgImage(
        forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
    ) -> CGImage? { cgImage }

    /// The picture's bytes as PNG, which everything that reads TIFF here reads, too.
    public var tiffRepresentation: Data? { pngData() }

    public var isValid: Bool { size.width > 0 && size.height > 0 && !isBlank }

    /// The size in points, which a program can change; UIKit's cannot.
    @_disfavoredOverload public var size: NSSize {
        get { asset.size }
        set { resize(to: newValue) }
    }

    /// Whether the picture is drawn in the foreground's color.
    public var isTemplate: Bool {
        get { renderingMode == .alwaysTemplate }
        set { renderingMode = newValue ? .alwaysTemplate : .automatic }
    }
}

extension SwiftUICore.Image {
    public init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}
