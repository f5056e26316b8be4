import CoreGraphics
import Foundation

// Geometry as text, such as "{{0, 0}, {10, 20}}", as archives and settings hold it.
extension NSCoder {
    public class func string(for point: CGPoint) -> String { NSStringFromPoint(point) }
    public class func string(for size: CGSize) -> String { NSStringFromSize(size) }
    public class func string(for rect: CGRect) -> String { NSStringFromRect(rect) }

    /// The point that a text says; zero where it says none.
    public class func cgPoint(for string: String) -> CGPoint { NSPointFromString(string) }
    /// The size that a text says; zero where it says none.
    public class func cgSize(for string: String) -> CGSize { NSSizeFromString(string) }
    /// The rectangle that a text says; zero where it says none.
    public class func cgRect(for string: String) -> CGRect { NSRectFromString(string) }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
