import Foundation

/// The object that a predicate is evaluated with, and the values of variables.
struct PredicateScope {
    let object: Any?
    var variables: [String: Any]

    /// - Throws: `PredicateProblem` where an object lacks a key or a value has the wrong type.
    func holds(_ node: PredicateNode) throws -> Bool {
        switch node {
        case .constant(let value): value
        case .not(let inner): try !holds(inner)
        case .and(let parts): try parts.allSatisfy(holds)
        case .or(let parts): try parts.contains(where: holds)
        case .comparison(let comparison): try holds(comparison)
        }
    }

    private func holds(_ comparison: PredicateComparison) throws -> Bool {
        let left = try value(of: comparison.left)
        let right = PredicateValue(try value(of: comparison.right))
        guard comparison.modifier != .direct else { return try comparison.holds(PredicateValue(left), right) }
        // Nothing has no elements.
        let elements: [Any?]
        if let left = PredicateValue.unwrapped(left) {
            guard let all = KeyedValue.elements(of: left) else {
                throw PredicateProblem(
                    "\(comparison.modifier.rawValue) needs a collection, and \(comparison.left.text) is none")
            }
            // A path through two collections gives an array of collections.
            elements = all.flatMap { element -> [Any?] in
                PredicateValue.unwrapped(element).flatMap(KeyedValue.elements) ?? [element]
            }
        } else {
            elements = []
        }
        func matches(_ element: Any?) throws -> Bool { try comparison.holds(PredicateValue(element), right) }
        switch comparison.modifier {
        case .direct, .any: return try elements.contains(where: matches)
        case .all: return try elements.allSatisfy(matches)
        case .none: return try !elements.contains(where: matches)
        }
    }

    /// - Throws: `PredicateProblem` where an object lacks a key or a value has the wrong type.
    func value(of node: ExpressionNode) throws -> Any? {
        switch node {
        case .constant(let value): return value
        case .evaluatedObject: return object
        case .variable(let name):
            guard let value = variables[name] else { throw PredicateProblem("the variable $\(name) has no value") }
            return value
        case .keyPath(let path, let operand): return try KeyedValue.at(path, of: value(of: operand))
        case .aggregate(let parts): return try parts.map(value)
        case .function(let name, let arguments):
            return try PredicateFunction.value(of: name, arguments.map(value))
        case .subquery(let collection, let variable, let predicate):
            guard let found = PredicateValue.unwrapped(try value(of: collection)) else { return [Any?]() }
            guard let elements = KeyedValue.elements(of: found) else {
                throw PredicateProblem("SUBQUERY needs a collection, and \(collection.text) is none")
            }
            return try elements.filter { element in
                var inner = self
                inner.variables[variable] = element ?? NSNull()
                return try inner.holds(predicate)
            }
        case .conditional(let predicate, let yes, let no): return try value(of: holds(predicate) ? yes : no)
        case .block(let block, let arguments):
            return block(object, try arguments.map { try value(of: $0) ?? NSNull() }, variables)
        }
    }
}

extension PredicateComparison {
    /// Whether the operator holds for two values.
    func holds(_ left: PredicateValue, _ right: PredicateValue) throws -> Bool {
        switch self.operator {
        case .equal: return folded(left).equals(folded(right))
        case .notEqual: return !folded(left).equals(folded(right))
        case .less: return ordered(left, right) == .orderedAscending
        case .greater: return ordered(left, right) == .orderedDescending
        case .lessOrEqual: return ordered(left, right).map { $0 != .orderedDescending } ?? false
        case .greaterOrEqual: return ordered(left, right).map { $0 != .orderedAscending } ?? false
        case .between:
            guard case .collection(let bounds) = right, bounds.count == 2 else {
                throw PredicateProblem("BETWEEN needs two values, and \(self.right.text) is something else")
            }
            let (lower, upper) = (ordered(left, PredicateValue(bounds[0])), ordered(left, PredicateValue(bounds[1])))
            guard let lower, let upper else { return false }
            return lower != .orderedAscending && upper != .orderedDescending
        case .in: return try contains(right, left, collection: self.right)
        case .contains: return try contains(left, right, collection: self.left)
        case .beginsWith, .endsWith, .like, .matches:
            if left.isNull || right.isNull { return false }
            guard let text = plainText(left), let pattern = plainText(right) else {
                throw PredicateProblem("\(self.operator.rawValue) needs texts, and \(self.text) has others")
            }
            return try matches(text, pattern)
        }
    }

    private func contains(_ whole: PredicateValue, _ part: PredicateValue, collection: ExpressionNode) throws -> Bool {
        switch whole {
        case .null: return false
        case .collection(let elements):
            let part = folded(part)
            return elements.contains { folded(PredicateValue($0)).equals(part) }
        default:
            guard let text = plainText(whole) else {
                throw PredicateProblem(
                    "\(self.operator.rawValue) needs a collection or a text, and \(collection.text) is neither")
            }
            guard let part = plainText(part) else { return false }
            return part.isEmpty || text.contains(part)
        }
    }

    private func matches(_ text: String, _ pattern: String) throws -> Bool {
        switch self.operator {
        case .beginsWith: return text.hasPrefix(pattern)
        case .endsWith: return text.hasSuffix(pattern)
        case .like:
            let expression = NSRegularExpression.escapedPattern(for: pattern)
                .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
            return try matches(text, expression: expression)
        default: return try matches(text, expression: pattern)
        }
    }

    private func matches(_ text: String, expression: String) throws -> Bool {
        guard let regex = try? NSRegularExpression(pattern: "^(?:\(expression))$", options: .dotMatchesLineSeparators) else {
            throw PredicateProblem("\(expression) is no regular expression")
        }
        return regex.firstMatch(in: text, range: NSRange(location: 0, length: (text as NSString).length)) != nil
    }

    private func ordered(_ left: PredicateValue, _ right: PredicateValue) -> ComparisonResult? {
        left.isNull || right.isNull ? nil : folded(left).compared(to: folded(right))
    }

    /// The text without what the options ignore.
    private func plainText(_ value: PredicateValue) -> String? {
        switch folded(value) {
        case .text(let text): text
        case .uuid(let uuid): uuid.uuidString
        case .url(let url): url.absoluteString
        case .integer(let number): "\(number)"
        default: nil
        }
    }

    private func folded(_ value: PredicateValue) -> PredicateValue {
        guard case .text(let text) = value, ignoresCase || ignoresDiacritics else { return value }
        var options: String.CompareOptions = []
        if ignoresCase { options.insert(.caseInsensitive) }
        if ignoresDiacritics { options.insert(.diacriticInsensitive) }
        return .text(text.folding(options: options, locale: nil))
    }
}
