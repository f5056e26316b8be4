import Foundation
import Processes

/// The files of one target of a package, found by the package manager's rules.
struct PackageTarget {
    private(set) var module: SourceModule
    private(set) var warnings: [String] = []
    /// The target's sources in C or C++; nil where it has sources in Swift or none at all.
    private(set) var clang: ClangTarget?
    private var swiftGen = SwiftGenSearch()
    /// The manifests, which are no sources of a target at `path: "."`.
    private let manifests: Set<String>
    private var foreign: [(url: URL, what: String)] = []
    private var uncompiled = UncompiledFiles()
    private let platform: Platform

    /// - Throws: `ProgramFailure` where the target's folder is missing.
    init(_ target: PackageManifest.Target, of manifest: PackageManifest, at package: URL, platform: Platform) throws {
        module = SourceModule(name: ModuleName.identifier(target.name))
        self.platform = platform
        manifests = Set(((try? ManifestReader.files(of: package)) ?? []).map(\.standardizedFileURL.path))
        let folder = try PackageTarget.folder(of: target, in: manifest, at: package)
        readSettings(of: target, in: manifest, at: package)
        let excluded = Set(target.exclude.map { folder.appendingPathComponent($0).standardizedFileURL.path })
        let declared = target.resources.map { resource in
            (url: folder.appendingPathComponent(resource.path).standardizedFileURL, isCopied: resource.rule["copy"] != nil)
        }
        for (url, isCopied) in declared {
            guard FileManager.default.fileExists(atPath: url.path) else {
                warnings.append("\(url.path) is missing: the target \(target.name) lists it among its resources.")
                continue
            }
            if isCopied { module.resources.append(BundleResource(url)) }
            // Programs look for a model's compiled form, whatever the manifest says.
            if !isCopied || FileKind(url, isFolder: true) == .dataModel { process(url, excluded) }
        }
        let taken = excluded.union(declared.map(\.url.path))
        let roots = target.sources.map { $0.map { folder.appendingPathComponent($0).standardizedFileURL } } ?? [folder]
        for root in roots { collect(root, taken, isRoot: true) }
        if module.sources.isEmpty {
            let own = ClangTarget(target, of: manifest, in: folder, excluded: taken, platform: platform)
            // A target may have headers alone.
            let hasCode = !own.module.sources.isEmpty || own.hasObjectiveC || !own.module.inputs.isEmpty
            if hasCode { clang = own }
        }
        if clang == nil { uncompiled.add(foreign) }
        module.foreignSources = uncompiled.sources
        module.plugins = target.plugins.map { BuildToolPlugin(name: $0.name) }
        addGeneratedSources(of: target.name, in: folder, at: package) { place in
            // Excluded files are no sources, and neither are those beside the folders that the target names.
            let folders = Set(sequence(first: place) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }.map(\.path))
            return folders.isDisjoint(with: taken) && roots.contains { folders.contains($0.path) }
        }
        if !module.isThirdParty {
            module.absentSources += swiftGen.left(of: IgnoredSources(beside: module.sources, in: package).absent())
        }
        if module.plugins.contains(where: \.generatesSources) {
            module.pluginInputs = PackageTarget.files(in: folder, excluded: excluded.union(manifests))
        }
        warnings += uncompiled.warnings(of: target.name)
        if !module.resources.isEmpty {
            module.bundle = "\(manifest.name)_\(target.name).bundle"
            // The package manager says so to the macro #bundle.
            module.language.conditions.append("SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE")
        }
    }

    /// Says where the packages of its plugins are.
    mutating func place(_ plugins: [BuildToolPlugin]) { module.plugins = swiftGen.pluginsLeft(of: plugins) }

    /// Adds the sources that SwiftGen generates and that are not on the disk.
    private mutating func addGeneratedSources(of target: String, in folder: URL, at package: URL, where holds: (URL) -> Bool) {
        let hasPlugin = module.plugins.contains(where: \.isSwiftGen)
        // The plugin's own; others would run in an Xcode project, where the folder of the project is the package's.
        let variables = [
            "PROJECT_DIR": package.path, "SRCROOT": package.path, "TARGET_NAME": target, "PRODUCT_MODULE_NAME": module.name,
            "DERIVED_SOURCES_DIR": SwiftGenConfiguration.derivedFolder.path,
        ]
        if folder.path != package.standardizedFileURL.path {
            swiftGen.read(folder.appendingPathComponent(SwiftGenSearch.fileName)) { variables[$0] }
        }
        swiftGen.readAround(package) { variables[$0] }
        swiftGen.take { SwiftGenSearch.isDerived($0) ? hasPlugin : holds($0) }
        warnings += swiftGen.warnings
        module.add(swiftGen)
    }

    static func folder(
        of target: PackageManifest.Target, in manifest: PackageManifest, at package: URL
    ) throws -> URL {
        var places = ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
        // The sources of a package's only target may lie directly in Sources.
        if manifest.targets.count(where: { $0.type != "test" && $0.type != "plugin" }) == 1 { places.append("Sources") }
        if let path = target.path { places = [path] }
        for place in places {
            let url = package.appendingPathComponent(place).standardizedFileURL
            if FileManager.default.fileExists(atPath: url.path) { return url }
        }
        throw ProgramFailure.badInput("The target \(target.name) of the package \(package.path) has no folder \(places[0]).")
    }

    /// All files in a folder, except hidden ones.
    private static func files(in url: URL, excluded: Set<String>) -> [URL] {
        guard !excluded.contains(url.standardizedFileURL.path) else { return [] }
        guard FileManager.default.isFolder(url) == true else { return [url] }
        return FileManager.default.sortedNames(in: url).filter { !$0.hasPrefix(".") }
            .flatMap { files(in: url.appendingPathComponent($0), excluded: excluded) }
    }

    private mutating func readSettings(
        of target: PackageManifest.Target, in manifest: PackageManifest, at package: URL
    ) {
        let tools = LanguageSettings.mode(for: manifest.toolsVersion._version)
        let newest = manifest.swiftLanguageVersions?.map { LanguageSettings.mode(for: $0) }.max()
        var language = LanguageSettings()
        language.version = newest ?? (tools == "6" ? "6" : "5")
        let traits = manifest.enabledTraits
        language.conditions = ["SWIFT_PACKAGE"] + traits.sorted()
        for setting in target.settings where setting.tool == "swift" && setting.condition?.holds(on: platform, with: traits) ?? true {
            let first = setting.values.first ?? ""
            switch setting.name {
            case "define": language.conditions.append(first)
            case "enableUpcomingFeature": language.upcomingFeatures.append(first)
            case "enableExperimentalFeature": language.experimentalFeatures.append(first)
            case "swiftLanguageMode": language.version = LanguageSettings.mode(for: first)
            case "defaultIsolation": language.isMainActorDefault = first == "MainActor"
            case "unsafeFlags": language.add(flags: setting.values)
            default: break
            }
        }
        language.package = manifest.packageName(at: package)
        module.language = language
    }

    /// Adds the resources that `.process` names: files side by side, and folders of languages whole.
    private mutating func process(_ url: URL, _ excluded: Set<String>) {
        guard !excluded.contains(url.path), !url.lastPathComponent.hasPrefix(".") else { return }
        guard let isFolder = FileManager.default.isFolder(url) else { return }
        switch FileKind(url, isFolder: isFolder) {
        case .folder: for child in children(of: url) { process(child, excluded) }
        // Whatever nothing compiles is copied.
        case .resource: module.resources.append(BundleResource(url))
        case .ignored: if !isFolder { module.resources.append(BundleResource(url)) }
        case .dataModel: module.add(dataModel: url)
        case .unsupported(let what): uncompiled.add(url, what)
        case .source, .intentDefinition: break
        }
    }

    private mutating func collect(_ url: URL, _ taken: Set<String>, isRoot: Bool) {
        guard isRoot || !taken.contains(url.path), !url.lastPathComponent.hasPrefix(".") else { return }
        if manifests.contains(url.path) { return }
        guard let isFolder = FileManager.default.isFolder(url) else { return }
        switch FileKind(url, isFolder: isFolder) {
        case .folder: for child in children(of: url) { collect(child, taken, isRoot: false) }
        case .source: module.sources.append(url)
        case .intentDefinition: module.intentDefinitions.append(url)
        case .dataModel: module.add(dataModel: url)
        // These are resources even where the manifest does not declare them.
        case .resource where ["xcassets", "lproj", "xcstrings"].contains(url.pathExtension.lowercased()):
            module.resources.append(BundleResource(url))
        case .unsupported(let what) where ClangTarget.isSource(url): foreign.append((url, what))
        case .unsupported(let what): uncompiled.add(url, what)
        case .resource, .ignored: if isRoot { for child in children(of: url) { collect(child, taken, isRoot: false) } }
        }
    }

    private func children(of folder: URL) -> [URL] {
        FileManager.default.sortedNames(in: folder).map { folder.appendingPathComponent($0) }
    }
}
