import Files
import Foundation
import Processes

/// A file of records: JSON that maps the names of types to lists of records.
struct SeedFile {
    private let file: URL

    init(_ file: URL) { self.file = file }

    /// Returns the records, by type in alphabetical order and in the order of each list.
    ///
    /// - Throws: `ProgramFailure` if the file cannot be read or does not have this form.
    func records() throws -> [SeedRecord] {
        guard file.isReadableFile, let data = try? Data(contentsOf: file) else { throw failure("it does not exist or is not readable") }
        let contents: SeedValue
        do {
            contents = try JSONDecoder().decode(SeedValue.self, from: data)
        } catch DecodingError.dataCorrupted(let context) {
            let reason = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
            throw failure("it is not JSON\(reason.map { " (\($0))" } ?? "")")
        } catch {
            throw failure("it is not JSON")
        }
        guard case .object(let types) = contents else { throw failure("it is not an object of types and lists") }
        return try types.sorted { $0.key < $1.key }.flatMap { type, list in
            guard case .array(let values) = list else { throw failure("\"\(type)\" is not a list of records") }
            return try records(values, of: type)
        }
    }

    private func records(_ values: [SeedValue], of type: String) throws -> [SeedRecord] {
        var known: Set<String> = []
        return try values.enumerated().map { index, value in
            guard case .object(var properties) = value else {
                throw failure("number \(index + 1) of \"\(type)\" is not an object of properties and values")
            }
            let named = properties.removeValue(forKey: "$id")
            let id = (named ?? properties["id"])?.identifier
            if named != nil, id == nil { throw failure("the $id of number \(index + 1) of \"\(type)\" is not a text") }
            if let id, !known.insert(id).inserted { throw failure("two records of \"\(type)\" have the id \"\(id)\"") }
            return SeedRecord(type: type, id: id, values: properties, file: file.path, position: index + 1)
        }
    }

    private func failure(_ reason: String) -> ProgramFailure {
        .badInput(
            "--data: \(file.path) cannot be read: \(reason). It should look like "
                + #"{"Trip": [{"id": "rome", "name": "Rome", "stops": ["forum"]}], "Stop": [{"id": "forum"}]}."#)
    }
}
