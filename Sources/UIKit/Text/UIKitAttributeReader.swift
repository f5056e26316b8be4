import Foundation
import SwiftUICore

/// Gives text SwiftUI's attributes for UIKit's.
enum UIKitAttributeReader {
    private typealias Source = AttributeScopes.UIKitAttributes
    private typealias Scope = AttributeScopes.SwiftUIAttributes

    /// Tells text of UIKit's attributes, once.
    private static let isKnown: Void = ForeignAttributes.setReader { translated($0) }

    /// Returns an attribute's name. Whoever sets an attribute asks for it, so text knows of UIKit's before it meets one.
    static func named(_ name: String) -> String {
        isKnown
        return name
    }

    private static func translated(_ attributes: AttributeContainer) -> AttributeContainer {
        var result = AttributeContainer()
        if let font = attributes[Source.FontAttribute.self] { result[Scope.FontAttribute.self] = font.fontDescriptor.font }
        if let color = attributes[Source.ForegroundColorAttribute.self] {
            result[Scope.ForegroundColorAttribute.self] = color.color
        }
        if let color = attributes[Source.BackgroundColorAttribute.self] {
            result[Scope.BackgroundColorAttribute.self] = color.color
        }
        if let kern = attributes[Source.KernAttribute.self] { result[Scope.KerningAttribute.self] = kern }
        if let tracking = attributes[Source.TrackingAttribute.self] { result[Scope.TrackingAttribute.self] = tracking }
        if let offset = attributes[Source.BaselineOffsetAttribute.self] {
            result[Scope.BaselineOffsetAttribute.self] = offset
        }
        if let style = attributes[Source.UnderlineStyleAttribute.self], style.rawValue != 0 {
            result[Scope.UnderlineStyleAttribute.self] = line(style, attributes[Source.UnderlineColorAttribute.self])
        }
        if let style = attributes[Source.StrikethroughStyleAttribute.self], style.rawValue != 0 {
            result[Scope.StrikethroughStyleAttribute.self] = line(style, attributes[Source.StrikethroughColorAttribute.self])
        }
        return result
    }

    private static func line(_ style: NSUnderlineStyle, _ color: UIColor?) -> Text.LineStyle {
        Text.LineStyle(pattern: style.linePattern, color: color?.color)
    }
}

extension NSUnderlineStyle {
    /// The pattern that the style's bits tell, as SwiftUI calls it.
    var linePattern: Text.LineStyle.Pattern {
        switch rawValue & 0x0F00 {
        case 0x0100: .dot
        case 0x0200: .dash
        case 0x0300: .dashDot
        case 0x0400: .dashDotDot
        default: .solid
        }
    }
}
