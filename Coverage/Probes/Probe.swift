/// How a row of a table is tried.
enum Probe {
    /// Declarations, of which one must compile; `§` stands for a number of the row's own. `shape` is what is looked up
    /// in the sources to see whether it has an effect.
    case code([String], shape: ArgumentShape?, type: String?)
    /// A symbol that the catalog of symbols must hold.
    case symbol(String)
    /// Judged as the rows of another table with that name before their parentheses.
    case asOverloads(String)
    /// Nothing that could be compiled; why not.
    case unchecked(String)
}

extension Probe {
    /// The expression as a statement of its own.
    static func expressions(_ expressions: [String], shape: ArgumentShape? = nil, type: String? = nil) -> Probe {
        .code(expressions.map { "@MainActor func r§() { _ = \($0) }" }, shape: shape, type: type)
    }
}

/// Says whether what does not compile is a project's own or something that Darkroom lacks.
enum Ownership {
    /// Apple's, or taken to be: it counts as missing.
    case apples
    /// A project's own: it counts nowhere.
    case projects
    /// Apple's, but not on an iPhone.
    case elsewhere
}
