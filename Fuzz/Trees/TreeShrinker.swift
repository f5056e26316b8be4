/// Makes a picture smaller as long as it fails.
struct TreeShrinker {
    /// Returns smaller pictures, the smallest first: those that replace a view by one inside it, that leave out a view, that
    /// have plainer numbers, and that stand in the plainest setting.
    static func candidates(of picture: Picture) -> [Picture] {
        var result = smaller(picture.tree).map { Picture(setting: picture.setting, tree: $0) }
        if picture.setting != .plain {
            result.insert(Picture(setting: .plain, tree: picture.tree), at: 0)
            result += picture.setting.plainer.map { Picture(setting: $0, tree: picture.tree) }
        }
        return result
    }

    private static func smaller(_ tree: Tree) -> [Tree] {
        var result = tree.children
        let piece = Piece.all[tree.piece]
        if tree.children.count > piece.children.lowerBound {
            for index in tree.children.indices {
                var copy = tree
                copy.children.remove(at: index)
                result.append(copy)
            }
        }
        for (index, child) in tree.children.enumerated() {
            for candidate in smaller(child) {
                var copy = tree
                copy.children[index] = candidate
                result.append(copy)
            }
            if child.piece != Piece.plainLeaf {
                var copy = tree
                copy.children[index] = Tree(piece: Piece.plainLeaf, values: [])
                result.append(copy)
            }
        }
        for (index, value) in tree.values.enumerated() {
            for plainer in plainer(value) {
                var copy = tree
                copy.values[index] = plainer
                result.append(copy)
            }
        }
        return result
    }

    private static func plainer(_ value: Value) -> [Value] {
        switch value {
        case .choice(let index): index == 0 ? [] : [.choice(0)]
        case .number(let number): number == 1 ? [] : abs(number) <= 10 ? [.number(1)] : [.number(1), .number(10)]
        }
    }

    /// Returns the smallest picture that still fails.
    ///
    /// - Parameters:
    ///   - attempts: how many pictures are tried at most.
    ///   - fails: whether a picture fails in the same way.
    static func smallest(of picture: Picture, attempts: Int, fails: (Picture) -> Bool) -> Picture {
        var (best, left, seen) = (picture, attempts, Set<Picture>([picture]))
        search: while left > 0 {
            for candidate in candidates(of: best) where seen.insert(candidate).inserted {
                left -= 1
                if fails(candidate) {
                    best = candidate
                    continue search
                }
                if left <= 0 { break }
            }
            break
        }
        return best
    }
}

extension Piece {
    /// The piece that stands in the place of views that do not matter.
    static let plainLeaf = all.firstIndex { $0.source == "Color.red" } ?? 0
}
