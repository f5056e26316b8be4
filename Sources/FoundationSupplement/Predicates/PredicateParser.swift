import Foundation

/// Reads a predicate format.
struct PredicateParser {
    private let tokens: [(token: PredicateToken, position: Int)]
    private let arguments: [Any?]
    private var index = 0

    /// - Throws: `PredicateProblem`, which names the position in the format.
    static func predicate(_ format: String, arguments: [Any?]) throws -> PredicateNode {
        var parser = try PredicateParser(format, arguments)
        let node = try parser.disjunction()
        try parser.expectEnd()
        return node
    }

    /// - Throws: `PredicateProblem`, which names the position in the format.
    static func expression(_ format: String, arguments: [Any?]) throws -> ExpressionNode {
        var parser = try PredicateParser(format, arguments)
        let node = try parser.expression()
        try parser.expectEnd()
        return node
    }

    private init(_ format: String, _ arguments: [Any?]) throws {
        tokens = try PredicateTokenizer(format).tokens
        self.arguments = arguments
    }

    private var token: PredicateToken { tokens[index].token }

    private func problem(_ text: String) -> PredicateProblem {
        PredicateProblem("\(text), at character \(tokens[index].position + 1)")
    }

    private func expectEnd() throws {
        if token != .end { throw problem("nothing more is expected here") }
    }

    private mutating func take(sign: String) -> Bool {
        guard token == .sign(sign) else { return false }
        index += 1
        return true
    }

    private mutating func expect(sign: String) throws {
        if !take(sign: sign) { throw problem("\(sign) is missing") }
    }

    /// The reserved word at the current position, in upper case.
    private var reserved: String? {
        if case .word(let word, isEscaped: false) = token { word.uppercased() } else { nil }
    }

    private mutating func take(reserved words: String...) -> Bool {
        guard let word = reserved, words.contains(word) else { return false }
        index += 1
        return true
    }

    // MARK: Predicates

    private mutating func disjunction() throws -> PredicateNode {
        var parts = [try conjunction()]
        while take(reserved: "OR") || take(sign: "||") { parts.append(try conjunction()) }
        return parts.count == 1 ? parts[0] : .or(parts)
    }

    private mutating func conjunction() throws -> PredicateNode {
        var parts = [try negation()]
        while take(reserved: "AND") || take(sign: "&&") { parts.append(try negation()) }
        return parts.count == 1 ? parts[0] : .and(parts)
    }

    private mutating func negation() throws -> PredicateNode {
        if take(reserved: "NOT") || take(sign: "!") { return .not(try negation()) }
        if take(reserved: "TRUEPREDICATE") { return .constant(true) }
        if take(reserved: "FALSEPREDICATE") { return .constant(false) }
        guard token == .sign("(") else { return try comparison() }
        // A parenthesis holds a predicate, or the first part of an expression.
        let start = index
        do {
            index += 1
            let inner = try disjunction()
            try expect(sign: ")")
            if startsComparison { throw problem("a predicate is no value") }
            return inner
        } catch let first as PredicateProblem {
            let reached = index
            index = start
            do { return try comparison() } catch { throw reached >= index ? first : error }
        }
    }

    private var startsComparison: Bool {
        switch token {
        case .sign(let sign): !["(", ")", "{", "}", "[", "]", ",", "&&", "||", "!"].contains(sign)
        case .word: comparisonOperator != nil
        default: false
        }
    }

    private var comparisonOperator: PredicateComparison.Operator? {
        switch token {
        case .sign("="), .sign("=="): return .equal
        case .sign("!="), .sign("<>"): return .notEqual
        case .sign("<"): return .less
        case .sign("<="), .sign("=<"): return .lessOrEqual
        case .sign(">"): return .greater
        case .sign(">="), .sign("=>"): return .greaterOrEqual
        default: return reserved.flatMap(PredicateComparison.Operator.init)
        }
    }

