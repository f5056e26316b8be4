import Foundation

// The same modifiers as those of views, where a text is wanted: a text can be concatenated, and a view cannot. VoiceOver says the label in
// place of that part.
extension Text {
    @_disfavoredOverload
    public func accessibilityLabel(_ label: Text) -> Text { applying(.spoken(label)) }
    @_disfavoredOverload
    public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text { accessibilityLabel(Text(labelKey)) }
    @_disfavoredOverload
    public func accessibilityLabel(_ labelResource: LocalizedStringResource) -> Text { accessibilityLabel(Text(labelResource)) }
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text { accessibilityLabel(Text(label)) }

    // Effect: none. A picture has no headings, and is not read letter by letter.
    @_disfavoredOverload
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
    @_disfavoredOverload
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
}
