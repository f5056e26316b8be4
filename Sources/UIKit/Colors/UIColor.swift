import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

/// A color, either fixed or dependent on the traits.
// An open class cannot be checked. All state is constant.
open class UIColor: NSObject, @unchecked Sendable {
    package let color: Color

    package init(color: Color) { self.color = color }

    /// Creates a clear color, as NSObject's initializer does.
    public override init() { color = Color(.sRGB, white: 0, opacity: 0) }

    public required init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha)
    }

    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(.displayP3, red: displayP3Red, green: green, blue: blue, opacity: alpha)
    }

    public required init(white: CGFloat, alpha: CGFloat) { color = Color(.sRGB, white: white, opacity: alpha) }

    public required init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
    }

    public init(cgColor: CGColor) { color = Color(cgColor.rgba) }

    /// Creates a color from an asset catalog. The result is `nil` if no color has this name.
    public init?(named name: String) {
        guard UIColor.exists(name, in: nil) else { return nil }
        color = Color(name)
    }

    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        let folder = bundle == .main ? nil : bundle?.bundleURL
        guard UIColor.exists(name, in: folder) else { return nil }
        let named = Color(name, bundle: bundle)
        color = traitCollection.map { Color(named.resolved(in: $0.colorContext)) } ?? named
    }

    /// Creates a color that `dynamicProvider` selects for the traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        // As in UIKit, the provider is called on the thread that resolves the color.
        nonisolated(unsafe) let provider = dynamicProvider
        color = Color(
            provider: .custom(
                CustomColor { context in provider(UITraitCollection(context)).color.resolved(in: context) }))
    }

    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Reads the components in sRGB that `encode(with:)` has written.
    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        func component(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        color = Color(
            .sRGB, red: component("UIRed"), green: component("UIGreen"), blue: component("UIBlue"), opacity: component("UIAlpha"))
    }

    private static func exists(_ name: String, in bundle: URL?) -> Bool {
        NamedUses.note(.color, name)
        let context = UITraitCollection.current.colorContext
        guard case .success? = context.assets?.color(named: name, bundle: bundle, traits: context.traits) else {
            return false
        }
        return true
    }

    // MARK: Components

    /// The components in sRGB for the current traits.
    /// The components in the current traits.
    var resolvedComponents: RGBAColor { color.resolved(in: UITraitCollection.current.colorContext) }

    open var cgColor: CGColor { CGColor(resolvedComponents) }

    /// Returns the fixed color for the given traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(color: Color(color.resolved(in: traitCollection.colorContext)))
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        let base = color
        return UIColor(
            color: Color(
                provider: .custom(
                    CustomColor { context in
                        var resolved = base.resolved(in: context)
                        resolved.opacity = Double(min(1, max(0, alpha.isFinite ? alpha : 1)))
                        return resolved
                    })))
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = resolvedComponents
        red?.pointee = rgba.red
        green?.pointee = rgba.green
        blue?.pointee = rgba.blue
        alpha?.pointee = rgba.opacity
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let rgba = resolvedComponents
        let most = max(rgba.red, rgba.green, rgba.blue)
        let chroma = most - min(rgba.red, rgba.green, rgba.blue)
        var sixth = 0.0
        if chroma > 0 {
            switch most {
            case rgba.red: sixth = (rgba.green - rgba.blue) / chroma
            case rgba.green: sixth = (rgba.blue - rgba.red) / chroma + 2
            default: sixth = (rgba.red - rgba.green) / chroma + 4
            }
        }
        hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
        saturation?.pointee = most > 0 ? chroma / most : 0
        brightness?.pointee = most
        alpha?.pointee = rgba.opacity
        return true
    }

    /// Writes the gray level and the alpha. Returns `false` if the color is not a gray.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let rgba = resolvedComponents
        guard rgba.red == rgba.green, rgba.green == rgba.blue else { return false }
        white?.pointee = rgba.red
        alpha?.pointee = rgba.opacity
        return true
    }

    // MARK: Drawing

    /// Sets the fill and stroke colors of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    open override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
    open override var hash: Int { color.hashValue }
    open override var description: String { "UIColor(\(color))" }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of a color literal.
public typealias _ColorLiteralType = UIColor