    private mutating func comparison() throws -> PredicateNode {
        var modifier = PredicateComparison.Modifier.direct
        if take(reserved: "ANY", "SOME") { modifier = .any }
        if take(reserved: "ALL") { modifier = .all }
        if take(reserved: "NONE") { modifier = .none }
        let left = try expression()
        guard let sign = comparisonOperator else { throw problem("a comparison such as == is missing") }
        index += 1
        var comparison = PredicateComparison(left: left, operator: sign, right: .constant(nil), modifier: modifier)
        if take(sign: "[") {
            guard case .word(let options, _) = token else { throw problem("options such as c or cd are missing") }
            for option in options.lowercased() {
                switch option {
                case "c": comparison.ignoresCase = true
                case "d": comparison.ignoresDiacritics = true
                case "n", "l", "w": break
                default: throw problem("\(option) is no option of a comparison")
                }
            }
            index += 1
            try expect(sign: "]")
        }
        comparison.right = try expression()
        return .comparison(comparison)
    }

    // MARK: Expressions

    private static let binarySigns: [[String: String]] = [
        ["|": "bitwiseOr:with:", "^": "bitwiseXor:with:", "&": "bitwiseAnd:with:"],
        ["<<": "leftshift:by:", ">>": "rightshift:by:"],
        ["+": "add:to:", "-": "from:subtract:"],
        ["*": "multiply:by:", "/": "divide:by:"],
        ["**": "raise:toPower:"],
    ]

    private mutating func expression(level: Int = 0) throws -> ExpressionNode {
        guard level < PredicateParser.binarySigns.count else { return try unary() }
        var left = try expression(level: level + 1)
        while case .sign(let sign) = token, let function = PredicateParser.binarySigns[level][sign] {
            index += 1
            left = .function(function, [left, try expression(level: level + 1)])
        }
        return left
    }

    private mutating func unary() throws -> ExpressionNode {
        if take(sign: "-") {
            switch try unary() {
            case .constant(let value as Int64): return .constant(-value)
            case .constant(let value as Double): return .constant(-value)
            case let operand: return .function("from:subtract:", [.constant(Int64(0)), operand])
            }
        }
        if take(sign: "~") { return .function("onesComplement:", [try unary()]) }
        return try path(of: try primary())
    }

    /// The keys and indices behind an expression.
    private mutating func path(of operand: ExpressionNode) throws -> ExpressionNode {
        var node = operand
        while true {
            if take(sign: ".") {
                let key: String
                switch token {
                case .word(let word, _): key = word
                case .keyArgument(let number): key = try keyPath(number)
                default: throw problem("a key is missing")
                }
                index += 1
                if case .keyPath(let path, let inner) = node {
                    node = .keyPath("\(path).\(key)", of: inner)
                } else {
                    node = .keyPath(key, of: node)
                }
            } else if take(sign: "[") {
                if take(reserved: "FIRST") {
                    node = .function("first:", [node])
                } else if take(reserved: "LAST") {
                    node = .function("last:", [node])
                } else if take(reserved: "SIZE") {
                    node = .function("count:", [node])
                } else {
                    node = .function("objectFrom:withIndex:", [node, try expression()])
                }
                try expect(sign: "]")
            } else {
                return node
            }
        }
    }

    private mutating func primary() throws -> ExpressionNode {
        let current = token
        switch current {
        case .text(let text):
            index += 1
            return .constant(text)
        case .integer(let number):
            index += 1
            return .constant(number)
        case .floating(let number):
            index += 1
            return .constant(number)
        case .variable(let name):
            index += 1
            if take(sign: ":=") { throw problem("assignments are not supported") }
            return .variable(name)
        case .argument(let number):
            let value = try argument(number)
            index += 1
            return (value as? _NSExpression)?.node ?? .constant(value)
        case .keyArgument(let number):
            let path = try keyPath(number)
            index += 1
            return path == "SELF" || path == "self" ? .evaluatedObject : .keyPath(path, of: .evaluatedObject)
        case .sign("("):
            index += 1
            let inner = try expression()
            // `IN (1, 2)` is written for `IN {1, 2}`.
            guard token == .sign(",") else {
                try expect(sign: ")")
                return inner
            }
            return try list(from: inner, until: ")")
        case .sign("{"):
            index += 1
            if take(sign: "}") { return .aggregate([]) }
            return try list(from: try expression(), until: "}")
        case .word(let word, let isEscaped): return try name(word, isEscaped: isEscaped)
        case .sign, .end: throw problem("a value or a key is missing")
        }
    }

