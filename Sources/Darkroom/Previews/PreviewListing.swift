/// A preview in the output of `list`.
struct PreviewListing: Codable, Equatable, Sendable {
    /// The name in the source; nil if there is none.
    let name: String?
    /// The unique name for `--preview` and for files.
    let preview: String
    /// The file and line, or the type of a `PreviewProvider`.
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
