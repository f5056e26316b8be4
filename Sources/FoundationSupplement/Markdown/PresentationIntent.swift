import Foundation

/// The blocks that a text is part of, as a paragraph of a list's item. The innermost comes first.
public struct PresentationIntent: Hashable, Codable, Sendable, CustomDebugStringConvertible {
    public enum Kind: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        case paragraph
        case header(level: Int)
        case orderedList
        case unorderedList
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
        case table(columns: [TableColumn])
        case tableHeaderRow
        case tableRow(rowIndex: Int)
        case tableCell(columnIndex: Int)

        public var debugDescription: String {
            switch self {
            case .paragraph: "paragraph"
            case .header(let level): "header \(level)"
            case .orderedList: "orderedList"
            case .unorderedList: "unorderedList"
            case .listItem(let ordinal): "listItem \(ordinal)"
            case .codeBlock(let hint): "codeBlock '\(hint ?? "")'"
            case .blockQuote: "blockQuote"
            case .thematicBreak: "thematicBreak"
            case .table(let columns): "table \(columns)"
            case .tableHeaderRow: "tableHeaderRow"
            case .tableRow(let index): "tableRow \(index)"
            case .tableCell(let index): "tableCell \(index)"
            }
        }
    }

    public struct TableColumn: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        public enum Alignment: Int, Codable, Sendable { case left, center, right }

        public var alignment: Alignment
        public init(alignment: Alignment) { self.alignment = alignment }
        public var debugDescription: String { "\(alignment)" }
    }

    /// A block, and a number that tells it from others of its kind.
    public struct IntentType: Hashable, Codable, Sendable, CustomDebugStringConvertible {
        public var kind: Kind
        public var identity: Int

        public init(kind: Kind, identity: Int) { (self.kind, self.identity) = (kind, identity) }
        public var debugDescription: String { "\(kind.debugDescription) (id \(identity))" }
    }

    public var components: [IntentType]

    /// The number of lists and quotes around the text.
    public var indentationLevel: Int {
        components.count { [.orderedList, .unorderedList, .blockQuote].contains($0.kind) }
    }

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    public init(types: [IntentType]) { components = types }

    public var debugDescription: String { "[" + components.map(\.debugDescription).joined(separator: ", ") + "]" }
}

extension AttributeScopes.FoundationAttributes {
    /// The attribute for the blocks of Markdown.
    public enum PresentationIntentAttribute: CodableAttributedStringKey {
        public typealias Value = PresentationIntent
        public static let name = "NSPresentationIntent"
    }

    /// The attribute's name in key paths and attribute lookup. Like other attribute names, it has no value.
    public var presentationIntent: PresentationIntentAttribute {
        fatalError("presentationIntent of a scope has no value; read it from an AttributedString")
    }
}
