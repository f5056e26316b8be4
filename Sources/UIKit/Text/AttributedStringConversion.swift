import Foundation
import FoundationSupplement
import SwiftUICore

extension AttributedString {
    /// Creates a string whose attributes views draw.
    public init(_ nsStr: NSAttributedString) {
        self.init()
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
            let text = nsStr.attributedSubstring(from: range).string
            append(AttributedString(text, attributes: AttributeContainer(attributes)))
        }
    }
}

extension AttributeContainer {
    /// Creates a container of the attributes that views draw.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        self.init()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            switch dictionary[key] {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            default: nil
            }
        }
        func color(_ key: NSAttributedString.Key) -> Color? { (dictionary[key] as? UIColor)?.color }
        func line(_ key: NSAttributedString.Key, _ lineColor: NSAttributedString.Key) -> Text.LineStyle? {
            guard let value = number(key), value != 0 else { return nil }
            return Text.LineStyle(color: color(lineColor))
        }
        if let font = dictionary[.font] as? UIFont { self[Scope.FontAttribute.self] = font.fontDescriptor.font }
        if let color = color(.foregroundColor) { self[Scope.ForegroundColorAttribute.self] = color }
        if let color = color(.backgroundColor) { self[Scope.BackgroundColorAttribute.self] = color }
        if let kern = number(.kern) { self[Scope.KerningAttribute.self] = kern }
        if let tracking = number(.tracking) { self[Scope.TrackingAttribute.self] = tracking }
        if let offset = number(.baselineOffset) { self[Scope.BaselineOffsetAttribute.self] = offset }
        if let style = line(.underlineStyle, .underlineColor) { self[Scope.UnderlineStyleAttribute.self] = style }
        if let style = line(.strikethroughStyle, .strikethroughColor) {
            self[Scope.StrikethroughStyleAttribute.self] = style
        }
        switch dictionary[.link] {
        case let url as URL: self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = url
        case let text as String: self[AttributeScopes.FoundationAttributes.LinkAttribute.self] = URL(string: text)
        default: break
        }
    }
}

extension NSAttributedString {
    /// Creates a string with the links and colors of another. Fonts of SwiftUI have no counterpart.
    public convenience init(_ attrStr: AttributedString) {
        typealias Scope = AttributeScopes.SwiftUIAttributes
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let link = run.link { attributes[.link] = link }
            attributes[.foregroundColor] = run[Scope.ForegroundColorAttribute.self].map { UIColor(color: $0) }
            attributes[.backgroundColor] = run[Scope.BackgroundColorAttribute.self].map { UIColor(color: $0) }
            if let kern = run[Scope.KerningAttribute.self] { attributes[.kern] = kern }
            result.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: attributes))
        }
        self.init(attributedString: result)
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
