import CoreGraphics
import SwiftUICore
import UIKit

extension Color {
    /// A color of UIKit's; one that follows its surroundings still does.
    public init(uiColor: UIColor) { self = uiColor.color }

    /// The older name of the same; symbols of asset catalogs go before it, as `Color(.brand)`.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(uiColor: color) }

    public init(cgColor: CGColor) { self.init(cgColor.rgba) }

    /// The older name of the same.
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// The color's fixed components; nil for one that follows its surroundings.
    public var cgColor: CGColor? { fixedComponents.map { CGColor($0) } }
}

extension UIColor {
    /// A color of a view; one that follows its surroundings still does.
    public convenience init(_ color: Color) { self.init(color: color) }
}
