import Foundation

/// What a service tells of itself, in keys and values.
public struct NWTXTRecord: Hashable, Sendable, CustomDebugStringConvertible {
    public private(set) var dictionary: [String: String]

    public init() { dictionary = [:] }
    public init(_ dictionary: [String: String]) { self.dictionary = dictionary }

    public subscript(key: String) -> String? {
        get { dictionary[key] }
        set { dictionary[key] = newValue }
    }

    @discardableResult
    public mutating func removeEntry(key: String) -> Bool { dictionary.removeValue(forKey: key) != nil }

    public var debugDescription: String {
        dictionary.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: ", ")
    }
}
