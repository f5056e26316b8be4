import Foundation

/// What the tests look at in a page of Markdown.
struct MarkdownPage {
    struct CodeBlock {
        /// What stands behind the fence: `swift`; empty where the block is indented.
        var language: String
        /// What a comment `<!-- in: … -->` before the block says it belongs into.
        var context: String?
        /// The number of the page's line that the code begins on.
        var line: Int
        var code: String
    }

    /// The page's path from the project's folder.
    let path: String
    private(set) var blocks: [CodeBlock] = []
    /// The pieces of code inside paragraphs and tables.
    private(set) var codeSpans: [String] = []
    /// The addresses that links and pictures name.
    private(set) var addresses: [String] = []
    /// What the page's headings are called in addresses, as GitHub names them.
    private(set) var anchors: Set<String> = []

    /// - Throws: where the page cannot be read.
    init(_ path: String) throws { self.init(path: path, text: try Project.text(of: path)) }

    init(path: String, text: String) {
        self.path = path
        var (fenced, indented): (CodeBlock?, CodeBlock?)
        var context: String?
        var prose = ""
        for (index, line) in text.components(separatedBy: "\n").enumerated() {
            if var block = fenced {
                if line.hasPrefix("```") {
                    blocks.append(block)
                    fenced = nil
                } else {
                    block.code += line + "\n"
                    fenced = block
                }
                continue
            }
            if line.hasPrefix("    ") {
                var block = indented ?? CodeBlock(language: "", line: index + 1, code: "")
                block.code += line.dropFirst(4) + "\n"
                indented = block
                continue
            }
            if let block = indented { blocks.append(block) }
            indented = nil
            if line.hasPrefix("```") {
                fenced = CodeBlock(language: String(line.dropFirst(3)), context: context, line: index + 2, code: "")
                context = nil
            } else if let comment = line.wholeMatch(of: #/<!-- in: (.+) -->/#) {
                context = String(comment.1)
            } else {
                if line.hasPrefix("#") { anchors.insert(Self.anchor(of: line)) }
                prose += line + "\n"
            }
        }
        if let block = indented { blocks.append(block) }
        codeSpans = prose.matches(of: #/`([^`\n]+)`/#).map { String($0.1) }
        let words = prose.replacing(#/`[^`\n]+`/#, with: "code")
        addresses = words.matches(of: #/\]\(([^)\s]+)\)/#).map { String($0.1) }
            + words.matches(of: #/(?:src|href)="([^"]+)"/#).map { String($0.1) }
    }

    private static func anchor(of heading: String) -> String {
        let title = heading.drop { $0 == "#" || $0 == " " }.lowercased()
        return String(title.compactMap { $0 == " " ? "-" : $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : nil })
    }
}
