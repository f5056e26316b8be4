import Foundation

extension Rule {
    /// A number without a word or sign that tells what it counts, and dates and durations that VoiceOver reads as something else. Off by default, because the picture around it often tells.
    static let speechNumber = Rule(
        "speech.number", .note, "VoiceOver reads a number or date without its unit.", isOnByDefault: false,
        .picture { picture, _ in
            guard picture.isRead else { return [] }
            return picture.spoken.filter { $0.value == nil }.compactMap { element in
                let what: String
                if isBareNumber(element.label) {
                    what = "without a unit. Add .accessibilityLabel(_:) with what it counts."
                } else if isBareDate(element.label) {
                    what = "as a fraction. Add .accessibilityLabel(_:) with the month's name."
                } else if hasBareUnit(element.label) {
                    what = "with a letter for the unit, such as meters for m. Add .accessibilityLabel(_:) with the unit's name."
                } else {
                    return nil
                }
                return Match("VoiceOver reads \(Quoted.text(element.label)) \(what)", subject: element.label, frame: element.frame)
            }
        })

    /// Whether a text is a day and a month as numbers: 6/9, 24.12.
    static func isBareDate(_ text: String) -> Bool {
        text.trimmingCharacters(in: .whitespaces).wholeMatch(of: /\d{1,2}\/\d{1,2}|\d{1,2}\.\d{1,2}\./) != nil
    }

    /// Whether a text is numbers with a letter each for days, hours, minutes or seconds: 5m, 3h 20m.
    static func hasBareUnit(_ text: String) -> Bool {
        text.trimmingCharacters(in: .whitespaces).wholeMatch(of: /[-+]?\d+[dhms](?: ?\d+[dhms])*/) != nil
    }

    /// Whether a text is one number and nothing else. Times, dates, percents, degrees and currencies have other characters.
    static func isBareNumber(_ text: String) -> Bool {
        let text = text.trimmingCharacters(in: .whitespaces)
        guard text.contains(where: \.isNumber) else { return false }
        return text.allSatisfy { $0.isNumber || ".,'’ \u{00A0}\u{202F}+-−".contains($0) }
    }
}
