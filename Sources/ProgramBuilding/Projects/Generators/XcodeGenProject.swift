import Foundation
import Processes

/// Reads the description of a project for XcodeGen, `project.yml`.
struct XcodeGenProject {
    static let fileNames = ["project.yml", "project.yaml", "project.json"]

    private(set) var project: DescribedProject
    /// The folder that paths in the description are relative to.
    let folder: URL
    private let spec: [String: Any]
    private let environment: [String: String]

    /// - Parameter environment: the variables that `${NAME}` in the description stands for.
    /// - Throws: `ProgramFailure` where a file cannot be read.
    init(_ file: URL, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        let reader = try XcodeGenSpec(file, environment: environment)
        (spec, folder, self.environment) = (reader.values, reader.folder, environment)
        let name = spec["name"] as? String ?? folder.lastPathComponent
        project = DescribedProject(name: name, configurations: [])
        project.files = reader.files
        let options = spec["options"] as? [String: Any] ?? [:]
        let configurations = spec["configs"] as? [String: Any] ?? ["Debug": "debug", "Release": "release"]
        project.configurations = configurations.keys.sorted().map {
            DescribedConfiguration(name: $0, isDebug: configurations[$0] as? String == "debug")
        }
        project.defaultConfiguration = options["defaultConfig"] as? String
        project.developmentLanguage = options["developmentLanguage"] as? String ?? "en"
        project.settings = settings(in: spec)
        project.packages = packages()
        for (name, values) in (spec["targets"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let values = values as? [String: Any] else { continue }
            add(name, withTemplates(values, named: name), prefix: options["bundleIdPrefix"] as? String)
        }
        project.schemes += schemes()
    }

    // MARK: Schemes

    /// The first configuration for debugging whose name contains a text.
    private func debugConfiguration(including text: String) -> String? {
        project.configurations.first { $0.isDebug && $0.name.lowercased().contains(text.lowercased()) }?.name
    }

    /// The schemes that the description names.
    private func schemes() -> [BuildScheme] {
        (spec["schemes"] as? [String: Any] ?? [:]).sorted { $0.key < $1.key }.compactMap { name, value in
            guard let values = value as? [String: Any] else { return nil }
            let run = values["run"] as? [String: Any] ?? [:]
            guard let configuration = run["config"] as? String ?? project.debugConfiguration else { return nil }
            let targets = ((values["build"] as? [String: Any])?["targets"] as? [String: Any] ?? [:]).keys
            // Names can start with that of another project.
            let built = targets.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
            let executable = run["executable"] as? String ?? (built.count == 1 ? built.first : nil)
            return BuildScheme(name: name, configuration: configuration, built: Set(built), run: Set([executable].compactMap { $0 }))
        }
    }

    /// The schemes that a target asks for: one for each of its variants of configurations, such as `Staging`.
    private func schemes(of target: String, _ values: [String: Any]?) -> [BuildScheme] {
        guard let values else { return [] }
        let variants = values["configVariants"] as? [String] ?? []
        let all = variants.isEmpty
            ? [(name: target, configuration: project.debugConfiguration)]
            : variants.map { (name: "\(target) \($0)", configuration: debugConfiguration(including: $0)) }
        return all.compactMap { scheme in
            scheme.configuration.map { BuildScheme(name: scheme.name, configuration: $0, built: [target], run: [target]) }
        }
    }

    // MARK: Settings

    private static func text(_ value: Any) -> String? {
        switch value {
        case let flag as Bool: flag ? "YES" : "NO"
        case let text as String: text
        case let list as [Any]: list.compactMap(text).joined(separator: " ")
        default: nil
        }
    }

    /// The settings of the project or of a target, with the groups of settings and the files that they name.
    private func settings(in owner: [String: Any]) -> DescribedSettings {
        var settings = DescribedSettings()
        add(owner["settings"], to: &settings)
        for (name, path) in owner["configFiles"] as? [String: String] ?? [:] { settings.files[name] = place(path) }
        return settings
    }

    private func add(_ value: Any?, to settings: inout DescribedSettings) {
        guard let values = value as? [String: Any] else { return }
        let keys: Set = ["base", "configs", "groups", "presets"]
        guard !keys.isDisjoint(with: values.keys) else {
            return settings.base.merge(values.compactMapValues(Self.text)) { $1 }
        }
        let groups = spec["settingGroups"] as? [String: Any] ?? [:]
        for name in values["groups"] as? [String] ?? [] { add(groups[name], to: &settings) }
        settings.base.merge((values["base"] as? [String: Any] ?? [:]).compactMapValues(Self.text)) { $1 }
        for (pattern, own) in values["configs"] as? [String: [String: Any]] ?? [:] {
            // The name of a configuration may be given in part: debug stands for each whose name contains it.
            let exact = project.configurations.filter { $0.name == pattern }
            let named = exact.isEmpty
                ? project.configurations.filter { $0.name.lowercased().contains(pattern.lowercased()) } : exact
            for configuration in named {
                settings.configurations[configuration.name, default: [:]].merge(own.compactMapValues(Self.text)) { $1 }
            }
        }
    }

    // MARK: Packages

    private func packages() -> [DescribedPackage] {
        var packages: [DescribedPackage] = []
        for (name, value) in (spec["packages"] as? [String: Any] ?? [:]).sorted(by: { $0.key < $1.key }) {
            guard let values = value as? [String: Any] else { continue }
            if let path = values["path"] as? String {
                packages.append(DescribedPackage(name: name, place: .local(place(path))))
            } else if let address = values["url"] as? String ?? (values["github"] as? String).map({ "https://github.com/\($0)" }) {
                let remote = RemotePackage(address, XcodeGenProject.requirement(values))
                packages.append(DescribedPackage(name: name, place: .remote(remote)))
            }
        }
        for path in spec["localPackages"] as? [String] ?? [] {
            packages.append(DescribedPackage(name: place(path).lastPathComponent, place: .local(place(path))))
        }
        return packages
    }

    private static func requirement(_ values: [String: Any]) -> String? {
        func quoted(_ key: String) -> String? { (values[key] as? String).map(RemotePackage.quoted) }
        func version(_ key: String) -> String? { (values[key] as? String).map(RemotePackage.quotedVersion) }
        if let version = version("from") ?? version("majorVersion") { return "from: \(version)" }
        if let version = version("minorVersion") { return ".upToNextMinor(from: \(version))" }
        if let version = version("exactVersion") ?? version("version") { return "exact: \(version)" }
        if let lower = version("minVersion"), let upper = version("maxVersion") { return "\(lower)..<\(upper)" }
        if let branch = quoted("branch") { return "branch: \(branch)" }
        return quoted("revision").map { "revision: \($0)" }
    }

    // MARK: Targets

    /// A target's values over those of the templates that it names.
    private func withTemplates(_ values: [String: Any], named name: String) -> [String: Any] {
        let templates = spec["targetTemplates"] as? [String: Any] ?? [:]
        func resolved(_ values: [String: Any], above: Set<String>) -> [String: Any] {
            var base: [String: Any] = [:]
            for template in values["templates"] as? [String] ?? [] where !above.contains(template) {
                guard let own = templates[template] as? [String: Any] else { continue }
                base = XcodeGenSpec.merged(resolved(own, above: above.union([template])), over: base)
            }
            return XcodeGenSpec.merged(values, over: base)
        }
        var attributes = (values["templateAttributes"] as? [String: Any] ?? [:]).compactMapValues(Self.text)
        attributes["target_name"] = name
        return NamedValues.replaced(resolved(values, above: []), by: attributes) as? [String: Any] ?? values
    }

    private mutating func add(_ name: String, _ values: [String: Any], prefix: String?) {
        let platforms = values["platform"] as? [String] ?? [values["platform"] as? String ?? "auto"]
        for platform in platforms {
            // A target for several systems becomes a target for each.
            let suffix = platforms.count > 1 ? values["platformSuffix"] as? String ?? "_\(platform)" : ""
            var target = DescribedTarget(
                name: name + suffix, productType: "com.apple.product-type.\(values["type"] as? String ?? "application")",
                sdk: Self.sdk(platform))
            target.settings = settings(in: values)
            var usual = ["PRODUCT_NAME": values["productName"] as? String ?? name]
            if target.sdk == "auto" {
                let names = (values["supportedDestinations"] as? [String] ?? ["iOS"]).map { Self.sdk($0) }
                usual["SUPPORTED_PLATFORMS"] = names.unique().joined(separator: " ")
            }
            if let prefix { usual["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name)" }
            if let info = values["info"] as? [String: Any] {
                usual["INFOPLIST_FILE"] = info["path"] as? String
                target.infoPlist = (info["properties"] as? [String: Any] ?? [:])
            }
            target.settings.base = usual.merging(target.settings.base) { $1 }
            for value in values["sources"] as? [Any] ?? [values["sources"]].compactMap({ $0 }) {
                target.files += files(of: value, for: target.sdk)
            }
            target.files = target.files.unique()
            for value in values["dependencies"] as? [[String: Any]] ?? [] { add(value, to: &target) }
            project.targets.append(target)
            project.schemes += schemes(of: target.name, values["scheme"] as? [String: Any])
        }
    }

    private static func sdk(_ platform: String) -> String {
        ["iOS": "iphoneos", "watchOS": "watchos", "macOS": "macosx", "visionOS": "xros", "tvOS": "appletvos"][platform] ?? "auto"
    }

    private func add(_ dependency: [String: Any], to target: inout DescribedTarget) {
        let filters = dependency["destinationFilters"] as? [String] ?? dependency["platforms"] as? [String] ?? []
        if !filters.isEmpty, !filters.contains(where: { Self.sdk($0) == target.sdk || (target.sdk == "auto" && $0 == "iOS") }) { return }
        if let name = dependency["target"] as? String {
            // `Other/Name` is a target of another project, which is found by its product's name.
            target.dependencies.append(.target(name))
        } else if let name = dependency["sdk"] as? String {
            target.dependencies.append(.system(name))
        } else if let package = dependency["package"] as? String {
            let products = dependency["products"] as? [String] ?? [dependency["product"] as? String ?? package]
            for product in products { target.dependencies.append(.product(product, package: package)) }
        }
    }

    // MARK: Sources

    private func place(_ path: String) -> URL { URL(fileURLWithPath: path, relativeTo: folder).standardizedFileURL }

    private func files(of value: Any, for sdk: String) -> [URL] {
        guard let values = value as? [String: Any] else {
            return (value as? String).map { collected(place($0), PathPatterns([]), PathPatterns(["**"])) } ?? []
        }
        guard let path = values["path"] as? String, values["buildPhase"] as? String != "none" else { return [] }
        let filters = values["destinationFilters"] as? [String] ?? []
        if !filters.isEmpty, !filters.contains(where: { Self.sdk($0) == sdk || (sdk == "auto" && $0 == "iOS") }) { return [] }
        let url = place(path)
        if values["type"] as? String == "folder" { return [url] }
        let excludes = PathPatterns(values["excludes"] as? [String] ?? [])
        return collected(url, excludes, PathPatterns(values["includes"] as? [String] ?? ["**"]))
    }

    private func collected(_ root: URL, _ excludes: PathPatterns, _ includes: PathPatterns) -> [URL] {
        var found: [URL] = []
        func collect(_ url: URL, _ path: String, isIncluded: Bool) {
            if !path.isEmpty, excludes.match(path) { return }
            let isIncluded = isIncluded || includes.match(path)
            let isFolder = FileManager.default.isFolder(url)
            guard isFolder == true, FileKind.isOpened(url) else {
                // A file that is missing is named by the warning about the target.
                if isIncluded || path.isEmpty { found.append(url) }
                return
            }
            for name in FileManager.default.sortedNames(in: url) where !name.hasPrefix(".") {
                collect(url.appendingPathComponent(name), path.isEmpty ? name : "\(path)/\(name)", isIncluded: isIncluded)
            }
        }
        collect(root, "", isIncluded: false)
        return found
    }
}
