import Files
import Foundation

/// A project as a generator's own file describes it, before Xcode's file is made from it.
struct DescribedProject {
    var name: String
    /// The configurations, in their order.
    var configurations: [DescribedConfiguration]
    /// The configuration that is built where no scheme says otherwise.
    var defaultConfiguration: String?
    var settings = DescribedSettings()
    var targets: [DescribedTarget] = []
    var schemes: [BuildScheme] = []
    var packages: [DescribedPackage] = []
    var developmentLanguage = "en"
    /// All files that the description was read from.
    var files: [URL] = []

    /// The configuration that generators run for debugging: the usual one, or else the first.
    var debugConfiguration: String? {
        let names = configurations.filter(\.isDebug).map(\.name)
        return names.first { $0 == "Debug" } ?? names.first
    }
}

/// A configuration of a project, and whether its code is built for debugging.
struct DescribedConfiguration: Equatable {
    var name: String
    var isDebug: Bool
}

/// Build settings: those of every configuration, and those of single ones.
struct DescribedSettings {
    var base: [String: String] = [:]
    /// By the names of configurations.
    var configurations: [String: [String: String]] = [:]
    /// Configuration files by the names of configurations.
    var files: [String: URL] = [:]

    func values(for configuration: String) -> [String: String] {
        base.merging(configurations[configuration] ?? [:]) { $1 }
    }
}

/// A target of a described project.
struct DescribedTarget {
    enum Dependency: Equatable {
        case target(String)
        case product(String, package: String?)
        /// A framework of the system, such as `WidgetKit.framework`.
        case system(String)
    }

    var name: String
    /// The type of the product, such as `com.apple.product-type.app-extension`.
    var productType: String
    /// Xcode's name of the system's SDK, such as `iphoneos`.
    var sdk: String
    var settings = DescribedSettings()
    /// Files and folders, in their order. A folder among them is a resource as a whole.
    var files: [URL] = []
    var dependencies: [Dependency] = []
    /// The values of an Info.plist that the generator writes.
    var infoPlist: [String: Any] = [:]
    /// What the generator adds to the sources for the target's resources.
    var resourceAccessors: ResourceAccessors?
}

/// A package that a described project names.
struct DescribedPackage {
    enum Place {
        case local(URL)
        case remote(RemotePackage)
        /// The folder of a manifest whose dependencies have the products.
        case dependencies(of: URL)
    }

    var name: String
    var place: Place
}

extension DescribedProject {
    /// The key of a target's object that holds what the generator writes into the target's Info.plist.
    static let infoPlistKey = "darkroomInfoPlist"
    /// The key of a target's object that holds its `ResourceAccessors`.
    static let accessorsKey = "darkroomResourceAccessors"
    /// The key of the project's object that holds the schemes of the description.
    static let schemesKey = "darkroomSchemes"
    /// The kind of the objects that stand for a manifest whose dependencies have products.
    static let manifestKind = "DarkroomManifestReference"

    /// The objects that Xcode's own file of this project would have.
    ///
    /// - Parameters:
    ///   - folder: the folder of the project.
    ///   - description: the file that describes the project.
    func projectFile(in folder: URL, describedBy description: URL) -> ProjectFile {
        var writer = ProjectObjectWriter(project: self, folder: folder)
        writer.write()
        return ProjectFile(
            folder.appendingPathComponent("\(name).xcodeproj", isDirectory: true), describedBy: description,
            objects: writer.objects, root: ProjectObjectWriter.root)
    }
}

/// Writes a described project as the objects of an Xcode project.
private struct ProjectObjectWriter {
    static let root = "PROJECT"
    let project: DescribedProject
    let folder: URL
    private(set) var objects: [String: [String: Any]] = [:]
    private var files: [String] = []

    init(project: DescribedProject, folder: URL) { (self.project, self.folder) = (project, folder) }

