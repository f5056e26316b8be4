extension Rule {
    /// A color that no catalog has. SwiftUI draws it clear.
    static let assetColor = Rule(
        "asset.color", .error, "A color is missing: what it fills is not visible.",
        .program { program, _, _ in
            Match.missing(program.missingColors) { name in
                "No catalog of the extension has the color \(Quoted.text(name)), so it is clear."
            }
        })
}

extension Match {
    /// Matches about names that nothing has, each at the first of the places that say it.
    static func missing(_ names: [String: Set<SourceLocation>], _ text: (String) -> String) -> [Match] {
        names.sorted { $0.key < $1.key }.map { name, places in
            let others = places.count - 1
            let more = others < 1 ? "" : " \(others == 1 ? "Another place names" : "\(others) other places name") it too."
            return Match(text(name) + more, subject: name, place: places.min())
        }
    }
}
