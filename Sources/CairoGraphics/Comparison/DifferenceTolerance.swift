import Foundation

/// By how much a picture may differ from its golden, as the tests of the web platform declare it
/// (https://web-platform-tests.org/writing-tests/reftests.html#fuzzy-matching): `maxDifference=0-2;totalPixels=0-40`.
///
/// A picture that differs must do so by a largest channel difference and in a number of pixels that lie in these ranges.
/// The same pixels always pass, another size never does.
public struct DifferenceTolerance: Hashable, Sendable, CustomStringConvertible {
    /// What nobody asked to tolerate is not tolerated.
    public static let exact = DifferenceTolerance(maxDifference: 0...0, totalPixels: 0...0)

    /// The largest difference of a channel, 0…255, alpha being one of them and multiplied into the others.
    public var maxDifference: ClosedRange<Int>
    /// How many pixels differ.
    public var totalPixels: ClosedRange<Int>

    public init(maxDifference: ClosedRange<Int>, totalPixels: ClosedRange<Int>) {
        (self.maxDifference, self.totalPixels) = (maxDifference, totalPixels)
    }

    /// Reads `maxDifference=0-2;totalPixels=0-40`, or without the names `0-2;0-40`. A single number is exact, as it is
    /// there: `2;40` is `2-2;40-40`.
    ///
    /// - Throws: `PictureFailure` where the text is something else; it says what.
    public init(parsing text: String) throws {
        func failure(_ reason: String) -> PictureFailure {
            PictureFailure(
                message: "The tolerance \"\(text)\" is not understood: \(reason). Write it as in "
                    + "maxDifference=0-2;totalPixels=0-40, or 0-2;0-40.")
        }
        let names = ["maxDifference", "totalPixels"]
        let parts = text.split(separator: ";", omittingEmptySubsequences: false)
        guard parts.count == names.count else {
            throw failure("it has \(parts.count) \(parts.count == 1 ? "part" : "parts") where two are wanted")
        }
        var ranges: [String: ClosedRange<Int>] = [:]
        for (part, place) in zip(parts, names) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            let name = sides.count == 2 ? sides[0] : place
            guard names.contains(name) else { throw failure("there is no \"\(name)\"") }
            guard ranges[name] == nil else { throw failure("it gives \(name) twice") }
            guard let range = Self.range(sides[sides.count - 1]) else {
                throw failure("\"\(sides[sides.count - 1])\" is no number and no range from a smaller to a larger one")
            }
            ranges[name] = range
        }
        self.init(maxDifference: ranges[names[0]]!, totalPixels: ranges[names[1]]!)
        guard maxDifference.upperBound <= 255 else { throw failure("a channel differs by 255 at most") }
    }

    /// `2` or `0-2`: digits only, as there is neither a sign nor a fraction in them.
    private static func range(_ text: String) -> ClosedRange<Int>? {
        let ends = text.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count <= 2, ends.allSatisfy({ $0.allSatisfy { $0.isASCII && $0.isNumber } }),
            let lower = Int(ends[0]), let upper = Int(ends[ends.count - 1]), lower <= upper
        else { return nil }
        return lower...upper
    }

    public var description: String {
        func text(_ range: ClosedRange<Int>) -> String { "\(range.lowerBound)-\(range.upperBound)" }
        return "maxDifference=\(text(maxDifference));totalPixels=\(text(totalPixels))"
    }

    /// Whether pictures may differ so.
    public func allows(_ difference: PictureDifference) -> Bool {
        guard difference.isSameSize else { return false }
        return difference.isEqual
            || maxDifference.contains(difference.largestChannelDifference)
                && totalPixels.contains(difference.differingPixels)
    }
}

/// As its text.
extension DifferenceTolerance: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            try self.init(parsing: container.decode(String.self))
        } catch let failure as PictureFailure {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: failure.message)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