    mutating func write() {
        for (index, package) in project.packages.enumerated() {
            let identifier = "PACKAGE \(index)"
            switch package.place {
            case .local(let url):
                objects[identifier] = ["isa": "XCLocalSwiftPackageReference", "relativePath": RelativePath.from(folder, to: url)]
            case .remote(let remote):
                objects[identifier] = ["isa": "XCRemoteSwiftPackageReference", "repositoryURL": remote.address]
                objects[identifier]?["requirement"] = remote.requirement.map { ["text": $0] }
            case .dependencies(let url):
                objects[identifier] = ["isa": DescribedProject.manifestKind, "relativePath": RelativePath.from(folder, to: url)]
            }
        }
        for target in project.targets { write(target) }
        objects["GROUP"] = ["isa": "PBXGroup", "sourceTree": "<group>", "children": files]
        let configurations = list(of: Self.root, project.settings) { configuration in
            configuration.isDebug ? ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "DEBUG"] : [:]
        }
        objects[Self.root] = [
            "isa": "PBXProject", "mainGroup": "GROUP", "targets": project.targets.map { "TARGET \($0.name)" },
            "developmentRegion": project.developmentLanguage, "buildConfigurationList": configurations,
            DescribedProject.schemesKey: project.schemes,
        ]
    }

    private mutating func write(_ target: DescribedTarget) {
        let identifier = "TARGET \(target.name)"
        let isLibrary = target.productType.contains("framework") || target.productType.contains("library")
        let product = "PRODUCT \(target.name)"
        objects[product] = [
            "isa": "PBXFileReference", "sourceTree": "BUILT_PRODUCTS_DIR", "path": "\(target.name).\(isLibrary ? "framework" : "appex")",
        ]
        let sources = target.files.map { buildFile(for: $0, of: identifier) }
        var (linked, dependencies, products): ([String], [String], [String]) = ([], [], [])
        for (index, dependency) in target.dependencies.enumerated() {
            let own = "\(identifier) NEEDS \(index)"
            switch dependency {
            case .target(let name):
                objects[own] = ["isa": "PBXTargetDependency", "target": "TARGET \(name)"]
                dependencies.append(own)
            case .product(let name, let package):
                objects[own] = ["isa": "XCSwiftPackageProductDependency", "productName": name]
                if let place = project.packages.firstIndex(where: { $0.name == package }) { objects[own]?["package"] = "PACKAGE \(place)" }
                products.append(own)
            case .system(let name):
                objects[own] = ["isa": "PBXFileReference", "path": "System/Library/Frameworks/\(name)", "sourceTree": "SDKROOT"]
                objects["\(own) FILE"] = ["isa": "PBXBuildFile", "fileRef": own]
                linked.append("\(own) FILE")
            }
        }
        objects["\(identifier) SOURCES"] = ["isa": "PBXSourcesBuildPhase", "files": sources]
        objects["\(identifier) LINKS"] = ["isa": "PBXFrameworksBuildPhase", "files": linked]
        let configurations = list(of: identifier, target.settings) { _ in ["SDKROOT": target.sdk] }
        objects[identifier] = [
            "isa": "PBXNativeTarget", "name": target.name, "productType": target.productType,
            "buildPhases": ["\(identifier) SOURCES", "\(identifier) LINKS"], "buildConfigurationList": configurations,
            "dependencies": dependencies, "packageProductDependencies": products, "productReference": product,
        ]
        if !target.infoPlist.isEmpty { objects[identifier]?[DescribedProject.infoPlistKey] = target.infoPlist }
        if let accessors = target.resourceAccessors { objects[identifier]?[DescribedProject.accessorsKey] = accessors }
    }

    private mutating func buildFile(for file: URL, of target: String) -> String {
        let reference = "FILE \(file.path)"
        if objects[reference] == nil {
            objects[reference] = ["isa": "PBXFileReference", "path": file.path, "sourceTree": "<absolute>"]
            files.append(reference)
        }
        let identifier = "\(target) \(reference)"
        objects[identifier] = ["isa": "PBXBuildFile", "fileRef": reference]
        return identifier
    }

    /// - Parameter usual: the settings that a generator gives where the description has none.
    private mutating func list(
        of owner: String, _ settings: DescribedSettings, usual: (DescribedConfiguration) -> [String: String]
    ) -> String {
        var all: [String] = []
        for configuration in project.configurations {
            let identifier = "\(owner) \(configuration.name)"
            objects[identifier] = [
                "isa": "XCBuildConfiguration", "name": configuration.name,
                "buildSettings": usual(configuration).merging(settings.values(for: configuration.name)) { $1 },
            ]
            if let file = settings.files[configuration.name] {
                let reference = "FILE \(file.path)"
                objects[reference] = ["isa": "PBXFileReference", "path": file.path, "sourceTree": "<absolute>"]
                files.append(reference)
                objects[identifier]?["baseConfigurationReference"] = reference
            }
            all.append(identifier)
        }
        objects["\(owner) LIST"] = ["isa": "XCConfigurationList", "buildConfigurations": all]
        objects["\(owner) LIST"]?["defaultConfigurationName"] = project.defaultConfiguration
        return "\(owner) LIST"
    }
}
