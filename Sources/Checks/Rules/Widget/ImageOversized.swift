import Foundation

extension Rule {
    /// An image with many times the pixels that are shown of it. Each costs four bytes of the 30 MB that a widget has.
    static let imageOversized = Rule(
        "widget.image-oversized", .note, "An image has many times the pixels that its view shows.",
        limit: Limit(4, "times the shown pixels"),
        .picture { picture, limit in
            guard [.homeScreen, .accessory, .liveActivity, .island].contains(picture.surface), picture.look.isStandard else {
                return []
            }
            return picture.images.compactMap { image in
                let (shown, frame) = (CGFloat(3), image.view.frame)
                // One that is too large for the archive has a finding of its own.
                if picture.has({ $0.isImageBeyondArchive(name: image.name, size: image.pixels) }) { return nil }
                guard let pixels = image.pixels, !image.view.isRedacted, frame.width >= 1, frame.height >= 1 else { return nil }
                let (has, shows) = (pixels.width * pixels.height, frame.width * frame.height * shown * shown)
                // Less than a megabyte of decoded pixels is no burden.
                guard has > shows * limit, has * 4 > 1_000_000 else { return nil }
                let name = image.name.map { "The image \(Quoted.text($0))" } ?? "An image"
                return Match(
                    "\(name) has \(Int(pixels.width)) × \(Int(pixels.height)) pixels and is shown with \(Int(frame.width * shown)) × "
                        + "\(Int(frame.height * shown)); it takes \(Quoted.number(has * 4 / 1_000_000)) MB of memory.",
                    subject: image.name ?? "image", view: image.view)
            }
        })
}
