import Foundation

/// A predicate made from a format or from expressions.
///
/// Foundation on Linux has predicates of closures alone. This class adds the others below its class, so that predicates of
/// both kinds are `NSPredicate`.
open class _FormatPredicate: NSPredicate {
    let node: PredicateNode
    /// The format as the program wrote it; nil where the predicate was made from expressions.
    let format: String?

    init(_ node: PredicateNode, format: String? = nil) {
        (self.node, self.format) = (node, format)
        super.init(value: true)
    }

    public required init?(coder: NSCoder) { nil }

    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        do {
            return try PredicateScope(object: object, variables: bindings ?? [:]).holds(node)
        } catch {
            PredicateProblem.end("The predicate \(format ?? node.text) cannot be evaluated: \(error).")
        }
    }

    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }

    open override var predicateFormat: String { node.text }
    open override var description: String { node.text }
    open override func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        self === object as AnyObject? || (object as? _FormatPredicate)?.node.text == node.text
    }

    open override var hash: Int { node.text.hashValue }

    fileprivate static func reading(_ format: String, _ arguments: [Any?]) -> _FormatPredicate {
        do {
            return _FormatPredicate(try PredicateParser.predicate(format, arguments: arguments), format: format)
        } catch {
            PredicateProblem.end("The predicate format \"\(format)\" cannot be read: \(error).")
        }
    }
}

/// Gives `NSPredicate` initializers that make objects of another class, which only initializers of protocols can do.
public protocol _PredicateInitialization {}

extension NSPredicate: _PredicateInitialization {}

extension _PredicateInitialization where Self: NSPredicate {
    public init(format predicateFormat: String, _ args: any CVarArg...) {
        self = _FormatPredicate.reading(predicateFormat, args) as! Self
    }

    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = _FormatPredicate.reading(predicateFormat, arguments ?? []) as! Self
    }

    /// Creates a predicate that evaluates a predicate of Swift's.
    public init?<Input: NSObject>(_ predicate: Predicate<Input>) {
        self = NSPredicate { object, _ in
            guard let input = object as? Input else { return false }
            do { return try predicate.evaluate(input) } catch {
                PredicateProblem.end("A #Predicate of \(Input.self) cannot be evaluated: \(error).")
            }
        } as! Self
    }
}

extension NSPredicate {
    /// Returns a predicate with the given values in the place of variables such as `$name`.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
        NSPredicate { [self] object, bindings in
            evaluate(with: object, substitutionVariables: variables.merging(bindings ?? [:]) { given, _ in given })
        }
    }
}
