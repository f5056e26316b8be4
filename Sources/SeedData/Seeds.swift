import Files
import Foundation
import Processes
import Synchronization

/// The records that the stores of a widget hold when it starts. SwiftData and Core Data read the same ones.
package struct Seeds: Sendable {
    /// The records by type, in the order of the files.
    package private(set) var records: [String: [SeedRecord]] = [:]

    /// Creates seeds without records.
    package init() {}

    /// Reads files that map types to lists of records. A record replaces an earlier file's one of the same type and id.
    ///
    /// - Throws: `ProgramFailure` for the first file that cannot be read or does not have this form.
    package init(files: [URL]) throws {
        for file in files { add(try SeedFile(file).records()) }
    }

    /// Adds the records of other seeds. They replace those of the same type and id.
    package mutating func add(_ other: Seeds) {
        for type in other.types { add(other.records[type] ?? []) }
    }

    private mutating func add(_ new: [SeedRecord]) {
        for record in new {
            let index = record.id.flatMap { id in records[record.type]?.firstIndex { $0.id == id } }
            if let index { records[record.type]?[index] = record } else { records[record.type, default: []].append(record) }
        }
    }

    /// The names of the types that have records, sorted.
    package var types: [String] { records.keys.sorted() }

    /// Returns the record that `source` names in a relationship to a type.
    ///
    /// - Throws: `ProgramFailure` if there is none.
    package func record(_ id: String, of type: String, namedBy source: SeedRecord, in property: String) throws -> SeedRecord {
        if let record = records[type]?.first(where: { $0.id == id }) { return record }
        let known = (records[type] ?? []).compactMap(\.id)
        throw source.failure(
            "\(property) names the \(type) \"\(id)\", which is not there.\(NearNames.question(id, in: known))", ends: true)
    }

    /// Returns a message for each type that no store of the widget knows.
    ///
    /// - Parameter known: the types that the stores know.
    package func messages(known: some Collection<String>) -> [String] {
        types.filter { !known.contains($0) }.compactMap { type in
            records[type]?.first.map { record in
                "--data: \(record.file): the widget opened no store with a model \"\(type)\"."
                    + NearNames.question(type, in: known)
            }
        }
    }
}

extension Seeds {
    private static let shared = Mutex<Seeds>(Seeds())
    private static let known = Mutex<Set<String>>([])
    private static let ending = Mutex<@Sendable (ProgramFailure) -> Never>({ fatalError($0.message) })

    /// The seeds of this process.
    package static var current: Seeds {
        get { shared.withLock { $0 } }
        set { shared.withLock { $0 = newValue } }
    }

    /// The types that the stores of this process know.
    package static var knownTypes: Set<String> { known.withLock { $0 } }

    /// Notes the types that a store knows, when it opens.
    package static func note(types: some Sequence<String>) { known.withLock { $0.formUnion(types) } }

    /// Sets what ends the process when records do not fit the widget's models.
    package static func onFailure(_ end: @escaping @Sendable (ProgramFailure) -> Never) {
        ending.withLock { $0 = end }
    }

    /// Ends the process, because a store found that the records do not fit its models. Widgets often ignore errors of
    /// their stores, and a picture without the records would be wrong in silence.
    package static func end(_ failure: ProgramFailure) -> Never {
        ending.withLock { $0 }(failure)
    }
}
