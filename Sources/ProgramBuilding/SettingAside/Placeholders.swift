import Files
import Foundation

/// Types that stand for missing ones, for all modules of a program. They are declared in a module of their own, which
/// every source imports implicitly.
struct Placeholders: Codable, Equatable {
    static let moduleName = "SetAsidePlaceholders"

    enum Kind: String, Codable {
        case value, superclass, `protocol`
    }

    struct Entry: Codable, Equatable {
        var kind = Kind.value
        /// The number of generic parameters.
        var arity = 0
        /// The module that the missing type is of.
        var module: String
        /// Whether sources name it only together with its module, as `Moya.Task`. Then it does not hide a namesake, such as Swift's Task.
        var isInside = false
        /// A place where the user's sources name it, as `path:line`; nil where none is known.
        var place: String?
    }

    /// By path, as `Realm.Configuration`.
    private(set) var entries: [String: Entry] = [:]
    /// Missing modules that sources write before a type's name.
    private(set) var modules: Set<String> = []

    var isEmpty: Bool { entries.isEmpty && modules.isEmpty }
    /// The names of all types that sources can name without their modules, each without those around it, and of all modules.
    var names: Set<String> {
        Set(entries.filter { !$0.value.isInside }.keys.flatMap { $0.split(separator: ".").map(String.init) }).union(modules)
    }

    subscript(path: String) -> Entry? { entries[path] }

    /// The types that the user's sources name, as parts that are set aside.
    var parts: [SetAsidePart] {
        entries.sorted { $0.key < $1.key }.compactMap { name, entry in
            guard let place = entry.place, let colon = place.lastIndex(of: ":"), let line = Int(place[place.index(after: colon)...]) else {
                return nil
            }
            return SetAsidePart(kind: .type, module: entry.module, name: name, place: "", file: String(place[..<colon]), line: line)
        }
    }

    /// Adds a type, or says more about one.
    ///
    /// - Parameters:
    ///   - isInside: whether the sources known so far name it only together with its module.
    ///   - place: a place where they name it, as `path:line`.
    mutating func add(_ path: String, kind: Kind, arity: Int, module: String, isInside: Bool = false, place: String? = nil) {
        let top = String(path.prefix { $0 != "." })
        let isInside = isInside && entries[top]?.isInside ?? true
        var entry = entries[path] ?? Entry(kind: kind, arity: arity, module: module, isInside: isInside, place: place)
        if kind != .value { entry.kind = kind }
        entry.arity = max(entry.arity, arity)
        entries[path] = entry
        // A protocol has no types inside.
        let around = path.split(separator: ".").dropLast().joined(separator: ".")
        if !around.isEmpty, entries[around] == nil || entries[around]?.kind == .protocol {
            let outer = entries[around]
            entries[around] = Entry(
                kind: .value, arity: outer?.arity ?? 0, module: module, isInside: outer?.isInside ?? isInside, place: outer?.place ?? place)
        }
        guard !isInside else { return }
        for name in entries.keys where name == top || name.hasPrefix("\(top).") { entries[name]?.isInside = false }
    }

    mutating func add(module: String) { modules.insert(module) }

    /// Makes a type something else.
    mutating func change(_ path: String, to kind: Kind, arity: Int) {
        entries[path]?.kind = kind
        entries[path]?.arity = kind == .protocol ? 0 : arity
    }

    /// Whether the types that both have are the same.
    func agrees(with other: Placeholders) -> Bool {
        other.entries.allSatisfy { path, entry in
            guard let own = entries[path] else { return true }
            return own.kind == entry.kind && own.arity == entry.arity && own.isInside == entry.isInside
        }
    }

    /// The types and modules that some sources name.
    func named(in texts: [Data]) -> Placeholders {
        guard !isEmpty else { return self }
        // Sources name a type inside of another one together with that.
        func outer(_ path: String) -> String { String(path.prefix { $0 != "." }) }
        let wanted = Set(entries.keys.map(outer)).union(modules)
        let words = texts.reduce(into: Set<String>()) { $0.formUnion(IdentifierScanner.words(of: wanted, in: $1)) }
        var named = Placeholders()
        named.entries = entries.filter { words.contains(outer($0.key)) }
        named.modules = modules.intersection(words)
        return named
    }

    /// A text that changes with what the types are.
    var key: String {
        let lines = entries.sorted { $0.key < $1.key }.map {
            "\($0) \($1.kind.rawValue) \($1.arity)\($1.isInside ? " inside" : "")"
        } + modules.sorted()
        return String(ContentHash.sha256(Data(lines.joined(separator: "\n").utf8)).prefix(16))
    }

    /// Names of types that protocols give to what conforms to them. A type of such a name that stood beside all others would be
    /// taken for the provider's Context, or a style's Configuration, where the compiler looks for what a conformance lacks.
    static let ofProtocols: Set<String> = [
        "Body", "Configuration", "Content", "Context", "Element", "Entry", "Failure", "Intent", "Output", "Value",
    ]

