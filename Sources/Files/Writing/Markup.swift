import Foundation

/// Escapes texts of users, so that they cannot change the markup around them.
package enum Markup {
    /// Returns a text for an XML or HTML element. Characters that XML does not allow become replacement characters.
    package static func text(_ text: String) -> String { escaped(text, isAttribute: false) }

    /// Returns a text for the value of an XML or HTML attribute in double quotes.
    package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isAttribute: result += "&quot;"
            // The line feed of a Windows line end is enough.
            case "\r": continue
            case "\n", "\t":
                // In attributes, parsers convert them to spaces.
                if isAttribute { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    /// Returns whether XML 1.0 allows a character and does not discourage it, as it does the control characters from 127 on.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value & 0xFFFE != 0xFFFE
    }

    /// Returns a text as a line of Markdown without formatting, also for the cell of a table.
    package static func markdown(_ text: String) -> String {
        var result = ""
        for scalar in Markup.oneLine(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // GitHub and GitLab create mentions, references and links from these, even after a backslash.
            case "@", "#", ":", "~", "!": result += "&#\(scalar.value);"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "|", "$", "^":
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Returns a text as code for the cell of a Markdown table. The fence is longer than any run of backticks in the
    /// text, and pipes are escaped, because tables require it in code, too.
    package static func cellCode(_ text: String) -> String {
        let line = oneLine(text)
        let longest = longestRun(of: "`", in: line)
        let fence = String(repeating: "`", count: longest + 1)
        let needsSpace = longest > 0 || line.hasPrefix(" ") || line.isEmpty
        let inside = line.replacingOccurrences(of: "|", with: "\\|")
        return needsSpace ? "\(fence) \(inside) \(fence)" : "\(fence)\(inside)\(fence)"
    }

    /// Returns a text as a code block in Markdown.
    package static func codeBlock(_ text: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        return "\(fence)sh\n\(oneLine(text))\n\(fence)"
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        text.split(whereSeparator: { $0 != character }).map(\.count).max() ?? 0
    }

    /// Returns a text without line ends, control characters and characters that change the direction of other text.
    package static func oneLine(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: result.append(" ")
            case 0x202A...0x202E, 0x2066...0x2069, 0x200E, 0x200F, 0x061C: result.append("\u{FFFD}")
            default: result.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return String(result)
    }
}
