import Foundation

/// An element that VoiceOver reads out, and its place in the picture.
package struct SpokenElement: Equatable, Sendable {
    /// The text that names the element; empty if nothing names it.
    package internal(set) var label: String
    package internal(set) var value: String?
    package internal(set) var hint: String?
    package internal(set) var traits: AccessibilityTraits = []
    /// The smallest rectangle in the picture that encloses the element, in points.
    package internal(set) var frame: CGRect

    /// What VoiceOver says of the traits, in English and in its order.
    package var traitNames: [String] {
        SpokenElement.names.filter { traits.contains($0.trait) }.map(\.name)
    }

    /// A toggle is a button too, of which VoiceOver says nothing more.
    private static let names: [(trait: AccessibilityTraits, name: String)] = [
        (.isSelected, "Selected"), (.isToggle, "Switch Button"), (.isButton, "Button"), (.isLink, "Link"), (.isImage, "Image"),
        (.isHeader, "Heading"), (.isSearchField, "Search Field"), (.isTabBar, "Tab Bar"),
    ]
}

extension _LayoutNode {
    /// The elements that VoiceOver reads out for the node and its descendants, in its order: that of the views, and those
    /// with a higher sort priority first.
    ///
    /// An element's label is the view's accessibility label, or its text, or the name of its image. Buttons, links and toggles
    /// are one element each. Hidden and decorative views are left out.
    package var spokenElements: [SpokenElement] {
        spokenParts.inReadingOrder.map(\.element)
    }
}
