import Foundation

extension UIColor: NSSecureCoding {
    public class var supportsSecureCoding: Bool { true }

    /// Writes the components in sRGB for the current traits.
    public func encode(with coder: NSCoder) {
        let components = resolvedComponents
        coder.encode(Double(components.red), forKey: "UIRed")
        coder.encode(Double(components.green), forKey: "UIGreen")
        coder.encode(Double(components.blue), forKey: "UIBlue")
        coder.encode(Double(components.opacity), forKey: "UIAlpha")
    }
}
