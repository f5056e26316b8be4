import Foundation

/// A layout tree as a list, each view before those inside it, with what tells views apart wherever they lie.
///
/// Trees may be deep, so nothing here calls itself.
struct LayoutOutline {
    struct Node {
        let type: String
        let frame: LayoutChange.Frame
        let details: LayoutTree.Details?
        fileprivate(set) var children: [Int] = []
        /// The same for equal types, details and children, whatever their frames.
        fileprivate(set) var signature = 0
        /// The view around; nil at the top.
        fileprivate(set) var parent: Int?
        /// One more than the last view inside.
        fileprivate(set) var end = 0
        /// Whether the view or one inside has something to say.
        fileprivate(set) var isMarked = false

        /// The same for views of one type that say the same; nil where the view says nothing it could be known by.
        var mark: Int? {
            guard details.recognition != nil else { return nil }
            var hasher = Hasher()
            hasher.combine(type)
            for (_, value) in details.named { hasher.combine(value) }
            return hasher.finalize()
        }

        /// What it is called; a mark of what is no public view is left out.
        var name: String { type.hasPrefix("_") ? String(type.dropFirst()) : type }

        /// Whether it is a view with a name of its own, and not a modifier.
        var isNamed: Bool { !type.hasPrefix(".") && !type.hasPrefix("_") }
    }

    private(set) var nodes: [Node] = []

    init(_ root: LayoutTree) {
        var open: [(view: LayoutTree, parent: Int?)] = [(root, nil)]
        while let (view, parent) = open.popLast() {
            if let parent { nodes[parent].children.append(nodes.count) }
            open += view.children.reversed().map { ($0, nodes.count) }
            nodes.append(
                Node(
                    type: view.type, frame: view.frame,
                    details: view.details))
            nodes[nodes.count - 1].parent = parent
        }
        for index in nodes.indices.reversed() {
            var hasher = Hasher()
            hasher.combine(nodes[index].type)
            for (_, value) in nodes[index].details.named { hasher.combine(value) }
            for child in nodes[index].children { hasher.combine(nodes[child].signature) }
            nodes[index].signature = hasher.finalize()
            nodes[index].end = nodes[index].children.last.map { nodes[$0].end } ?? index + 1
            nodes[index].isMarked = nodes[index].details.named.contains { $0.value != nil }
                || nodes[index].children.contains { nodes[$0].isMarked }
        }
    }

    subscript(index: Int) -> Node { nodes[index] }

    /// The names of the views that one lies in, from the outside.
    func path(to index: Int) -> [String] {
        var (path, view) = ([String](), nodes[index].parent)
        while let around = view {
            if nodes[around].isNamed { path.append(nodes[around].name) }
            view = nodes[around].parent
        }
        return path.reversed()
    }

    /// The nearest view inside `index` that `fits`; views far down are not looked at.
    func nearest(in index: Int, where fits: (Node) -> Bool) -> Int? {
        var row = nodes[index].children
        var count = 0
        while !row.isEmpty, count < 64 {
            if let found = row.first(where: { fits(nodes[$0]) }) { return found }
            count += row.count
            row = row.flatMap { nodes[$0].children }
        }
        return nil
    }
}

extension LayoutTree.Details? {
    /// What there is to say, each with its name, in a fixed order.
    var named: [(name: String, value: String?)] {
        [
            ("text", self?.text), ("image", self?.image), ("link", self?.url), ("intent", self?.intent),
            ("label", self?.accessibilityLabel), ("value", self?.accessibilityValue), ("hint", self?.accessibilityHint),
            ("identifier", self?.accessibilityIdentifier),
        ]
    }

    /// What a view is best known by among others of its type.
    var recognition: String? {
        for (name, value) in [
            ("identifier", self?.accessibilityIdentifier), ("text", self?.text), ("image", self?.image),
        ] {
            if let value { return "\(name) \(Self.quoted(value))" }
        }
        return nil
    }

    /// What is other than in `old`: `text "Today" is now "Tomorrow"`.
    func changes(since old: LayoutTree.Details?) -> String? {
        let changes = zip(old.named, named).compactMap { before, after -> String? in
            switch (before.value, after.value) {
            case (let before?, let value?) where before != value:
                "\(after.name) \(Self.quoted(before)) is now \(Self.quoted(value))"
            case (let before?, nil): "no \(after.name) \(Self.quoted(before)) any more"
            case (nil, let value?): "\(after.name) \(Self.quoted(value)) is new"
            default: nil
            }
        }
        return changes.isEmpty ? nil : changes.joined(separator: ", ")
    }

    private static func quoted(_ text: String) -> String {
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return "\"\(line.count > 80 ? line.prefix(80) + "…" : line)\""
    }
}
