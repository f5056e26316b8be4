extension Rule {
    /// An image that no catalog and no file has. A device draws nothing in its place. Symbols of the system are left out, because
    /// no list says which symbols the newest system has.
    static let assetImage = Rule(
        "asset.image", .error, "An image is missing: its place stays empty.",
        .picture { picture, _ in
            picture.images.filter { $0.isMissing && $0.source != .symbol }.compactMap { image in
                guard let name = image.name, !name.isEmpty else { return nil }
                return Match(
                    "No catalog and no file of the extension has the image \(Quoted.text(name)), so nothing is drawn.", subject: name,
                    view: image.view)
            }
        })
}
