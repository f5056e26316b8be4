import Foundation
import Testing

@testable import Checks

@Suite struct PrivacyTests {
    private func matches(_ rule: Rule, _ facts: PictureFacts) -> [Match] {
        guard case .picture(let judge) = rule.judge else { return [] }
        return judge(facts, 0)
    }

    private func text(_ text: String, isPrivate: Bool = false, isRedacted: Bool = false) -> TextFacts {
        var view = ViewFacts(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        (view.isPrivacySensitive, view.isRedacted) = (isPrivate, isRedacted)
        return TextFacts(text, view: view)
    }

    private func locked(_ texts: TextFacts...) -> PictureFacts {
        var facts = PictureFacts(name: "W/x", kind: "W", form: "systemSmall", look: Look(name: "locked", changes: [.locked]))
        facts.texts = texts
        return facts
    }

    @Test func aPrivateTextThatIsReadable() {
        var facts = locked(text("$1,024", isPrivate: true), text("Balance"), text("$7", isPrivate: true, isRedacted: true))
        #expect(matches(.privacyReadable, facts).map(\.text) == ["\"$1,024\" is marked as private, and a locked phone shows it."])
        facts.look = .standard
        #expect(matches(.privacyReadable, facts).isEmpty)
        #expect(matches(.privacyReadable, locked(text("••••", isPrivate: true))).isEmpty)
    }

    @Test func aPrivateTextInAnotherPlace() {
        let hidden = text("$1,024", isPrivate: true, isRedacted: true)
        #expect(matches(.privacyRepeated, locked(hidden, text("Total $1,024"))).map(\.text) == [
            "\"Total $1,024\" shows the private text \"$1,024\" on a locked phone. Mark it with .privacySensitive() too."
        ])
        #expect(matches(.privacyRepeated, locked(hidden, text("Total $1,0245"))).isEmpty)
        // A short text is in others by chance.
        #expect(matches(.privacyRepeated, locked(text("3", isPrivate: true, isRedacted: true), text("3 of 4"))).isEmpty)
    }

    @Test func aPrivateTextInALabel() {
        var facts = locked(text("$1,024", isPrivate: true, isRedacted: true))
        var chart = ImageFacts(nil, source: .data, view: ViewFacts(frame: CGRect(x: 0, y: 0, width: 50, height: 20)))
        chart.label = "Balance $1,024"
        facts.images = [chart]
        #expect(matches(.privacyRepeated, facts).map(\.subject) == ["Balance $1,024"])
    }
}
