import Foundation
import Processes

/// Reads the numbers in options.
enum PictureNumbers {
    /// - Throws: `ProgramFailure` for a text that is not a number in the range.
    static func number(_ text: String, for option: String, in range: ClosedRange<CGFloat>) throws -> CGFloat {
        guard let number = Double(text), range.contains(CGFloat(number)) else {
            throw ProgramFailure.badInput(
                "\(option): \"\(text)\" is not a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return CGFloat(number)
    }

    /// - Throws: `ProgramFailure` for a text that is not a whole number in the range.
    static func whole(_ text: String, for option: String, in range: ClosedRange<Int>) throws -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw ProgramFailure.badInput(
                "\(option): \"\(text)\" is not a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}
