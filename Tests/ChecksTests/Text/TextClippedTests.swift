import Foundation
import Testing

@testable import Checks

struct TextClippedTests {
    @Test func textBeyondTheRightEdgeIsFound() {
        let text = TextFacts.sample("Departures", x: 100, width: 100)
        #expect(
            Rule.textClipped.texts(in: .sample([text])) == [
                #""Departures" is cut through at the right of the widget: 29 points are missing."#
            ])
    }

    @Test func textInAViewThatClipsItIsFound() {
        let text = TextFacts.sample("Departures") { $0.view.clip = CGRect(x: 40, y: 40, width: 60, height: 10) }
        #expect(
            Rule.textClipped.texts(in: .sample([text])) == [
                #""Departures" is cut through at the bottom of the view around it: 6 points are missing."#
            ])
    }

    /// The room above capitals and below the baseline may be outside.
    @Test func emptyRoomOfALineMayBeOutside() {
        #expect(Rule.textClipped.texts(in: .sample([.sample("Departures", y: -4)])).isEmpty)
        #expect(Rule.textClipped.texts(in: .sample([.sample("Departures", y: 153)])).isEmpty)
    }

    @Test func textsThatAreInsideOutsideOrTurnedAreNoFindings() {
        let turned = TextFacts.sample("Departures", x: 150, width: 40, height: 40)
        #expect(Rule.textClipped.texts(in: .sample([.sample("Inside"), .sample("Outside", x: 180), turned])).isEmpty)
    }

    @Test func largerTextIsANote() {
        let text = TextFacts.sample("Departures", x: 100, width: 100)
        #expect(Rule.textClipped.matches(in: .sample([text], look: .of(.typeSize))).map(\.severity) == [.note])
    }
}
