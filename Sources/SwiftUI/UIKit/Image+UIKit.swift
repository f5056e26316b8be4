import CoreGraphics
import DisplayList
import SwiftUICore
import UIKit

extension Image {
    /// Creates an image from a UIKit image, at its size in points.
    public init(uiImage: UIImage) {
        if let name = uiImage.assetName {
            self.init(assetName: name.name, bundle: name.bundle)
        } else {
            self.init(asset: uiImage.asset)
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: self = renderingMode(.original)
        case .alwaysTemplate: self = renderingMode(.template)
        }
    }

    /// Creates an image from pixels, `scale` of them per point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self = labeled(label)
    }

    /// Creates an image from pixels, `scale` of them per point. Accessibility ignores it.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(uiImage: UIImage(cgImage: cgImage, scale: scale, orientation: .init(orientation)))
    }
}

extension UIImage.Orientation {
    public init(_ orientation: Image.Orientation) {
        self = switch orientation {
        case .up: .up
        case .upMirrored: .upMirrored
        case .down: .down
        case .downMirrored: .downMirrored
        case .left: .left
        case .leftMirrored: .leftMirrored
        case .right: .right
        case .rightMirrored: .rightMirrored
        }
    }
}
