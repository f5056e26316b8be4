import Foundation
import Testing

@testable import CairoGraphics

@Suite struct DifferenceToleranceTests {
    private func difference(_ pixels: Int, by channel: Int, height: Int = 4) -> PictureDifference {
        PictureDifference(
            expectedSize: .init(width: 4, height: 4), actualSize: .init(width: 4, height: height),
            differingPixels: pixels, largestChannelDifference: channel)
    }

    @Test(arguments: [
        ("maxDifference=0-2;totalPixels=0-40", 0...2, 0...40), ("0-2;0-40", 0...2, 0...40), ("2;40", 2...2, 40...40),
        ("totalPixels=7;maxDifference=1-3", 1...3, 7...7), (" maxDifference = 0-255 ; 0-9 ", 0...255, 0...9),
        ("0;0", 0...0, 0...0),
    ])
    func isReadAsTheWebPlatformWritesIt(
        text: String, maxDifference: ClosedRange<Int>, totalPixels: ClosedRange<Int>
    ) throws {
        let tolerance = try DifferenceTolerance(parsing: text)
        #expect(tolerance == DifferenceTolerance(maxDifference: maxDifference, totalPixels: totalPixels))
        #expect(try DifferenceTolerance(parsing: tolerance.description) == tolerance)
    }

    @Test(arguments: [
        ("", "it has 1 part"), ("2", "it has 1 part"), ("0-2;0-40;1", "it has 3 parts"), ("a;b", "\"a\" is neither a number"),
        ("2-0;0-40", "\"2-0\""), ("-2;0-40", "\"-2\""), ("0-2-3;4", "\"0-2-3\""), ("1.5;4", "\"1.5\""),
        ("0-256;4", "at most 255"), ("1;99999999999999999999", "99999999999999999999"), ("٢;4", "\"٢\""),
        ("maxDiff=1;2", "\"maxDiff\" is not a limit"), ("totalPixels=1;totalPixels=2", "totalPixels twice"),
        ("totalPixels=1;2", "totalPixels twice"), (";", "\"\" is neither a number"), ("0-;4", "\"0-\""),
        ("maxDifference=;4", "\"\" is neither a number"), ("a=b=c;4", "\"a\" is not a limit"), ("+2;4", "\"+2\""),
    ])
    func malformedTextIsReported(text: String, reason: String) throws {
        let failure = #expect(throws: PictureFailure.self) { try DifferenceTolerance(parsing: text) }
        let message = try #require(failure).message
        #expect(message.contains(reason) && message.contains("\"\(text)\""))
        #expect(message.contains("maxDifference=0-2;totalPixels=0-40"))
    }

    @Test func bothRangesCount() throws {
        let tolerance = try DifferenceTolerance(parsing: "0-2;0-40")
        #expect(tolerance.allows(difference(40, by: 2)) && tolerance.allows(difference(0, by: 0)))
        #expect(!tolerance.allows(difference(41, by: 2)) && !tolerance.allows(difference(1, by: 3)))
        let exactly = try DifferenceTolerance(parsing: "2;40")
        #expect(exactly.allows(difference(40, by: 2)) && exactly.allows(difference(0, by: 0)))
        #expect(!exactly.allows(difference(39, by: 2)) && !exactly.allows(difference(40, by: 1)))
        #expect(!DifferenceTolerance.exact.allows(difference(1, by: 1)))
    }

    @Test func aSizeIsNeverTolerated() throws {
        let everything = try DifferenceTolerance(parsing: "0-255;0-999999999")
        #expect(everything.allows(difference(16, by: 255)))
        #expect(!everything.allows(difference(16, by: 255, height: 5)))
        #expect(!everything.allows(difference(0, by: 0, height: 3)))
        let pair = try #require(KnownPair.all.first { $0.verdict == .size })
        #expect(!everything.allows(PictureDiffer().difference(pair.expected, pair.actual)))
    }

    @Test func isATextInJSON() throws {
        let data = try JSONEncoder().encode(["a": DifferenceTolerance(maxDifference: 0...2, totalPixels: 0...40)])
        #expect(String(decoding: data, as: UTF8.self) == #"{"a":"maxDifference=0-2;totalPixels=0-40"}"#)
        #expect(try JSONDecoder().decode([String: DifferenceTolerance].self, from: data)["a"]?.totalPixels == 0...40)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([DifferenceTolerance].self, from: Data(#"["2"]"#.utf8))
        }
    }
}
