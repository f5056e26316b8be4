/// The properties that identify a golden.
package struct GoldenIdentity: Hashable, Sendable {
    /// The golden's path in the golden folder without `.png`.
    package var name: String
    /// The kind of the widget or of the preview.
    package var kind: String
    package var family: String?
    package var scheme: String
    /// The preview's unique name; nil for a widget's picture.
    package var preview: String?
    /// The common name of the pictures of a Live Activity's presentation or a control's place; nil for other pictures.
    package var surface: String?
    /// The name or the settings of the folder's variant; nil for the settings of the folder.
    package var variant: String?

    package init(
        name: String, kind: String, family: String? = nil, scheme: String, preview: String? = nil, surface: String? = nil,
        variant: String? = nil
    ) {
        (self.name, self.kind, self.family) = (name, kind, family)
        (self.scheme, self.preview, self.surface, self.variant) = (scheme, preview, surface, variant)
    }
}
