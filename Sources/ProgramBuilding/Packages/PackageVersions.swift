/// Chooses among the tags of a repository what a manifest would choose.
struct PackageVersions {
    /// What a requirement asks for.
    enum Wanted: Equatable {
        case range(Version, below: Version)
        case branch(String)
        case revision(String)
    }

    /// A version without marks for tests and builds.
    struct Version: Comparable {
        let parts: [Int]

        /// - Parameter text: `1.2.3`, or less than that, with or without a `v`; nil for other tags, and for versions before a release.
        init?(_ text: some StringProtocol) {
            let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
            let numbers = digits.prefix { $0 != "+" }.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
            guard (1...3).contains(numbers.count), !numbers.contains(nil) else { return nil }
            parts = numbers.compactMap(\.self) + Array(repeating: 0, count: 3 - numbers.count)
        }

        private init(_ parts: [Int]) { self.parts = parts }

        /// The next version whose part at a place is larger.
        func next(at place: Int) -> Version { Version((0..<3).map { $0 < place ? parts[$0] : $0 == place ? parts[$0] + 1 : 0 }) }

        static func < (left: Version, right: Version) -> Bool { left.parts.lexicographicallyPrecedes(right.parts) }
    }

    /// - Parameter requirement: as a manifest writes it, such as `from: "1.2.0"`; nil where it is none of those that manifests have.
    static func wanted(_ requirement: String) -> Wanted? {
        let literals = requirement.split(separator: "\"", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element) }
        guard let first = literals.first else { return nil }
        if requirement.contains("branch") { return .branch(first) }
        if requirement.contains("revision") { return .revision(first) }
        guard let lower = Version(first) else { return nil }
        if literals.count > 1 {
            guard let upper = Version(literals[1]) else { return nil }
            return .range(lower, below: requirement.contains("...") ? upper.next(at: 2) : upper)
        }
        return .range(lower, below: lower.next(at: requirement.contains("exact") ? 2 : requirement.contains("upToNextMinor") ? 1 : 0))
    }

    /// The newest of the tags that fits; nil where none does.
    ///
    /// - Parameter wanted: nil takes the newest of all.
    static func newest(of tags: [String], for wanted: Wanted?) -> String? {
        let versions = tags.compactMap { tag in Version(tag).map { (tag: tag, version: $0) } }
        let fitting = versions.filter { candidate in
            guard let wanted else { return true }
            guard case .range(let lower, let upper) = wanted else { return false }
            return lower <= candidate.version && candidate.version < upper
        }
        return fitting.max { $0.version < $1.version }?.tag
    }
}
