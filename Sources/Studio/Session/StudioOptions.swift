/// The words of a command line's options.
package enum StudioOptions {
    /// Returns the options of a picture with those of `base` that it does not name itself.
    static func merged(_ words: [String], over base: [String]) -> [String] {
        let named = Set(words.compactMap(name))
        return groups(base).filter { group in group.first.flatMap(name).map { !named.contains($0) } ?? true }.flatMap(\.self) + words
    }

    /// Returns the words without these options and their values.
    ///
    /// - Parameters:
    ///   - options: the options that have a value.
    ///   - flags: those that have none.
    package static func without(_ options: Set<String>, flags: Set<String>, in words: [String]) -> [String] {
        groups(words).filter { group in
            guard let name = group.first.flatMap(name) else { return true }
            return !options.contains(name) && !flags.contains(name)
        }.flatMap(\.self)
    }

    /// The words of each option: its name and its values.
    private static func groups(_ words: [String]) -> [[String]] {
        words.reduce(into: []) { groups, word in
            if word.hasPrefix("--") || groups.isEmpty { groups.append([word]) } else { groups[groups.count - 1].append(word) }
        }
    }

    /// The name of an option, without a value behind an equals sign; nil for other words.
    private static func name(_ word: String) -> String? {
        word.hasPrefix("--") ? word.split(separator: "=", maxSplits: 1).first.map(String.init) : nil
    }
}
