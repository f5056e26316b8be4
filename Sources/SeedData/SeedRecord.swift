import Files
import Foundation
import Processes

/// A record that a widget finds in its store as if its app had saved it.
package struct SeedRecord: Sendable {
    /// The name of the model or entity.
    package let type: String
    /// The identifier by which other records name this one: the key `$id`, otherwise `id`; nil without either.
    package let id: String?
    /// The values by the names of properties, without `$id`.
    package let values: [String: SeedValue]
    /// The path of the file.
    package let file: String
    /// The position in the list of the file, counted from 1.
    package let position: Int

    package init(type: String, id: String?, values: [String: SeedValue], file: String, position: Int) {
        (self.type, self.id, self.values, self.file, self.position) = (type, id, values, file, position)
    }

    /// The record in a message: `Trip "rome"`, or `the 2nd Trip`.
    package var title: String { id.map { "\(type) \"\($0)\"" } ?? "\(type) number \(position)" }

    /// Returns the value of a property; nil if the record does not have it.
    ///
    /// - Throws: `ProgramFailure` if the value does not fit the type.
    package func value<Value: Decodable>(of property: String, as type: Value.Type) throws -> Value? {
        guard let value = values[property] else { return nil }
        do {
            return try value.decoded(as: type)
        } catch {
            throw failure("\(property) does not fit the type \(type)\(SeedRecord.reason(error).map { ": \($0)" } ?? "")")
        }
    }

    /// Returns the identifiers of the records that a relationship names: one, a list, or none for null; nil if the
    /// record does not have the property.
    ///
    /// - Throws: `ProgramFailure` if the value names no records.
    package func identifiers(in property: String) throws -> [String]? {
        switch values[property] {
        case nil: return nil
        case .null: return []
        case .array(let values):
            return try values.map { value in
                guard let id = value.identifier else { throw notIdentifiers(property) }
                return id
            }
        case let value?:
            guard let id = value.identifier else { throw notIdentifiers(property) }
            return [id]
        }
    }

    private func notIdentifiers(_ property: String) -> ProgramFailure {
        failure("\(property) is a relationship, so it takes the id of a record, or a list of ids")
    }

    /// - Throws: `ProgramFailure` for the first value whose name is not among `properties`.
    package func check(properties: [String]) throws {
        for name in values.keys.sorted() where !properties.contains(name) && name != "id" {
            throw failure("\(type) has no property \"\(name)\".\(NearNames.question(name, in: properties))", ends: true)
        }
    }

    /// Returns the failure for this record.
    package func failure(_ reason: String, ends: Bool = false) -> ProgramFailure {
        .badInput("--data: \(file): \(title): \(reason)\(ends ? "" : ".")")
    }

    private static func reason(_ error: any Error) -> String? {
        guard let error = error as? DecodingError else { return nil }
        switch error {
        case .dataCorrupted(let context): return context.debugDescription
        case .keyNotFound(let key, _): return "the key \"\(key.stringValue)\" is missing"
        case .typeMismatch, .valueNotFound: return nil
        @unknown default: return nil
        }
    }
}
