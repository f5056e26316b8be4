/// Static members in nested enumerations. Of several declarations with the same name in one place only the first stays, and an
/// enumeration stays before a member.
struct NestedDeclarations {
    private var members: [(name: String, text: String)] = []
    private var groups: [String: NestedDeclarations] = [:]

    /// Adds a member to the enumeration at a path of names, and makes the enumerations that are not there.
    mutating func add(_ text: String, named name: String, in path: [String]) {
        guard let first = path.first else {
            if !members.contains(where: { $0.name == name }) { members.append((name, text)) }
            return
        }
        groups[first, default: NestedDeclarations()].add(text, named: name, in: Array(path.dropFirst()))
    }

    /// Makes an enumeration even if nothing is added to it.
    mutating func open(_ name: String) { groups[name] = groups[name] ?? NestedDeclarations() }

    /// The lines of an enumeration with all of this.
    ///
    /// - Parameter keyword: the words before the enumerations' names.
    func lines(named name: String, keyword: String) -> [String] {
        var lines = members.filter { groups[$0.name] == nil }.flatMap { $0.text.split(separator: "\n") }.map(String.init)
        for (name, group) in groups.sorted(by: { $0.key < $1.key }) { lines += group.lines(named: name, keyword: keyword) }
        return ["\(keyword) \(name): Sendable {"] + lines.map { "    \($0)" } + ["}"]
    }
}
