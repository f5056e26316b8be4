import CairoGraphics
import CoreGraphics
import DisplayList
import Foundation
import FoundationSupplement
import SwiftUICore

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// What drawing a string takes and gives back.
open class NSStringDrawingContext: NSObject {
    open var minimumScaleFactor: CGFloat = 0
    open private(set) var actualScaleFactor: CGFloat = 1
    open internal(set) var totalBounds = CGRect.zero

    public override init() {}
}

extension NSAttributedString {
    /// Returns the size of the string on lines that end only where it says, in points.
    public func size() -> CGSize { picture(width: .infinity, height: .infinity)?.size ?? .zero }

    /// Draws the string with its top left corner at `point`; its lower one where y grows upward.
    public func draw(at point: CGPoint) {
        let picture = picture(width: .infinity, height: .infinity)
        draw(picture, at: currentContextGrowsUpward ? CGPoint(x: point.x, y: point.y + (picture?.size.height ?? 0)) : point)
    }

    /// Draws the string on lines as wide as `rect`. Lines below it are left out.
    public func draw(in rect: CGRect) { draw(picture(width: rect.width, height: rect.height), at: Self.top(of: rect)) }

    /// The top left corner in the current context.
    private static func top(of rect: CGRect) -> CGPoint {
        currentContextGrowsUpward ? CGPoint(x: rect.minX, y: rect.maxY) : rect.origin
    }

    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        let picture = picture(with: rect.size, options)
        if options.contains(.usesLineFragmentOrigin) {
            draw(picture, at: Self.top(of: rect))
        } else {
            // The origin is that of the baseline.
            let ascent = picture?.firstBaseline ?? 0
            draw(picture, at: CGPoint(x: rect.minX, y: rect.minY + (currentContextGrowsUpward ? ascent : -ascent)))
        }
        context?.totalBounds = CGRect(origin: rect.origin, size: picture?.size ?? .zero)
    }

    /// Returns the bounds of the string on lines as wide as `size`, in points.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        let bounds = CGRect(origin: .zero, size: picture(with: size, options)?.size ?? .zero)
        context?.totalBounds = bounds
        return bounds
    }

    private func picture(with size: CGSize, _ options: NSStringDrawingOptions) -> StringPicture? {
        guard options.contains(.usesLineFragmentOrigin) else { return picture(width: .infinity, height: .infinity) }
        // UIKit takes a length of zero for one without a limit.
        return picture(
            width: size.width > 0 ? size.width : .infinity, height: size.height > 0 ? size.height : .infinity)
    }

    private func draw(_ picture: StringPicture?, at origin: CGPoint) {
        guard let picture, let context = UIGraphicsGetCurrentContext() else { return }
        guard currentContextGrowsUpward else { return context.add(picture.items(at: origin)) }
        context.drawUpright(from: origin) { context.add(picture.items(at: .zero)) }
    }

    /// The string laid out on lines as wide as `width`, which may be infinite; nil without fonts.
    func picture(
        width: CGFloat, height: CGFloat, _ change: (inout StringPicture.Paragraph) -> Void = { _ in }
    ) -> StringPicture? {
        guard let shaper = PangoShaper.current, let images = AssetLibrary.current else { return nil }
        let whole = NSRange(location: 0, length: length)
        var runs: [StringPicture.Run] = []
        enumerateAttributes(in: whole) { attributes, range, _ in
            runs.append(StringPicture.Run(attributedSubstring(from: range).string, attributes))
        }
        let style = length > 0
            ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
        var paragraph = StringPicture.Paragraph(style ?? .default)
        change(&paragraph)
        return StringPicture(
            runs, paragraph, width: width, height: height,
            scale: UITraitCollection.current.displayScale, shaper: shaper, images: images)
    }
}

