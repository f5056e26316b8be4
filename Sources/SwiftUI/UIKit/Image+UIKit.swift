import CoreGraphics
import DisplayList
import SwiftUICore
import UIKit

extension Image {
    /// An image of UIKit's, at its size in points.
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

    /// Pixels, `scale` of them in a point.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(decorative: cgImage, scale: scale, orientation: orientation)
        self = labelled(label)
    }

    /// Pixels, `scale` of them in a point, that say nothing to those who cannot see them.
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
