import Foundation

/// A table of names with the number of repositories that use them.
struct UsageTable {
    struct Row {
        let name: String
        let repositories: Int
        /// The number of repositories that declare the name, or 0 if the table does not contain it.
        let redeclaring: Int
    }

    let rows: [Row]

    /// A table of names that were seen in real apps, whose users nobody has counted.
    init(names: [String]) { rows = names.map { Row(name: $0, repositories: 1, redeclaring: 0) } }

    /// - Throws: `CoverageFailure` if the file cannot be read or contains an invalid line.
    init(file: URL) throws {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw CoverageFailure("\(file.path) cannot be read. Use --usage with the folder of usage tables.")
        }
        var lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard !lines.isEmpty else { throw CoverageFailure("\(file.path) is empty; its first line names the columns.") }
        let columns = lines.removeFirst()
        let redeclaring = columns.firstIndex(of: "repos_redeclaring_name")
        rows = try lines.enumerated().map { index, fields in
            guard fields.count >= 2, let count = Int(fields[1]) else {
                throw CoverageFailure("\(file.path):\(index + 2): the line must contain a name and a number of repositories.")
            }
            let again = redeclaring.flatMap { fields.indices.contains($0) ? Int(fields[$0]) : nil } ?? 0
            return Row(name: String(fields[0]), repositories: count, redeclaring: again)
        }
    }
}
