/// A preview as `list` shows it.
struct PreviewListing: Codable, Equatable, Sendable {
    /// What the source calls it; nil where it has no name.
    let name: String?
    /// What `--preview` and the pictures' files call it.
    let preview: String
    /// File and line, or the type of a `PreviewProvider`.
    let source: String
    /// The widget's kind, or the type of an activity's attributes; nil for previews of views.
    let kind: String?
    let family: String?

    @MainActor init(_ subject: PreviewSubject) {
        (name, preview, source) = (subject.title, subject.name, subject.source)
        (kind, family) = (subject.content.kind, subject.content.form)
    }

    var text: String {
        let subject = [kind, family].compactMap { $0 }.joined(separator: " ")
        return "\(preview): \(subject.isEmpty ? "a view" : subject)"
    }
}
