import Foundation
import SwiftUICore

extension AttributeScopes {
    /// The attributes of attributed strings that UIKit defines, in addition to SwiftUI's and Foundation's.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let ligature: LigatureAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let textEffect: TextEffectAttribute
        public let attachment: AttachmentAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let foundation: FoundationAttributes
        public let swiftUI: SwiftUIAttributes
    }

    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeScopes.UIKitAttributes {
    @frozen public enum FontAttribute: AttributedStringKey {
        public typealias Value = UIFont
        public static var name: String { UIKitAttributeReader.named("NSFont") }
    }

    @frozen public enum ParagraphStyleAttribute: AttributedStringKey {
        public typealias Value = NSParagraphStyle
        public static var name: String { UIKitAttributeReader.named("NSParagraphStyle") }
    }

    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static var name: String { UIKitAttributeReader.named("NSColor") }
    }

    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static var name: String { UIKitAttributeReader.named("NSBackgroundColor") }
    }

    @frozen public enum LigatureAttribute: AttributedStringKey {
        public typealias Value = Int
        public static var name: String { UIKitAttributeReader.named("NSLigature") }
    }

    @frozen public enum KernAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static var name: String { UIKitAttributeReader.named("NSKern") }
    }

    @frozen public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static var name: String { UIKitAttributeReader.named("CTTracking") }
    }

    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static var name: String { UIKitAttributeReader.named("NSStrikethrough") }
    }

    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = NSUnderlineStyle
        public static var name: String { UIKitAttributeReader.named("NSUnderline") }
    }

    @frozen public enum StrokeColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static var name: String { UIKitAttributeReader.named("NSStrokeColor") }
    }

    @frozen public enum StrokeWidthAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static var name: String { UIKitAttributeReader.named("NSStrokeWidth") }
    }

    @frozen public enum ShadowAttribute: AttributedStringKey {
        public typealias Value = NSShadow
        public static var name: String { UIKitAttributeReader.named("NSShadow") }
    }

    @frozen public enum TextEffectAttribute: AttributedStringKey {
        public typealias Value = NSAttributedString.TextEffectStyle
        public static var name: String { UIKitAttributeReader.named("NSTextEffect") }
    }

    @frozen public enum AttachmentAttribute: AttributedStringKey {
        public typealias Value = NSTextAttachment
        public static var name: String { UIKitAttributeReader.named("NSAttachment") }
    }

    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static var name: String { UIKitAttributeReader.named("NSBaselineOffset") }
    }

    @frozen public enum UnderlineColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static var name: String { UIKitAttributeReader.named("NSUnderlineColor") }
    }

    @frozen public enum StrikethroughColorAttribute: AttributedStringKey {
        public typealias Value = UIColor
        public static var name: String { UIKitAttributeReader.named("NSStrikethroughColor") }
    }

    @frozen public enum ObliquenessAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static var name: String { UIKitAttributeReader.named("NSObliqueness") }
    }

    @frozen public enum ExpansionAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static var name: String { UIKitAttributeReader.named("NSExpansion") }
    }
}

extension AttributeDynamicLookup {
    // SwiftUI's attributes of the same names go first where a value fits both.
    @_disfavoredOverload
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension NSAttributedString {
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
