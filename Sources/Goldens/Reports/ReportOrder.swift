extension GoldenOutcome {
    /// All outcomes, what a reviewer must see first before the rest.
    package static let byImportance: [Self] = [.changed, .new, .missing, .failed, .stale, .tolerated, .unchanged]

    /// What is to be said of a picture with this outcome and no message of its own.
    package var sentence: String {
        switch self {
        case .changed: "The picture differs from its golden."
        case .new: "The picture has no golden yet."
        case .missing: "The golden's file is gone, though the folder lists it."
        case .stale: "No picture is made any more that this golden could be held against."
        case .failed: "There is no picture, or no golden that can be read."
        case .tolerated: "The picture differs by no more than it may."
        case .unchanged: "The pixels are the same."
        }
    }
}

extension VerificationReport {
    /// The pictures, the most important outcome first, within one in the order of their names.
    package var picturesByImportance: some RandomAccessCollection<VerifiedPicture> {
        let order = GoldenOutcome.byImportance.flatMap { outcome in
            pictures.indices.filter { pictures[$0].outcome == outcome }.sorted { pictures[$0].precedes(pictures[$1]) }
        }
        // Places and no copies: there may be tens of thousands.
        return order.lazy.map { pictures[$0] }
    }

    /// The counts of the outcomes that there are: `3 changed, 1 new, 38 unchanged`.
    package var countWords: String {
        let counts = GoldenOutcome.byImportance.map { ($0, count(of: $0)) }.filter { $0.1 > 0 }
        return counts.map { "\(ReportNumber.count($1)) \($0.rawValue)" }.joined(separator: ", ")
    }

    /// The run's verdict in a line.
    package var headline: String {
        let bad = pictures.count { !$0.outcome.passes }
        if pictures.isEmpty { return "There are no pictures" }
        if bad == 0 {
            return pictures.count == 1
                ? "The picture is as its golden" : "All \(ReportNumber.count(pictures.count)) pictures are as their goldens"
        }
        return "\(ReportNumber.count(bad)) of \(ReportNumber.count(pictures.count, "picture")) "
            + "\(bad == 1 ? "needs" : "need") a look"
    }
}

extension DifferenceCause {
    /// What is other than it was, as a sentence.
    package var sentence: String {
        "Other \(name) than the goldens': recorded with \(recorded), found \(found). "
            + "Differences may come of that and not of the widget."
    }
}

extension VerifiedPicture {
    /// Whether it comes before another in the order of names, by their bytes.
    package func precedes(_ other: Self) -> Bool { name.utf8.lexicographicallyPrecedes(other.name.utf8) }

    /// Why the picture has its outcome, a sentence each.
    package var sentences: [String] {
        let first = self.message.map { [$0] } ?? (self.difference == nil ? [outcome.sentence] : [])
        return first + (self.difference?.sentences ?? [])
    }

    /// Why the picture has its outcome, in a few words.
    package var brief: String {
        if let difference = self.difference, outcome == .changed || outcome == .tolerated { return difference.brief }
        return self.message?.split(whereSeparator: \.isNewline).first.map(String.init) ?? outcome.sentence
    }
}
