import Foundation

/// The difference that is allowed between a picture and its golden, in the notation of the web platform's tests
/// (https://web-platform-tests.org/writing-tests/reftests.html#fuzzy-matching): `maxDifference=0-2;totalPixels=0-40`.
///
/// If a picture differs, its largest channel difference and the number of differing pixels must be in these ranges.
/// Equal pixels always pass; another size never does.
public struct DifferenceTolerance: Hashable, Sendable, CustomStringConvertible {
    /// The default tolerance, which allows no difference.
    public static let exact = DifferenceTolerance(maxDifference: 0...0, totalPixels: 0...0)

    /// The largest difference in a channel, 0…255. Alpha is one of the channels, and the others are premultiplied by
    /// it.
    public var maxDifference: ClosedRange<Int>
    /// The number of differing pixels.
    public var totalPixels: ClosedRange<Int>

    public init(maxDifference: ClosedRange<Int>, totalPixels: ClosedRange<Int>) {
        (self.maxDifference, self.totalPixels) = (maxDifference, totalPixels)
    }

    /// Creates a tolerance from text such as `maxDifference=0-2;totalPixels=0-40`, or without the names `0-2;0-40`. A
    /// single number is exact, as in the web platform's tests: `2;40` is `2-2;40-40`.
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
            throw failure("it has \(parts.count) \(parts.count == 1 ? "part" : "parts") instead of two")
        }
        var ranges: [String: ClosedRange<Int>] = [:]
        for (part, place) in zip(parts, names) {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            let name = sides.count == 2 ? sides[0] : place
            guard names.contains(name) else { throw failure("\"\(name)\" is not a limit") }
            guard ranges[name] == nil else { throw failure("it gives \(name) twice") }
            guard let range = Self.range(sides[sides.count - 1]) else {
                throw failure("\"\(sides[sides.count - 1])\" is neither a number nor an ascending range")
            }
            ranges[name] = range
        }
        self.init(maxDifference: ranges[names[0]]!, totalPixels: ranges[names[1]]!)
        guard maxDifference.upperBound <= 255 else { throw failure("a channel can differ by at most 255") }
    }

    /// Returns a range from `2` or `0-2`. Only digits are allowed, because values have neither a sign nor a fraction.
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

    /// Returns whether the tolerance allows the difference.
    public func allows(_ difference: PictureDifference) -> Bool {
        guard difference.isSameSize else { return false }
        return difference.isEqual
            || maxDifference.contains(difference.largestChannelDifference)
                && totalPixels.contains(difference.differingPixels)
    }
}

/// Encodes the tolerance as its text.
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
