import Foundation

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

    /// The missing names in the compiler's output, in the order of their first places.
    static func all(in output: String) -> [MissingName] {
        var found: [MissingName] = []
        for line in output.split(separator: "\n") {
            guard let error = line.firstMatch(of: #/^(.+?):(\d+):\d+: error: (.*)$/#),
                let (kind, name) = missing(in: String(error.output.3))
            else { continue }
            let place = "\(error.output.1):\(error.output.2)"
            if let index = found.firstIndex(where: { $0.kind == kind && $0.name == name }) {
                if !found[index].places.contains(place) { found[index].places.append(place) }
            } else {
                found.append(MissingName(kind: kind, name: name, places: [place]))
            }
        }
        return found
    }

    private static func missing(in message: String) -> (Kind, String)? {
        if let match = message.firstMatch(of: #/^no such module '([^']+)'/#) { return (.module, String(match.output.1)) }
        if let match = message.firstMatch(of: #/^cannot find (?:type )?'([^']+)' in scope/#) {
            return (.global, String(match.output.1))
        }
        if let match = message.firstMatch(of: #/^unknown attribute '([^']+)'/#) { return (.global, String(match.output.1)) }
        if let match = message.firstMatch(of: #/^no macro named '([^']+)'/#) { return (.global, String(match.output.1)) }
        if let match = message.firstMatch(of: #/^(?:value of )?type '(.+)' has no (?:dynamic )?member '([^']+)'/#) {
            return (.member(of: String(match.output.1)), String(match.output.2))
        }
        if let match = message.firstMatch(of: #/^'(.+)' is not a member type of (?:\w+ )?'([^']+)'/#) {
            return (.member(of: String(match.output.2)), String(match.output.1))
        }
        return nil
    }
}
