import Foundation
import Processes

/// Reads the numbers that options give.
enum PictureNumbers {
    static func number(_ text: String, for option: String, in range: ClosedRange<CGFloat>) throws -> CGFloat {
        guard let number = Double(text), range.contains(CGFloat(number)) else {
            throw ProgramFailure.badInput(
                "\(option): \"\(text)\" is not a number from \(range.lowerBound) to \(range.upperBound).")
        }
        return CGFloat(number)
    }

    static func whole(_ text: String, for option: String, in range: ClosedRange<Int>) throws -> Int {
        guard let number = Int(text), range.contains(number) else {
            throw ProgramFailure.badInput(
                "\(option): \"\(text)\" is not a whole number from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }
}
