import Foundation

// The text of predicates in the form that Apple's `predicateFormat` has.

extension PredicateNode {
    var text: String {
        switch self {
        case .constant(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
        case .not(let inner): "NOT " + inner.operandText
        case .and(let parts): parts.map(\.operandText).joined(separator: " AND ")
        case .or(let parts): parts.map(\.operandText).joined(separator: " OR ")
        case .comparison(let comparison): comparison.text
        }
    }

    /// The text as a part of another predicate.
    private var operandText: String {
        switch self {
        case .and, .or: "(\(text))"
        case .constant, .not, .comparison: text
        }
    }
}

extension PredicateComparison {
    var text: String {
        let options = (ignoresCase ? "c" : "") + (ignoresDiacritics ? "d" : "")
        let prefix = modifier == .direct ? "" : modifier.rawValue + " "
        return "\(prefix)\(left.text) \(self.operator.rawValue)\(options.isEmpty ? "" : "[\(options)]") \(right.text)"
    }
}

extension ExpressionNode {
    private static let signs = [
        "add:to:": "+", "from:subtract:": "-", "multiply:by:": "*", "divide:by:": "/", "raise:toPower:": "**",
        "bitwiseAnd:with:": "&", "bitwiseOr:with:": "|", "bitwiseXor:with:": "^",
    ]

    var text: String {
        switch self {
        case .constant(let value): return ExpressionNode.text(of: value)
        case .evaluatedObject: return "SELF"
        case .variable(let name): return "$\(name)"
        case .keyPath(let path, .evaluatedObject): return path
        case .keyPath(let path, let operand): return "\(operand.text).\(path)"
        case .function(let name, let arguments):
            if let sign = ExpressionNode.signs[name], arguments.count == 2 {
                return "\(arguments[0].text) \(sign) \(arguments[1].text)"
            }
            return "\(name)(\(arguments.map(\.text).joined(separator: ", ")))"
        case .aggregate(let parts): return "{\(parts.map(\.text).joined(separator: ", "))}"
        case .subquery(let collection, let variable, let predicate):
            return "SUBQUERY(\(collection.text), $\(variable), \(predicate.text))"
        case .conditional(let predicate, let yes, let no):
            return "TERNARY(\(predicate.text), \(yes.text), \(no.text))"
        case .block: return "BLOCK()"
        }
    }

    private static func text(of value: Any?) -> String {
        switch PredicateValue(value) {
        case .null: return "nil"
        case .text(let text):
            let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
            return "\"\(escaped)\""
        case .integer(let number): return "\(number)"
        case .floating(let number): return "\(number)"
        case .collection(let values): return "{\(values.map(text).joined(separator: ", "))}"
        case .date(let date): return "CAST(\(date.timeIntervalSinceReferenceDate), \"NSDate\")"
        case .uuid(let uuid): return uuid.uuidString
        case .url(let url): return url.absoluteString
        case .data(let data): return "<\(data.count) bytes>"
        case .object(let object): return "\(object)"
        case .other(let value): return "\(value)"
        }
    }
}
