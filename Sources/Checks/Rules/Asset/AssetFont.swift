extension Rule {
    /// A font whose file the extension lacks. Apps' fonts are not those of their extensions. The system's font takes its place.
    static let assetFont = Rule(
        "asset.font", .warning, "A font is missing: texts have the system's font.",
        .program { program, _, _ in
            Match.missing(program.missingFonts) { name in
                "The extension registers no file with the font \(Quoted.text(name)), so its texts are in the system's font. Add the "
                    + "file to the extension's target and to UIAppFonts in its Info.plist."
            }
        })
}
