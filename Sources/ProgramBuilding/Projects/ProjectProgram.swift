import Foundation
import Processes

/// Describes the program that an Xcode target makes.
struct ProjectProgram {
    private(set) var description: ProgramDescription
    private let packages: PackageLibraries
    /// The project of the widgets' target.
    private let project: XcodeProject
    /// Library targets of neighbouring projects; found when a target first links a framework that its own project does not
    /// build.
    private var neighbouringLibraries: [XcodeTarget]?
    /// The targets whose modules the program has, by their projects' paths and identifiers.
    private var added: Set<String> = []

    /// - Throws: `ProgramFailure` where the target has no sources.
    init(_ target: XcodeTarget, packages: PackageLibraries) throws {
        var packages = packages
        project = target.project
        packages.own = { [project] in project.localPackages }
        self.packages = packages
        let files = ProjectProgram.module(of: target, packages: packages)
        description = ProgramDescription(
            identity: [target.project.file.url.path, target.name], widgetModule: files.module)
        description.warnings = files.warnings + ProjectProgram.warnings(aboutStartOf: target, files.module)
        description.platform = target.platform
        description.infoPlist = try InfoPlist.values(of: target)
        description.configurationFiles = [target.project.file.contents] + target.settings.files
        if let file = target.infoPlistFile {
            if FileManager.default.fileExists(atPath: file.path) {
                description.configurationFiles.append(file)
            } else if target.object.dictionary(DescribedProject.infoPlistKey).isEmpty {
                description.warnings.append("\(file.path) is missing: the target \(target.name) names it as its Info.plist.")
            }
        }
        if let app = FlutterAssets.description(beside: target.project.file.url) {
            description.appResources = FlutterAssets.resources(of: app, for: description.widgetModule)
            if !description.appResources.isEmpty { description.configurationFiles.append(app) }
        }
        guard !description.widgetModule.sources.isEmpty else {
            throw ProgramFailure.badInput("The target \(target.name) of \(target.project.file.url.path) has no Swift files.")
        }
        try addLibraries(of: target)
        try addImpliedLibraries(for: target)
    }

    /// Adds the modules that the target's sources may import; a module follows those that it imports itself.
    private mutating func addLibraries(of target: XcodeTarget) throws {
        for dependency in target.dependencies() {
            try addLibrary(XcodeTarget(dependency, in: target.project, configuration: target.configuration))
        }
        for name in target.foreignFrameworks() {
            if let library = neighbours(of: target).first(where: { $0.settings["PRODUCT_NAME"] == name || $0.name == name }) {
                try addLibrary(library)
            } else {
                description.missingModules[name] =
                    Submodule.absent(named: name, around: project.file.url).map {
                        "\(name), which \(target.name) links, lies in \($0.explanation)"
                    } ?? "\(name), which \(target.name) links, is built by no project beside "
                    + "\(project.file.url.path) that Darkroom finds. Name its sources' folder after the target's."
            }
        }
        for product in target.packageProducts() {
            // A plugin changes nothing that the sources can import.
            guard let name = product.string("productName"), !name.hasPrefix(ProjectProgram.pluginMark) else { continue }
            let location = target.project.packageLocation(of: product, named: name)
            try packages.add(product: name, from: location, to: &description)
        }
    }

    /// The library targets of neighbouring projects, in the configuration of a target that links some of them.
    private mutating func neighbours(of target: XcodeTarget) -> [XcodeTarget] {
        if let known = neighbouringLibraries { return known }
        let neighbours = project.neighbours()
        description.warnings += neighbours.warnings
        let libraries = neighbours.projects.flatMap { neighbour in
            neighbour.targets.map { XcodeTarget($0.object, in: neighbour, configuration: target.configuration) }
        }.filter(\.isLibrary)
        neighbouringLibraries = libraries
        return libraries
    }