extension StringPicture.Run {
    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
        func color(_ key: NSAttributedString.Key) -> RGBAColor? {
            (attributes[key] as? UIColor)?.resolvedComponents ?? (attributes[key] as? CGColor)?.rgba
        }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch attributes[key] {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            case let value as NSUnderlineStyle: CGFloat(value.rawValue)
            default: nil
            }
        }
        func line(
            _ key: NSAttributedString.Key, _ lineColor: NSAttributedString.Key, _ own: RGBAColor
        ) -> (Text.LineStyle, RGBAColor)? {
            guard let value = number(key), value != 0 else { return nil }
            let pattern = NSUnderlineStyle(rawValue: Int(value)).linePattern
            return (Text.LineStyle(pattern: pattern), color(lineColor) ?? own)
        }
        let own = color(.foregroundColor) ?? color(.coreTextForeground)
            ?? (attributes[.link] == nil ? .black : UIColor.link.resolvedComponents)
        // UIKit's default is Helvetica at 12 points.
        let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
        self.init(text: text, font: font.fontDescriptor.font, color: own)
        let undrawn: [(NSAttributedString.Key, String)] = [
            (.strokeWidth, "stroke"), (.obliqueness, "obliqueness"), (.expansion, "expansion"),
        ]
        for (key, name) in undrawn where number(key).map({ $0 != 0 }) ?? false {
            FrameworkWarning.report("the \(name) of an NSAttributedString is not drawn.")
        }
        if attributes[.attachment] != nil {
            FrameworkWarning.report("the attachment of an NSAttributedString is not drawn.")
        }
        background = color(.backgroundColor) ?? color(.coreTextBackground)
        kerning = number(.kern) ?? number(.tracking) ?? 0
        baselineOffset = number(.baselineOffset) ?? 0
        underline = line(.underlineStyle, .underlineColor, own)
        strikethrough = line(.strikethroughStyle, .strikethroughColor, own)
        if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.shadowColor as? UIColor {
            self.shadow = (color.resolvedComponents, shadow.shadowBlurRadius, shadow.shadowOffset)
        }
    }
}

extension StringPicture.Paragraph {
    init(_ style: NSParagraphStyle) {
        self.init()
        let undrawn = [
            ("indents", style.firstLineHeadIndent != 0 || style.headIndent != 0 || style.tailIndent != 0),
            ("line heights", style.minimumLineHeight != 0 || style.maximumLineHeight != 0
                || ![0, 1].contains(style.lineHeightMultiple)),
            ("paragraph spacing", style.paragraphSpacing != 0 || style.paragraphSpacingBefore != 0),
        ]
        for (name, isThere) in undrawn where isThere {
            FrameworkWarning.report("the \(name) of an NSAttributedString's paragraph style are not drawn.")
        }
        switch style.alignment {
        case .left: alignment = .leading
        case .center: alignment = .center
        case .right: alignment = .trailing
        case .natural, .justified: alignment = nil
        }
        lineSpacing = style.lineSpacing
        switch style.lineBreakMode {
        case .byTruncatingHead: (lineLimit, truncationMode) = (1, .head)
        case .byTruncatingMiddle: (lineLimit, truncationMode) = (1, .middle)
        case .byTruncatingTail: (lineLimit, truncationMode) = (1, .tail)
        case .byWordWrapping, .byCharWrapping, .byClipping: break
        }
    }
}

extension NSString {
    private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
        NSAttributedString(string: String(describing: self), attributes: attributes)
    }

    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize { attributed(attrs).size() }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(at: point)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        attributed(attrs).draw(in: rect)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        attributed(attributes).draw(with: rect, options: options, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        attributed(attributes).boundingRect(with: size, options: options, context: context)
    }
}

// On Apple's systems, strings have what `NSString` has.
extension StringProtocol {
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSString(string: String(self)).size(withAttributes: attrs)
    }

    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: String(self)).draw(at: point, withAttributes: attrs)
    }

    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSString(string: String(self)).draw(in: rect, withAttributes: attrs)
    }

    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSString(string: String(self)).draw(with: rect, options: options, attributes: attributes, context: context)
    }

    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSString(string: String(self)).boundingRect(
            with: size, options: options, attributes: attributes, context: context)
    }
}