    /// Adds the types of an earlier build.
    mutating func merge(_ other: Placeholders) {
        entries.merge(other.entries) { first, _ in first }
        modules.formUnion(other.modules)
    }

    /// The modules of the types that are not inside others or named only with their modules, by the names of the types.
    var modulesByName: [(String, String)] {
        entries.filter { !$0.key.contains(".") && !$0.value.isInside }.map { ($0.key, $0.value.module) } + modules.map { ($0, $0) }
    }

    /// The source of the module.
    func text(_ apple: AppleNames) -> String {
        let outer = entries.keys.filter { !$0.contains(".") }.sorted()
        let (top, inside) = (outer.filter { !(entries[$0]?.isInside ?? false) }, outer.filter { entries[$0]?.isInside ?? false })
        var text = "import Foundation\nimport FoundationSupplement\n" + top.map { declaration($0, depth: 0, apple) }.joined()
        for module in modules.sorted() {
            text += "public enum \(module) {\n"
            for name in top where name != module && entries[name]?.module == module {
                // A protocol has no parameters, even where sources give it some.
                let entry = entries[name]
                let parameters = parameters(of: entry?.kind == .protocol ? 0 : entry?.arity ?? 0)
                let written = SymbolName.escapedMember(name) + parameters
                text += "    public typealias \(written) = \(Placeholders.moduleName).\(written)\n"
            }
            text += inside.filter { entries[$0]?.module == module }.map { declaration($0, depth: 1, apple) }.joined() + "}\n"
        }
        return text
    }

    private func parameters(of arity: Int) -> String {
        arity == 0 ? "" : "<" + (1...arity).map { "T\($0)" }.joined(separator: ", ") + ">"
    }

    private func declaration(_ path: String, depth: Int, _ apple: AppleNames) -> String {
        guard let entry = entries[path] else { return "" }
        let blanks = String(repeating: "    ", count: depth)
        let name = SymbolName.escapedMember(path.split(separator: ".").last.map(String.init) ?? path)
        let arguments = Self.arguments(apple.unavailable(path, of: entry.module), at: entry.place)
        let stop = "_setAside\(arguments)"
        // Code that reads and writes values handles errors: a value of a missing type is one that cannot be read.
        let error = "throw _setAsideError\(arguments)"
        let inner = entries.keys.filter { $0.hasPrefix(path + ".") && !$0.dropFirst(path.count + 1).contains(".") }.sorted()
            .map { declaration($0, depth: depth + 1, apple) }.joined()
        let parameters = parameters(of: entry.arity)
        switch entry.kind {
        case .protocol: return "\(blanks)public protocol \(name) {}\n"
        case .superclass:
            return "\(blanks)open class \(name)\(parameters) {\n\(blanks)    public init() { \(stop) }\n\(inner)\(blanks)}\n"
        case .value:
            // What structures ask of their properties to be Codable, Hashable or Sendable themselves. There are no values. A type
            // inside can have the name of one of Swift's, as Firestore.Encoder has.
            return """
                \(blanks)public final class \(name)\(parameters): Swift.Hashable, Swift.Codable, @unchecked Swift.Sendable {
                \(blanks)    init() { \(stop) }
                \(blanks)    public init(from decoder: any Swift.Decoder) throws { \(error) }
                \(blanks)    public func encode(to encoder: any Swift.Encoder) throws { \(error) }
                \(blanks)    public static func == (first: \(name), second: \(name)) -> Swift.Bool { first === second }
                \(blanks)    public func hash(into hasher: inout Swift.Hasher) {}
                \(inner)\(blanks)}

                """
        }
    }

    private static func arguments(_ problem: String, at place: String?) -> String {
        let parts = place?.split(separator: ":") ?? []
        guard let line = parts.last.flatMap({ Int($0) }) else { return "(\"\(problem)\", 0)" }
        let path = parts.dropLast().joined(separator: ":").replacingOccurrences(of: "\\", with: "\\\\")
            .replacingOccurrences(of: "\"", with: "\\\"")
        return "(\"\(problem)\", \(line), file: \"\(path)\")"
    }

    /// What a type has to be, judged by how sources use it.
    static func kind(of path: String, in uses: [SourceStructure.TypeUse]) -> Kind {
        let roles = Set(uses.filter { $0.path == path }.map(\.role))
        if roles.contains("conformance") || roles.contains("existential") || roles.contains("composition") { return .protocol }
        if roles.contains("superclass") {
            let endings = [
                "Delegate", "DataSource", "Protocol", "able", "ible", "Providing", "Provider", "Observer",
            ]
            return endings.contains { path.hasSuffix($0) } ? .protocol : .superclass
        }
        return roles.contains("constraint") ? .protocol : .value
    }
}
