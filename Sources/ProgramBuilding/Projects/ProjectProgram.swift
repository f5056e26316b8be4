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

    /// - Throws: `ProgramFailure` where a source that the target needs is missing.
    init(_ target: XcodeTarget, packages: PackageLibraries) throws {
        self.packages = packages
        project = target.project
        let files = ProjectProgram.module(of: target)
        description = ProgramDescription(
            identity: [target.project.file.url.path, target.name], widgetModule: files.module)
        description.warnings = files.warnings
        description.platform = target.platform
        description.infoPlist = try InfoPlist.values(of: target)
        description.configurationFiles = [target.project.file.contents] + target.settings.files
        if let file = target.infoPlistFile {
            if FileManager.default.fileExists(atPath: file.path) {
                description.configurationFiles.append(file)
            } else {
                description.warnings.append("\(file.path) is missing: the target \(target.name) names it as its Info.plist.")
            }
        }
        guard !description.widgetModule.sources.isEmpty else {
            throw ProgramFailure.badInput("The target \(target.name) of \(target.project.file.url.path) has no Swift files.")
        }
        for url in description.widgetModule.sources where !FileManager.default.fileExists(atPath: url.path) {
            throw ProgramFailure.badInput(
                "\(url.path) is missing: the target \(target.name) of \(target.project.file.url.path) has it.")
        }
        var seen: Set<String> = []
        try addLibraries(of: target, seen: &seen)
    }

    /// Adds the modules that the target's sources may import; a module follows those that it imports itself.
    private mutating func addLibraries(of target: XcodeTarget, seen: inout Set<String>) throws {
        for dependency in target.dependencies() {
            try addLibrary(XcodeTarget(dependency, in: target.project), seen: &seen)
        }
        for name in target.foreignFrameworks() {
            let libraries = neighbouringLibraries ?? project.neighbours().flatMap(\.targets).filter(\.isLibrary)
            neighbouringLibraries = libraries
            if let library = libraries.first(where: { $0.settings["PRODUCT_NAME"] == name || $0.name == name }) {
                try addLibrary(library, seen: &seen)
            } else {
                description.missingModules[name] =
                    "\(name), which \(target.name) links, is built by no project beside "
                    + "\(project.file.url.path) that Darkroom finds. Name its sources' folder after the target's."
            }
        }
        for product in target.packageProducts() {
            guard let name = product.string("productName") else { continue }
            let location = target.project.packageLocation(of: product, named: name)
            try packages.add(product: name, from: location, to: &description)
        }
    }

    private mutating func addLibrary(_ library: XcodeTarget, seen: inout Set<String>) throws {
        guard library.isLibrary, seen.insert(library.project.file.url.path + library.object.identifier).inserted else { return }
        try addLibraries(of: library, seen: &seen)
        var (module, warnings) = ProjectProgram.module(of: library)
        description.warnings += warnings
        description.configurationFiles += [library.project.file.contents] + library.settings.files
        // A framework's classes look for their resources in the extension's bundle.
        description.widgetModule.resources += module.resources
        module.resources = []
        if !module.sources.isEmpty { description.libraries.append(module) }
    }

    private static func module(of target: XcodeTarget) -> (module: SourceModule, warnings: [String]) {
        let settings = target.settings
        var module = SourceModule(name: settings["PRODUCT_MODULE_NAME"] ?? ModuleName.identifier(target.name))
        module.language = LanguageSettings(settings)
        module.assetSymbols = SymbolGeneration(settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"])
        module.assetSymbolExtensions = SymbolGeneration(
            settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"])
        module.stringSymbols = SymbolGeneration(settings["STRING_CATALOG_GENERATE_SYMBOLS"])
        var warnings: [String] = []
        for member in target.members() {
            let isFolder = FileManager.default.isFolder(member.url)
            let exists = isFolder != nil
            switch FileKind(member.url, isFolder: isFolder ?? false) {
            case .source: module.sources.append(member.url)
            case .intentDefinition where exists: module.intentDefinitions.append(member.url)
            // A folder among the resources is copied as it is.
            case .resource where exists, .folder where exists:
                module.resources.append(BundleResource(member.url, path: member.path))
            case .resource, .folder, .intentDefinition:
                warnings.append("\(member.url.path) is missing: the target \(target.name) lists it among its resources.")
            case .unsupported(let what): warnings.append(FileKind.warning(member.url, unsupported: what))
            case .ignored: break
            }
        }
        module.sources = module.sources.unique()
        module.intentDefinitions = module.intentDefinitions.unique()
        return (module, warnings)
    }
}
