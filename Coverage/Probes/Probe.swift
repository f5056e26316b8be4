/// The way in which a row of a table is checked.
enum Probe {
    /// Declarations of which one must compile, where `§` stands for a unique number of the row. `shape` is looked up in
    /// the sources to determine whether the call has an effect.
    case code([String], shape: ArgumentShape?, type: String?)
    /// A symbol that the symbol catalog must contain.
    case symbol(String)
    /// A name that is judged by the rows of another table with this name before their parentheses.
    case asOverloads(String)
    /// A row that cannot be compiled, with the reason.
    case unchecked(String)
}

extension Probe {
    /// Returns a probe that compiles one of the expressions as a statement.
    static func expressions(_ expressions: [String], shape: ArgumentShape? = nil, type: String? = nil) -> Probe {
        .code(expressions.map { "@MainActor func r§() { _ = \($0) }" }, shape: shape, type: type)
    }
}

/// The owner of a name that does not compile.
enum Ownership {
    /// Apple's name, or assumed to be one. It counts as missing.
    case apples
    /// A project's own name. It does not count.
    case projects
    /// Apple's name on other platforms than iOS.
    case elsewhere
}
