import Foundation

/// What a predicate format says.
indirect enum PredicateNode {
    case constant(Bool)
    case not(PredicateNode)
    case and([PredicateNode])
    case or([PredicateNode])
    case comparison(PredicateComparison)
}

/// Two expressions and the operator between them.
struct PredicateComparison {
    enum Modifier: String {
        case direct = ""
        case any = "ANY"
        case all = "ALL"
        case none = "NONE"
    }

    enum Operator: String {
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case equal = "=="
        case notEqual = "!="
        case matches = "MATCHES"
        case like = "LIKE"
        case beginsWith = "BEGINSWITH"
        case endsWith = "ENDSWITH"
        case `in` = "IN"
        case contains = "CONTAINS"
        case between = "BETWEEN"
    }

    var left: ExpressionNode
    var `operator`: Operator
    var right: ExpressionNode
    var modifier = Modifier.direct
    /// Whether upper and lower case are the same.
    var ignoresCase = false
    /// Whether letters with and without diacritics are the same.
    var ignoresDiacritics = false
}

/// One side of a comparison.
indirect enum ExpressionNode {
    case constant(Any?)
    /// `SELF`
    case evaluatedObject
    /// `$name`
    case variable(String)
    /// A path of keys, read from the object that an expression gives.
    case keyPath(String, of: ExpressionNode)
    case function(String, [ExpressionNode])
    /// `{a, b}`
    case aggregate([ExpressionNode])
    case subquery(ExpressionNode, variable: String, PredicateNode)
    /// `TERNARY(predicate, a, b)`
    case conditional(PredicateNode, ExpressionNode, ExpressionNode)
    /// An expression that runs code of the program.
    case block((Any?, [Any], [String: Any]) -> Any?, [ExpressionNode])
}
