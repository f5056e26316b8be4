import Foundation

/// A target's build settings in one configuration. The target's settings override the project's, and each of the
/// two overrides its own configuration file.
struct BuildSettings {
    private var values: [String: String]
    /// The configuration files that were read.
    private(set) var files: [URL] = []
    private let platform: String

    /// Settings that no project has.
    init(_ values: [String: String]) { (self.values, platform) = (values, "") }

    /// - Parameters:
    ///   - predefined: the settings that Xcode itself defines, such as `TARGET_NAME`.
    ///   - configuration: the configuration's name; nil, or a name that the target does not have, chooses the usual one.
    ///   - preferred: the system to build for where the target supports several.
    init(
        project: ProjectObject, target: ProjectObject, paths: ProjectPaths, predefined: [String: String],
        configuration: String? = nil, preferred: Platform? = nil
    ) {
        values = predefined
        let wanted = BuildSettings.configuration(of: target, named: configuration)
        values["CONFIGURATION"] = wanted?.string("name") ?? "Debug"
        var levels: [ProjectObject] = []
        if let found = BuildSettings.configuration(of: project, named: wanted?.string("name")) { levels.append(found) }
        if let wanted { levels.append(wanted) }
        var assignments: [(key: String, value: String)] = []
        for level in levels {
            if let file = BuildSettings.configurationFile(of: level, paths: paths) {
                let read = ConfigurationFile(file)
                files += read.files
                assignments += read.assignments
            }
            assignments += BuildSettings.assignments(of: level)
        }
        // The conditions depend on the platform, which is itself a setting.
        let sdk = assignments.last { $0.key == "SDKROOT" }?.value
        let supported = assignments.last { $0.key == "SUPPORTED_PLATFORMS" }?.value ?? ""
        platform = BuildSettings.platform(sdk: sdk, supported: supported, preferred: preferred)
        values["PLATFORM_NAME"] = platform
        values["SDKROOT"] = platform
        for (key, value) in assignments { set(key, value) }
        if ["auto", ""].contains(values["SDKROOT"]) || values["SDKROOT"] == sdk { values["SDKROOT"] = platform }
    }

    private static func assignments(of level: ProjectObject) -> [(key: String, value: String)] {
        level.dictionary("buildSettings").sorted { $0.key < $1.key }.compactMap { key, value in
            if let text = value as? String { return (key, text) }
            return (value as? [Any]).map { (key, $0.compactMap { $0 as? String }.joined(separator: " ")) }
        }
    }

    /// Targets for several systems name them in a list of their own, which says more than their SDK. One for a Mac and a phone counts as
    /// one for a phone.
    private static func platform(sdk: String?, supported: String, preferred: Platform?) -> String {
        let names = supported.split(separator: " ").map(String.init)
        let sdks: [Platform: String] = [.iOS: "iphoneos", .watchOS: "watchos", .macOS: "macosx", .visionOS: "xros"]
        let isListed = sdk.map { names.contains($0) || !names.contains(where: sdks.values.contains) } ?? false
        if let sdk, !["auto", ""].contains(sdk), isListed, sdk != "macosx" || !names.contains("iphoneos") { return sdk }
        if let preferred, let name = sdks[preferred], names.contains(name) { return name }
        return ["iphoneos", "watchos", "macosx", "xros"].first(where: names.contains) ?? "iphoneos"
    }

    /// The names of a target's configurations.
    static func configurations(of object: ProjectObject) -> [String] {
        (object.object("buildConfigurationList")?.objects("buildConfigurations") ?? []).compactMap { $0.string("name") }
    }

    /// Without a scheme, Xcode runs the configuration `Debug`; where a project has none, its default one.
    private static func configuration(of object: ProjectObject, named name: String?) -> ProjectObject? {
        let list = object.object("buildConfigurationList")
        let all = list?.objects("buildConfigurations") ?? []
        func named(_ name: String?) -> ProjectObject? { name.flatMap { name in all.first { $0.string("name") == name } } }
        return named(name) ?? named("Debug") ?? named(list?.string("defaultConfigurationName"))
            ?? all.first { $0.string("name")?.lowercased().contains("debug") ?? false } ?? all.first
    }

