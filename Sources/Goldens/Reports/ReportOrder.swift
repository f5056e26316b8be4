extension GoldenOutcome {
    /// All outcomes, the most important for a reviewer first.
    package static let byImportance: [Self] = [.changed, .new, .missing, .failed, .stale, .tolerated, .unchanged]

    /// The sentence for a picture with this outcome and without a message of its own.
    package var sentence: String {
        switch self {
        case .changed: "The picture differs from its golden."
        case .new: "The picture has no golden yet."
        case .missing: "The golden's file is missing, although the folder lists it."
        case .stale: "The program no longer makes a picture for this golden."
        case .failed: "There is no picture or no readable golden."
        case .tolerated: "The picture differs by no more than is allowed."
        case .unchanged: "The pixels are the same."
        }
    }
}

extension VerificationReport {
    /// The pictures by importance of their outcomes, and with the same outcome by name.
    package var picturesByImportance: some RandomAccessCollection<VerifiedPicture> {
        let order = GoldenOutcome.byImportance.flatMap { outcome in
            pictures.indices.filter { pictures[$0].outcome == outcome }.sorted { pictures[$0].precedes(pictures[$1]) }
        }
        // Indices instead of copies, because there may be tens of thousands of pictures.
        return order.lazy.map { pictures[$0] }
    }

    /// The counts of the outcomes that occur: `3 changed, 1 new, 38 unchanged`.
    package var countWords: String {
        let counts = GoldenOutcome.byImportance.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
        return counts.map { "\(ReportNumber.count($1)) \($0.rawValue)" }.joined(separator: ", ")
    }

    /// The result of the run in a line.
    package var headline: String {
        let bad = pictures.count { !$0.outcome.passes }
        if pictures.isEmpty { return "There are no pictures" }
        if bad == 0 {
            return pictures.count == 1
                ? "The picture matches its golden" : "All \(ReportNumber.count(pictures.count)) pictures match their goldens"
        }
        return "\(ReportNumber.count(bad)) of \(ReportNumber.count(pictures.count, "picture")) "
            + "\(bad == 1 ? "needs" : "need") a look"
    }
}

extension DifferenceCause {
    /// The change as sentences.
    package var sentence: String {
        "\(name) has changed since the goldens were recorded, from \(recorded) to \(found). "
            + "This may be the cause of differences."
    }
}

extension VerifiedPicture {
    /// Returns whether the picture's name precedes another one's in the order of bytes.
    package func precedes(_ other: Self) -> Bool { name.utf8.lexicographicallyPrecedes(other.name.utf8) }

    /// The reasons for the picture's outcome as sentences.
    package var sentences: [String] {
        let first = self.message.map { [$0] } ?? (self.difference == nil ? [outcome.sentence] : [])
        return first + (self.difference?.sentences ?? [])
    }

    /// The reason for the picture's outcome as a short text.
    package var brief: String {
        if let difference = self.difference, outcome == .changed || outcome == .tolerated { return difference.brief }
        return self.message?.split(whereSeparator: \.isNewline).first.map(String.init) ?? outcome.sentence
    }
}
