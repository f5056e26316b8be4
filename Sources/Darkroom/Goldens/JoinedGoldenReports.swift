import Goldens

extension RecordReport: JoinedReport {
    mutating func join(_ other: RecordReport) {
        warnings = warnings.joined(with: other.warnings)
        new += other.new
        changed += other.changed
        stale += other.stale
        removed += other.removed
        failed += other.failed
        tolerated += other.tolerated
        unchanged += other.unchanged
        sort()
    }
}

extension VerificationReport: JoinedReport {
    mutating func join(_ other: VerificationReport) {
        warnings = warnings.joined(with: other.warnings)
        pictures = (pictures + other.pictures).sorted { $0.precedes($1) }
        causes += other.causes.filter { !causes.contains($0) }
        environment = environment ?? other.environment
    }
}
