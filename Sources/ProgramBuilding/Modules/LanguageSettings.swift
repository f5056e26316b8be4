/// The compiler options that a module's project or package sets for its sources.
struct LanguageSettings: Hashable {
    /// The language mode, `4`, `4.2`, `5` or `6`; older Xcode projects that set none get 5.
    var version = "5"
    /// The names that `#if NAME` finds defined besides `DEBUG`.
    var conditions: [String] = []
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    var isMainActorDefault = false
    /// The package whose modules share what they declare as `package`.
    var package: String?
    /// Whether `#if DEBUG` holds.
    var isDebug = true
    /// Whether an import of the module's sources has an access level, such as `package import`.
    var hasImportLevels = false

    /// The arguments for the compiler.
    var arguments: [String] {
        var arguments = ["-swift-version", version]
        // Xcode ignores what is not a name, such as $inherited.
        for condition in ((isDebug ? ["DEBUG"] : []) + conditions).unique() where LanguageSettings.isName(condition) { arguments.append("-D\(condition)") }
        for feature in upcomingFeatures.unique()
        where !isLeftOut(feature) && (version != "6" || !LanguageSettings.inSwift6.contains(feature)) {
            arguments += ["-enable-upcoming-feature", feature]
        }
        for feature in experimentalFeatures.unique() { arguments += ["-enable-experimental-feature", feature] }
        if isMainActorDefault { arguments += ["-default-isolation", "MainActor"] }
        if let package { arguments += ["-package-name", package] }
        return arguments
    }

    /// The same settings without the checks of the Swift 6 language mode for data races: Swift 5 with what Swift 6 changes
    /// besides. Nil where these checks are off already.
    var withoutRaceChecks: LanguageSettings? {
        guard version == "6" else { return nil }
        var settings = self
        settings.version = "5"
        settings.upcomingFeatures = (upcomingFeatures + LanguageSettings.meaningInSwift6).unique()
        return settings
    }

    private static func isName(_ text: String) -> Bool {
        guard let first = text.first, first.isLetter || first == "_" else { return false }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// The language mode for a version as projects and packages write it: `5.0`, `5.9`, `6`, `4.2`.
    static func mode(for version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        let major = version.prefix { $0.isNumber }
        return ["4", "5", "6"].contains(major) ? String(major) : "5"
    }

    /// Adds those of a project's own compiler flags that change what sources mean. Others, such as optimization flags, are
    /// ignored.
    mutating func add(flags: [String]) {
        var index = 0
        while index < flags.count {
            let (flag, value) = (flags[index], index + 1 < flags.count ? flags[index + 1] : nil)
            index += 1
            if flag == "-D" || flag == "-enable-upcoming-feature" || flag == "-enable-experimental-feature", let value {
                index += 1
                switch flag {
                case "-D": conditions.append(value)
                case "-enable-upcoming-feature": upcomingFeatures.append(value)
                default: experimentalFeatures.append(value)
                }
            } else if flag.hasPrefix("-D"), flag.count > 2 {
                conditions.append(String(flag.dropFirst(2)))
            } else if flag == "-enable-bare-slash-regex" {
                upcomingFeatures.append("BareSlashRegexLiterals")
            }
        }
    }

    /// Whether an upcoming feature only refuses what compiles without it.
    private func isLeftOut(_ feature: String) -> Bool {
        // A preview's type is public, because the optimizer removes others. Where one import has a level, the others need the feature.
        feature == LanguageSettings.internalImports && !hasImportLevels
    }

    /// Hides what a module imports from those that import it.
    static let internalImports = "InternalImportsByDefault"

    /// The features of the Swift 6 language mode that change what sources mean rather than what is checked.
    private static let meaningInSwift6 = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DisableOutwardActorInference", "ForwardTrailingClosures",
        "GlobalActorIsolatedTypesUsability", "ImplicitOpenExistentials", "InferSendableFromCaptures", "IsolatedDefaultValues",
    ]

    /// The upcoming features that are part of the Swift 6 language mode; enabling them there only causes a warning.
    private static let inSwift6: Set<String> = [
        "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain", "DisableOutwardActorInference",
        "DynamicActorIsolation", "ForwardTrailingClosures", "GlobalActorIsolatedTypesUsability", "GlobalConcurrency",
        "ImplicitOpenExistentials", "ImportObjcForwardDeclarations", "InferSendableFromCaptures",
        "IsolatedDefaultValues", "NonfrozenEnumExhaustivity", "RegionBasedIsolation",
    ]
}
