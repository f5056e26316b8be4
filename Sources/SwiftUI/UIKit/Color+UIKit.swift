import CoreGraphics
import SwiftUICore
import UIKit

extension Color {
    /// Creates a color from a UIKit color. A dynamic color stays dynamic.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// Creates a color from a UIKit color, under the older name. Asset symbols such as `Color(.brand)` are preferred
    /// over it.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }

    public init(cgColor: CGColor) { self.init(cgColor.rgba) }

    /// Creates a color from a Core Graphics color, under the older name. A member without its type, such as `.clear`,
    /// is UIKit's.
    @_disfavoredOverload
    public init<C: _CoreGraphicsColor>(_ cgColor: C) { self.init(cgColor: cgColor._color) }

    /// The fixed components of the color, or `nil` for a dynamic color.
    public var cgColor: CGColor? { fixedComponents.map { CGColor($0) } }
}

extension Color.Resolved {
    /// The color in sRGB.
    public var cgColor: CGColor {
        CGColor(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
}

extension UIColor {
    /// Creates a UIKit color from a SwiftUI color. A dynamic color stays dynamic.
    public convenience init(_ color: Color) { self.init(color: color) }
}

/// Core Graphics' color, which is the only one.
public protocol _CoreGraphicsColor {
    /// The color itself.
    var _color: CGColor { get }
}

extension CGColor: _CoreGraphicsColor {
    public var _color: CGColor { self }
}