    private static func configurationFile(of configuration: ProjectObject, paths: ProjectPaths) -> URL? {
        if let file = configuration.object("baseConfigurationReference") { return paths[file] }
        guard let folder = configuration.object("baseConfigurationReferenceAnchor").flatMap({ paths[$0] }),
            let path = configuration.string("baseConfigurationReferenceRelativePath")
        else { return nil }
        return folder.appendingPathComponent(path)
    }

    private mutating func set(_ key: String, _ value: String) {
        var name = key
        if let bracket = key.firstIndex(of: "[") {
            guard conditionsHold(key[bracket...]) else { return }
            name = String(key[..<bracket])
        }
        let inherited = values[name] ?? ""
        // A setting that refers to itself means the inherited value, too.
        values[name] = ["$(inherited)", "${inherited}", "$(\(name))", "${\(name)}"].reduce(value) { text, reference in
            text.replacingOccurrences(of: reference, with: inherited)
        }
    }

    /// Whether conditions such as `[sdk=iphoneos*][arch=*]` hold for a device of the platform.
    private func conditionsHold(_ text: Substring) -> Bool {
        for match in text.matches(of: #/\[(\w+)=([^\]]*)\]/#) {
            let pattern = match.output.2
            let value: String =
                switch match.output.1 {
                case "sdk": platform
                case "arch": "arm64"
                case "config", "variant": values["CONFIGURATION"] ?? "Debug"
                default: ""
                }
            if pattern == "*" { continue }
            let holds = pattern.hasSuffix("*") ? value.hasPrefix(pattern.dropLast()) : value == pattern
            if !holds { return false }
        }
        return true
    }

    /// The value of a setting, with references to other settings replaced by their values.
    subscript(key: String) -> String? { values[key].map { expanded($0) } }

    func isOn(_ key: String) -> Bool { ["YES", "TRUE", "1"].contains((self[key] ?? "").uppercased()) }

    /// The words of a setting whose value is a list.
    func list(_ key: String) -> [String] {
        (self[key] ?? "").split(whereSeparator: \.isWhitespace)
            .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "\"'")) }.filter { !$0.isEmpty }
    }

    /// All keys with a prefix, in alphabetical order.
    func keys(withPrefix prefix: String) -> [String] { values.keys.filter { $0.hasPrefix(prefix) }.sorted() }

    /// A text with every `$(NAME)`, `${NAME}` and `$(NAME:modifier)` replaced by the setting's value.
    func expanded(_ text: String, above: Set<String> = []) -> String {
        var text = text
        // References may be nested, as in $(A_$(B)): the innermost are replaced first.
        for _ in 0..<64 {
            guard let match = text.firstMatch(of: #/\$[({]([\w.]+)((?::[^:$(){}]+)*)[)}]/#) else { break }
            let name = String(match.output.1)
            var value = ""
            if !above.contains(name), let known = values[name] { value = expanded(known, above: above.union([name])) }
            for modifier in match.output.2.split(separator: ":") {
                value = BuildSettings.modified(value, by: modifier)
            }
            text.replaceSubrange(match.range, with: value)
        }
        return text
    }

    private static func modified(_ value: String, by modifier: Substring) -> String {
        switch modifier {
        case "c99extidentifier", "identifier": return ModuleName.identifier(value)
        case "rfc1034identifier":
            return String(value.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "-") ? $0 : "-" })
        case "lower": return value.lowercased()
        case "upper": return value.uppercased()
        case "base": return URL(fileURLWithPath: value).deletingPathExtension().lastPathComponent
        case "file": return URL(fileURLWithPath: value).lastPathComponent
        default:
            if modifier.hasPrefix("default="), value.isEmpty { return String(modifier.dropFirst(8)) }
            return value
        }
    }
}
