/// How a module's sources are to be read: the compiler's options that its project or package sets.
struct LanguageSettings: Equatable {
    /// `4`, `4.2`, `5` or `6`; five where nothing says so, as in Xcode's older projects.
    var version = "5"
    /// What `#if NAME` finds defined; `DEBUG` always is, as in a debug build.
    var conditions: [String] = []
    var upcomingFeatures: [String] = []
    var experimentalFeatures: [String] = []
    var isMainActorDefault = false

    /// The compiler's arguments.
    var arguments: [String] {
        var arguments = ["-swift-version", version]
        for condition in (["DEBUG"] + conditions).unique() { arguments.append("-D\(condition)") }
        for feature in upcomingFeatures.unique() { arguments += ["-enable-upcoming-feature", feature] }
        for feature in experimentalFeatures.unique() { arguments += ["-enable-experimental-feature", feature] }
        if isMainActorDefault { arguments += ["-default-isolation", "MainActor"] }
        return arguments
    }

    /// The mode for a version as projects and packages write it: `5.0`, `5.9`, `6`, `4.2`.
    static func mode(for version: String) -> String {
        if version.hasPrefix("4.2") { return "4.2" }
        let major = version.prefix { $0.isNumber }
        return ["4", "5", "6"].contains(major) ? String(major) : "5"
    }
}

extension Array where Element: Hashable {
    /// The elements without those that came before.
    func unique() -> [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
