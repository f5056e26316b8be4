/// A view as data: the piece that makes it, the values that the piece takes, and the views inside.
struct Tree: Codable, Hashable {
    /// The index of the piece in `Piece.all`.
    var piece: Int
    var values: [Value]
    var children: [Tree] = []

    /// The number of pieces.
    var count: Int { 1 + children.reduce(0) { $0 + $1.count } }
}

/// What a piece is given in the place of a parameter.
enum Value: Codable, Hashable {
    case number(Double)
    /// The index of one of the parameter's choices.
    case choice(Int)
}

/// A view and the place in which it is drawn.
struct Picture: Codable, Hashable {
    var setting: Setting
    var tree: Tree
}
