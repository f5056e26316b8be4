import Foundation
import FoundationSupplement

/// A report that processes with different inputs make together.
protocol JoinedReport: Codable {
    /// Adds what a later process has made.
    mutating func join(_ other: Self)
}

extension [RunWarning]? {
    /// The warnings of both, each once.
    func joined(with others: [RunWarning]?) -> [RunWarning]? {
        let all = (self ?? []) + (others ?? []).filter { !(self ?? []).contains($0) }
        return all.isEmpty ? nil : all
    }
}
