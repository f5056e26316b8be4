import Foundation

/// The values that lead from a stack's root to its current view.
public struct NavigationPath: Equatable {
    private var values: [AnyHashable] = []

    public init() {}

    public init<S: Sequence>(_ elements: S) where S.Element: Hashable { values = elements.map { AnyHashable($0) } }

    public init<S: Sequence>(_ elements: S) where S.Element: Codable, S.Element: Hashable {
        values = elements.map { AnyHashable($0) }
    }

    public init(_ codable: CodableRepresentation) { values = codable.values }

    public var count: Int { values.count }
    public var isEmpty: Bool { values.isEmpty }

    /// The path in a form that can be saved; nil where one of its values cannot.
    public var codable: CodableRepresentation? {
        values.allSatisfy { $0.base is any Codable } ? CodableRepresentation(values: values) : nil
    }

    public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func append<V: Codable & Hashable>(_ value: V) { values.append(AnyHashable(value)) }
    public mutating func removeLast(_ k: Int = 1) { values.removeLast(k) }

    /// A path that can be saved: the names of types and the values as JSON texts, the last first.
    public struct CodableRepresentation: Codable, Equatable {
        fileprivate let values: [AnyHashable]

        fileprivate init(values: [AnyHashable]) { self.values = values }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [AnyHashable] = []
            while !container.isAtEnd {
                let (name, text) = (try container.decode(String.self), try container.decode(String.self))
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container, debugDescription: "\(name) is no type that can be saved and compared.")
                }
                values.insert(try Self.value(of: type, in: text), at: 0)
            }
            self.values = values
        }

        private static func value<Value: Codable & Hashable>(of type: Value.Type, in text: String) throws -> AnyHashable {
            AnyHashable(try JSONDecoder().decode(type, from: Data(text.utf8)))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values.reversed() {
                guard let base = value.base as? any Codable, let name = _mangledTypeName(type(of: value.base)) else {
                    throw EncodingError.invalidValue(
                        value, .init(codingPath: container.codingPath, debugDescription: "This value cannot be saved."))
                }
                let json = JSONEncoder()
                json.outputFormatting = .sortedKeys
                try container.encode(name)
                try container.encode(String(decoding: json.encode(base), as: UTF8.self))
            }
        }
    }
}
