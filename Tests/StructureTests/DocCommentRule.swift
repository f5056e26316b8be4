/// Which declarations need a documentation comment.
///
/// - In modules of our own: what is `public`. In modules under Apple's names: what is `public` and begins with an underscore,
///   because Apple's own documentation describes the rest.
/// - In all modules: types, functions and initializers that are `package`, and what a `package` protocol requires.
///
/// A declaration needs none where another comment describes it: an override, what fulfils a protocol, and an initializer that
/// takes the type's properties under their names. Core Graphics' types in modules of our own, which begin with `CG`, need none.
struct DocCommentRule {
    /// The declarations of each module.
    private let modules: [String: [SwiftDeclaration]]
    /// The beginnings of the names of modules that stand in for Apple's.
    private let frameworks: Set<String>
    /// What each protocol requires.
    private var requirements: [String: Set<String>] = [:]
    /// The protocols that the declaration and the extensions of each type name.
    private var conformances: [String: Set<String>] = [:]
    /// The properties of each type of each module.
    private var properties: [String: Set<String>] = [:]

    init(modules: [String: [SwiftDeclaration]], frameworks: Set<String>) {
        self.modules = modules
        self.frameworks = frameworks
        for (module, declarations) in modules {
            for declaration in declarations {
                conformances[declaration.name, default: []].formUnion(declaration.inherited)
                guard let type = declaration.types.last else { continue }
                if declaration.surrounding == "protocol" { requirements[type, default: []].insert(declaration.name) }
                if declaration.isProperty { properties["\(module).\(type)", default: []].insert(declaration.name) }
            }
        }
    }

    /// The declarations of a module that need a comment and have none.
    func undocumented(in module: String) -> [SwiftDeclaration] {
        (modules[module] ?? []).filter { !$0.isDocumented && needsComment($0, in: module) }
    }

    /// Whether a module stands in for one of Apple's.
    func isApples(_ module: String) -> Bool { frameworks.contains { module.hasPrefix($0) } }

    func needsComment(_ declaration: SwiftDeclaration, in module: String) -> Bool {
        guard declaration.keyword != "extension", !isDescribedElsewhere(declaration, in: module) else { return false }
        switch declaration.visibility {
        case .module: return false
        case .package: return !declaration.isProperty || declaration.surrounding == "protocol"
        case .everyone where isApples(module): return declaration.name.hasPrefix("_") && declaration.keyword != "associatedtype"
        case .everyone: return !(declaration.types + [declaration.name]).contains { $0.hasPrefix("CG") }
        }
    }

    /// What Swift's own protocols require, and Foundation's of errors.
    private static let standardRequirements: Set = [
        "hash(into:)", "description", "rawValue", "init(rawValue:)", "init(from:)", "encode(to:)", "makeIterator()", "next()",
        "_nsError", "_nsErrorDomain", "_ErrorType",
    ]

    private func isDescribedElsewhere(_ declaration: SwiftDeclaration, in module: String) -> Bool {
        guard let type = declaration.types.last, !declaration.isOverride else { return declaration.isOverride }
        let name = declaration.name
        if Self.standardRequirements.contains(name) || name.hasPrefix("==(") || name.hasPrefix("<(") { return true }
        if declaration.surrounding != "protocol", protocols(of: type).contains(where: { requires($0, name) }) { return true }
        guard declaration.keyword == "init" else { return false }
        let labels = name.dropFirst("init(".count).dropLast().split(separator: ":").map(String.init)
        return properties["\(module).\(type)", default: []].isSuperset(of: labels)
    }

    private func requires(_ type: String, _ name: String) -> Bool { requirements[type]?.contains(name) ?? false }

    /// The type itself, which may be a protocol, and all protocols that it names directly or through others.
    private func protocols(of type: String) -> Set<String> {
        var (found, open): (Set<String>, [String]) = ([type], [type])
        while let next = open.popLast() {
            for name in conformances[next] ?? [] where found.insert(name).inserted { open.append(name) }
        }
        return found
    }
}
