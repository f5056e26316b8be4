extension Rule {
    /// A color that no catalog has. SwiftUI draws it clear.
    static let assetColor = Rule(
        "asset.color", .error, "A color is missing: what it fills is not visible.",
        .program { program, _, _ in
            program.missingColors.sorted().map { name in
                Match("No catalog of the extension has the color \(Quoted.text(name)), so it is clear.", subject: name)
            }
        })
}
