import Foundation
import FoundationSupplement
import SwiftUICore

extension AttributedString {
    /// Creates a string with UIKit's attributes of another, which views draw.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }

    /// Creates a string with the attributes of another. The scope does not matter: attributes of scopes of the app are left out.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
        self.init(nsStr)
    }

    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
}

extension AttributeContainer {
    /// Creates a container of UIKit's attributes.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.UIKitAttributes
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch dictionary[key] {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSUnderlineStyle: CGFloat(value.rawValue)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
        }
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.KernAttribute.self] = number(.kern)
        self[Scope.TrackingAttribute.self] = number(.tracking)
        self[Scope.BaselineOffsetAttribute.self] = number(.baselineOffset)
        self[Scope.UnderlineStyleAttribute.self] = line(.underlineStyle)
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughStyleAttribute.self] = line(.strikethroughStyle)
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = number(.strokeWidth)
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.AttachmentAttribute.self] = dictionary[.attachment] as? NSTextAttachment
        self[Scope.ObliquenessAttribute.self] = number(.obliqueness)
        self[Scope.ExpansionAttribute.self] = number(.expansion)
        switch dictionary[.link] {
        case let url as URL: self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
        case let text as String: self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: text)
        default: break
        }
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates attributes under UIKit's names. Fonts of SwiftUI have no counterpart.
    public init(_ container: AttributeContainer) {
        typealias Scope = AttributeScopes.UIKitAttributes
        typealias Views = AttributeScopes.SwiftUIAttributes
        self.init()
        self[.link] = container[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        self[.foregroundColor] = container[Views.ForegroundColorAttribute.self].map { UIColor(color: $0) }
        self[.backgroundColor] = container[Views.BackgroundColorAttribute.self].map { UIColor(color: $0) }
        self[.kern] = container[Views.KerningAttribute.self]
        self[.tracking] = container[Views.TrackingAttribute.self]
        self[.baselineOffset] = container[Views.BaselineOffsetAttribute.self]
        func take(_ key: NSAttributedString.Key, _ value: Any?) { if let value { self[key] = value } }
        take(.font, container[Scope.FontAttribute.self])
        take(.paragraphStyle, container[Scope.ParagraphStyleAttribute.self])
        take(.foregroundColor, container[Scope.ForegroundColorAttribute.self])
        take(.backgroundColor, container[Scope.BackgroundColorAttribute.self])
        take(.kern, container[Scope.KernAttribute.self])
        take(.tracking, container[Scope.TrackingAttribute.self])
        take(.baselineOffset, container[Scope.BaselineOffsetAttribute.self])
        take(.underlineStyle, container[Scope.UnderlineStyleAttribute.self]?.rawValue)
        take(.underlineColor, container[Scope.UnderlineColorAttribute.self])
        take(.strikethroughStyle, container[Scope.StrikethroughStyleAttribute.self]?.rawValue)
        take(.strikethroughColor, container[Scope.StrikethroughColorAttribute.self])
        take(.strokeColor, container[Scope.StrokeColorAttribute.self])
        take(.strokeWidth, container[Scope.StrokeWidthAttribute.self])
        take(.shadow, container[Scope.ShadowAttribute.self])
        take(.attachment, container[Scope.AttachmentAttribute.self])
        take(.obliqueness, container[Scope.ObliquenessAttribute.self])
        take(.expansion, container[Scope.ExpansionAttribute.self])
    }
}

extension NSAttributedString {
    /// Creates a string with the attributes of another. Fonts of SwiftUI have no counterpart.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr[run.range].characters)
            result.append(NSAttributedString(string: text, attributes: [NSAttributedString.Key: Any](run.attributes)))
        }
        self.init(attributedString: result)
    }

    /// Creates a string with the attributes of another. The scope does not matter: attributes of scopes of the app are left out.
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self.init(attrStr)
    }

    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        self.init(attrStr)
    }
}

extension NSAttributedString {
    /// Creates a string from Markdown.
    /// - Throws: no error, because every text is valid Markdown. The signature is Foundation's.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates a string from Markdown in UTF-8.
    /// - Throws: `CocoaError.fileReadInapplicableStringEncoding` if the data is not UTF-8.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let plain = DocumentType(rawValue: "NSPlainText")
        public static let rtf = DocumentType(rawValue: "NSRTF")
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    }

    /// The text of a range as a document of plain text.
    /// - Throws: `CocoaError.featureUnsupported` for HTML and RTF, which are not written on Linux.
    public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]) throws -> Data {
        guard dict[.documentType] as? DocumentType ?? .plain == .plain else {
            FrameworkWarning.report("NSAttributedString writes no HTML and no RTF on Linux.")
            throw CocoaError(.featureUnsupported)
        }
        let encoding = (dict[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let data = attributedSubstring(from: range).string.data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }

    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// Creates a string from a document of plain text.
    /// - Throws: `CocoaError.featureUnsupported` for HTML and RTF, which are not read on Linux.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let type = options[.documentType]
        guard type == nil || type as? DocumentType == .plain else {
            FrameworkWarning.report("NSAttributedString reads no HTML and no RTF on Linux.")
            throw CocoaError(.featureUnsupported)
        }
        let encoding = (options[.characterEncoding] as? UInt).map { String.Encoding(rawValue: $0) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.init(string: text, attributes: options[.defaultAttributes] as? [NSAttributedString.Key: Any])
    }
}
