/// What tells a golden from others.
package struct GoldenIdentity: Hashable, Sendable {
    /// The golden's path in the golden folder without `.png`.
    package var name: String
    /// The widget's kind, or the preview's.
    package var kind: String
    package var family: String?
    package var scheme: String
    /// What `--preview` calls the preview; nil for widgets' pictures.
    package var preview: String?

    package init(name: String, kind: String, family: String? = nil, scheme: String, preview: String? = nil) {
        (self.name, self.kind, self.family) = (name, kind, family)
        (self.scheme, self.preview) = (scheme, preview)
    }
}
