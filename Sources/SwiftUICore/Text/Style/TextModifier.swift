import Foundation

/// A single modification of a text.
enum TextModifier: Sendable {
    case font(Font?)
    case change(Font.Change)
    /// Removes the weight that outer modifiers set.
    case resetWeight
    case resetWidth
    case resetDesign
    case foreground(AnyShapeStyle?)
    case kerning(CGFloat)
    case tracking(CGFloat)
    case baselineOffset(CGFloat)
    case underline(Text.LineStyle?)
    case strikethrough(Text.LineStyle?)
    case scale(Text.Scale)
    case custom(CustomTextAttribute)
    /// A BCP 47 tag; nil for the environment's language.
    case language(String?)
    /// What VoiceOver says in place of the text.
    case spoken(Text)
}

extension TextModifier: Equatable {
    static func == (lhs: TextModifier, rhs: TextModifier) -> Bool {
        switch (lhs, rhs) {
        case (.font(let first), .font(let second)): first == second
        case (.change(let first), .change(let second)): first == second
        case (.resetWeight, .resetWeight), (.resetWidth, .resetWidth), (.resetDesign, .resetDesign): true
        // Only colors are comparable; other styles are not.
        case (.foreground(let first), .foreground(let second)):
            (first == nil && second == nil) || (first?.color != nil && first?.color == second?.color)
        case (.kerning(let first), .kerning(let second)): first == second
        case (.tracking(let first), .tracking(let second)): first == second
        case (.baselineOffset(let first), .baselineOffset(let second)): first == second
        case (.underline(let first), .underline(let second)): first == second
        case (.strikethrough(let first), .strikethrough(let second)): first == second
        case (.scale(let first), .scale(let second)): first == second
        case (.custom(let first), .custom(let second)): first == second
        case (.language(let first), .language(let second)): first == second
        default: false
        }
    }
}

/// The attributes of a part of a text, before its font is resolved.
struct TextAttributes: Sendable {
    var font: Font?
    /// The changes to the font, outermost first.
    var fontChanges: [Font.Change] = []
    /// The foreground style; nil for that of the environment.
    var foreground: AnyShapeStyle?
    var background: Color?
    /// The distance after each cluster, in points. If tracking is set, kerning is ignored (Apple's documentation).
    var kerning: CGFloat = 0
    var tracking: CGFloat = 0
    /// The offset of the baseline, in points. Positive values raise it.
    var baselineOffset: CGFloat = 0
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var scale = Text.Scale.default
    var link: URL?
    /// The line height; nil for that of the environment.
    var lineHeight: AttributedString.LineHeight?
    /// The custom attributes for text renderers, the last one of each type.
    var custom: [CustomTextAttribute] = []
    /// The typesetting language, as a BCP 47 tag.
    var language: String?

    mutating func apply(_ modifier: TextModifier) {
        switch modifier {
        case .font(let font): if let font { self.font = font }
        case .change(let change): fontChanges.append(change)
        case .resetWeight: fontChanges.removeAll { if case .weight = $0 { true } else { false } }
        case .resetWidth: fontChanges.removeAll { if case .width = $0 { true } else { false } }
        case .resetDesign: fontChanges.removeAll { if case .design = $0 { true } else { false } }
        case .foreground(let style): foreground = style
        case .kerning(let kerning): self.kerning = kerning.isFinite ? kerning : 0
        case .tracking(let tracking): self.tracking = tracking.isFinite ? tracking : 0
        case .baselineOffset(let offset): baselineOffset = offset.isFinite ? offset : 0
        case .underline(let style): underline = style
        case .strikethrough(let style): strikethrough = style
        case .scale(let scale): self.scale = scale
        case .custom(let attribute):
            custom.removeAll { $0.type == attribute.type }
            custom.append(attribute)
        case .language(let language): self.language = language
        // The resolver says it, because only that knows the text.
        case .spoken: break
        }
    }
}
