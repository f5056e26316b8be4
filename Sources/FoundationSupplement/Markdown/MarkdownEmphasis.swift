import Foundation

/// Pairs the delimiter runs of a line by CommonMark's rules for emphasis (spec 0.31, "process emphasis") and GitHub's
/// for strikethrough.
enum MarkdownEmphasis {
    /// Marks the text between pairs, from `start` on, and removes the used characters from the delimiters.
    static func resolve(_ segments: inout [MarkdownSegment], from start: Int) {
        // No opener of that kind fits below these indices. Without them, malicious text takes quadratic time.
        var bottoms: [String: Int] = [:]
        var openers: [Int] = []
        for index in start..<max(start, segments.count) {
            guard let closer = segments[index].delimiter else { continue }
            if closer.canClose {
                close(at: index, &segments, &openers, &bottoms, start: start)
            }
            if closer.canOpen, (segments[index].delimiter?.count ?? 0) > 0 { openers.append(index) }
        }
        // Delimiters without a partner become text.
        for index in start..<max(start, segments.count) {
            guard segments[index].delimiter != nil else { continue }
            segments[index].text = segments[index].shownText
            segments[index].delimiter = nil
        }
    }

    private static func close(
        at index: Int, _ segments: inout [MarkdownSegment], _ openers: inout [Int], _ bottoms: inout [String: Int],
        start: Int
    ) {
        while let closer = segments[index].delimiter, closer.count > 0 {
            let kind =
                "\(closer.character)\(closer.canOpen)\(closer.length % 3)"
                + (closer.character == "~" ? "\(closer.length)" : "")
            let bottom = bottoms[kind] ?? start
            guard
                let place = openers.lastIndex(where: { candidate in
                    candidate >= bottom && segments[candidate].delimiter.map { fits($0, closer) } == true
                }), let opener = segments[openers[place]].delimiter
            else {
                bottoms[kind] = index
                return
            }
            let used = closer.character == "~" ? closer.count : min(opener.count, closer.count) >= 2 ? 2 : 1
            let intent: InlinePresentationIntent =
                closer.character == "~" ? .strikethrough : used == 2 ? .stronglyEmphasized : .emphasized
            let openerIndex = openers[place]
            for between in (openerIndex + 1)..<index { segments[between].intent.insert(intent) }
            segments[openerIndex].delimiter?.count -= used
            segments[index].delimiter?.count -= used
            // Openers inside a finished span can no longer match.
            openers.removeSubrange((place + 1)...)
            if segments[openerIndex].delimiter?.count == 0 { openers.removeLast() }
        }
    }

    private static func fits(_ opener: MarkdownSegment.Delimiter, _ closer: MarkdownSegment.Delimiter) -> Bool {
        guard opener.character == closer.character else { return false }
        if closer.character == "~" { return opener.length == closer.length }
        // The rule of three: if a run can both open and close, it only pairs if the sum of the lengths is not a
        // multiple of 3.
        guard opener.canClose || closer.canOpen else { return true }
        return (opener.length + closer.length) % 3 != 0 || (opener.length % 3 == 0 && closer.length % 3 == 0)
    }
}
