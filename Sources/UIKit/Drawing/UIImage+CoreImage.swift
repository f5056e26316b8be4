public import CoreImage
import Foundation

// Core Image's values and UIKit's, made of each other.

extension CIColor {
    public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
}

extension CIImage {
    /// Creates an image of the pixels of UIKit's image. The result is nil if it has none.
    public convenience init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        self.init(cgImage: image)
    }

    public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) { self.init(image: image) }
}

extension UIImage {
    /// Creates an image of the recipe's pixels.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = ciImage.cgImage {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// The recipe that the image was made from. Images here keep pixels alone, so there is none.
    public var ciImage: CIImage? { nil }
}

extension UIColor {
    public convenience init(ciColor: CIColor) {
        self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
    }

    public var ciColor: CIColor { CIColor(color: self) }
}
