import Foundation
import Processes

/// Reads the description of a project for Tuist, `Project.swift`, and those of the projects that it depends on.
struct TuistProject {
    static let fileName = "Project.swift"
    private let descriptions: TuistDescriptions
    /// The folders of the descriptions that are read.
    private var known: Set<String> = []
    /// The descriptions that the targets so far depend on and that may not be read yet.
    private var waiting: [URL] = []
    /// The roots whose description of packages has been looked for.
    private var rootsOfDependencies: Set<String> = []
    private var project = DescribedProject(name: "", configurations: [])

    /// - Parameter cache: the tool's cache, which keeps what a description says as long as its files stay the same.
    /// - Throws: `ProgramFailure` where a description does not compile or ends without a project.
    static func project(described file: URL, cache: URL) throws -> DescribedProject {
        var reader = TuistProject(cache: cache)
        try reader.read(file.standardizedFileURL)
        return reader.project
    }

    private init(cache: URL) { descriptions = TuistDescriptions(cache: cache) }

    /// The folder that paths from the root are relative to.
    private static func root(of folder: URL) -> URL {
        var place = folder
        while place.path != "/" {
            let names = ["Tuist", "Tuist.swift", ".git"].map { place.appendingPathComponent($0).path }
            if names.contains(where: FileManager.default.fileExists) { return place }
            place = place.deletingLastPathComponent()
        }
        return folder
    }

    // MARK: The project

    /// Reads a description and those of the projects that it depends on: first all that it names, then all that these name, because
    /// those of one step are read side by side.
    private mutating func read(_ file: URL) throws {
        waiting = [file]
        while case let files = waiting.filter({ known.insert($0.deletingLastPathComponent().path).inserted }), !files.isEmpty {
            waiting = []
            let places = files.map { Places(folder: $0.deletingLastPathComponent(), root: Self.root(of: $0.deletingLastPathComponent())) }
            let values = try descriptions.values(of: zip(files, places).map { ($0, root: $1.root) })
            for (index, file) in files.enumerated() { try add(values[index], described: file, places[index]) }
        }
    }

    private mutating func add(_ value: [String: Any], described file: URL, _ places: Places) throws {
        let settings = value["settings"] as? [String: Any] ?? [:]
        if project.files.isEmpty {
            project.name = value["name"] as? String ?? places.folder.lastPathComponent
            project.developmentLanguage = value["region"] as? String ?? "en"
            project.configurations = Self.configurations(in: settings)
            // Tuist makes schemes of its own.
            project.defaultConfiguration = settings["default"] as? String ?? project.debugConfiguration
            project.settings = Self.settings(settings, places)
        }
        project.files.append(file)
        project.packages += Self.packages(in: value, places)
        project.schemes += Self.schemes(in: value)
        if !project.packages.contains(where: { $0.name == "external" }), let manifest = try externalManifest(below: places.root) {
            project.packages.append(DescribedPackage(name: "external", place: .dependencies(of: manifest)))
        }
        for target in value["targets"] as? [[String: Any]] ?? [] { try add(target, places) }
    }

