import Foundation

/// A cache of a node's sizes by proposal. Most nodes receive two or three different proposals; those in nested stacks,
/// up to nine.
struct SizeCache {
    /// An unspecified length is stored as NaN, and so are invalid lengths.
    private struct Entry {
        var (width, height) = (CGFloat.nan, CGFloat.nan)
        var size = CGSize.zero

        init() {}

        init(_ proposal: ProposedViewSize, size: CGSize) {
            (width, height) = Entry.lengths(proposal)
            self.size = size
        }

        static func lengths(_ proposal: ProposedViewSize) -> (CGFloat, CGFloat) {
            (proposal.width ?? .nan, proposal.height ?? .nan)
        }

        func answers(_ width: CGFloat, _ height: CGFloat) -> Bool {
            (self.width == width || (self.width.isNaN && width.isNaN))
                && (self.height == height || (self.height.isNaN && height.isNaN))
        }
    }

    private var count = 0
    private var (first, second) = (Entry(), Entry())
    private var others: [Entry] = []

    subscript(_ proposal: ProposedViewSize) -> CGSize? {
        if count == 0 { return nil }
        let (width, height) = Entry.lengths(proposal)
        if first.answers(width, height) { return first.size }
        if count == 1 { return nil }
        if second.answers(width, height) { return second.size }
        for entry in others where entry.answers(width, height) { return entry.size }
        return nil
    }

    mutating func add(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal, size: size)
        switch count {
        case 0: first = entry
        case 1: second = entry
        default:
            if count == 2 { others.reserveCapacity(4) }
            others.append(entry)
        }
        count += 1
    }
}
