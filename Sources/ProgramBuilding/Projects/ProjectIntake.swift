import Foundation

/// Makes of a project's target what its program is built of.
struct ProjectIntake {
    private(set) var intake: Intake
    private let packages: PackageLibraries
    /// The project of the program's own target.
    private let root: XcodeProject
    /// Targets of the projects around it that sources may import, once they are asked for.
    private var foreign: [XcodeTarget] = []

    /// - Throws: `ToolFailure` where something that the target needs is not there.
    init(_ target: XcodeTarget, packages: PackageLibraries) throws {
        self.packages = packages
        root = target.project
        let module = ProjectIntake.module(of: target)
        intake = Intake(
            identity: [target.project.file.url.path, target.name], program: module.module)
        intake.warnings = module.warnings
        intake.platform = target.platform
        intake.informationList = try InformationList.values(of: target)
        intake.decidingFiles = [target.project.file.contents] + target.settings.files
        if let file = target.informationFile {
            if FileManager.default.fileExists(atPath: file.path) {
                intake.decidingFiles.append(file)
            } else {
                intake.warnings.append("\(file.path) is missing: the target \(target.name) has it as its Info.plist.")
            }
        }
        guard !intake.program.sources.isEmpty else {
            throw ToolFailure("The target \(target.name) of \(target.project.file.url.path) has no Swift files.")
        }
        for url in intake.program.sources where !FileManager.default.fileExists(atPath: url.path) {
            throw ToolFailure(
                "\(url.path) is missing: the target \(target.name) of \(target.project.file.url.path) has it.")
        }
        var seen: Set<String> = []
        try addLibraries(of: target, seen: &seen)
    }

    /// The modules that the target's sources may import, those first that others need.
    private mutating func addLibraries(of target: XcodeTarget, seen: inout Set<String>) throws {
        for dependency in target.dependencies() {
            try addLibrary(XcodeTarget(dependency, in: target.project), seen: &seen)
        }
        let names = target.foreignFrameworks()
        if !names.isEmpty, foreign.isEmpty { foreign = root.neighbours().flatMap(\.targets).filter(\.isLibrary) }
        for name in names {
            if let library = foreign.first(where: { $0.settings["PRODUCT_NAME"] == name || $0.name == name }) {
                try addLibrary(library, seen: &seen)
            } else {
                intake.missingModules[name] =
                    "\(name), which \(target.name) links, is built by no project beside "
                    + "\(root.file.url.path) that Darkroom finds. Name its sources' folder after the target's."
            }
        }
        for product in target.packageProducts() {
            guard let name = product.string("productName") else { continue }
            let place = target.project.packagePlace(of: product, named: name)
            try packages.add(product: name, from: place, to: &intake)
        }
    }

    private mutating func addLibrary(_ library: XcodeTarget, seen: inout Set<String>) throws {
        guard library.isLibrary, seen.insert(library.project.file.url.path + library.object.identifier).inserted else { return }
        try addLibraries(of: library, seen: &seen)
        var module = ProjectIntake.module(of: library)
        intake.warnings += module.warnings
        intake.decidingFiles += [library.project.file.contents] + library.settings.files
        // A framework's own classes find their resources in the extension's bundle.
        intake.program.resources += module.module.resources
        module.module.resources = []
        if !module.module.sources.isEmpty { intake.libraries.append(module.module) }
    }

    private static func module(of target: XcodeTarget) -> (module: SourceModule, warnings: [String]) {
        var module = SourceModule(
            name: target.settings["PRODUCT_MODULE_NAME"] ?? SourceFolder.identifier(target.name))
        module.language = LanguageSettings(target.settings)
        let settings = target.settings
        module.assetSymbols = GeneratedSymbols(settings["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS"])
        module.assetSymbolExtensions = GeneratedSymbols(
            settings["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS"])
        module.stringSymbols = GeneratedSymbols(settings["STRING_CATALOG_GENERATE_SYMBOLS"])
        var warnings: [String] = []
        for member in target.members() {
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: member.url.path, isDirectory: &isFolder)
            switch FileKind(member.url, isFolder: isFolder.boolValue) {
            case .source: module.sources.append(member.url)
            case .intentDefinition where exists: module.intentDefinitions.append(member.url)
            // A folder among the resources is copied as it is.
            case .resource where exists, .folder where exists:
                module.resources.append(BundleResource(member.url, path: member.path))
            case .resource, .folder, .intentDefinition:
                warnings.append("\(member.url.path) is missing: the target \(target.name) has it among its resources.")
            case .unsupported(let what): warnings.append(SourceFolder.leftOut(member.url, what))
            case .ignored: break
            }
        }
        module.sources = module.sources.unique()
        module.intentDefinitions = module.intentDefinitions.unique()
        return (module, warnings)
    }
}
