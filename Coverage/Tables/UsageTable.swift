import Foundation

/// A table of names and how many repositories use them.
struct UsageTable {
    struct Row {
        let name: String
        let repositories: Int
        /// In how many repositories something of that name is declared; 0 where the table does not say.
        let redeclaring: Int
    }

    let rows: [Row]

    /// - Throws: `CoverageFailure` where the file cannot be read or a line of it makes no sense.
    init(file: URL) throws {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw CoverageFailure("\(file.path) cannot be read. Give the folder of usage tables with --usage.")
        }
        var lines = text.split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        guard !lines.isEmpty else { throw CoverageFailure("\(file.path) is empty; its first line names the columns.") }
        let columns = lines.removeFirst()
        let redeclaring = columns.firstIndex(of: "repos_redeclaring_name")
        rows = try lines.enumerated().map { index, fields in
            guard fields.count >= 2, let count = Int(fields[1]) else {
                throw CoverageFailure("\(file.path):\(index + 2): a name and a number of repositories were expected.")
            }
            let again = redeclaring.flatMap { fields.indices.contains($0) ? Int(fields[$0]) : nil } ?? 0
            return Row(name: String(fields[0]), repositories: count, redeclaring: again)
        }
    }
}
