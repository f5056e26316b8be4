import Foundation

/// Splits Markdown into blocks and parses the text of each: paragraphs, headings, lists, quotes, code and HTML.
///
/// A picture shows only the text of the blocks, one after another. List, heading and quote markers are removed, and
/// code keeps its lines.
enum MarkdownBlocks {
    static func segments(
        of source: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?
    ) -> [MarkdownSegment] {
        var result: [MarkdownSegment] = []
        var paragraph: [Substring] = []
        var code: (fence: String, lines: [Substring])?

        func endParagraph() {
            guard !paragraph.isEmpty else { return }
            let text = paragraph.joined(separator: "\n").trimmingCharacters(in: .whitespaces)
            result += InlineMarkdown.segments(of: text, options: options, baseURL: baseURL)
            paragraph = []
        }
        func endCode(_ lines: [Substring]) {
            let text = lines.map { $0 + "\n" }.joined()
            if !text.isEmpty { result.append(MarkdownSegment(text, intent: [])) }
        }

        for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let open = code {
                let trimmed = line.trimmingCharacters(in: .whitespaces)
                if trimmed.hasPrefix(open.fence), trimmed.allSatisfy({ $0 == open.fence.first }) {
                    endCode(open.lines)
                    code = nil
                } else {
                    code?.lines.append(line)
                }
                continue
            }
            let content = withoutQuoteMarks(line)
            if let fence = content.prefixMatch(of: #/\ {0,3}(`{3,}|~{3,})[^`]*$/#) {
                endParagraph()
                code = (String(fence.output.1), [])
            } else if content.allSatisfy(\.isWhitespace) || isRule(content, after: paragraph) {
                endParagraph()
            } else if let heading = content.wholeMatch(of: #/\ {0,3}#{1,6}(?:[\ \t]+(.*?))?(?:[\ \t]+#+)?[\ \t]*/#) {
                endParagraph()
                paragraph = [heading.output.1 ?? ""]
                endParagraph()
            } else if paragraph.isEmpty, content.hasPrefix("    ") || content.hasPrefix("\t") {
                endCode([content.hasPrefix("\t") ? content.dropFirst() : content.dropFirst(4)])
            } else if let item = content.prefixMatch(of: #/\s*(?:[-+*]|\d{1,9}[.)])[\ \t]+/#) {
                endParagraph()
                paragraph = [content[item.range.upperBound...]]
            } else {
                paragraph.append(Substring(content.drop { $0 == " " || $0 == "\t" }))
            }
        }
        if let code { endCode(code.lines) }
        endParagraph()
        return result
    }

    private static func withoutQuoteMarks(_ line: Substring) -> Substring {
        var rest = line
        while let mark = rest.prefixMatch(of: #/\ {0,3}>\ ?/#) { rest = rest[mark.range.upperBound...] }
        return rest
    }

    /// Returns whether a line separates blocks: `***`, `---`, `___`. After a paragraph, `---` and `===` make it a
    /// heading.
    private static func isRule(_ line: Substring, after paragraph: [Substring]) -> Bool {
        let marks = line.filter { !$0.isWhitespace }
        guard let first = marks.first, marks.allSatisfy({ $0 == first }) else { return false }
        if "*-_".contains(first), marks.count >= 3 { return true }
        return !paragraph.isEmpty && "=-".contains(first) && !line.contains("- ")
    }
}
