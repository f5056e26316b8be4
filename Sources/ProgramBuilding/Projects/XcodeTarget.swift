import Foundation

/// One target of an Xcode project: its kind, its files, its settings and what it depends on.
struct XcodeTarget {
    let object: ProjectObject
    let project: XcodeProject
    let settings: BuildSettings

    /// - Parameter configuration: the configuration of a target that depends on this one; nil leaves it to the schemes.
    init(_ object: ProjectObject, in project: XcodeProject, configuration: String? = nil) {
        (self.object, self.project) = (object, project)
        let name = object.string("name") ?? ""
        settings = BuildSettings(
            project: project.file.root, target: object, paths: project.paths,
            predefined: [
                "TARGET_NAME": name, "TARGETNAME": name, "PRODUCT_NAME": "$(TARGET_NAME)",
                "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
                "PROJECT_NAME": project.file.url.deletingPathExtension().lastPathComponent,
                "SRCROOT": project.paths.root.path, "SOURCE_ROOT": project.paths.root.path,
                "PROJECT_DIR": project.paths.root.path, "PRODUCT_BUNDLE_PACKAGE_TYPE": "XPC!",
                "DEVELOPMENT_LANGUAGE": project.file.root.string("developmentRegion") ?? "en",
            ],
            configuration: project.request.configuration ?? configuration ?? project.schemeConfiguration(of: object),
            preferred: project.request.platform)
    }

    var name: String { object.string("name") ?? object.identifier }

    /// The name of the configuration that it is built in.
    var configuration: String { settings["CONFIGURATION"] ?? "Debug" }

    /// The type of the product, such as `com.apple.product-type.app-extension`.
    var productType: String { object.string("productType") ?? "" }

    var isExtension: Bool { productType.hasSuffix(".app-extension") || productType.hasSuffix(".extensionkit-extension") }

    /// Whether other targets can import the product.
    var isLibrary: Bool {
        [".framework", ".framework.static", ".library.static", ".library.dynamic"].contains { productType.hasSuffix($0) }
    }

    /// Whether the product is a framework, which has a bundle of its own.
    var isFramework: Bool { productType.hasSuffix(".framework") }

    /// Whether it is an extension that offers widgets.
    var isWidgetExtension: Bool {
        guard isExtension else { return false }
        let described = object.dictionary(DescribedProject.infoPlistKey)
        let list = described["NSExtension"] == nil ? infoPlistFile.flatMap(InfoPlist.read) ?? [:] : described
        if let own = list["NSExtension"] as? [String: Any], let point = own["NSExtensionPointIdentifier"] as? String {
            return settings.expanded(point) == "com.apple.widgetkit-extension"
        }
        return object.objects("buildPhases").contains { phase in
            phase.objects("files").contains { $0.object("fileRef")?.string("path")?.hasSuffix("WidgetKit.framework") ?? false }
        }
    }

    var infoPlistFile: URL? {
        guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
        return FileManager.default.ignoringCase(URL(fileURLWithPath: path, relativeTo: project.paths.root).standardizedFileURL)
    }

    var bridgingHeader: BridgingHeader? {
        guard let path = settings["SWIFT_OBJC_BRIDGING_HEADER"], !path.isEmpty else { return nil }
        return BridgingHeader(URL(fileURLWithPath: path, relativeTo: project.paths.root).standardizedFileURL)
    }

    /// The system that it is built for.
    var platform: Platform {
        let name = settings["SDKROOT"] ?? "iphoneos"
        if name.hasPrefix("watch") { return .watchOS }
        if name.hasPrefix("macosx") { return .macOS }
        return name.hasPrefix("xr") ? .visionOS : .iOS
    }

    /// A file of a target, and its path in the bundle.
    struct Member {
        let url: URL
        let path: String
    }

