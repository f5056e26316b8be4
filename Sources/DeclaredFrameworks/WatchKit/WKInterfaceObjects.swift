import UIKit

// The objects of a watch app's storyboard. A widget has no storyboard, so they show nothing.

// An open class cannot be checked. There is no state.
open class WKInterfaceObject: NSObject, @unchecked Sendable {
    open func setHidden(_ hidden: Bool) {}
    open func setAlpha(_ alpha: CGFloat) {}
    open func setWidth(_ width: CGFloat) {}
    open func setHeight(_ height: CGFloat) {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceImage: WKInterfaceObject, @unchecked Sendable {
    open func setImage(_ image: UIImage?) {}
    open func setImageData(_ imageData: Data?) {}
    open func setImageNamed(_ imageName: String?) {}
    open func setTintColor(_ tintColor: UIColor?) {}
    open func startAnimating() {}
    open func stopAnimating() {}
}

// An open class cannot be checked. There is no state.
open class WKInterfaceLabel: WKInterfaceObject, @unchecked Sendable {
    open func setText(_ text: String?) {}
    open func setTextColor(_ color: UIColor?) {}
    open func setAttributedText(_ attributedText: NSAttributedString?) {}
}