    /// Adds modules that sources import although no target says so, as Xcode does: it finds implicit dependencies, and every
    /// product of a build lies in one folder.
    private mutating func addImpliedLibraries(for target: XcodeTarget) throws {
        var tried = packages.provided.union(ProjectProgram.systemModules)
        var own: [XcodeTarget]?
        var read: [URL: Set<String>] = [:]
        func imports(of source: URL) -> Set<String> {
            if let known = read[source] { return known }
            let modules = SourceImports.modules(of: source)
            read[source] = modules
            return modules
        }
        while true {
            let known = Set(description.modules.map(\.name) + description.clangModules.map(\.name))
            let imported = Set(description.modules.flatMap(\.sources).flatMap(imports))
            let names = imported.subtracting(known).subtracting(tried).subtracting(description.missingModules.keys).sorted()
            guard !names.isEmpty else { break }
            tried.formUnion(names)
            if own == nil {
                own = project.targets.map { XcodeTarget($0.object, in: project, configuration: target.configuration) }
                    .filter(\.isLibrary)
            }
            for name in names {
                let candidates = (own ?? []) + neighbours(of: target)
                if let library = candidates.first(where: { $0.settings["PRODUCT_MODULE_NAME"] == name }) {
                    try addLibrary(library)
                } else {
                    try packages.add(module: name, ofPackages: project.localPackages, to: &description)
                }
            }
        }
        addPods(imported: Set(description.modules.flatMap(\.sources).flatMap(imports)))
        // A package's target may import one of another package that it does not name, too.
        description.orderLibraries(by: imports)
    }

    /// Notes the imported pods that are not installed.
    private mutating func addPods(imported: Set<String>) {
        guard let podfile = project.podfile else { return }
        description.configurationFiles.append(podfile.url)
        let known = Set(description.modules.map(\.name) + description.clangModules.map(\.name)).union(packages.provided)
        for name in podfile.modules.intersection(imported).subtracting(known) where description.missingModules[name] == nil {
            description.missingModules[name] = "\(name) is a pod of \(podfile.url.path). Run pod install to have it."
        }
    }

    /// What Xcode writes before the name of a plugin among the products of packages.
    private static let pluginMark = "plugin:"

    /// Modules that no project builds, so that nobody looks for them.
    private static let systemModules: Set = [
        "Swift", "Foundation", "Dispatch", "Darwin", "ObjectiveC", "Observation", "RegexBuilder", "Synchronization", "Testing",
        "XCTest", "Distributed",
    ]

    private mutating func addLibrary(_ library: XcodeTarget) throws {
        let identity = library.project.file.url.path + library.object.identifier
        guard library.isLibrary, added.insert(identity).inserted else { return }
        try addLibraries(of: library)
        var (module, warnings) = ProjectProgram.module(of: library, packages: packages)
        // Targets can have the same configuration of SwiftGen.
        description.warnings += warnings.filter { !description.warnings.contains($0) }
        description.configurationFiles += [library.project.file.contents] + library.settings.files
        module.isBare = library.isFramework && !module.hasSources && module.foreignSources.isEmpty && module.absentSources.isEmpty
            && module.plugins.isEmpty
        let hasSources = module.hasSources
        if !hasSources, module.foreignSources.isEmpty, !module.absentSources.isEmpty, description.missingModules[module.name] == nil {
            description.missingModules[module.name] = "No source of the target \(library.name) is on this disk."
        }
        if library.isFramework, hasSources, !module.resources.isEmpty {
            module.makeFramework(infoPlist: try InfoPlist.values(of: library, packageType: "FMWK"))
            description.configurationFiles += [library.infoPlistFile].compactMap { $0 }
                .filter { FileManager.default.fileExists(atPath: $0.path) }
        } else if hasSources, !module.resources.isEmpty, let bundle = module.resourceAccessors?.bundle {
            // Tuist gives the resources of a static library a bundle of their own.
            module.bundle = bundle
        } else {
            // The classes of a static library look for their resources in the extension's bundle.
            description.widgetModule.resources += module.resources
            module.sharedResources = module.resources
            module.resources = []
        }
        if hasSources { description.libraries.append(module) }
    }

    /// A warning about an extension without an entry point, whose previews are drawn: a device shows nothing of it.
    private static func warnings(aboutStartOf target: XcodeTarget, _ module: SourceModule) -> [String] {
        guard target.isExtension, PreviewEntryPoint.text(for: module) != nil else { return [] }
        let members = Set(module.sources.map(\.path))
        let folders = module.sources.map { $0.deletingLastPathComponent() }.unique()
        let start = folders.lazy.flatMap { folder in
            FileManager.default.sortedNames(in: folder).map { folder.appendingPathComponent($0) }
        }.first { file in
            file.pathExtension == "swift" && !members.contains(file.path)
                && FileManager.default.contents(atPath: file.path)?.range(ofWord: "@main") != nil
        }
        return [
            "\(target.name) has no @main, so a device shows no widget of it; its previews are drawn."
                + (start.map { " \($0.path) has one, and is not a member of the target." } ?? "")
        ]
    }

