import CairoGraphics
import Foundation
import Processes

/// Rectangles of a picture that are not compared.
package enum GoldenMask {
    /// Parses the values of `--mask`. The value `none` removes all masks.
    ///
    /// - Returns: the masks as x, y, width and height in points, or nil if the option is not given.
    /// - Throws: `ProgramFailure` if a value is no rectangle.
    package static func parsed(_ texts: [String]) throws -> [[Double]]? {
        guard !texts.isEmpty else { return nil }
        if texts == ["none"] { return [] }
        return try texts.map { text in
            let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
                Double($0.trimmingCharacters(in: .whitespaces)) ?? .nan
            }
            guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= 100_000 }), numbers[2] > 0, numbers[3] > 0 else {
                throw ProgramFailure.badInput(
                    "--mask: \"\(text)\" is not a rectangle. Write x,y,width,height in points, such as 16,16,120,20, "
                        + "or none.")
            }
            return numbers
        }
    }

    /// Returns the rectangles of all pixels that the masks cover, at least in part.
    package static func boxes(_ masks: [[Double]], scale: Double) -> [PictureDifference.Box] {
        masks.filter { $0.count == 4 }.map { mask in
            let (left, top) = ((mask[0] * scale).rounded(.down), (mask[1] * scale).rounded(.down))
            let (right, bottom) = (((mask[0] + mask[2]) * scale).rounded(.up), ((mask[1] + mask[3]) * scale).rounded(.up))
            return PictureDifference.Box(
                x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
        }
    }
}
