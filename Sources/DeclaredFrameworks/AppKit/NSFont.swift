import CoreGraphics
import UIKit

// AppKit's initializer may fail, and UIKit's may not. With an optional, the compiler takes this one.
extension UIFont {
    /// Creates a font. It is never nil, because a missing font is reported when it is drawn.
    ///
    /// - Parameter fontSize: in points; 0 for the descriptor's own.
    public convenience init?(descriptor fontDescriptor: UIFontDescriptor, size fontSize: CGFloat, file: StaticString = #fileID) {
        self.init(descriptor: fontDescriptor, size: fontSize)
    }
}
