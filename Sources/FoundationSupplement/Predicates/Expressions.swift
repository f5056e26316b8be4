import Foundation

// Foundation on Linux has these two classes without any way to make objects. The tool makes sources use these in their place.

/// An expression of a predicate or a fetch.
open class _NSExpression: NSObject {
    public enum ExpressionType: UInt, Sendable {
        case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
        case subquery = 13
        case aggregate = 14
        case anyKey = 15
        case block = 19
        case conditional = 20
    }

    let node: ExpressionNode
    public let expressionType: ExpressionType

    init(_ node: ExpressionNode, type: ExpressionType? = nil) {
        self.node = node
        expressionType = type ?? _NSExpression.type(of: node)
    }

    private static func type(of node: ExpressionNode) -> ExpressionType {
        switch node {
        case .constant: .constantValue
        case .evaluatedObject: .evaluatedObject
        case .variable: .variable
        case .keyPath: .keyPath
        case .function: .function
        case .aggregate: .aggregate
        case .subquery: .subquery
        case .conditional: .conditional
        case .block: .block
        }
    }

    public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj)) }
    public convenience init(forVariable string: String) { self.init(.variable(string)) }
    public convenience init(forKeyPath keyPath: String) { self.init(.keyPath(keyPath, of: .evaluatedObject)) }

    public convenience init<Root, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
        // A path describes itself as \Root.first.second. Computed properties, as those of managed objects, have no name there.
        let names = keyPath.debugDescription.dropFirst("\\\(Root.self).".count).filter { $0 != "?" && $0 != "!" }
        guard names.contains("<computed") else {
            self.init(forKeyPath: String(names))
            return
        }
        self.init(.block({ object, _, _ in _NSExpression.value(at: keyPath, of: object) }, []), type: .keyPath)
    }

    /// The value at a path; of many objects, the values of all.
    private static func value<Root, Value>(at keyPath: KeyPath<Root, Value>, of object: Any?) -> Any? {
        guard let object = PredicateValue.unwrapped(object) else { return nil }
        if let root = object as? Root { return PredicateValue.unwrapped(root[keyPath: keyPath]) }
        return KeyedValue.elements(of: object)?.map { value(at: keyPath, of: $0) }
    }

    public convenience init(forFunction name: String, arguments parameters: [Any]) {
        self.init(.function(name, parameters.map { ($0 as? _NSExpression)?.node ?? .constant($0) }))
    }

    public convenience init(forAggregate subexpressions: [Any]) {
        self.init(.aggregate(subexpressions.map { ($0 as? _NSExpression)?.node ?? .constant($0) }))
    }

    public convenience init(forSubquery expression: _NSExpression, usingIteratorVariable variable: String, predicate: Any) {
        self.init(.subquery(expression.node, variable: variable, _NSExpression.node(of: predicate)))
    }

    public convenience init(
        forConditional predicate: NSPredicate, trueExpression: _NSExpression, falseExpression: _NSExpression
    ) {
        self.init(.conditional(_NSExpression.node(of: predicate), trueExpression.node, falseExpression.node))
    }

    public convenience init(
        block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_NSExpression]?
    ) {
        self.init(
            .block(
                { object, values, variables in
                    block(object, values, NSMutableDictionary(dictionary: variables as [AnyHashable: Any]))
                }, (arguments ?? []).map(\.node)))
    }

    public convenience init(format expressionFormat: String, _ args: any CVarArg...) {
        self.init(format: expressionFormat, argumentArray: args)
    }

    public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
        do { try self.init(PredicateParser.expression(expressionFormat, arguments: arguments)) } catch {
            PredicateProblem.end("The expression format \"\(expressionFormat)\" cannot be read: \(error).")
        }
    }

    open class func expressionForEvaluatedObject() -> _NSExpression { _NSExpression(.evaluatedObject) }

    open func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
        var variables: [String: Any] = [:]
        for (key, value) in context ?? [:] { if let key = key as? String { variables[key] = value } }
        do { return try PredicateScope(object: object, variables: variables).value(of: node) } catch {
            PredicateProblem.end("The expression \(node.text) cannot be evaluated: \(error).")
        }
    }

    open var constantValue: Any? { if case .constant(let value) = node { value } else { nil } }
    open var keyPath: String { if case .keyPath(let path, _) = node { path } else { "" } }
    open var variable: String { if case .variable(let name) = node { name } else { "" } }
    open var function: String { if case .function(let name, _) = node { name } else { "" } }
    open var arguments: [_NSExpression]? {
        if case .function(_, let arguments) = node { arguments.map(_NSExpression.init) } else { nil }
    }
    open override var description: String { node.text }

    private static func node(of predicate: Any) -> PredicateNode {
        if let predicate = predicate as? _FormatPredicate { return predicate.node }
        guard let predicate = predicate as? NSPredicate else { return .constant(false) }
        // A predicate of a closure is an expression that runs it.
        let run = ExpressionNode.block({ object, _, variables in predicate.evaluate(with: object, substitutionVariables: variables) }, [])
        return .comparison(PredicateComparison(left: run, operator: .equal, right: .constant(true)))
    }
}

/// A predicate that compares two expressions.
open class _NSComparisonPredicate: _FormatPredicate {
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let caseInsensitive = Options(rawValue: 1)
        public static let diacriticInsensitive = Options(rawValue: 2)
        public static let normalized = Options(rawValue: 4)
    }

    public enum Modifier: UInt, Sendable { case direct, all, any }

    public enum Operator: UInt, Sendable {
        case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo, matches, like, beginsWith
        case endsWith, `in`
        case contains = 99
        case between = 100
    }

    public let leftExpression: _NSExpression
    public let rightExpression: _NSExpression
    public let comparisonPredicateModifier: Modifier
    public let predicateOperatorType: Operator
    public let options: Options

    public init(
        leftExpression lhs: _NSExpression, rightExpression rhs: _NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression) = (lhs, rhs)
        (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
        super.init(
            .comparison(
                PredicateComparison(
                    left: lhs.node, operator: type.sign, right: rhs.node, modifier: modifier.word,
                    ignoresCase: options.contains(.caseInsensitive),
                    ignoresDiacritics: options.contains(.diacriticInsensitive))))
    }

    public required init?(coder: NSCoder) { nil }
}

extension _NSComparisonPredicate.Modifier {
    fileprivate var word: PredicateComparison.Modifier {
        switch self {
        case .direct: .direct
        case .all: .all
        case .any: .any
        }
    }
}

extension _NSComparisonPredicate.Operator {
    fileprivate var sign: PredicateComparison.Operator {
        switch self {
        case .lessThan: .less
        case .lessThanOrEqualTo: .lessOrEqual
        case .greaterThan: .greater
        case .greaterThanOrEqualTo: .greaterOrEqual
        case .equalTo: .equal
        case .notEqualTo: .notEqual
        case .matches: .matches
        case .like: .like
        case .beginsWith: .beginsWith
        case .endsWith: .endsWith
        case .in: .in
        case .contains: .contains
        case .between: .between
        }
    }
}
