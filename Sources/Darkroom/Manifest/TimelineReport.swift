import FoundationSupplement

/// What a process has made of a timeline's pictures, beside its journal.
struct TimelineReport: Codable, Sendable {
    /// The number of pictures, and of their files.
    var pictures: Int
    var files: Int
    /// The number of pictures that were drawn, and of those that an interrupted run had drawn.
    var drawn: Int
    var resumed: Int
    var animations: [TimelineManifest.Animation]?
    /// The pictures in the order of time, if a contact sheet is made of them.
    var sequences: [PictureSequence]
    /// The warnings of the run; nil if there are none.
    var warnings: [RunWarning]?
}

extension TimelineReport: JoinedReport {
    mutating func join(_ other: TimelineReport) {
        warnings = warnings.joined(with: other.warnings)
        pictures += other.pictures
        files += other.files
        drawn += other.drawn
        resumed += other.resumed
        if let others = other.animations { animations = (animations ?? []) + others }
        sequences += other.sequences
    }
}
