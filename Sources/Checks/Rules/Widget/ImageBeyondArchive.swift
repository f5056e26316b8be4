extension Rule {
    /// An image with more pixels than a widget's archive takes. WidgetKit's log: "Widget archival failed due to image being too
    /// large".
    static let imageBeyondArchive = Rule(
        "widget.image-too-large", .error, "An image has more pixels than a widget's archive takes, so the widget stays as it was.",
        .picture { picture, _ in
            picture.notices.compactMap { notice in
                guard case .imageBeyondArchive(let name, let size, let limit) = notice.topic else { return nil }
                let image = name.map { "The image \(Quoted.text($0))" } ?? "An image"
                return Match(
                    "\(image) has \(Int(size.width)) × \(Int(size.height)) pixels; a widget's archive takes \(Int(limit)) in all "
                        + "here, so the system does not show the widget. Scale the image down before it is shown.",
                    subject: name ?? "image", place: notice.place ?? picture.place)
            }
        })
}
