import Foundation
import FoundationSupplement

extension UIImage {
    /// The images of an animation; nil, because an image of several is its first one here.
    public var images: [UIImage]? { nil }
    /// The seconds of an animation; 0 for a still image.
    public var duration: TimeInterval { 0 }

    /// Returns the first image, because a picture stands still.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }

    /// Returns the first image of a name with a number, or the one of the name itself.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: "\(name)0") ?? UIImage(named: "\(name)1") ?? UIImage(named: name)
    }
}

// Effect: none. No picture goes into a library of photos.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {}
