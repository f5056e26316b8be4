import Foundation

/// The rows of a page that an earlier run wrote, for targets that have not been run again.
struct EarlierPage {
    /// What marks such a row, behind its verdict.
    static let mark = " †"

    private var results: [String: TargetResult] = [:]

    /// - Parameter text: the page; lines that are no rows of targets are passed over.
    init(_ text: String) {
        for line in text.split(separator: "\n") {
            let cells = line.split(separator: "|", omittingEmptySubsequences: false)
                .map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 10, let pictures = Int(cells[5]), let placeholders = Int(cells[6]),
                let seconds = Double(cells[7]),
                let verdict = TargetResult.Verdict(rawValue: cells[4].replacingOccurrences(of: EarlierPage.mark, with: ""))
            else { continue }
            let parts = cells[8].split(separator: ",").compactMap { part -> TargetResult.SetAside? in
                guard let bracket = part.lastIndex(of: "("), let count = Int(part[part.index(after: bracket)...].dropLast())
                else { return nil }
                let module = part[..<bracket].trimmingCharacters(in: .whitespaces)
                return TargetResult.SetAside(module: module == "other names" ? "" : module, parts: count)
            }
            let fault = CorpusTarget.Fault.allCases.first { cells[1].hasSuffix($0.mark) }
            let name = String(cells[1].dropLast(fault?.mark.count ?? 0))
            results[name] = TargetResult(
                verdict: verdict, pictures: pictures, placeholders: placeholders, seconds: seconds, setAside: parts,
                fault: fault)
        }
    }

    /// The result of a target as the page has it; nil where it has none.
    ///
    /// - Parameter name: the target's name in the page.
    func result(of name: String) -> TargetResult? { results[name] }
}
