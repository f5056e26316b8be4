/// Pairs the views of two rows, so that an added or removed view does not change the pairs of the following views.
struct LayoutAlignment {
    /// A view of each row, or a view without a counterpart. Pairs are in the order of the rows.
    struct Pair: Equatable {
        var old: Int?
        var new: Int?
    }

    /// The largest number of comparisons of views. The views of longer rows are paired in order.
    private static let limit = 1_000_000

    private let old: LayoutOutline
    private let new: LayoutOutline

    init(_ old: LayoutOutline, _ new: LayoutOutline) { (self.old, self.new) = (old, new) }

    /// Returns the pairs of two rows of views, given by their indices in the outlines.
    func pairs(_ first: [Int], _ second: [Int]) -> [Pair] {
        // Equal views at both ends need no search.
        let start = zip(first, second).prefix { isSame($0, $1) }.count
        let rest = min(first.count, second.count) - start
        let end = zip(first.reversed(), second.reversed()).prefix { isSame($0, $1) }.count
        let tail = min(end, rest)
        let middle = aligned(Array(first[start..<(first.count - tail)]), Array(second[start..<(second.count - tail)]))
        return zip(first.prefix(start), second.prefix(start)).map { Pair(old: $0, new: $1) } + joined(middle)
            + zip(first.suffix(tail), second.suffix(tail)).map { Pair(old: $0, new: $1) }
    }

    private func isSame(_ first: Int, _ second: Int) -> Bool { old[first].signature == new[second].signature }

    /// Returns the similarity of two views, or nil if they have different types.
    private func score(_ first: Int, _ second: Int) -> Int? {
        let (first, second) = (old[first], new[second])
        if first.signature == second.signature { return 8 }
        guard first.type == second.type else { return nil }
        return first.details == second.details ? first.children.count == second.children.count ? 4 : 3 : 2
    }

    /// Returns the pairs with the highest total score, by the algorithm of Needleman and Wunsch without a gap penalty.
    private func aligned(_ first: [Int], _ second: [Int]) -> [Pair] {
        guard !first.isEmpty, !second.isEmpty else {
            return first.map { Pair(old: $0, new: nil) } + second.map { Pair(old: nil, new: $0) }
        }
        guard first.count * second.count <= LayoutAlignment.limit else { return inOrder(first, second) }
        let width = second.count + 1
        // The best score of the remaining views, by row and column.
        var best = [Int](repeating: 0, count: (first.count + 1) * width)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                let match = score(first[row], second[column]).map { $0 + best[(row + 1) * width + column + 1] } ?? -1
                best[row * width + column] = max(match, best[(row + 1) * width + column], best[row * width + column + 1])
            }
        }
        var pairs: [Pair] = []
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            let here = best[row * width + column]
            if let score = score(first[row], second[column]), here == score + best[(row + 1) * width + column + 1] {
                pairs.append(Pair(old: first[row], new: second[column]))
                (row, column) = (row + 1, column + 1)
            } else if here == best[(row + 1) * width + column] {
                pairs.append(Pair(old: first[row], new: nil))
                row += 1
            } else {
                pairs.append(Pair(old: nil, new: second[column]))
                column += 1
            }
        }
        return pairs + first[row...].map { Pair(old: $0, new: nil) } + second[column...].map { Pair(old: nil, new: $0) }
    }

    private func inOrder(_ first: [Int], _ second: [Int]) -> [Pair] {
        let count = min(first.count, second.count)
        return (0..<max(first.count, second.count)).flatMap { index -> [Pair] in
            if index < count, old[first[index]].type == new[second[index]].type {
                return [Pair(old: first[index], new: second[index])]
            }
            return [
                index < first.count ? Pair(old: first[index], new: nil) : nil,
                index < second.count ? Pair(old: nil, new: second[index]) : nil,
            ].compactMap { $0 }
        }
    }

    /// Returns the pairs after joining removed and added views that are equal, because these have only changed their
    /// place in the row.
    private func joined(_ pairs: [Pair]) -> [Pair] {
        var lost = Dictionary(
            grouping: pairs.compactMap { $0.new == nil ? $0.old : nil }, by: { old[$0].signature })
        var found: Set<Int> = []
        var result = pairs.map { pair -> Pair in
            guard pair.old == nil, let view = pair.new, let other = lost[new[view].signature]?.first else { return pair }
            lost[new[view].signature]?.removeFirst()
            found.insert(other)
            return Pair(old: other, new: view)
        }
        result.removeAll { pair in pair.new == nil && pair.old.map { found.contains($0) } == true }
        return result
    }
}
