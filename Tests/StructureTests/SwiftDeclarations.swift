/// The declarations of a Swift source at file scope and in types, in their order, without the cases of enumerations.
///
/// The bodies of functions and accessors are skipped.
struct SwiftDeclarations {
    private(set) var all: [SwiftDeclaration] = []
    private var cursor: SwiftTokenCursor

    init(_ text: String) {
        cursor = SwiftTokenCursor(text)
        readMembers(of: Scope())
    }

    /// What surrounds the declarations that are being read.
    private struct Scope {
        var keyword = ""
        var types: [String] = []
        /// The visibility of a member that states none.
        var visibility = SwiftDeclaration.Visibility.module
        /// The visibility that no member exceeds.
        var limit = SwiftDeclaration.Visibility.everyone
    }

    /// What stands in front of a declaration's keyword.
    private struct Prefix {
        var modifiers: Set<String> = []
        var isDocumented = false

        /// The visibility that it states.
        var visibility: SwiftDeclaration.Visibility? {
            if !modifiers.isDisjoint(with: ["public", "open"]) { return .everyone }
            if modifiers.contains("package") { return .package }
            return modifiers.isDisjoint(with: ["internal", "private", "fileprivate"]) ? nil : .module
        }
    }

    private static let modifiers: Set = [
        "public", "open", "package", "internal", "private", "fileprivate", "static", "final", "mutating", "nonmutating",
        "nonisolated", "override", "convenience", "required", "lazy", "weak", "unowned", "indirect", "dynamic", "isolated",
        "prefix", "postfix", "infix", "borrowing", "consuming",
    ]
    private static let keywords = SwiftDeclaration.typeKeywords.union([
        "func", "init", "subscript", "var", "let", "typealias", "associatedtype", "macro",
    ])

    private mutating func readMembers(of scope: Scope) {
        var prefix = Prefix()
        while !cursor.isAtEnd {
            if cursor.symbol == "}" {
                cursor.advance()
                return
            }
            prefix.isDocumented = prefix.isDocumented || cursor.isDocumented
            if cursor.symbol == "@" {
                cursor.skipAttribute()
                continue
            }
            if let name = cursor.name(), !cursor.isMember {
                if Self.modifiers.contains(name) || isClassModifier {
                    readModifier(name, into: &prefix)
                    continue
                }
                if name == "import" {
                    // The keyword and the name behind it, so that `import struct Module.Name` declares nothing.
                    cursor.advance(by: 2)
                } else if Self.keywords.contains(name) {
                    readDeclaration(name, behind: prefix, in: scope)
                } else {
                    cursor.advance()
                }
            } else {
                cursor.skip()
            }
            prefix = Prefix()
        }
    }

    private mutating func readModifier(_ name: String, into prefix: inout Prefix) {
        cursor.advance()
        // `private(set)` hides the setter alone.
        if cursor.symbol != "(" || cursor.name(1) != "set" { prefix.modifiers.insert(name) }
        if cursor.symbol == "(" { cursor.skip() }
    }

    /// Whether `class` stands for `static` at the cursor.
    private var isClassModifier: Bool {
        guard cursor.name() == "class", let next = cursor.name(1) else { return false }
        return Self.modifiers.contains(next) || ["func", "var", "subscript"].contains(next)
    }

    private mutating func readDeclaration(_ keyword: String, behind prefix: Prefix, in scope: Scope) {
        let line = cursor.line
        cursor.advance()
        let visibility = min(prefix.visibility ?? scope.visibility, scope.limit)
        var declaration = SwiftDeclaration(
            keyword: keyword, name: readName(of: keyword), line: line, visibility: visibility, isDocumented: prefix.isDocumented,
            isOverride: prefix.modifiers.contains("override"), types: scope.types, surrounding: scope.keyword)
        if declaration.isType { declaration.inherited = readInheritance() }
        all.append(declaration)
        if declaration.isProperty { readFurtherNames(after: declaration) }
        guard declaration.isType else { return }
        cursor.advance()
        var inner = Scope(keyword: keyword, types: scope.types + [declaration.name], limit: visibility)
        switch keyword {
        case "protocol": inner.visibility = visibility
        case "extension":
            inner.visibility = visibility
            inner.limit = .everyone
        default: break
        }
        readMembers(of: inner)
    }

    /// Reads a declaration's name, with the labels of its parameters.
    private mutating func readName(of keyword: String) -> String {
        var name = keyword
        if keyword == "init" || keyword == "subscript" {
            if cursor.symbol == "?" || cursor.symbol == "!" { cursor.advance() }
        } else {
            name = readIdentifier(isQualified: keyword == "extension") ?? readOperator()
        }
        guard ["func", "init", "subscript", "macro"].contains(keyword) else { return name }
        if cursor.symbol == "<" { cursor.skipGenericParameters() }
        guard cursor.symbol == "(" else { return name }
        return "\(name)(\(readLabels(ofSubscript: keyword == "subscript")))"
    }

    /// Reads a name, of several joined by periods the last.
    private mutating func readIdentifier(isQualified: Bool) -> String? {
        if cursor.symbol == "`" { cursor.advance() }
        guard var name = cursor.name() else { return nil }
        cursor.advance()
        while isQualified, cursor.symbol == ".", let next = cursor.name(1) {
            name = next
            cursor.advance(by: 2)
        }
        if cursor.symbol == "`" { cursor.advance() }
        return name
    }

    /// Reads an operator, which ends where generic parameters or parameters begin.
    private mutating func readOperator() -> String {
        var name = ""
        while let symbol = cursor.symbol, symbol != "(", name.isEmpty || symbol != "<" || cursor.name(1) == nil {
            name.unicodeScalars.append(symbol)
            cursor.advance()
        }
        return name
    }

    /// Reads the other names of a declaration of several properties: `var x, y: Double`.
    private mutating func readFurtherNames(after first: SwiftDeclaration) {
        while cursor.symbol == ",", let name = cursor.name(1) {
            var declaration = first
            declaration.name = name
            all.append(declaration)
            cursor.advance(by: 2)
        }
    }

    /// Reads a list of parameters and gives their labels: `width:height:`.
    private mutating func readLabels(ofSubscript isSubscript: Bool) -> String {
        var (labels, isAtStart, depth) = ("", true, 0)
        cursor.advance()
        while !cursor.isAtEnd, cursor.symbol != ")" {
            if cursor.symbol == "@" {
                cursor.skipAttribute()
                continue
            }
            depth += cursor.angleDepth
            if cursor.symbol == ",", depth == 0 { isAtStart = true }
            let label = cursor.name()
            cursor.skip()
            if isAtStart, let label {
                isAtStart = false
                // A subscript's parameter has a label only where it has two names.
                labels += isSubscript && cursor.symbol == ":" ? "_:" : "\(label):"
            }
        }
        cursor.advance()
        return labels
    }

    /// Reads the header of a type up to its body and gives the names of its inheritance clause.
    private mutating func readInheritance() -> [String] {
        var (names, isInClause, isBehindClause, depth): ([String], Bool, Bool, Int) = ([], false, false, 0)
        while !cursor.isAtEnd, cursor.symbol != "{" {
            depth += cursor.angleDepth
            if cursor.symbol == ":", depth == 0 { isInClause = !isBehindClause }
            if let name = cursor.name() {
                if name == "where" { (isInClause, isBehindClause) = (false, true) }
                if isInClause, depth == 0 {
                    if cursor.isMember { names.removeLast() }
                    names.append(name)
                }
            }
            cursor.advance()
        }
        return names
    }
}
