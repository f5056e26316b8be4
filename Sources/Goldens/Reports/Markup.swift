import Foundation

/// Texts of users' making, set into markup where they can do no harm.
enum Markup {
    /// As the text of an XML or HTML element; what XML does not allow at all becomes a question mark in a diamond.
    static func text(_ text: String) -> String { escaped(text, isAttribute: false) }

    /// As an XML or HTML attribute's value, between double quotes.
    static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isAttribute: result += "&quot;"
            // Of Windows' line ends the other half says it all.
            case "\r": continue
            case "\n", "\t":
                // In attributes, readers would take them for spaces.
                if isAttribute { result += "&#\(scalar.value);" } else { result.unicodeScalars.append(scalar) }
            default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
            }
        }
        return result
    }

    /// Whether XML 1.0 allows a character; the controls from 127 on it only advises against, and they are left out, too.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) && scalar.value & 0xFFFE != 0xFFFE
    }

    /// As a line of Markdown that shows the text's characters and nothing else, also in a table's cell.
    static func markdown(_ text: String) -> String {
        var result = ""
        for scalar in Markup.oneLine(text).unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            // GitHub and GitLab make mentions, references and links of these, even behind a backslash.
            case "@", "#", ":", "~", "!": result += "&#\(scalar.value);"
            case "\\", "`", "*", "_", "{", "}", "[", "]", "(", ")", "|", "$", "^":
                result += "\\"
                result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// As code in a cell of a Markdown table, its fence longer than any run of backticks inside; pipes are escaped, as
    /// tables ask it of code, too.
    static func cellCode(_ text: String) -> String {
        let line = oneLine(text)
        let longest = longestRun(of: "`", in: line)
        let fence = String(repeating: "`", count: longest + 1)
        let needsSpace = longest > 0 || line.hasPrefix(" ") || line.isEmpty
        let inside = line.replacingOccurrences(of: "|", with: "\\|")
        return needsSpace ? "\(fence) \(inside) \(fence)" : "\(fence)\(inside)\(fence)"
    }

    /// As a block of code in Markdown.
    static func codeBlock(_ text: String) -> String {
        let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
        return "\(fence)sh\n\(oneLine(text))\n\(fence)"
    }

    private static func longestRun(of character: Character, in text: String) -> Int {
        text.split(whereSeparator: { $0 != character }).map(\.count).max() ?? 0
    }

    /// Without line ends, controls and what turns the direction of the text around it.
    static func oneLine(_ text: String) -> String {
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
