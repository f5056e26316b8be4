import Foundation

/// Suggestions for misspelled names.
package enum NearNames {
    /// Returns the most similar of `names`, best first. A name is similar if the number of typing mistakes is at most a
    /// third of its length, or if one name is part of the other.
    package static func of(_ name: String, in names: some Sequence<String>, limit: Int = 3) -> [String] {
        let wanted = Array(name.lowercased().utf8)
        guard !wanted.isEmpty, wanted.count <= 100 else { return [] }
        let allowed = max(1, wanted.count / 3)
        var found: [(distance: Int, name: String)] = []
        for candidate in Set(names) {
            let bytes = Array(candidate.lowercased().utf8)
            var distance = abs(bytes.count - wanted.count) <= allowed ? self.distance(wanted, bytes) : Int.max
            if distance > allowed {
                let isPart = wanted.count >= 4 && candidate.lowercased().contains(name.lowercased())
                let isWhole = bytes.count >= 4 && name.lowercased().contains(candidate.lowercased())
                guard isPart || isWhole else { continue }
                distance = allowed + abs(bytes.count - wanted.count)
            }
            found.append((distance, candidate))
        }
        found.sort { ($0.distance, $0.name) < ($1.distance, $1.name) }
        return found.prefix(limit).map(\.name)
    }

    /// Returns " Did you mean …?" for a message, or an empty string if no name is similar.
    package static func question(_ name: String, in names: some Sequence<String>) -> String {
        let near = of(name, in: names).map { "\"\($0)\"" }
        return near.isEmpty ? "" : " Did you mean \(near.joined(separator: " or "))?"
    }

    /// Returns the number of insertions, deletions, replacements and swaps of adjacent characters between two words.
    package static func distance(_ first: [UInt8], _ second: [UInt8]) -> Int {
        var before: [Int] = []
        var above = Array(0...second.count)
        for row in first.indices {
            var current = [row + 1]
            for column in second.indices {
                let replacement = above[column] + (first[row] == second[column] ? 0 : 1)
                var best = min(replacement, above[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                    best = min(best, before[column - 1] + 1)
                }
                current.append(best)
            }
            (before, above) = (above, current)
        }
        return above[second.count]
    }
}
