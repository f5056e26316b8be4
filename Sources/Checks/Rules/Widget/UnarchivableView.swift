extension Rule {
    /// A view that cannot be archived for a widget. The system shows a yellow field with a red sign in its place.
    static let unarchivableView = Rule(
        "widget.unarchivable", .error, "A widget contains a view that the system does not show in widgets.",
        .picture { picture, _ in
            picture.notices.compactMap { notice in
                guard case .unarchivableView(let name) = notice.topic else { return nil }
                return Match(
                    "A widget cannot hold \(name): an iPhone shows a yellow field with a red sign in its place.", subject: name,
                    place: notice.place ?? picture.place)
            }
        })
}
