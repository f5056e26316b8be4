import Foundation

/// Splits Markdown into blocks and parses the text of each: paragraphs, headings, lists, quotes, code and HTML.
///
/// A picture shows only the text of the blocks, one after another. List, heading and quote markers are removed, and
/// code keeps its lines. What the blocks are is in the text's ``PresentationIntent``, as in Foundation.
enum MarkdownBlocks {
    static func segments(
        of source: String, options: AttributedString.MarkdownParsingOptions, baseURL: URL?
    ) -> [MarkdownSegment] {
        var result: [MarkdownSegment] = []
        var paragraph: [Substring] = []
        var code: (fence: String, lines: [Substring], block: PresentationIntent)?
        var nesting = MarkdownNesting()
        /// The block of the paragraph that is read, or of the indented code.
        var block: PresentationIntent?
        var indentedCode: PresentationIntent?

        func endParagraph() {
            guard !paragraph.isEmpty else { return }
            let text = paragraph.joined(separator: "\n").trimmingCharacters(in: .whitespaces)
            result += InlineMarkdown.segments(of: text, options: options, baseURL: baseURL).map { within(block, $0) }
            (paragraph, block) = ([], nil)
        }
        func endCode(_ lines: [Substring], _ block: PresentationIntent?) {
            let text = lines.map { $0 + "\n" }.joined()
            if !text.isEmpty { result.append(within(block, MarkdownSegment(text, intent: []))) }
        }
        func within(_ block: PresentationIntent?, _ segment: MarkdownSegment) -> MarkdownSegment {
            var segment = segment
            segment.blocks = block
            return segment
        }

        for line in source.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            if let open = code {
                let trimmed = line.trimmingCharacters(in: .whitespaces)
                if trimmed.hasPrefix(open.fence), trimmed.allSatisfy({ $0 == open.fence.first }) {
                    endCode(open.lines, open.block)
                    code = nil
                } else {
                    code?.lines.append(line)
                }
                continue
            }
            let (content, quotes) = withoutQuoteMarks(line)
            let isIndented = content.hasPrefix(" ") || content.hasPrefix("\t")
            // A line after a paragraph's may lack the marks.
            if paragraph.isEmpty { nesting.enterQuotes(quotes) }
            let lastCode = indentedCode
            indentedCode = nil
            if let fence = content.prefixMatch(of: #/\ {0,3}(`{3,}|~{3,})[^`]*$/#) {
                endParagraph()
                if !isIndented { nesting.leaveLists() }
                let language = content[fence.output.1.endIndex...].split(whereSeparator: \.isWhitespace).first.map(String.init)
                code = (String(fence.output.1), [], nesting.block(.codeBlock(languageHint: language)))
            } else if content.allSatisfy(\.isWhitespace) || isRule(content, after: paragraph) {
                // A line under a paragraph makes it a heading.
                if let mark = content.first(where: { !$0.isWhitespace }), "=-".contains(mark), block != nil {
                    block?.components[0].kind = .header(level: mark == "=" ? 1 : 2)
                }
                endParagraph()
            } else if let heading = content.wholeMatch(of: #/\ {0,3}(#{1,6})(?:[\ \t]+(.*?))?(?:[\ \t]+#+)?[\ \t]*/#) {
                endParagraph()
                if !isIndented { nesting.leaveLists() }
                paragraph = [heading.output.2 ?? ""]
                block = nesting.block(.header(level: heading.output.1.count))
                endParagraph()
            } else if paragraph.isEmpty, content.hasPrefix("    ") || content.hasPrefix("\t") {
                let code = lastCode ?? nesting.block(.codeBlock(languageHint: nil))
                indentedCode = code
                endCode([content.hasPrefix("\t") ? content.dropFirst() : content.dropFirst(4)], code)
            } else if let item = content.prefixMatch(of: #/(\s*)(?:[-+*]|(\d{1,9})[.)])[\ \t]+/#) {
                endParagraph()
                nesting.enterItem(indentation: item.output.1.count, number: item.output.2.flatMap { Int($0) })
                paragraph = [content[item.range.upperBound...]]
                block = nesting.block(.paragraph)
            } else {
                if paragraph.isEmpty {
                    if !isIndented { nesting.leaveLists() }
                    block = nesting.block(.paragraph)
                }
                paragraph.append(Substring(content.drop { $0 == " " || $0 == "\t" }))
            }
        }
        if let code { endCode(code.lines, code.block) }
        endParagraph()
        return result
    }

    /// Returns a line without the marks of quotes, and their number.
    private static func withoutQuoteMarks(_ line: Substring) -> (Substring, Int) {
        var (rest, count) = (line, 0)
        while let mark = rest.prefixMatch(of: #/\ {0,3}>\ ?/#) {
            rest = rest[mark.range.upperBound...]
            count += 1
        }
        return (rest, count)
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
