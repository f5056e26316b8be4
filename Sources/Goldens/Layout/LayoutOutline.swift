import Foundation

/// A layout tree as a list in which each view precedes the views inside it, with properties that identify views.
///
/// Trees may be deep, so no method uses recursion.
struct LayoutOutline {
    struct Node {
        let type: String
        let frame: LayoutChange.Frame
        let details: LayoutTree.Details?
        fileprivate(set) var children: [Int] = []
        /// A hash of the type, details and children, but not of frames.
        fileprivate(set) var signature = 0
        /// The parent view; nil for the root.
        fileprivate(set) var parent: Int?
        /// The index after the last view inside this view.
        fileprivate(set) var end = 0
        /// Whether the view or a view inside it has details.
        fileprivate(set) var isMarked = false

        /// A hash of the type and details; nil if the view has no details that identify it.
        var mark: Int? {
            guard details.recognition != nil else { return nil }
            var hasher = Hasher()
            hasher.combine(type)
            for (_, value) in details.named { hasher.combine(value) }
            return hasher.finalize()
        }

        /// The name without the underscore of a private type.
        var name: String { type.hasPrefix("_") ? String(type.dropFirst()) : type }

        /// Whether the view has a public name and is not a modifier.
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

    /// Returns the names of the views around a view, from the outside in.
    func path(to index: Int) -> [String] {
        var (path, view) = ([String](), nodes[index].parent)
        while let around = view {
            if nodes[around].isNamed { path.append(nodes[around].name) }
            view = nodes[around].parent
        }
        return path.reversed()
    }

    /// Returns the nearest view inside the view at `index` for which `fits` is true. Only the first levels are searched.
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
    /// The details with their names in a fixed order.
    var named: [(name: String, value: String?)] {
        [
            ("text", self?.text), ("image", self?.image), ("link", self?.url), ("intent", self?.intent),
            ("label", self?.accessibilityLabel), ("value", self?.accessibilityValue), ("hint", self?.accessibilityHint),
            ("identifier", self?.accessibilityIdentifier),
        ]
    }

    /// The detail that identifies a view best among others of its type.
    var recognition: String? {
        for (name, value) in [
            ("identifier", self?.accessibilityIdentifier), ("text", self?.text), ("image", self?.image),
        ] {
            if let value { return "\(name) \(Self.quoted(value))" }
        }
        return nil
    }

    /// Returns the changes since `old`: `text "Today" is now "Tomorrow"`.
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
