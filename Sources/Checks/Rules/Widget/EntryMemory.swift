import Foundation

extension Rule {
    /// An entry whose data, view and images take more memory than the extension has. The system ends a widget extension at 30 MB
    /// (EXC_RESOURCE in public crash reports; Apple does not publish the limit).
    static let entryMemory = Rule(
        "widget.memory", .error, "An entry takes more memory than a widget extension has.", limit: Limit(30, "megabytes"),
        .timeline { timeline, limit in
            guard let memory = timeline.memory, Double(memory) > limit * 1_000_000 else { return [] }
            return [
                Match(
                    "One entry with its view and images takes \(Quoted.number(CGFloat(memory) / 1_000_000)) MB, as measured; the system "
                        + "ends the extension at \(Quoted.number(limit)) MB.",
                    subject: "memory")
            ]
        })
}
