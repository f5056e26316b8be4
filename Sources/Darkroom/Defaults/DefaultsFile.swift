import Files
import Foundation
import Processes

/// A file with values for user defaults: a property list or JSON.
///
/// JSON has no dates and data; `{"$date": "2026-06-09T16:41:00Z"}` and `{"$data": "aGVsbG8="}` stand for them.
package struct DefaultsFile {
    let file: URL

    /// Names the file, which is read later.
    package init(_ file: URL) { self.file = file }

    /// Returns the values.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be read or contains a value that user defaults cannot hold.
    package func values() throws -> [String: Any] {
        guard file.isReadableFile else { throw failure("it does not exist or is not readable") }
        let contents: Any
        do {
            let data = try Data(contentsOf: file)
            let isText = data.first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) } == UInt8(ascii: "{")
            contents = try isText
                ? JSONSerialization.jsonObject(with: data) : PropertyListSerialization.propertyList(from: data, format: nil)
        } catch {
            throw failure("it is neither a property list nor JSON")
        }
        guard let values = contents as? [String: Any] else { throw failure("it is not an object of keys and values") }
        return try object(values, at: "")
    }

    private func object(_ values: [String: Any], at path: String) throws -> [String: Any] {
        var object: [String: Any] = [:]
        for (key, value) in values.sorted(by: { $0.key < $1.key }) {
            // A null value means that the key is absent.
            if value is NSNull { continue }
            object[key] = try self.value(value, at: path.isEmpty ? key : "\(path).\(key)")
        }
        return object
    }

    private func value(_ value: Any, at path: String) throws -> Any {
        switch value {
        case is String, is Int, is Double, is Bool, is NSNumber, is Date, is Data: return value
        case let values as [String: Any]:
            if values.count == 1, let text = values["$date"] { return try date(text, at: path) }
            if values.count == 1, let text = values["$data"] { return try data(text, at: path) }
            return try object(values, at: path)
        case let values as [Any]:
            return try values.enumerated().map { try self.value($1, at: "\(path)[\($0)]") }
        case is NSNull:
            throw failure("\(path) is null, which user defaults cannot hold in a list")
        default:
            // A property list can hold references of an archive.
            throw failure("\(path) is no value that user defaults can hold")
        }
    }

    private func date(_ value: Any, at path: String) throws -> Date {
        guard let text = value as? String, let date = try? DateOption.date(from: text, for: "--defaults", in: .gmt) else {
            throw failure("the $date of \(path) is not a date such as 2026-06-09T16:41:00Z")
        }
        return date
    }

    private func data(_ value: Any, at path: String) throws -> Data {
        guard let text = value as? String, let data = Data(base64Encoded: text) else {
            throw failure("the $data of \(path) is not Base64")
        }
        return data
    }

    func failure(_ reason: String) -> ProgramFailure {
        .badInput(
            "The user defaults \(file.path) cannot be read: \(reason). They should look like "
                + #"{"group.com.example": {"key": 1}}."#)
    }
}
