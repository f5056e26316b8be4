import Foundation
import WidgetKitCore

/// A kind's part of a contact sheet: its families and appearances across, its moments down.
struct ContactSheetSection {
    let kind: String
    let sequences: [PictureSequence]
    /// The moments that are shown, in ascending order.
    let dates: [Date]
    /// How many there are.
    let dateCount: Int

    /// The sections of a run's pictures, a kind each, of at most `limit` moments.
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

    /// At most `limit` of `dates`, evenly spread, the first and the last among them.
    static func chosen(_ limit: Int, of dates: [Date]) -> [Date] {
        guard dates.count > limit else { return dates }
        guard limit > 1 else { return Array(dates.prefix(1)) }
        return (0..<limit).map { dates[$0 * (dates.count - 1) / (limit - 1)] }
    }
}