    /// The target's files in the order of the project: those of the build phases, then those of synchronized folders.
    func members() -> [Member] {
        var members: [Member] = []
        for phase in object.objects("buildPhases")
        where ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.kind) {
            for file in phase.objects("files") where isForPlatform(file) && !isWithoutClasses(file) {
                if let reference = file.object("fileRef") { add(reference, to: &members) }
            }
        }
        let owned = Set(object.strings("fileSystemSynchronizedGroups"))
        for group in project.file.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = SynchronizedFolder(group, paths: project.paths) else { continue }
            for (url, path) in folder.files(
                of: object, isOwner: owned.contains(group.identifier), for: platform) {
                // The Info.plist is not a resource.
                if url == infoPlistFile { continue }
                members.append(Member(url: url, path: Self.bundlePath(of: path)))
            }
        }
        return members
    }

    private func add(_ reference: ProjectObject, to members: inout [Member]) {
        switch reference.kind {
        case "PBXVariantGroup":
            for child in reference.objects("children") { add(child, to: &members) }
        default:
            // Products and files of the system have no place in the project.
            guard let url = project.paths[reference] else { return }
            members.append(Member(url: url, path: Self.bundlePath(of: url.path)))
        }
    }

    /// Files lie side by side in a bundle, except those of a language, which lie in its folder.
    private static func bundlePath(of path: String) -> String {
        let parts = path.split(separator: "/")
        guard parts.count > 1, parts[parts.count - 2].hasSuffix(".lproj") else { return String(parts.last ?? "") }
        return parts.suffix(2).joined(separator: "/")
    }

    /// Whether the target takes a definition of intents without the classes for them, which another module has.
    private func isWithoutClasses(_ file: ProjectObject) -> Bool {
        (file.dictionary("settings")["ATTRIBUTES"] as? [String])?.contains("no_codegen") ?? false
    }

    private func isForPlatform(_ file: ProjectObject) -> Bool {
        let filters = file.strings("platformFilters") + (file.string("platformFilter").map { [$0] } ?? [])
        return platform.isAmong(projectFilters: filters)
    }

    /// The targets of the same project that it depends on or links.
    func dependencies() -> [ProjectObject] {
        var targets = object.objects("dependencies").compactMap { $0.object("target") }
        targets += project.file.all("PBXNativeTarget").filter { target in
            target.object("productReference").map(linkedFiles.contains) ?? false
        }
        return targets.unique()
    }

    private var linkedFiles: [ProjectObject] {
        object.objects("buildPhases").filter { $0.kind == "PBXFrameworksBuildPhase" }
            .flatMap { $0.objects("files") }.compactMap { $0.object("fileRef") }
    }

    /// The names of the frameworks that it links and that another project builds.
    func foreignFrameworks() -> [String] {
        let own = Set(project.file.all("PBXNativeTarget").compactMap { $0.object("productReference") })
        return linkedFiles.filter { file in
            !own.contains(file)
                && (file.kind == "PBXReferenceProxy" || file.string("sourceTree") == "BUILT_PRODUCTS_DIR")
        }
        .compactMap { $0.string("path") ?? $0.string("name") }
        .filter { $0.hasSuffix(".framework") || $0.hasSuffix(".a") }
        .map { path in
            let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            return path.hasSuffix(".a") && name.hasPrefix("lib") ? String(name.dropFirst(3)) : name
        }
    }

    /// The products of packages that it links.
    func packageProducts() -> [ProjectObject] {
        var products = object.objects("packageProductDependencies")
        products += object.objects("dependencies").compactMap { $0.object("productRef") }
        products += object.objects("buildPhases").flatMap { $0.objects("files") }.compactMap { $0.object("productRef") }
        return products.unique()
    }
}

extension XcodeProject {
    /// The configuration in which a shared scheme runs a target; nil where no scheme says one.
    fileprivate func schemeConfiguration(of target: ProjectObject) -> String? {
        let names = BuildSettings.configurations(of: target)
        // With a single one there is no choice, and reading schemes takes time.
        guard names.count > 1 else { return nil }
        let owners = file.all("PBXNativeTarget").filter { owner in
            owner.objects("dependencies").contains { $0.object("target") == target }
        }
        let described = file.root.value(DescribedProject.schemesKey) as? [BuildScheme] ?? []
        return BuildScheme.configuration(
            for: target.string("name") ?? "", in: owners.compactMap { $0.string("name") },
            of: described + BuildScheme.schemes(in: [file.url] + workspaces.map(\.url)), among: names)
    }
}

extension Platform {
    /// Whether platform filters of a project include the platform; empty ones include all.
    func isAmong(projectFilters filters: [String]) -> Bool {
        let name =
            switch self {
            case .iOS: "ios"
            case .watchOS: "watchos"
            case .macOS: "macos"
            case .visionOS: "xros"
            }
        return filters.isEmpty || filters.contains(name)
    }
}
