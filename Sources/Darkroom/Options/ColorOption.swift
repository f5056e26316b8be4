import DisplayList
import Processes

/// A color in an option or a file, as `#RRGGBB`.
enum ColorOption {
    /// - Returns: nil if the text is no color.
    static func color(from text: String) -> RGBAColor? {
        guard text.hasPrefix("#"), text.count == 7, let bits = UInt32(text.dropFirst(), radix: 16) else { return nil }
        return RGBAColor(Int(bits >> 16), Int(bits >> 8 & 255), Int(bits & 255))
    }

    /// Returns the color of an option.
    ///
    /// - Throws: `ProgramFailure` if the text is no color.
    static func color(from text: String, for option: String) throws -> RGBAColor {
        guard let color = color(from: text) else {
            throw ProgramFailure.badInput("\(option): \"\(text)\" is no color. Write it as #RRGGBB, such as #FF9500.")
        }
        return color
    }
}
