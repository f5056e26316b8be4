/// The result of a row.
struct RowResult {
    enum Verdict: String, CaseIterable {
        case supported = "supported"
        case withoutEffect = "accepted without effect"
        case missing = "not yet"
        case unchecked = "not checked"
        case elsewhere = "not on an iPhone"
        case projects = "a project's own"
    }

    let name: String
    let repositories: Int
    var verdict: Verdict
    /// The compiler's message, or the reason why the row was not checked.
    var reason: String?
}

/// The result of a table.
struct TableResult {
    let file: String
    let title: String
    var rows: [RowResult]

    func count(_ verdict: RowResult.Verdict, from repositories: Int = 1) -> Int {
        rows.filter { $0.verdict == verdict && $0.repositories >= repositories }.count
    }

    /// Returns the number of rows with Apple's names for iOS.
    func total(from repositories: Int = 1) -> Int {
        [.supported, .withoutEffect, .missing, .unchecked].reduce(0) { $0 + count($1, from: repositories) }
    }

    func accepted(from repositories: Int = 1) -> Int {
        count(.supported, from: repositories) + count(.withoutEffect, from: repositories)
    }
}
