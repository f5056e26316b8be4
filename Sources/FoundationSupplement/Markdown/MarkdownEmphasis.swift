import Foundation

/// Pairs the delimiter runs of a line: CommonMark's rules for emphasis (spec 0.31, "process emphasis"), and
/// GitHub's for strikethrough.
enum MarkdownEmphasis {
    /// Marks what stands between pairs, from `start` on, and takes the used characters out of the delimiters.
    static func resolve(_ segments: inout [MarkdownSegment], from start: Int) {
        // Below these indices no opener of that kind fits; without them, hostile text takes quadratic time.
        var bottoms: [String: Int] = [:]
        var openers: [Int] = []
        for index in start..<max(start, segments.count) {
            guard let closer = segments[index].delimiter else { continue }
            if closer.canClose {
                close(at: index, &segments, &openers, &bottoms, start: start)
            }
            if closer.canOpen, (segments[index].delimiter?.count ?? 0) > 0 { openers.append(index) }
        }
        // Delimiters that found no partner are text from here on.
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
            // Openers inside a finished span are out of the game.
            openers.removeSubrange((place + 1)...)
            if segments[openerIndex].delimiter?.count == 0 { openers.removeLast() }
        }
    }

    private static func fits(_ opener: MarkdownSegment.Delimiter, _ closer: MarkdownSegment.Delimiter) -> Bool {
        guard opener.character == closer.character else { return false }
        if closer.character == "~" { return opener.length == closer.length }
        // The rule of three: runs that both open and close pair only if their lengths do not add to a multiple of 3.
        guard opener.canClose || closer.canOpen else { return true }
        return (opener.length + closer.length) % 3 != 0 || (opener.length % 3 == 0 && closer.length % 3 == 0)
    }
}
