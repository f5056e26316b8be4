/// A part of the sources that the program goes on without.
struct SetAsidePart: Codable, Hashable {
    enum Kind: String, Codable {
        /// A body, or the rest of one, that ends the picture where it is reached.
        case stop
        /// A body, or the rest of one, that throws an error where it is reached, because the code around it handles errors.
        case error
        /// A declaration that is left out.
        case declaration
        /// A statement that is not executed.
        case statement
        case attribute
        /// A type that stands for one that is missing.
        case type
        case `import`
    }

    let kind: Kind
    /// The module that the missing name is of.
    let module: String
    /// The missing name.
    let name: String
    /// The declaration of the user's that it is in; empty for imports.
    let place: String
    let file: String
    let line: Int
}
