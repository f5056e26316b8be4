import Foundation

/// Properties that only an initializer sets.
extension Remedy {
    /// Turns a property that an initializer sets to a value which is not available into one that stops where it is read, so that its type
    /// can be made and used without it. That is what becomes of one whose declaration has the value.
    ///
    /// - Parameter index: the statement that sets it.
    /// - Returns: nil for other statements, and for properties with a wrapper, a value or no type of their own.
    func setLater(_ index: Int, _ ending: Ending) -> Change? {
        guard let name = initialized(by: index) else { return nil }
        let members = structure.children(of: structure.pieces[structure.pieces[index].parent].parent)
        let variable = members.first { structure.pieces[$0].kind == .variable && structure.pieces[$0].name == name }
        guard let variable, structure.pieces[variable].type != nil, structure.children(of: variable).isEmpty,
            !structure.pieces[variable].flags.contains("computed"), var change = property(variable, stop: ending.stop, hint: nil),
            change.kind == .stop
        else { return nil }
        // What other initializers set it to is lost with it.
        let initializers = members.filter { structure.pieces[$0].keyword == "init" }
        change.more = initializers.flatMap(structure.children(of:)).filter { initialized(by: $0) == name }
            .map { SourceEdit(range: withSeparator(structure.pieces[$0].range)) }
        return change
    }

    /// The name of the property that a statement of an initializer sets, as `self.store = Store()` does; nil for other statements, and where
    /// an extension has the initializer.
    private func initialized(by index: Int) -> String? {
        let piece = structure.pieces[index]
        guard piece.flags.contains("assignment"), piece.parent >= 0 else { return nil }
        let initializer = structure.pieces[piece.parent]
        guard initializer.keyword == "init", initializer.parent >= 0 else { return nil }
        let type = structure.pieces[initializer.parent]
        guard type.kind == .type, type.keyword != "extension" else { return nil }
        var names = chain(at: piece.range.lowerBound)
        if names.first == "self" { names.removeFirst() }
        return names.count == 1 ? names[0] : nil
    }
}
