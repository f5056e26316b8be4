import Foundation

// Modifiers that return a text, so that it can be concatenated with others. Lengths are in points.
extension Text {
    public func font(_ font: Font?) -> Text { applying(.font(font)) }

    /// Sets the weight; nil removes the weight that enclosing views set.
    public func fontWeight(_ weight: Font.Weight?) -> Text {
        applying(weight.map { .change(.weight($0)) } ?? .resetWeight)
    }

    public func fontWidth(_ width: Font.Width?) -> Text {
        applying(width.map { .change(.width($0)) } ?? .resetWidth)
    }

    public func fontDesign(_ design: Font.Design?) -> Text {
        applying(design.map { .change(.design($0)) } ?? .resetDesign)
    }

    public func bold() -> Text { applying(.change(.bold(true))) }
    public func bold(_ isActive: Bool) -> Text { applying(.change(.bold(isActive))) }
    public func italic() -> Text { applying(.change(.italic(true))) }
    public func italic(_ isActive: Bool) -> Text { applying(.change(.italic(isActive))) }
    public func monospaced(_ isActive: Bool = true) -> Text { applying(.change(.monospaced(isActive))) }
    public func monospacedDigit() -> Text { applying(.change(.monospacedDigit)) }

    public func foregroundColor(_ color: Color?) -> Text { applying(.foreground(color.map { AnyShapeStyle($0) })) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { applying(.foreground(AnyShapeStyle(style))) }

    public func kerning(_ kerning: CGFloat) -> Text { applying(.kerning(kerning)) }
    public func tracking(_ tracking: CGFloat) -> Text { applying(.tracking(tracking)) }

    /// Raises the baseline, or lowers it for negative offsets.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { applying(.baselineOffset(baselineOffset)) }

    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        applying(.underline(isActive ? LineStyle(color: color) : nil))
    }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        applying(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        applying(.strikethrough(isActive ? LineStyle(color: color) : nil))
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        applying(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
        isEnabled ? applying(.scale(scale)) : self
    }

    // Effect: none, because a picture is not spoken.

    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
    public func speechAdjustedPitch(_ value: Double) -> Text { self }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}
