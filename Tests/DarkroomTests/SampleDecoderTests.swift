import Foundation
import Testing

@testable import Darkroom

/// The made-up values of Live Activities.
@Suite struct SampleDecoderTests {
    private let now = Date(timeIntervalSinceReferenceDate: 1000)

    private func sample<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try SampleDecoder(values: SampleValues(now: now)).sample(of: type)
    }

    private enum Status: String, Codable { case boarding, sailing }
    private enum Plain: Codable { case first, second }
    private enum Only: Codable { case one }
    private enum Berth: Codable, Equatable { case pier(number: Int, name: String), buoy }
    private enum Listed: Int, Codable, CaseIterable {
        case low = 1, high
        static var allCases: [Listed] { [.high, .low] }
    }

    private struct Port: Codable { var name: String, pier: Int? }

    private struct Voyage: Codable {
        var name: String
        var symbolName: String
        var colorHex: String
        var isLate: Bool
        var stops: Int8
        var progress: Float
        var depth: Double?
        var port: Port?
        var lastError: String?
        var pausedAt: Date?
        var mapImageName: String?
        var start: Date
        var endDate: Date
        var prayerTime: Date
        var lastUpdateTime: Date
        var span: ClosedRange<Date>
        var page: URL
        var crew: [String]
        var tags: Set<Int>
        var counts: [String: Int]
        var statuses: [Status: Int]
        var status: Status
        var plain: Plain
        var only: Only
        var berth: Berth
        var listed: Listed
        var point: CGPoint
        var identifier: UUID
        var next: [Voyage]
    }

    @Test func everyTypeHasAPlausibleSample() throws {
        let voyage = try sample(Voyage.self)
        #expect(voyage.name == "Text" && voyage.symbolName == "star" && voyage.colorHex == "#0A84FF" && !voyage.isLate && voyage.stops == 1)
        #expect(voyage.progress == 0.5 && voyage.point == CGPoint(x: 0.5, y: 0.5))
        #expect(voyage.start == now && voyage.endDate == now + 900 && voyage.prayerTime == now + 900 && voyage.lastUpdateTime == now && voyage.span.contains(now))
        #expect(voyage.page.absoluteString == "https://example.com" && voyage.crew == ["Text"] && voyage.tags == [1])
        #expect(voyage.counts.isEmpty && voyage.statuses.isEmpty)
        #expect(voyage.status == .boarding && voyage.plain == .first && voyage.only == .one && voyage.listed == .high)
        #expect(voyage.berth == .pier(number: 1, name: "Text"))
        #expect(voyage.next.count == 1, "Lists of the type itself end somewhere.")
        #expect(try JSONEncoder().encode(voyage).isEmpty == false)
    }

    /// What may be nil has a value, so that its part of a view is seen; what tells of an error or an end has none.
    @Test func optionalValues() throws {
        let voyage = try sample(Voyage.self)
        #expect(voyage.depth == 0.5 && voyage.port?.name == "Text" && voyage.port?.pier == 1)
        #expect(voyage.lastError == nil && voyage.pausedAt == nil && voyage.mapImageName == nil)
        #expect(try sample(Chain.self).next?.next != nil, "Values of the type itself end somewhere.")
        #expect(try sample(Guest.self).choosy == nil)
    }

    private struct Session: Codable { var secondsLeft: Int, duration: Double, durationSeconds: UInt8, minutesLeft: Int, percent: Int, round: Int }

    /// One second is a timer at its end.
    @Test func numbersOfTimes() throws {
        let session = try sample(Session.self)
        #expect(session.secondsLeft == 900 && session.duration == 900 && session.durationSeconds == 255)
        #expect(session.minutesLeft == 15 && session.percent == 50 && session.round == 1)
    }

    private final class Chain: Codable { var next: Chain? }
    private struct Guest: Decodable { var choosy: Choosy? }
    private final class Endless: Codable { var next: Endless }
    private struct Choosy: Codable {
        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no")
        }
    }

    @Test func typesThatRefuseEverySampleFail() {
        #expect(throws: DecodingError.self) { try sample(Endless.self) }
        #expect(throws: DecodingError.self) { try sample(Choosy.self) }
    }

    @Test func onlyEnumerationsWithoutValuesHaveAFirstCase() {
        #expect(FirstCase.of(Plain.self) == .first && FirstCase.of(Only.self) == .one && FirstCase.of(Listed.self) == .high)
        #expect(FirstCase.of(Berth.self) == nil && FirstCase.of(Int.self) == nil && FirstCase.of(Endless.self) == nil)
        #expect(FirstCase.of(Int?.self) == nil && FirstCase.of((Int, Int).self) == nil && FirstCase.of(Never.self) == nil)
    }
}