    private mutating func list(from first: ExpressionNode, until closing: String) throws -> ExpressionNode {
        var parts = [first]
        while take(sign: ",") { parts.append(try expression()) }
        try expect(sign: closing)
        return .aggregate(parts)
    }

    private mutating func name(_ word: String, isEscaped: Bool) throws -> ExpressionNode {
        let upper = isEscaped ? "" : word.uppercased()
        index += 1
        switch upper {
        case "TRUE", "YES": return .constant(true)
        case "FALSE", "NO": return .constant(false)
        case "NIL", "NULL": return .constant(nil)
        case "SELF": return .evaluatedObject
        case "SUBQUERY" where token == .sign("("): return try subquery()
        case "TERNARY" where token == .sign("("): return try conditional()
        case "FUNCTION" where token == .sign("("), "CAST" where token == .sign("("):
            var arguments = try functionArguments()
            guard upper == "FUNCTION" else { return .function("castObject:toType:", arguments) }
            guard arguments.count >= 2, case .constant(let name as String) = arguments.remove(at: 1) else {
                throw problem("FUNCTION takes an object, the name of a function and its arguments")
            }
            return .function(name, arguments)
        case "AND", "OR", "NOT", "IN", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "MATCHES", "BETWEEN", "ANY", "ALL",
            "NONE", "SOME":
            index -= 1
            throw problem("\(word) is a reserved word; a key of this name is written #\(word)")
        default: break
        }
        if !isEscaped, token == .sign("(") || token == .sign(":") { return try function(word) }
        return .keyPath(word, of: .evaluatedObject)
    }

    /// `sum:(…)`, `add:to:(…)` and `sum(…)`.
    private mutating func function(_ first: String) throws -> ExpressionNode {
        var name = first
        while take(sign: ":") {
            name += ":"
            if case .word(let word, _) = token {
                name += word
                index += 1
            }
        }
        let arguments = try functionArguments()
        if !name.hasSuffix(":"), !arguments.isEmpty { name += ":" }
        return .function(name, arguments)
    }

    private mutating func functionArguments() throws -> [ExpressionNode] {
        try expect(sign: "(")
        if take(sign: ")") { return [] }
        var arguments = [try expression()]
        while take(sign: ",") { arguments.append(try expression()) }
        try expect(sign: ")")
        return arguments
    }

    private mutating func subquery() throws -> ExpressionNode {
        try expect(sign: "(")
        let collection = try expression()
        try expect(sign: ",")
        guard case .variable(let name) = token else { throw problem("a variable such as $x is missing") }
        index += 1
        try expect(sign: ",")
        let predicate = try disjunction()
        try expect(sign: ")")
        return .subquery(collection, variable: name, predicate)
    }

    private mutating func conditional() throws -> ExpressionNode {
        try expect(sign: "(")
        let predicate = try disjunction()
        try expect(sign: ",")
        let yes = try expression()
        try expect(sign: ",")
        let no = try expression()
        try expect(sign: ")")
        return .conditional(predicate, yes, no)
    }

    // MARK: Arguments

    private func argument(_ number: Int) throws -> Any? {
        guard number < arguments.count else { throw problem("the format has more specifiers than there are arguments") }
        return arguments[number]
    }

    private func keyPath(_ number: Int) throws -> String {
        guard let path = try argument(number) as? String else { throw problem("the argument of %K is no string") }
        return path
    }
}
