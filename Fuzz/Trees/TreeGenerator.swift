/// Makes pictures from seeds.
struct TreeGenerator {
    private var numbers: SeededNumbers
    /// How many numbers of 100 are hostile in this picture.
    private let hostility: Int

    private static let leaves = Piece.all.indices.filter { Piece.all[$0].isLeaf }
    private static let modifiers = Piece.all.indices.filter { Piece.all[$0].isModifier }
    private static let containers = Piece.all.indices.filter { !Piece.all[$0].isLeaf && !Piece.all[$0].isModifier }

    private init(seed: UInt64) {
        numbers = SeededNumbers(seed: seed)
        // A tree in which one number is hostile finds what one in which all are stops before.
        hostility = numbers.pick([0, 3, 10, 10, 30])
    }

    /// Returns the picture of a seed.
    static func picture(seed: UInt64) -> Picture {
        var generator = TreeGenerator(seed: seed)
        let setting = Setting.random(&generator.numbers)
        let depth = generator.numbers.pick([1, 2, 2, 3, 3, 4, 6])
        var budget = 24
        return Picture(setting: setting, tree: generator.tree(depth: depth, budget: &budget))
    }

    private mutating func tree(depth: Int, budget: inout Int) -> Tree {
        budget -= 1
        let kind = numbers.below(10)
        let candidates =
            depth <= 0 || budget <= 0
            ? TreeGenerator.leaves
            : kind < 5 ? TreeGenerator.modifiers : kind < 9 ? TreeGenerator.containers : TreeGenerator.leaves
        let index = numbers.pick(candidates)
        let piece = Piece.all[index]
        let values = piece.parameters.map { $0.value(&numbers, hostility: hostility) }
        let count = piece.children.lowerBound + numbers.below(piece.children.upperBound - piece.children.lowerBound + 1)
        // A modifier does not use up depth every time, so that views have several.
        let inner = piece.isModifier && numbers.chance(70) ? depth : depth - 1
        let children = (0..<count).map { _ in tree(depth: inner, budget: &budget) }
        return Tree(piece: index, values: values, children: children)
    }
}
