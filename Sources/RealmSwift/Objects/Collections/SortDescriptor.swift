/// A property by which objects are sorted.
public struct SortDescriptor: Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The path of keys; empty where the descriptor was made from a key path of Swift's.
    public let keyPath: String
    public let ascending: Bool
    private let path: AnyKeyPath?

    public init(keyPath: String, ascending: Bool = true) { (self.keyPath, self.ascending, path) = (keyPath, ascending, nil) }

    public init<Element: ObjectBase>(keyPath: PartialKeyPath<Element>, ascending: Bool = true) {
        (self.keyPath, self.ascending, path) = ("", ascending, keyPath)
    }

    public init(stringLiteral value: String) { self.init(keyPath: value) }

    private init(_ keyPath: String, _ ascending: Bool, _ path: AnyKeyPath?) {
        (self.keyPath, self.ascending, self.path) = (keyPath, ascending, path)
    }

    /// Returns the other order.
    public func reversed() -> SortDescriptor { SortDescriptor(keyPath, !ascending, path) }

    public var description: String {
        "SortDescriptor(keyPath: \(path.map { "\($0)" } ?? keyPath), direction: \(ascending ? "ascending" : "descending"))"
    }

    func value(of element: Any) -> Any? {
        if let path { return element[keyPath: path] }
        return RealmOrder.value(at: keyPath, of: element)
    }
}
