/// What VoiceOver reads of a node without the views in it.
enum SpokenContent: Equatable {
    case text(String)
    /// An image with its label or name; empty if it has none.
    case image(String)
    /// The icon of a label with this title; nil if the title is no plain text.
    case icon(String?)
    /// Controls, which read the views in them.
    case button, link
    /// - Parameter isOn: nil for a toggle of several values that differ.
    case toggle(isOn: Bool?)
    /// A gauge or progress view, which is one element.
    case measure(label: String, value: String?)
}
