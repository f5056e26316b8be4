import Foundation

extension Rule {
    /// A number without a word or sign that tells what it counts. Off by default, because the picture around it often tells.
    static let speechNumber = Rule(
        "speech.number", .note, "VoiceOver reads a number without its unit.", isOnByDefault: false,
        .picture { picture, _ in
            guard picture.isRead else { return [] }
            return picture.spoken.filter { $0.value == nil && isBareNumber($0.label) }.map { element in
                Match(
                    "VoiceOver reads \(Quoted.text(element.label)) without a unit. Add .accessibilityLabel(_:) with what it counts.",
                    subject: element.label, frame: element.frame)
            }
        })

    /// Whether a text is one number and nothing else. Times, dates, percents, degrees and currencies have other characters.
    static func isBareNumber(_ text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard text.contains(where: \.isNumber) else { return false }
        return text.allSatisfy { $0.isNumber || ".,'’ \u{00A0}\u{202F}+-−".contains($0) }
    }
}
