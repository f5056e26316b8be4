import Foundation

/// A decoder that answers each request with a plausible value that is always the same: a made-up state of a Live Activity.
struct SampleDecoder: Decoder {
    let values: SampleValues
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    /// How deep types may contain each other, and from which depth on lists are empty and optional values are nil.
    private static let (deepest, deepestList) = (24, 8)

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleFields<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { SampleList(decoder: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { SampleValue(decoder: self) }

    /// Whether a list has an element.
    fileprivate var hasElements: Bool { codingPath.count < SampleDecoder.deepestList }

    /// The same decoder for a part of the value.
    fileprivate func part(_ key: any CodingKey) -> SampleDecoder {
        SampleDecoder(values: values, codingPath: codingPath + [key])
    }

    /// A sample of a type.
    ///
    /// - Throws: `DecodingError` where the type refuses the samples of its parts, or contains itself without end.
    func sample<Value: Decodable>(of type: Value.Type) throws -> Value {
        guard codingPath.count < SampleDecoder.deepest else {
            throw DecodingError.dataCorrupted(.init(codingPath: codingPath, debugDescription: "\(type) contains itself"))
        }
        let key = codingPath.last { $0.intValue == nil }?.stringValue ?? ""
        if let value = values.value(of: type, for: key) as? Value { return value }
        if let value = FirstCase.of(type) { return value }
        return try type.init(from: self)
    }
}

/// The properties of a value.
private struct SampleFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    /// An enumeration looks here for the name of its case. Only types that know their keys beforehand ask for others.
    var allKeys: [Key] { FirstCase.of(Key.self).map { [$0] } ?? [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { !decoder.hasElements || SampleValues.isAbsent(key.stringValue) }
    /// A value that may be nil is where no sample fits.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try decodeNil(forKey: key) ? nil : try? decode(type, forKey: key)
    }
    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.part(key).sample(of: type)
    }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) -> KeyedDecodingContainer<Nested> {
        decoder.part(key).container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.part(key).unkeyedContainer() }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder.part(key) }
}

/// A list with one element. Types with a fixed number of elements, such as ranges, get as many as they ask for.
private struct SampleList: UnkeyedDecodingContainer {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { nil }
    private(set) var currentIndex = 0
    var isAtEnd: Bool { currentIndex > 0 || !decoder.hasElements }

    init(decoder: SampleDecoder) { self.decoder = decoder }

    private mutating func next() -> SampleDecoder {
        defer { currentIndex += 1 }
        return decoder.part(Index(intValue: currentIndex))
    }

    mutating func decodeNil() -> Bool { false }
    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try next().sample(of: type) }
    mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        next().container(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { next().unkeyedContainer() }
    mutating func superDecoder() -> any Decoder { next() }

    private struct Index: CodingKey {
        let intValue: Int?
        var stringValue: String { "\(intValue ?? 0)" }
        init(intValue: Int) { self.intValue = intValue }
        init?(stringValue: String) { nil }
    }
}

/// A value that has no parts.
private struct SampleValue: SingleValueDecodingContainer {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }

    func decodeNil() -> Bool { true }
    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.sample(of: type) }
}
