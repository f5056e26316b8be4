import Foundation

extension AttributeScopes {
    /// The attributes of attributed strings that text supports, in addition to Foundation's.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        /// The kerning, in points.
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let lineHeight: LineHeightAttribute
        public let foundation: FoundationAttributes
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeScopes.SwiftUIAttributes {
    @frozen public enum FontAttribute: AttributedStringKey {
        public typealias Value = Font
        public static let name = "SwiftUI.Font"
    }

    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.ForegroundColor"
    }

    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
        public typealias Value = Color
        public static let name = "SwiftUI.BackgroundColor"
    }

    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.StrikethroughStyle"
    }

    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
        public typealias Value = Text.LineStyle
        public static let name = "SwiftUI.UnderlineStyle"
    }

    @frozen public enum KerningAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Kern"
    }

    @frozen public enum TrackingAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.Tracking"
    }

    /// The line height attribute, which Core Text defines on Apple's platforms.
    @frozen public enum LineHeightAttribute: AttributedStringKey {
        public typealias Value = AttributedString.LineHeight
        public static let name = "CTLineHeight"
    }

    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
        public typealias Value = CGFloat
        public static let name = "SwiftUI.BaselineOffset"
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T {
        self[T.self]
    }
}

extension TextAttributes {
    private typealias Scope = AttributeScopes.SwiftUIAttributes

    /// Applies the attributes of a run of an attributed string.
    mutating func apply(_ attributes: AttributeContainer) {
        let attributes = ForeignAttributes.translated(attributes)
        if let font = attributes[Scope.FontAttribute.self] { self.font = font }
        if let kern = attributes[Scope.KerningAttribute.self] { apply(.kerning(kern)) }
        if let tracking = attributes[Scope.TrackingAttribute.self] { apply(.tracking(tracking)) }
        if let offset = attributes[Scope.BaselineOffsetAttribute.self] { apply(.baselineOffset(offset)) }
        if let style = attributes[Scope.UnderlineStyleAttribute.self] { underline = style }
        if let style = attributes[Scope.StrikethroughStyleAttribute.self] { strikethrough = style }
        if let color = attributes[Scope.BackgroundColorAttribute.self] { background = color }
        if let height = attributes[Scope.LineHeightAttribute.self] { lineHeight = height }
        if let intent = attributes.inlinePresentationIntent { apply(intent) }
        if let language = attributes.languageIdentifier { self.language = language }
        if let link = attributes.link {
            self.link = link
            foreground = nil
        }
        if let color = attributes[Scope.ForegroundColorAttribute.self] { foreground = AnyShapeStyle(color) }
    }

    private mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { fontChanges.append(.bold(true)) }
        if intent.contains(.emphasized) { fontChanges.append(.italic(true)) }
        if intent.contains(.code) { fontChanges.append(.monospaced(true)) }
        if intent.contains(.strikethrough) { strikethrough = .single }
    }
}
