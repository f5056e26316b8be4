import Foundation
import WidgetKitCore

/// A kind's part of a contact sheet: a column for each family and appearance, and a row for each date.
struct ContactSheetSection {
    let kind: String
    let sequences: [PictureSequence]
    /// The dates of the rows, in ascending order.
    let dates: [Date]
    /// The number of all dates.
    let dateCount: Int

    /// Returns a section for each kind, with at most `limit` dates.
    static func all(of sequences: [PictureSequence], limit: Int) -> [ContactSheetSection] {
        var kinds: [String] = []
        for sequence in sequences where !kinds.contains(sequence.kind) { kinds.append(sequence.kind) }
        return kinds.map { kind in
            ContactSheetSection(kind: kind, sequences: sequences.filter { $0.kind == kind }, limit: limit)
        }
    }

    private init(kind: String, sequences: [PictureSequence], limit: Int) {
        (self.kind, self.sequences) = (kind, sequences)
        let all = Set(sequences.flatMap { $0.moments.map(\.date) }).sorted()
        dateCount = all.count
        dates = ContactSheetSection.chosen(limit, of: all)
    }

    /// Returns at most `limit` of `dates`, evenly spaced, including the first and the last.
    static func chosen(_ limit: Int, of dates: [Date]) -> [Date] {
        guard dates.count > limit else { return dates }
        guard limit > 1 else { return Array(dates.prefix(1)) }
        return (0..<limit).map { dates[$0 * (dates.count - 1) / (limit - 1)] }
    }
}
