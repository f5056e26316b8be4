import Foundation

/// A sort descriptor that reads values by a path of keys, or by a key path whose values have no order of their own in Swift.
///
/// Foundation on Linux has sort descriptors of key paths to comparable values alone.
public final class _KeySortDescriptor: NSSortDescriptor {
    fileprivate let name: String?
    private let read: (Any) throws -> Any?
    private let order: (Any?, Any?) -> ComparisonResult

    fileprivate init(
        name: String?, ascending: Bool, read: @escaping (Any) throws -> Any?,
        order: @escaping (Any?, Any?) -> ComparisonResult
    ) {
        (self.name, self.read, self.order) = (name, read, order)
        super.init(keyPath: \NSObject.hash, ascending: ascending)
    }

    public required init?(coder: NSCoder) { nil }

    public override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        do {
            let result = order(try read(object1), try read(object2))
            return ascending ? result : _KeySortDescriptor.reversed(result)
        } catch {
            PredicateProblem.end("Objects cannot be sorted by \(name ?? "a key path"): \(error).")
        }
    }

    public override var comparator: Comparator { { [self] in compare($0, to: $1) } }

    public override var reversedSortDescriptor: Any {
        _KeySortDescriptor(name: name, ascending: !ascending, read: read, order: order)
    }

    public override func copy(with zone: NSZone? = nil) -> Any { self }

    fileprivate static func reversed(_ result: ComparisonResult) -> ComparisonResult {
        switch result {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }

    /// The order of values without a comparator: that of numbers, texts or dates, with nothing before everything.
    fileprivate static func natural(_ left: Any?, _ right: Any?) -> ComparisonResult {
        PredicateValue(left).compared(to: PredicateValue(right)) ?? .orderedSame
    }

    /// The order that the method of the given name defines.
    fileprivate static func order(named selector: String) -> (Any?, Any?) -> ComparisonResult {
        { left, right in
            guard case .text(let left) = PredicateValue(left), case .text(let right) = PredicateValue(right) else {
                return natural(left, right)
            }
            switch selector {
            case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
            case "localizedCompare:": return left.localizedCompare(right)
            case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
            case "localizedStandardCompare:": return left.localizedStandardCompare(right)
            case "compare:": return natural(left, right)
            default:
                PredicateProblem.end(
                    "A sort descriptor cannot call the method \(selector): without Objective-C there are compare:, "
                        + "caseInsensitiveCompare:, localizedCompare:, localizedCaseInsensitiveCompare: and "
                        + "localizedStandardCompare:.")
            }
        }
    }
}

/// Gives `NSSortDescriptor` initializers that make objects of another class, which only initializers of protocols can do.
public protocol _SortDescriptorInitialization {}

extension NSSortDescriptor: _SortDescriptorInitialization {}

extension _SortDescriptorInitialization where Self: NSSortDescriptor {
    public init(key: String?, ascending: Bool) {
        self = _KeySortDescriptor(
            name: key, ascending: ascending, read: { try KeyedValue.at(key ?? "self", of: $0) },
            order: _KeySortDescriptor.natural) as! Self
    }

    public init(key: String?, ascending: Bool, selector: Selector?) {
        self = _KeySortDescriptor(
            name: key, ascending: ascending, read: { try KeyedValue.at(key ?? "self", of: $0) },
            order: selector.map { _KeySortDescriptor.order(named: "\($0)") } ?? _KeySortDescriptor.natural) as! Self
    }

    public init(key: String?, ascending: Bool, comparator: @escaping Comparator) {
        self = _KeySortDescriptor(
            name: key, ascending: ascending, read: { try KeyedValue.at(key ?? "self", of: $0) },
            order: { comparator($0 ?? NSNull(), $1 ?? NSNull()) }) as! Self
    }

    @_disfavoredOverload public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        self = _KeySortDescriptor(
            name: nil, ascending: ascending, read: { ($0 as? Root)?[keyPath: keyPath] },
            order: _KeySortDescriptor.natural) as! Self
    }

    public init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool, selector: Selector) {
        self = _KeySortDescriptor(
            name: nil, ascending: ascending, read: { ($0 as? Root)?[keyPath: keyPath] },
            order: _KeySortDescriptor.order(named: "\(selector)")) as! Self
    }

    /// Creates a descriptor that sorts as one of Swift's does.
    public init<Compared: NSObject>(_ sortDescriptor: SortDescriptor<Compared>) {
        let ascending = sortDescriptor.order == .forward
        self = _KeySortDescriptor(
            name: nil, ascending: ascending, read: { $0 },
            order: { left, right in
                guard let left = left as? Compared, let right = right as? Compared else { return .orderedSame }
                let result = sortDescriptor.compare(left, right)
                // This class reverses the order itself.
                return ascending ? result : _KeySortDescriptor.reversed(result)
            }) as! Self
    }
}

extension NSSortDescriptor {
    /// The path of keys; nil where the descriptor was made from a key path, whose name Linux does not know.
    @_disfavoredOverload public var key: String? { (self as? _KeySortDescriptor)?.name }
}

extension SortDescriptor where Compared: NSObject {
    public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
        // Key paths whose parts are sendable are sendable.
        self.init(
            keyPath.appending(path: \._sortingNumber) as! (any KeyPath<Compared, Int> & Sendable), order: order)
    }

    public init(_ keyPath: any KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
        self.init(
            keyPath.appending(path: \._sortingNumber) as! (any KeyPath<Compared, Int> & Sendable), order: order)
    }
}

extension Bool {
    /// The number that false and true are sorted by.
    public var _sortingNumber: Int { self ? 1 : 0 }
}

extension Bool? {
    /// The number that nothing, false and true are sorted by.
    public var _sortingNumber: Int { map { $0 ? 2 : 1 } ?? 0 }
}
