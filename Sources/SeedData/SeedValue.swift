import Foundation

/// A value of a record, as JSON writes it.
package enum SeedValue: Codable, Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number. The decimal form keeps the digits of the file.
    case number(Decimal)
    case string(String)
    case array([SeedValue])
    case object([String: SeedValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Decimal.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([SeedValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: SeedValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .object(let values): try container.encode(values)
        }
    }

    /// The identifier that the value writes: a string, or a whole number.
    package var identifier: String? {
        switch self {
        case .string(let text): text
        case .number(let number): "\(number)"
        default: nil
        }
    }

    /// Returns the value as a type that JSON describes. Dates are ISO 8601 texts, with or without a time; data is Base64.
    ///
    /// - Throws: `DecodingError` if the value does not fit the type.
    package func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { try SeedDate.date(from: $0) }
        // Older decoders refuse a value that is no object or array.
        let values = try decoder.decode([Value].self, from: JSONEncoder().encode([self]))
        return values[0]
    }
}

/// Dates as records write them.
private enum SeedDate {
    static func date(from decoder: any Decoder) throws -> Date {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        let styles = [
            Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
            Date.ISO8601FormatStyle().year().month().day(),
        ]
        for style in styles {
            if let date = try? style.parse(text) { return date }
        }
        throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\"\(text)\" is not a date such as 2026-06-09T16:41:00Z")
    }
}
