import Foundation

/// The guides that a subtree may set explicitly. A parent does not search the subtree for others.
struct ExplicitGuides {
    private var all = false
    private var textBaselines = false
    private var others: [AlignmentKey] = []

    static let none = ExplicitGuides()
    static let all: ExplicitGuides = { var guides = none; guides.all = true; return guides }()
    /// The first and last text baselines.
    static let textBaselines: ExplicitGuides = { var guides = none; guides.textBaselines = true; return guides }()

    static func only(_ key: AlignmentKey) -> ExplicitGuides {
        var guides = none
        guides.others = [key]
        return guides
    }

    func contains(_ key: AlignmentKey) -> Bool {
        all || (textBaselines && key.isTextBaseline) || (!others.isEmpty && others.contains(key))
    }

    func union(_ other: ExplicitGuides) -> ExplicitGuides {
        if all || other.all { return .all }
        var guides = self
        guides.textBaselines = textBaselines || other.textBaselines
        for key in other.others where !guides.others.contains(key) { guides.others.append(key) }
        return guides
    }

    func union(of nodes: [_LayoutNode]) -> ExplicitGuides {
        nodes.reduce(self) { $0.union($1.explicitGuides) }
    }
}
