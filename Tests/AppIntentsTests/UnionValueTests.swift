import AppIntents
import Foundation
import Testing

/// Parameters whose values are of one of several types.
@Suite struct UnionValueTests {
    @UnionValue
    enum Length {
        case meters(Int)
        case time(Measurement<UnitDuration>)
        case text(String)
    }

    @Test func aTextIsOfTheFirstTypeThatTakesIt() async throws {
        guard case .meters(5) = try await Length._value(from: "5", choices: nil) else { return #expect(Bool(false)) }
        guard case .time(let time) = try await Length._value(from: "5 \(UnitDuration.minutes.symbol)", choices: nil) else { return #expect(Bool(false)) }
        #expect(time == Measurement(value: 5, unit: UnitDuration.minutes))
        guard case .text("far") = try await Length._value(from: "far", choices: nil) else { return #expect(Bool(false)) }
    }

    @Test func theTextIsThatOfTheValue() {
        #expect(Length.meters(5)._text == "5")
        #expect(Length.text("far")._text == "far")
        #expect(Length.Cases.allCases == [.meters, .time, .text])
    }
}
