/// A name that sources use and the compiler does not find, with all places of its use.
struct MissingName: Equatable {
    enum Kind: Equatable {
        case module
        /// A type, a function, a variable or a macro.
        case global
        /// A member of a type; `of` is the type as the compiler writes it.
        case member(of: String)
    }

    let kind: Kind
    let name: String
    /// Places in the form `file:line`, in the compiler's order.
    var places: [String]

    /// The missing names that errors are about, in the order of their first places.
    static func all(in errors: [CompilerMessage]) -> [MissingName] {
        var found: [MissingName] = []
        for error in errors {
            guard let (kind, name) = error.missing else { continue }
            let place = "\(error.file):\(error.line)"
            if let index = found.firstIndex(where: { $0.kind == kind && $0.name == name }) {
                if !found[index].places.contains(place) { found[index].places.append(place) }
            } else {
                found.append(MissingName(kind: kind, name: name, places: [place]))
            }
        }
        return found
    }

    /// The files of the places.
    var files: Set<String> { Set(places.map { String($0[..<($0.lastIndex(of: ":") ?? $0.endIndex)]) }) }
}
