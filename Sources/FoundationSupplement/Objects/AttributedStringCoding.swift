import Foundation

// Attributed strings as data, in the form that Apple's Foundation gives them: a string where there are no attributes, or else
// each run's text and attributes in turn. Strings of more than ten runs have a table of attributes.

/// Where the attributes of Foundation's scope are written to or read from.
private protocol AttributeCoder {
    mutating func visit<Key: CodableAttributedStringKey>(_ key: Key.Type) throws where Key.Value: Sendable
}

extension AttributeCoder {
    /// Visits the attributes that can be coded. Foundation on Linux does not tell which attributes another scope has, so that
    /// those of an app are left out.
    mutating func visitAll() throws {
        typealias Scope = AttributeScopes.FoundationAttributes
        try visit(Scope.LinkAttribute.self)
        try visit(Scope.InlinePresentationIntentAttribute.self)
        try visit(Scope.PresentationIntentAttribute.self)
        try visit(Scope.LanguageIdentifierAttribute.self)
        try visit(Scope.PersonNameComponentAttribute.self)
        try visit(Scope.NumberFormatAttributes.NumberPartAttribute.self)
        try visit(Scope.NumberFormatAttributes.SymbolAttribute.self)
        try visit(Scope.DateFieldAttribute.self)
        try visit(Scope.DurationFieldAttribute.self)
        try visit(Scope.MeasurementAttribute.self)
        try visit(Scope.ByteCountAttribute.self)
        try visit(Scope.ReplacementIndexAttribute.self)
        try visit(Scope.AlternateDescriptionAttribute.self)
        try visit(Scope.ImageURLAttribute.self)
    }
}

private struct AttributeName: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

private struct AttributeWriter: AttributeCoder {
    let attributes: AttributeContainer
    var container: KeyedEncodingContainer<AttributeName>

    mutating func visit<Key: CodableAttributedStringKey>(_ key: Key.Type) throws where Key.Value: Sendable {
        guard let value = attributes[Key.self] else { return }
        try Key.encode(value, to: container.superEncoder(forKey: AttributeName(stringValue: Key.name)))
    }
}

private struct AttributeReader: AttributeCoder {
    var attributes = AttributeContainer()
    let container: KeyedDecodingContainer<AttributeName>

    mutating func visit<Key: CodableAttributedStringKey>(_ key: Key.Type) throws where Key.Value: Sendable {
        let name = AttributeName(stringValue: Key.name)
        guard container.contains(name) else { return }
        attributes[Key.self] = try Key.decode(from: container.superDecoder(forKey: name))
    }
}

extension AttributeContainer: @retroactive EncodableWithConfiguration, @retroactive DecodableWithConfiguration {
    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try write(to: encoder)
    }

    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws {
        self = try AttributeContainer.read(from: decoder)
    }

    fileprivate func write(to encoder: any Encoder) throws {
        var writer = AttributeWriter(attributes: self, container: encoder.container(keyedBy: AttributeName.self))
        try writer.visitAll()
    }

    fileprivate static func read(from decoder: any Decoder) throws -> AttributeContainer {
        var reader = AttributeReader(container: try decoder.container(keyedBy: AttributeName.self))
        try reader.visitAll()
        return reader.attributes
    }
}

private enum RunsKey: String, CodingKey { case runs, attributeTable }

extension AttributedString: @retroactive Encodable, @retroactive EncodableWithConfiguration {
    public func encode(to encoder: any Encoder, configuration: AttributeScopeCodableConfiguration) throws {
        try encode(to: encoder)
    }

    public func encode(to encoder: any Encoder) throws {
        let runs = runs.map { (text: String(self[$0.range].characters), attributes: $0.attributes) }
        if runs.isEmpty || runs.count == 1 && runs[0].attributes == AttributeContainer() {
            var container = encoder.singleValueContainer()
            return try container.encode(String(characters))
        }
        guard runs.count > 10 else {
            var container = encoder.unkeyedContainer()
            for run in runs {
                try container.encode(run.text)
                try run.attributes.write(to: container.superEncoder())
            }
            return
        }
        var whole = encoder.container(keyedBy: RunsKey.self)
        var container = whole.nestedUnkeyedContainer(forKey: .runs)
        var table = whole.nestedUnkeyedContainer(forKey: .attributeTable)
        var known: [AttributeContainer: Int] = [:]
        for run in runs {
            try container.encode(run.text)
            if known[run.attributes] == nil {
                known[run.attributes] = known.count
                try run.attributes.write(to: table.superEncoder())
            }
            try container.encode(known[run.attributes])
        }
    }
}

extension AttributedString: @retroactive Decodable, @retroactive DecodableWithConfiguration {
    public init(from decoder: any Decoder, configuration: AttributeScopeCodableConfiguration) throws { try self.init(from: decoder) }

    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(text)
            return
        }
        var runs: any UnkeyedDecodingContainer
        var table: [AttributeContainer] = []
        if let container = try? decoder.unkeyedContainer() {
            runs = container
        } else {
            let whole = try decoder.container(keyedBy: RunsKey.self)
            runs = try whole.nestedUnkeyedContainer(forKey: .runs)
            var attributes = try whole.nestedUnkeyedContainer(forKey: .attributeTable)
            while !attributes.isAtEnd { table.append(try AttributeContainer.read(from: attributes.superDecoder())) }
        }
        self.init()
        while !runs.isAtEnd {
            let text = try runs.decode(String.self)
            let attributes: AttributeContainer
            if let index = try? runs.decode(Int.self) {
                guard table.indices.contains(index) else {
                    throw DecodingError.dataCorruptedError(in: runs, debugDescription: "the table has no attributes at \(index)")
                }
                attributes = table[index]
            } else {
                attributes = try AttributeContainer.read(from: runs.superDecoder())
            }
            append(AttributedString(text, attributes: attributes))
        }
    }
}
