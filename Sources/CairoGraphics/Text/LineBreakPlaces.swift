import Foundation
import Synchronization
internal import _FoundationICU

/// The line break opportunities by Unicode's rules (UAX 14), with dictionaries for Thai, Lao, Khmer and Burmese. They
/// come from Foundation's own ICU, which iOS uses too.
enum LineBreakPlaces {
    /// Returns for each scalar whether a line may start with it.
    static func find(in scalars: [UInt32]) -> [Bool] {
        var places = [Bool](repeating: false, count: scalars.count)
        guard scalars.count > 1 else { return places }
        var units: [UInt16] = []
        units.reserveCapacity(scalars.count)
        var scalarAt: [Int] = []
        scalarAt.reserveCapacity(scalars.count)
        for (index, scalar) in scalars.enumerated() {
            let encoded = UTF16.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}")!
            units.append(contentsOf: encoded)
            scalarAt.append(contentsOf: repeatElement(index, count: encoded.count))
        }
        for offset in iterator.offsets(in: units) where scalarAt.indices.contains(offset) {
            places[scalarAt[offset]] = true
        }
        for index in 1..<scalars.count where places[index] && isHangul(scalars[index - 1]) && isHangul(scalars[index]) {
            places[index] = false
        }
        return places
    }

    /// Returns whether a scalar is Hangul. Korean lines break between words, not inside them: SwiftUI uses UIKit's
    /// standard line-break strategy, which has Hangul word priority.
    private static func isHangul(_ scalar: UInt32) -> Bool {
        (0xAC00...0xD7AF).contains(scalar) || (0x1100...0x11FF).contains(scalar) || (0x3130...0x318F).contains(scalar)
    }

    private static let iterator = LineBreakIterator()
}

/// ICU's iterator, which is opened once and processes one text at a time.
///
/// Its locale is English, which has the strict rules: no line starts with a small kana or a long vowel sign.
private final class LineBreakIterator: Sendable {
    private let iterator: Mutex<OpaquePointer?>

    init() {
        var status = U_ZERO_ERROR
        iterator = Mutex(swift_ubrk_open(UBRK_LINE, "en", nil, 0, &status))
    }

    /// Returns the UTF-16 offsets of the opportunities.
    func offsets(in units: [UInt16]) -> [Int] {
        iterator.withLock { iterator in
            units.withUnsafeBufferPointer { buffer in
                var status = U_ZERO_ERROR
                swift_ubrk_setText(iterator, buffer.baseAddress, Int32(clamping: buffer.count), &status)
                guard status.rawValue <= U_ZERO_ERROR.rawValue else { return [] }
                var offsets: [Int] = []
                while case let offset = swift_ubrk_next(iterator), offset != UBRK_DONE { offsets.append(Int(offset)) }
                return offsets
            }
        }
    }
}