    /// The folder of the manifest with the packages of all projects below a root. A project can be drawn without packages whose
    /// description cannot be read, which is told once.
    private mutating func externalManifest(below root: URL) throws -> URL? {
        let folders = ["Tuist", "."].map { root.appendingPathComponent($0).standardizedFileURL }
        if let folder = folders.first(where: { FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path) }) {
            return folder
        }
        guard rootsOfDependencies.insert(root.path).inserted else { return nil }
        do {
            return try descriptions.manifest(ofDependenciesBelow: root)
        } catch let failure as ProgramFailure where failure.status == .badInput {
            Console.shared.warn("\(failure.message) Its packages are left out.")
            return nil
        }
    }

    private static func configurations(in settings: [String: Any]) -> [DescribedConfiguration] {
        let all = (settings["configurations"] as? [[String: Any]] ?? []).compactMap { value in
            (value["name"] as? String).map { DescribedConfiguration(name: $0, isDebug: value["isDebug"] as? Bool ?? false) }
        }
        return all.isEmpty ? [.init(name: "Debug", isDebug: true), .init(name: "Release", isDebug: false)] : all
    }

    private static func settings(_ value: [String: Any], _ places: Places) -> DescribedSettings {
        var settings = DescribedSettings(base: value["base"] as? [String: String] ?? [:])
        for configuration in value["configurations"] as? [[String: Any]] ?? [] {
            guard let name = configuration["name"] as? String else { continue }
            settings.configurations[name] = configuration["settings"] as? [String: String]
            settings.files[name] = (configuration["file"] as? [String: Any]).map { places[$0] }
        }
        return settings
    }

    private static func schemes(in value: [String: Any]) -> [BuildScheme] {
        (value["schemes"] as? [[String: Any]] ?? []).compactMap { scheme in
            guard let name = scheme["name"] as? String, let configuration = scheme["configuration"] as? String else { return nil }
            let built = scheme["targets"] as? [String] ?? []
            let executable = scheme["executable"] as? String ?? built.first
            return BuildScheme(name: name, configuration: configuration, built: Set(built), run: Set([executable].compactMap { $0 }))
        }
    }

    private static func packages(in value: [String: Any], _ places: Places) -> [DescribedPackage] {
        (value["packages"] as? [[String: Any]] ?? []).map { package in
            if let path = package["path"] as? [String: Any] {
                return DescribedPackage(name: places[path].lastPathComponent, place: .local(places[path]))
            }
            let remote = RemotePackage(package["url"] as? String ?? "", package["requirement"] as? String)
            return DescribedPackage(name: remote.folderName, place: .remote(remote))
        }
    }

    private static let productTypes = [
        "app": "application", "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic", "framework": "framework",
        "staticFramework": "framework.static", "appExtension": "app-extension", "extensionKitExtension": "extensionkit-extension",
        "watch2App": "application.watchapp2", "watch2Extension": "watchkit2-extension", "messagesExtension": "app-extension.messages",
    ]

    private static let sdks = [
        ("iPhone", "iphoneos"), ("iPad", "iphoneos"), ("appleWatch", "watchos"), ("mac", "macosx"), ("appleVision", "xros"),
    ]

    private mutating func add(_ value: [String: Any], _ places: Places) throws {
        let name = value["name"] as? String ?? ""
        let destinations = value["destinations"] as? [String] ?? []
        let sdks = Self.sdks.filter { destinations.contains($0.0) }.map(\.1).unique()
        let product = value["product"] as? String ?? ""
        var target = DescribedTarget(
            name: name, productType: "com.apple.product-type.\(Self.productTypes[product] ?? product)",
            sdk: sdks.count == 1 ? sdks[0] : "auto")
        target.settings = Self.settings(value["settings"] as? [String: Any] ?? [:], places)
        var usual = ["PRODUCT_NAME": value["productName"] as? String ?? name, "PRODUCT_BUNDLE_IDENTIFIER": value["bundleId"] as? String ?? ""]
        if sdks.count > 1 { usual["SUPPORTED_PLATFORMS"] = sdks.joined(separator: " ") }
        let info = value["infoPlist"] as? [String: Any] ?? [:]
        if let file = info["file"] as? [String: Any] { usual["INFOPLIST_FILE"] = places[file].path }
        target.infoPlist = info["values"] as? [String: Any] ?? [:]
        target.settings.base = usual.merging(target.settings.base) { $1 }
        for glob in value["sources"] as? [[String: Any]] ?? [] {
            target.files += places.files(matching: glob).filter { ["swift", "intentdefinition", "xcdatamodeld"].contains($0.pathExtension) }
        }
        for glob in value["resources"] as? [[String: Any]] ?? [] {
            if glob["isFolder"] as? Bool == true, let path = glob["path"] as? [String: Any] {
                target.files.append(places[path])
            } else {
                target.files += places.files(matching: glob).filter { $0.pathExtension != "swift" }
            }
        }
        for folder in value["folders"] as? [[String: Any]] ?? [] { target.files += places.files(matching: ["path": folder]) }
        target.files = target.files.unique()
        for dependency in value["dependencies"] as? [[String: Any]] ?? [] { try add(dependency, to: &target, sdks, places) }
        target.resourceAccessors = ResourceAccessors(
            described: value["accessors"] as? [String: Any] ?? [:], templates: places.root.appendingPathComponent("Tuist/ResourceSynthesizers"))
        project.targets.append(target)
    }

    private mutating func add(
        _ dependency: [String: Any], to target: inout DescribedTarget, _ sdks: [String], _ places: Places
    ) throws {
        let filters = dependency["filters"] as? [String] ?? []
        let names = ["ios": "iphoneos", "watchos": "watchos", "macos": "macosx", "visionos": "xros"]
        if !filters.isEmpty, !filters.contains(where: { names[$0].map(sdks.contains) ?? false }) { return }
        let name = dependency["name"] as? String ?? ""
        switch dependency["kind"] as? String {
        case "target": target.dependencies.append(.target(name))
        case "project":
            target.dependencies.append(.target(name))
            if let path = dependency["path"] as? [String: Any] {
                waiting.append(places[path].appendingPathComponent(Self.fileName).standardizedFileURL)
            }
        case "external": target.dependencies.append(.product(name, package: "external"))
        case "package":
            // A description does not say which of its packages has a product.
            let near = project.packages.first { $0.name.lowercased() == name.lowercased() }
                ?? project.packages.first { name.lowercased().hasPrefix($0.name.lowercased().prefix { $0 != "-" && $0 != "." }) }
            target.dependencies.append(.product(name, package: near?.name))
        case "sdk": target.dependencies.append(.system(name))
        default: break
        }
    }

    /// The folders that a description's paths are relative to.
    private struct Places {
        let folder: URL
        let root: URL

        subscript(path: [String: Any]) -> URL {
            let base = path["base"] as? String == "root" ? root : folder
            return URL(fileURLWithPath: path["path"] as? String ?? "", relativeTo: base).standardizedFileURL
        }

        /// The files that a pattern of paths means. A folder that is one resource counts as a file.
        func files(matching glob: [String: Any]) -> [URL] {
            guard let path = glob["path"] as? [String: Any] else { return [] }
            let pattern = self[path].path
            let excluded = PathPatterns((glob["excluding"] as? [[String: Any]] ?? []).map { self[$0].path })
            // The folders before the first pattern are not searched.
            let parts = pattern.split(separator: "/")
            let fixed = parts.prefix { !$0.contains(where: "*?{[".contains) }
            let start = URL(fileURLWithPath: "/" + fixed.joined(separator: "/"))
            let wanted = PathPatterns([pattern])
            var found: [URL] = []
            func collect(_ url: URL) {
                if excluded.match(url.path) { return }
                guard FileManager.default.isFolder(url) == true, FileKind.isOpened(url) else {
                    if wanted.match(url.path) || wanted.match(url.path + "/x") { found.append(url) }
                    return
                }
                for name in FileManager.default.sortedNames(in: url) where !name.hasPrefix(".") { collect(url.appendingPathComponent(name)) }
            }
            collect(start)
            return found
        }
    }
}
