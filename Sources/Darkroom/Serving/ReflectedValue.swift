/// A value as its type declares it, with its fields. The studio shows a timeline's entry so.
struct ReflectedValue: Codable, Equatable, Sendable {
    /// The name of the field; nil for the value as a whole.
    var name: String?
    var type: String
    /// The value as text; nil if it has fields.
    var value: String?
    var fields: [ReflectedValue]?

    /// The largest number of elements that are listed of a collection.
    private static let elements = 100
    private static let depth = 8
    private static let textLength = 2000

    init(_ value: Any) { self.init(value, name: nil, depth: 0) }

    private init(_ value: Any, name: String?, depth: Int) {
        self.name = name
        let mirror = Mirror(reflecting: value)
        type = String(describing: mirror.subjectType)
        if mirror.displayStyle == .optional {
            guard let wrapped = mirror.children.first?.value else {
                self.value = "nil"
                return
            }
            let inner = ReflectedValue(wrapped, name: name, depth: depth)
            (self.value, fields) = (inner.value, inner.fields)
            return
        }
        let isPlain = value is any CustomStringConvertible && mirror.displayStyle == .struct && !(value is any Collection)
        if mirror.children.isEmpty || isPlain || value is String || depth == Self.depth {
            self.value = String(String(describing: value).prefix(Self.textLength))
            return
        }
        if mirror.displayStyle == .enum {
            self.value = mirror.children.first?.label
        }
        let isKeyed = mirror.displayStyle == .dictionary
        var fields = mirror.children.prefix(Self.elements).enumerated().map { index, child in
            if isKeyed, let pair = child.value as? (key: AnyHashable, value: Any) {
                return ReflectedValue(pair.value, name: "\(pair.key.base)", depth: depth + 1)
            }
            // A property wrapper's storage has an underscore before its name.
            let label = child.label.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
            return ReflectedValue(child.value, name: label ?? "\(index)", depth: depth + 1)
        }
        if isKeyed || mirror.displayStyle == .set { fields.sort { ($0.name ?? "", $0.value ?? "") < ($1.name ?? "", $1.value ?? "") } }
        let left = mirror.children.count - fields.count
        if left > 0 { fields.append(ReflectedValue(more: left)) }
        self.fields = fields
    }

    private init(more count: Int) { (name, type, value) = ("…", "", "\(count) more") }
}
