extension Rule {
    /// A widget whose view has no container background. Since iOS 17, the system shows a message in its place.
    static let containerBackground = Rule(
        "widget.container-background", .error, "A widget's view has no container background.",
        .picture { picture, _ in
            picture.notices.compactMap { notice in
                guard notice.topic == .containerBackgroundMissing else { return nil }
                var match = Match(
                    "The view has no containerBackground(for: .widget): iOS 17 and later show \"Please adopt containerBackground "
                        + "API\" in its place.",
                    subject: "containerBackground", place: notice.place ?? picture.place)
                // Reports of accessories with the message are few.
                if picture.surface == .accessory { match.severity = .warning }
                return match
            }
        })
}