    /// A line for each source that is not there; one for all of many, such as those of a pod that is not installed.
    private static func warnings(ofAbsentSources sources: [URL], of target: String) -> [String] {
        guard sources.count > 5, let first = sources.first else {
            return sources.map { "\($0.path) is missing: the target \(target) lists it among its sources." }
        }
        return ["\(first.path) and \(sources.count - 1) more files are missing: the target \(target) lists them among its sources."]
    }

    private static func module(
        of target: XcodeTarget, packages: PackageLibraries
    ) -> (module: SourceModule, warnings: [String]) {
        let settings = target.settings
        var module = SourceModule(name: settings["PRODUCT_MODULE_NAME"] ?? ModuleName.identifier(target.name))
        module.language = LanguageSettings(settings)
        module.classPrefix = target.object.project.dictionary("attributes")["CLASSPREFIX"] as? String
        module.assetSymbols = SymbolGeneration(settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"])
        module.assetSymbolExtensions = SymbolGeneration(
            settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"])
        module.resourceAccessors = target.object.value(DescribedProject.accessorsKey) as? ResourceAccessors
        module.stringSymbols = SymbolGeneration(settings["STRING_CATALOG_GENERATE_SYMBOLS"])
        var (warnings, uncompiled): ([String], UncompiledFiles) = ([], UncompiledFiles())
        let members = target.members()
        module.plugins = target.packageProducts().compactMap { product in
            guard let name = product.string("productName"), name.hasPrefix(pluginMark) else { return nil }
            let plugin = String(name.dropFirst(pluginMark.count))
            let location = target.project.packageLocation(of: product, named: plugin)
            let place = packages.place(ofPlugin: plugin, at: location)
                ?? packages.place(ofPlugin: plugin, among: target.project.remotePackages)
            return BuildToolPlugin(name: plugin, place: place)
        }
        let files = members.map(\.url).unique()
        let present = files.filter { FileKind($0, isFolder: false) == .source && FileManager.default.fileExists(atPath: $0.path) }
        let ignored = IgnoredSources(beside: present).absent()
        let swiftGen = SwiftGenSearch(
            of: target, absent: files.filter { !FileManager.default.fileExists(atPath: $0.path) } + ignored, present: present,
            hasPlugin: module.plugins.contains(where: \.isSwiftGen))
        module.add(swiftGen)
        warnings += swiftGen.warnings
        for (place, path) in target.project.paths.moved.sorted(by: { $0.key < $1.key })
        where members.contains(where: { $0.url.path == place || $0.url.path.hasPrefix(place + "/") }) {
            warnings.append("\(path) is not on this machine; \(place) is taken in its place.")
        }
        for member in members {
            let isFolder = FileManager.default.isFolder(member.url)
            let exists = isFolder != nil
            switch FileKind(member.url, isFolder: isFolder ?? false) {
            case .source where exists: module.sources.append(member.url)
            case .source where swiftGen.generates(member.url): break
            case .source:
                module.absentSources.append(member.url)
            case .intentDefinition where exists: module.intentDefinitions.append(member.url)
            case .dataModel where exists: module.add(dataModel: member.url)
            // A folder among the resources is copied as it is.
            case .resource where exists, .folder where exists:
                module.resources.append(BundleResource(member.url, path: member.path))
            case .resource, .folder, .intentDefinition, .dataModel:
                warnings.append("\(member.url.path) is missing: the target \(target.name) lists it among its resources.")
            // CocoaPods gives each library a source that does nothing.
            case .unsupported where member.url.lastPathComponent.hasSuffix("-dummy.m"): break
            case .unsupported(let what): uncompiled.add(member.url, what)
            case .ignored: break
            }
        }
        warnings += ProjectProgram.warnings(ofAbsentSources: module.absentSources, of: target.name)
        // Xcode generates names from it, which the sources use.
        module.absentSources += members.map(\.url).filter {
            $0.pathExtension == "xcassets" && !FileManager.default.fileExists(atPath: $0.path)
        }
        warnings += uncompiled.warnings(of: target.name)
        if module.plugins.contains(where: \.generatesSources) {
            module.pluginInputs = members.map(\.url).filter { FileManager.default.fileExists(atPath: $0.path) }.unique()
        }
        // A bridging header names what is not Swift even where another target has its sources.
        let header = target.bridgingHeader
        module.foreignSources = uncompiled.sources + [header?.url].compactMap { $0 }
        warnings += header?.warnings ?? []
        module.sources = module.sources.uniqueFiles()
        module.absentSources += swiftGen.left(of: ignored)
        module.intentDefinitions = module.intentDefinitions.unique()
        return (module, warnings)
    }
}
