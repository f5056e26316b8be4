import Foundation

extension Rule {
    /// An element that VoiceOver reads after one that lies wholly below and behind it. Off by default, because an order that
    /// differs from the picture's is often meant: the value before its heading.
    static let speechOrder = Rule(
        "speech.order", .note, "VoiceOver reads an element after one that lies below it.", isOnByDefault: false,
        .picture { picture, _ in
            guard picture.isRead else { return [] }
            let isRightToLeft = picture.look.has(.rightToLeft)
            return zip(picture.spoken, picture.spoken.dropFirst()).enumerated().compactMap { index, pair -> Match? in
                let (first, second) = pair
                let isBefore = isRightToLeft ? second.frame.minX >= first.frame.maxX : second.frame.maxX <= first.frame.minX
                // Points that rounding and fonts' own line heights share do not count.
                guard second.frame.maxY <= first.frame.minY + 1, isBefore || second.frame.maxX <= first.frame.maxX,
                    !second.label.isEmpty, !first.label.isEmpty
                else { return nil }
                // Other languages have other texts at the same place of the order.
                return Match(
                    "VoiceOver reads \(Quoted.text(second.label)) after \(Quoted.text(first.label)), which lies below it. "
                        + "Change the order of the views, or use .accessibilitySortPriority(_:).",
                    subject: second.label, path: "spoken \(index)", frame: second.frame)
            }
        })
}
