// What a project's description for Tuist (Project.swift) may name. The tool compiles this file as the module
// ProjectDescription, runs the description against it, and reads what `Project` writes. What does not decide how sources are
// compiled is accepted and forgotten.
import Foundation

// MARK: Project

public struct Project {
    public init(
        name: String, organizationName: String? = nil, classPrefix: String? = nil, options: Options = .options(),
        packages: [Package] = [], settings: Settings? = nil, targets: [Target] = [], schemes: [Scheme] = [],
        fileHeaderTemplate: FileHeaderTemplate? = nil, additionalFiles: [FileElement] = [],
        resourceSynthesizers: [ResourceSynthesizer] = .default
    ) {
        var accessors: [String: Any] = ["kinds": options.hasAccessors ? resourceSynthesizers.compactMap(\.kind) : []]
        accessors["language"] = options.region
        let targetValues = targets.map { target in
            var accessors = accessors
            accessors["product"] = target.productName ?? target.name
            if options.hasBundles { accessors["bundle"] = "\(name)_\(target.name.replacingOccurrences(of: "-", with: "_")).bundle" }
            return target.value.merging(["accessors": accessors]) { $1 }
        }
        write([
            "name": name, "packages": packages.map(\.value), "settings": settings?.value ?? [:], "targets": targetValues,
            "region": options.region ?? "en", "schemes": schemes.map(\.value),
        ])
    }

    public struct Options {
        var region: String?
        /// Whether targets with resources have `Bundle.module`, and names of their resources.
        var (hasBundles, hasAccessors) = (true, true)
        public static func options(
            automaticSchemesOptions: AutomaticSchemesOptions = .enabled(), defaultKnownRegions: [String]? = nil,
            developmentRegion: String? = nil, disableBundleAccessors: Bool = false, disableShowEnvironmentVarsInScriptPhases: Bool = false,
            disableSynthesizedResourceAccessors: Bool = false, textSettings: TextSettings = .textSettings(), xcodeProjectName: String? = nil
        ) -> Options {
            Options(
                region: developmentRegion, hasBundles: !disableBundleAccessors, hasAccessors: !disableSynthesizedResourceAccessors)
        }

        public struct AutomaticSchemesOptions {
            public enum TargetSchemesGrouping { case singleScheme, notGrouped, byNameSuffix(build: Set<String>, test: Set<String>, run: Set<String>) }
            public static var disabled: Self { Self() }
            public static func enabled(
                targetSchemesGrouping: TargetSchemesGrouping? = nil, codeCoverageEnabled: Bool = false, testingOptions: [String] = [],
                testLanguage: String? = nil, testRegion: String? = nil, testScreenCaptureFormat: ScreenCaptureFormat? = nil,
                runLanguage: String? = nil, runRegion: String? = nil
            ) -> Self { Self() }
        }

        public struct TextSettings {
            public static func textSettings(
                usesTabs: Bool? = nil, indentWidth: UInt? = nil, tabWidth: UInt? = nil, wrapsLines: Bool? = nil
            ) -> Self { Self() }
        }
    }
}

/// Writes what a description says.
private func write(_ value: [String: Any]) {
    guard let place = ProcessInfo.processInfo.environment["DARKROOM_PROJECT"],
        let data = try? JSONSerialization.data(withJSONObject: value, options: .sortedKeys)
    else { return }
    try? data.write(to: URL(fileURLWithPath: place))
}

public enum ScreenCaptureFormat { case screenshots, screenRecording }

public struct FileHeaderTemplate: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public static func file(_ path: Path) -> Self { "" }
    public static func string(_ text: String) -> Self { "" }
}

public struct FileElement: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public static func glob(pattern: Path) -> Self { "" }
    public static func folderReference(path: Path) -> Self { "" }
}

public struct ResourceSynthesizer {
    /// The kind of resources that the tool generates names for; nil for others, and for templates that are the project's own.
    var kind: String?

    public enum Parser: String {
        case strings, assets, plists, fonts, coreData, interfaceBuilder, json, yaml, files

        public enum Option: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
            ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral
        {
            case string(String), integer(Int), double(Double), boolean(Bool), dictionary([String: Option]), array([Option])
            public init(stringLiteral value: String) { self = .string(value) }
            public init(integerLiteral value: Int) { self = .integer(value) }
            public init(floatLiteral value: Double) { self = .double(value) }
            public init(booleanLiteral value: Bool) { self = .boolean(value) }
            public init(arrayLiteral elements: Option...) { self = .array(elements) }
            public init(dictionaryLiteral elements: (String, Option)...) { self = .dictionary(Dictionary(elements) { $1 }) }
        }
    }
    public typealias Options = [String: Parser.Option]

    // The labels of all versions: templates were named by a path, and their values had other names.
    public static func strings(
        plugin: String = "", parserOptions: Options = [:], templatePath: Path? = nil, context: Options = [:], templateParameters: Options = [:]
    ) -> Self { Self(kind: "strings") }
    public static func assets(
        plugin: String = "", parserOptions: Options = [:], templatePath: Path? = nil, context: Options = [:], templateParameters: Options = [:]
    ) -> Self { Self(kind: "assets") }
    public static func plists(
        plugin: String = "", parserOptions: Options = [:], templatePath: Path? = nil, context: Options = [:], templateParameters: Options = [:]
    ) -> Self { Self(kind: "plists") }
    public static func fonts(
        plugin: String = "", parserOptions: Options = [:], templatePath: Path? = nil, context: Options = [:], templateParameters: Options = [:]
    ) -> Self { Self(kind: "fonts") }
    public static func coreData(
        plugin: String = "", parserOptions: Options = [:], context: Options = [:], templateParameters: Options = [:]
    ) -> Self { Self() }
    public static func interfaceBuilder(
        plugin: String = "", parserOptions: Options = [:], context: Options = [:], templateParameters: Options = [:]
    ) -> Self { Self() }
    public static func yaml(
        plugin: String = "", parserOptions: Options = [:], context: Options = [:], templateParameters: Options = [:]
    ) -> Self { Self() }
    public static func files(
        plugin: String = "", parserOptions: Options = [:], extensions: Set<String> = [], templatePath: Path? = nil, context: Options = [:],
        templateParameters: Options = [:]
    ) -> Self { Self() }
    public static func json(
        plugin: String = "", parserOptions: Options = [:], extensions: Set<String> = [], templatePath: Path? = nil, context: Options = [:],
        templateParameters: Options = [:]
    ) -> Self { Self() }
    public static func custom(
        name: String, parser: Parser, parserOptions: Options = [:], extensions: Set<String>, context: Options = [:],
        templateParameters: Options = [:]
    ) -> Self { Self() }
    public static func custom(
        plugin: String, parser: Parser, parserOptions: Options = [:], extensions: Set<String>, resourceName: String, context: Options = [:],
        templateParameters: Options = [:]
    ) -> Self { Self() }
}

extension [ResourceSynthesizer] {
    public static var `default`: Self { [.strings(), .assets(), .plists(), .fonts()] }
}

// MARK: Paths

public struct Path: ExpressibleByStringInterpolation, Hashable {
    public let pathString: String
    /// `manifest`, or `root` for the folder of the repository.
    let base: String
    public init(_ path: String) { self.init(path, "manifest") }
    public init(stringLiteral value: String) { self.init(value, value.hasPrefix("//") ? "root" : "manifest") }
    private init(_ path: String, _ base: String) {
        pathString = path.hasPrefix("//") ? String(path.dropFirst(2)) : path
        self.base = base
    }
    var value: [String: Any] { ["path": pathString, "base": base] }
    public static func relativeToRoot(_ path: String) -> Path { Path(path, "root") }
    public static func relativeToManifest(_ path: String) -> Path { Path(path, "manifest") }
    public static func path(_ path: String) -> Path { Path(path) }
    public static func relativeToCurrentFile(_ path: String, callerPath: StaticString = #file) -> Path {
        Path(URL(fileURLWithPath: "\(callerPath)").deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL.path)
    }
}

// MARK: Targets

public enum Platform: String, CaseIterable { case iOS, macOS, tvOS, watchOS, visionOS }

public enum Destination: String, Hashable, CaseIterable {
    case iPhone, iPad, mac, macWithiPadDesign, macCatalyst, appleWatch, appleTv, appleVision, appleVisionWithiPadDesign
}

public typealias Destinations = Set<Destination>
extension Set where Element == Destination {
    public static var iOS: Self { [.iPhone, .iPad, .macWithiPadDesign, .appleVisionWithiPadDesign] }
    public static var macOS: Self { [.mac] }
    public static var watchOS: Self { [.appleWatch] }
    public static var tvOS: Self { [.appleTv] }
    public static var visionOS: Self { [.appleVision] }
}

public struct PlatformCondition: Hashable {
    let filters: [String]
    public static func when(_ filters: Set<PlatformFilter>) -> PlatformCondition? { PlatformCondition(filters: filters.map(\.rawValue)) }
}
public enum PlatformFilter: String, Hashable, CaseIterable { case ios, macos, tvos, catalyst, driverkit, watchos, visionos }
extension Set where Element == PlatformFilter {
    public static let all: Self = Set(PlatformFilter.allCases)
}

public enum Product: String {
    case app, staticLibrary, dynamicLibrary, framework, staticFramework, unitTests, uiTests, bundle, commandLineTool, appClip,
        appExtension, watch2App, watch2Extension, tvTopShelfExtension, messagesExtension, stickerPackExtension, xpc, systemExtension,
        extensionKitExtension, macro
}

public struct DeploymentTargets {
    public static func iOS(_ version: String) -> Self { Self() }
    public static func macOS(_ version: String) -> Self { Self() }
    public static func watchOS(_ version: String) -> Self { Self() }
    public static func tvOS(_ version: String) -> Self { Self() }
    public static func visionOS(_ version: String) -> Self { Self() }
    public static func multiplatform(
        iOS: String? = nil, macOS: String? = nil, watchOS: String? = nil, tvOS: String? = nil, visionOS: String? = nil
    ) -> Self { Self() }
}

/// The form of deployment targets before Tuist 4.
public enum DeploymentTarget {
    case iOS(targetVersion: String, devices: Device = [], supportsMacDesignedForIOS: Bool = true)
    case macOS(targetVersion: String), watchOS(targetVersion: String), tvOS(targetVersion: String), visionOS(targetVersion: String)
    public struct Device: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let iphone = Device(rawValue: 1)
        public static let ipad = Device(rawValue: 2)
        public static let mac = Device(rawValue: 4)
        public static let vision = Device(rawValue: 8)
    }
}

public struct Target {
    public var name: String
    public var destinations: Destinations
    public var product: Product
    public var productName: String?
    public var bundleId: String
    public var infoPlist: InfoPlist?
    public var sources: SourceFilesList?
    public var resources: ResourceFileElements?
    public var buildableFolders: [BuildableFolder]
    public var dependencies: [TargetDependency]
    public var settings: Settings?

    var value: [String: Any] {
        [
            "name": name, "destinations": destinations.map(\.rawValue).sorted(), "product": product.rawValue,
            "productName": productName ?? name, "bundleId": bundleId, "infoPlist": infoPlist?.value ?? [:],
            "sources": sources?.globs.map(\.value) ?? [], "resources": (resources?.elements.map(\.value) ?? []),
            "folders": buildableFolders.map(\.path.value), "dependencies": dependencies.map(\.value), "settings": settings?.value ?? [:],
        ]
    }

    public static func target(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, buildableFolders: [BuildableFolder] = [], copyFiles: [CopyFilesAction]? = nil,
        headers: Headers? = nil, entitlements: Entitlements? = nil, scripts: [TargetScript] = [],
        dependencies: [TargetDependency] = [], settings: Settings? = nil, coreDataModels: [CoreDataModel] = [],
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = [], buildRules: [BuildRule] = [], mergedBinaryType: MergedBinaryType = .disabled,
        mergeable: Bool = false, onDemandResourcesTags: OnDemandResourcesTags? = nil, metadata: TargetMetadata = .metadata(tags: [])
    ) -> Target {
        Target(
            name: name, places: destinations, product: product, productName: productName,
            bundleId: bundleId, infoPlist: infoPlist, sources: sources, resources: resources, folders: buildableFolders,
            dependencies: dependencies, settings: settings)
    }

    public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:],
        launchArguments: [LaunchArgument] = [], additionalFiles: [FileElement] = []
    ) {
        let destination: Destination =
            switch platform {
            case .iOS: .iPhone
            case .macOS: .mac
            case .tvOS: .appleTv
            case .watchOS: .appleWatch
            case .visionOS: .appleVision
            }
        self.init(
            name: name, places: [destination], product: product, productName: productName, bundleId: bundleId,
            infoPlist: infoPlist, sources: sources, resources: resources, folders: [], dependencies: dependencies, settings: settings)
    }

    /// The form of before Tuist 4, in which entitlements are a file.
    @_disfavoredOverload public init(
        name: String, platform: Platform, product: Product, productName: String? = nil, bundleId: String,
        deploymentTarget: DeploymentTarget? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil, entitlements: Path?,
        scripts: [TargetScript] = [], dependencies: [TargetDependency] = [], settings: Settings? = nil,
        coreDataModels: [CoreDataModel] = [], environment: [String: String] = [:], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = []
    ) {
        self.init(
            name: name, platform: platform, product: product, productName: productName, bundleId: bundleId, infoPlist: infoPlist,
            sources: sources, resources: resources, dependencies: dependencies, settings: settings)
    }

    public init(
        name: String, destinations: Destinations, product: Product, productName: String? = nil, bundleId: String,
        deploymentTargets: DeploymentTargets? = nil, infoPlist: InfoPlist? = .default, sources: SourceFilesList? = nil,
        resources: ResourceFileElements? = nil, copyFiles: [CopyFilesAction]? = nil, headers: Headers? = nil,
        entitlements: Entitlements? = nil, scripts: [TargetScript] = [], dependencies: [TargetDependency] = [],
        settings: Settings? = nil, coreDataModels: [CoreDataModel] = [], launchArguments: [LaunchArgument] = [],
        additionalFiles: [FileElement] = []
    ) {
        self.init(
            name: name, places: destinations, product: product, productName: productName,
            bundleId: bundleId, infoPlist: infoPlist, sources: sources, resources: resources, folders: [],
            dependencies: dependencies, settings: settings)
    }

    private init(
        name: String, places: Destinations, product: Product, productName: String?, bundleId: String, infoPlist: InfoPlist?,
        sources: SourceFilesList?, resources: ResourceFileElements?, folders: [BuildableFolder], dependencies: [TargetDependency],
        settings: Settings?
    ) {
        (self.name, destinations, self.product, self.productName, self.bundleId) = (name, places, product, productName, bundleId)
        (self.infoPlist, self.sources, self.resources, buildableFolders) = (infoPlist, sources, resources, folders)
        (self.dependencies, self.settings) = (dependencies, settings)
    }
}

public struct BuildableFolder: ExpressibleByStringInterpolation {
    let path: Path
    public init(stringLiteral value: String) { path = Path(stringLiteral: value) }
    private init(_ path: Path) { self.path = path }
    public static func folder(_ path: Path, exceptions: [String] = []) -> Self { Self(path) }
}

public struct SourceFileGlob: ExpressibleByStringInterpolation {
    let path: Path
    let excluding: [Path]
    let filters: [String]
    public init(stringLiteral value: String) { (path, excluding, filters) = (Path(stringLiteral: value), [], []) }
    private init(_ path: Path, _ excluding: [Path], _ condition: PlatformCondition?) {
        (self.path, self.excluding, filters) = (path, excluding, condition?.filters ?? [])
    }
    public init(_ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil) { self.init(glob, excluding, nil) }
    public static func glob(
        _ glob: Path, excluding: [Path] = [], compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self { Self(glob, excluding, compilationCondition) }
    public static func glob(
        _ glob: Path, excluding: Path?, compilerFlags: String? = nil, codeGen: FileCodeGen? = nil,
        compilationCondition: PlatformCondition? = nil
    ) -> Self { Self(glob, excluding.map { [$0] } ?? [], compilationCondition) }
    public static func generated(_ path: Path, compilerFlags: String? = nil) -> Self { Self(path, [], nil) }
    var value: [String: Any] { ["path": path.value, "excluding": excluding.map(\.value), "filters": filters] }
}
public enum FileCodeGen: String { case `public`, `private`, project, disabled }

public struct SourceFilesList: ExpressibleByArrayLiteral, ExpressibleByStringInterpolation {
    public let globs: [SourceFileGlob]
    public init(globs: [SourceFileGlob]) { self.globs = globs }
    public init(globs: [String]) { self.globs = globs.map { SourceFileGlob(stringLiteral: $0) } }
    public init(arrayLiteral elements: SourceFileGlob...) { globs = elements }
    public init(stringLiteral value: String) { globs = [SourceFileGlob(stringLiteral: value)] }
    public static func sourceFilesList(globs: [SourceFileGlob]) -> Self { Self(globs: globs) }
    public static func sourceFilesList(globs: [String]) -> Self { Self(globs: globs) }
    public static func paths(_ paths: [Path]) -> Self { Self(globs: paths.map { .glob($0) }) }
}

public struct ResourceFileElement: ExpressibleByStringInterpolation {
    let path: Path
    let excluding: [Path]
    let isFolder: Bool
    public init(stringLiteral value: String) { self.init(Path(stringLiteral: value), [], false) }
    private init(_ path: Path, _ excluding: [Path], _ isFolder: Bool) { (self.path, self.excluding, self.isFolder) = (path, excluding, isFolder) }
    public static func glob(
        pattern: Path, excluding: [Path] = [], tags: [String] = [], inclusionCondition: PlatformCondition? = nil
    ) -> Self { Self(pattern, excluding, false) }
    public static func folderReference(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil) -> Self {
        Self(path, [], true)
    }
    public static func file(path: Path, tags: [String] = [], inclusionCondition: PlatformCondition? = nil) -> Self { Self(path, [], false) }
    var value: [String: Any] { ["path": path.value, "excluding": excluding.map(\.value), "isFolder": isFolder] }
}

public struct ResourceFileElements: ExpressibleByArrayLiteral, ExpressibleByStringInterpolation {
    let elements: [ResourceFileElement]
    public init(resources: [ResourceFileElement]) { elements = resources }
    public init(arrayLiteral elements: ResourceFileElement...) { self.elements = elements }
    public init(stringLiteral value: String) { elements = [ResourceFileElement(stringLiteral: value)] }
    public static func resources(_ resources: [ResourceFileElement], privacyManifest: PrivacyManifest? = nil) -> Self { Self(resources: resources) }
}

public struct PrivacyManifest {
    public static func privacyManifest(
        tracking: Bool, trackingDomains: [String], collectedDataTypes: [[String: Plist.Value]], accessedApiTypes: [[String: Plist.Value]]
    ) -> Self { Self() }
}

// MARK: Dependencies

public enum TargetDependency: Hashable {
    case target(name: String, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case macro(name: String)
    case project(target: String, path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case framework(path: Path, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case library(path: Path, publicHeaders: Path, swiftModuleMap: Path?, condition: PlatformCondition? = nil)
    case package(product: String, type: PackageType = .runtime, condition: PlatformCondition? = nil)
    case sdk(name: String, type: SDKType = .framework, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case xcframework(
        path: Path, expectedSignature: String? = nil, status: LinkingStatus = .required, condition: PlatformCondition? = nil)
    case plugin(name: String)
    case xctest
    case external(name: String, condition: PlatformCondition? = nil)

    public static func target(_ target: Target, condition: PlatformCondition? = nil) -> Self {
        .target(name: target.name, condition: condition)
    }

    public enum PackageType: Hashable { case runtime, runtimeEmbedded, plugin, macro }

    var value: [String: Any] {
        func value(_ kind: String, _ name: String, _ condition: PlatformCondition?, _ path: Path? = nil) -> [String: Any] {
            var value: [String: Any] = ["kind": kind, "name": name, "filters": condition?.filters ?? []]
            value["path"] = path?.value
            return value
        }
        switch self {
        case .target(let name, _, let condition): return value("target", name, condition)
        case .project(let target, let path, _, let condition): return value("project", target, condition, path)
        case .package(let product, let type, let condition): return value(type == .runtime ? "package" : "other", product, condition)
        case .external(let name, let condition): return value("external", name, condition)
        case .sdk(let name, let type, _, let condition):
            return value("sdk", type == .framework && !name.contains(".") ? "\(name).framework" : name, condition)
        case .macro(let name), .plugin(let name): return value("other", name, nil)
        case .framework, .library, .xcframework, .xctest: return value("other", "", nil)
        }
    }
}
public enum LinkingStatus { case required, optional, none }
public enum SDKType { case library, swiftLibrary, framework }

public struct Package {
    let value: [String: Any]
    public enum Requirement {
        case upToNextMajor(from: Version), upToNextMinor(from: Version), range(from: Version, to: Version), exact(Version), branch(String), revision(String)
        var text: String {
            switch self {
            case .upToNextMajor(let version): "from: \"\(version)\""
            case .upToNextMinor(let version): ".upToNextMinor(from: \"\(version)\")"
            case .range(let lower, let upper): "\"\(lower)\"..<\"\(upper)\""
            case .exact(let version): "exact: \"\(version)\""
            case .branch(let name): "branch: \"\(name)\""
            case .revision(let name): "revision: \"\(name)\""
            }
        }
    }
    public static func remote(url: String, requirement: Requirement) -> Self { Self(value: ["url": url, "requirement": requirement.text]) }
    public static func package(url: String, _ requirement: Requirement) -> Self { remote(url: url, requirement: requirement) }
    public static func package(url: String, from version: Version) -> Self { remote(url: url, requirement: .upToNextMajor(from: version)) }
    public static func package(url: String, exact version: Version) -> Self { remote(url: url, requirement: .exact(version)) }
    public static func package(url: String, branch: String) -> Self { remote(url: url, requirement: .branch(branch)) }
    public static func package(url: String, revision: String) -> Self { remote(url: url, requirement: .revision(revision)) }
    public static func package(path: Path) -> Self { local(path: path) }
    public static func local(path: Path) -> Self { Self(value: ["path": path.value]) }
}

/// The packages of all projects, as Tuist/Dependencies.swift named them before Tuist 4.
public struct Dependencies {
    public init(
        carthage: CarthageDependencies? = nil, swiftPackageManager: SwiftPackageManagerDependencies? = nil,
        platforms: Set<Platform> = Set(Platform.allCases)
    ) {
        write(["packages": swiftPackageManager?.packages.map(\.value) ?? []])
    }
}

public struct SwiftPackageManagerDependencies: ExpressibleByArrayLiteral {
    let packages: [Package]
    public init(
        _ packages: [Package], productTypes: [String: Product] = [:], baseSettings: Settings = .settings(),
        targetSettings: [String: SettingsDictionary] = [:], projectOptions: [String: Project.Options] = [:]
    ) { self.packages = packages }
    public init(arrayLiteral elements: Package...) { packages = elements }
}

/// What Carthage builds, which is for Apple's systems alone.
public struct CarthageDependencies: ExpressibleByArrayLiteral {
    public enum Requirement { case exact(Version), upToNext(Version), atLeast(Version), branch(String), revision(String) }
    public enum Dependency { case github(path: String, requirement: Requirement), git(path: String, requirement: Requirement), binary(path: String, requirement: Requirement) }
    public init(_ dependencies: [Dependency]) {}
    public init(arrayLiteral elements: Dependency...) {}
}

public struct Version: ExpressibleByStringInterpolation, CustomStringConvertible, Hashable {
    public let description: String
    /// A manifest's versions have three numbers; Tuist takes `7.0`, too.
    public init(stringLiteral value: String) {
        let numbers = value.split(separator: ".", omittingEmptySubsequences: false)
        let isShort = numbers.count < 3 && numbers.allSatisfy { Int($0) != nil }
        description = value + (isShort ? String(repeating: ".0", count: 3 - numbers.count) : "")
    }
    public init(_ major: Int, _ minor: Int, _ patch: Int) { description = "\(major).\(minor).\(patch)" }
}

// MARK: Property lists

public enum InfoPlist: ExpressibleByStringInterpolation {
    public typealias Value = Plist.Value
    case file(path: Path, configurations: [ConfigurationName: Path] = [:])
    case dictionary([String: Plist.Value])
    case extendingDefault(with: [String: Plist.Value])
    case variable(String)
    public static var `default`: Self { .extendingDefault(with: [:]) }
    public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
    var value: [String: Any] {
        switch self {
        case .file(let path, _): ["file": path.value]
        case .dictionary(let values), .extendingDefault(let values): ["values": values.mapValues(\.value)]
        case .variable: [:]
        }
    }
}

public enum Plist {
    public indirect enum Value: Hashable, ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
        ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
    {
        case string(String), integer(Int), real(Double), boolean(Bool), dictionary([String: Plist.Value]), array([Plist.Value])
        public init(stringLiteral value: String) { self = .string(value) }
        public init(integerLiteral value: Int) { self = .integer(value) }
        public init(floatLiteral value: Double) { self = .real(value) }
        public init(booleanLiteral value: Bool) { self = .boolean(value) }
        public init(arrayLiteral elements: Plist.Value...) { self = .array(elements) }
        public init(dictionaryLiteral elements: (String, Plist.Value)...) { self = .dictionary(Dictionary(elements) { $1 }) }
        var value: Any {
            switch self {
            case .string(let text): text
            case .integer(let number): number
            case .real(let number): number
            case .boolean(let flag): flag
            case .dictionary(let values): values.mapValues(\.value)
            case .array(let values): values.map(\.value)
            }
        }
    }
}
public typealias InfoPlistValue = Plist.Value

public enum Entitlements: ExpressibleByStringInterpolation {
    case file(path: Path), dictionary([String: Plist.Value]), variable(String)
    public init(stringLiteral value: String) { self = .file(path: Path(stringLiteral: value)) }
}

// MARK: Settings

public typealias SettingsDictionary = [String: SettingValue]

public enum SettingValue: ExpressibleByStringInterpolation, ExpressibleByArrayLiteral, ExpressibleByBooleanLiteral, Equatable {
    case string(String), array([String])
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: String...) { self = .array(elements) }
    public init(booleanLiteral value: Bool) { self = .string(value ? "YES" : "NO") }
    public init<T: RawRepresentable>(_ value: T) where T.RawValue == String { self = .string(value.rawValue) }
    var text: String {
        switch self {
        case .string(let text): text
        case .array(let texts): texts.joined(separator: " ")
        }
    }
}

public struct ConfigurationName: Hashable, ExpressibleByStringInterpolation {
    public let rawValue: String
    public init(stringLiteral value: String) { rawValue = value }
    public static func configuration(_ name: String) -> Self { Self(stringLiteral: name) }
    public static var debug: Self { "Debug" }
    public static var release: Self { "Release" }
}

public struct Configuration {
    public let name: ConfigurationName
    let value: [String: Any]
    private init(_ name: ConfigurationName, _ isDebug: Bool, _ settings: SettingsDictionary, _ file: Path?) {
        self.name = name
        var value: [String: Any] = ["name": name.rawValue, "isDebug": isDebug, "settings": settings.mapValues(\.text)]
        value["file"] = file?.value
        self.value = value
    }
    public static func debug(name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil) -> Self {
        Self(name, true, settings, xcconfig)
    }
    public static func release(name: ConfigurationName, settings: SettingsDictionary = [:], xcconfig: Path? = nil) -> Self {
        Self(name, false, settings, xcconfig)
    }
}

public enum DefaultSettings {
    case recommended(excluding: Set<String> = []), essential(excluding: Set<String> = []), none
    public static var recommended: Self { .recommended(excluding: []) }
    public static var essential: Self { .essential(excluding: []) }
}

public struct Settings {
    public let base: SettingsDictionary
    public let configurations: [Configuration]
    public let defaultSettings: DefaultSettings
    public let defaultConfiguration: String?

    var value: [String: Any] {
        var value: [String: Any] = ["base": base.mapValues(\.text), "configurations": configurations.map(\.value)]
        value["default"] = defaultConfiguration
        return value
    }

    public static func settings(
        base: SettingsDictionary = [:], debug: SettingsDictionary = [:], release: SettingsDictionary = [:],
        defaultSettings: DefaultSettings = .recommended, defaultConfiguration: String? = nil
    ) -> Self {
        settings(
            base: base, configurations: [.debug(name: .debug, settings: debug), .release(name: .release, settings: release)],
            defaultSettings: defaultSettings, defaultConfiguration: defaultConfiguration)
    }
    public static func settings(
        base: SettingsDictionary = [:], configurations: [Configuration], defaultSettings: DefaultSettings = .recommended,
        defaultConfiguration: String? = nil
    ) -> Self {
        Self(
            base: base, configurations: configurations, defaultSettings: defaultSettings, defaultConfiguration: defaultConfiguration)
    }
}

public enum SwiftCompilationMode: String { case singlefile, wholemodule }
public enum SwiftOptimizationLevel: String { case o = "-O", oNone = "-Onone", oSize = "-Osize" }
public enum DebugInformationFormat: String { case dwarf, dwarfWithDsym = "dwarf-with-dsym" }

extension [String: SettingValue] {
    public func merging(_ other: SettingsDictionary) -> SettingsDictionary { merging(other) { $1 } }
    private func setting(_ name: String, _ value: SettingValue) -> SettingsDictionary { merging([name: value]) { $1 } }
    public func swiftActiveCompilationConditions(_ conditions: String...) -> SettingsDictionary { swiftActiveCompilationConditions(conditions) }
    public func swiftActiveCompilationConditions(_ conditions: [String]) -> SettingsDictionary {
        setting("SWIFT_ACTIVE_COMPILATION_CONDITIONS", .string(conditions.joined(separator: " ")))
    }
    public func swiftVersion(_ version: String) -> SettingsDictionary { setting("SWIFT_VERSION", .string(version)) }
    public func marketingVersion(_ version: String) -> SettingsDictionary { setting("MARKETING_VERSION", .string(version)) }
    public func currentProjectVersion(_ version: String) -> SettingsDictionary { setting("CURRENT_PROJECT_VERSION", .string(version)) }
    public func otherSwiftFlags(_ flags: String...) -> SettingsDictionary { otherSwiftFlags(flags) }
    public func otherSwiftFlags(_ flags: [String]) -> SettingsDictionary { setting("OTHER_SWIFT_FLAGS", .string(flags.joined(separator: " "))) }
    public func otherLinkerFlags(_ flags: [String]) -> SettingsDictionary { self }
    public func automaticCodeSigning(devTeam: String) -> SettingsDictionary { setting("DEVELOPMENT_TEAM", .string(devTeam)) }
    public func manualCodeSigning(identity: String? = nil, provisioningProfileSpecifier: String? = nil) -> SettingsDictionary { self }
    public func codeSignIdentityAppleDevelopment() -> SettingsDictionary { self }
    public func codeSignIdentity(_ identity: String) -> SettingsDictionary { self }
    public func bitcodeEnabled(_ enabled: Bool) -> SettingsDictionary { self }
    public func debugInformationFormat(_ format: DebugInformationFormat) -> SettingsDictionary { self }
    public func swiftCompilationMode(_ mode: SwiftCompilationMode) -> SettingsDictionary { self }
    public func swiftOptimizationLevel(_ level: SwiftOptimizationLevel) -> SettingsDictionary { self }
    public func swiftOptimizeObjectLifetimes(_ enabled: Bool) -> SettingsDictionary { self }
    public func appleGenericVersioningSystem() -> SettingsDictionary { self }
    public func versionInfo(_ version: String, prefix: String? = nil, suffix: String? = nil) -> SettingsDictionary { self }
}

// MARK: What does not decide how sources are compiled

public struct CopyFilesAction {
    public static func productsDirectory(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func resources(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func wrapper(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func plugins(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func frameworks(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
    public static func sharedSupport(name: String, subpath: String? = nil, files: [FileElement]) -> Self { Self() }
}

public struct Headers {
    public static func headers(public: [String] = [], private: [String] = [], project: [String] = []) -> Self { Self() }
    public static func allHeaders(from list: SourceFilesList, umbrella: Path, private: [String] = []) -> Self { Self() }
}

public struct TargetScript {
    public static func pre(
        script: String, name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self() }
    public static func post(
        script: String, name: String, inputPaths: [Path] = [], inputFileListPaths: [Path] = [], outputPaths: [Path] = [],
        outputFileListPaths: [Path] = [], basedOnDependencyAnalysis: Bool? = nil, runForInstallBuildsOnly: Bool = false,
        shellPath: String = "/bin/sh", dependencyFile: Path? = nil
    ) -> Self { Self() }
    public static func pre(
        path: Path, arguments: String..., name: String, inputPaths: [Path] = [], outputPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil
    ) -> Self { Self() }
    public static func post(
        path: Path, arguments: String..., name: String, inputPaths: [Path] = [], outputPaths: [Path] = [],
        basedOnDependencyAnalysis: Bool? = nil
    ) -> Self { Self() }
    public static func pre(tool: String, arguments: String..., name: String, basedOnDependencyAnalysis: Bool? = nil) -> Self { Self() }
    public static func post(tool: String, arguments: String..., name: String, basedOnDependencyAnalysis: Bool? = nil) -> Self { Self() }
}

public struct CoreDataModel {
    public static func coreDataModel(_ path: Path, currentVersion: String? = nil) -> Self { Self() }
}
public struct EnvironmentVariable: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public static func environmentVariable(value: String, isEnabled: Bool) -> Self { "" }
}
public struct LaunchArgument {
    public init(name: String, isEnabled: Bool) {}
    public static func launchArgument(name: String, isEnabled: Bool) -> Self { Self(name: name, isEnabled: isEnabled) }
}
public struct BuildRule {}
public enum MergedBinaryType { case disabled, automatic, manual(mergeableDependencies: Set<String>) }
public struct OnDemandResourcesTags {
    public static func tags(initialInstall: [String]?, prefetchOrder: [String]?) -> Self { Self() }
}
public struct TargetMetadata {
    public static func metadata(tags: [String]) -> Self { Self() }
}

public struct TargetReference: ExpressibleByStringInterpolation, Hashable {
    public var projectPath: Path?
    public var targetName: String
    public init(stringLiteral value: String) { targetName = value }
    public static func target(_ name: String) -> Self { Self(stringLiteral: name) }
    public static func project(path: Path, target: String) -> Self {
        var reference = Self(stringLiteral: target)
        reference.projectPath = path
        return reference
    }
}

public struct Scheme {
    public static func scheme(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil, testAction: TestAction? = nil,
        runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
        analyzeAction: AnalyzeAction? = nil
    ) -> Self { Self(name: name, buildAction: buildAction, runAction: runAction) }
    public init(
        name: String, shared: Bool = true, hidden: Bool = false, buildAction: BuildAction? = nil, testAction: TestAction? = nil,
        runAction: RunAction? = nil, archiveAction: ArchiveAction? = nil, profileAction: ProfileAction? = nil,
        analyzeAction: AnalyzeAction? = nil
    ) {
        var value: [String: Any] = ["name": name, "targets": buildAction?.targets.map(\.targetName) ?? []]
        value["configuration"] = runAction?.configuration.rawValue
        value["executable"] = runAction?.executable?.targetName
        self.value = value
    }
    let value: [String: Any]
}
public struct ExecutionAction {
    public static func executionAction(title: String = "", scriptText: String, target: TargetReference? = nil) -> Self { Self() }
}
public struct BuildAction {
    let targets: [TargetReference]
    public init(targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []) {
        self.targets = targets
    }
    public static func buildAction(
        targets: [TargetReference], preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        runPostActionsOnFailure: Bool = false, findImplicitDependencies: Bool = true
    ) -> Self { Self(targets: targets) }
}
public struct TestableTarget: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) {}
    public static func testableTarget(target: TargetReference, isSkipped: Bool = false, parallelization: Bool = false) -> Self { "" }
}
public struct TestActionOptions {
    public static func options(
        language: String? = nil, region: String? = nil, coverage: Bool = false, codeCoverageTargets: [TargetReference] = []
    ) -> Self { Self() }
}
public struct TestAction {
    public static func targets(
        _ targets: [TestableTarget], arguments: Arguments? = nil, configuration: ConfigurationName = .debug, attachDebugger: Bool = true,
        expandVariableFromTarget: TargetReference? = nil, preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        options: TestActionOptions = .options()
    ) -> Self { Self() }
    public static func testPlans(_ plans: [Path], configuration: ConfigurationName = .debug) -> Self { Self() }
}
public struct Arguments {
    public init(environment: [String: String] = [:], launchArguments: [LaunchArgument] = []) {}
    @_disfavoredOverload public init(environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []) {}
    public static func arguments(
        environmentVariables: [String: EnvironmentVariable] = [:], launchArguments: [LaunchArgument] = []
    ) -> Self { Self(environment: [:]) }
}
public struct RunActionOptions {
    public static func options(
        language: String? = nil, region: String? = nil, storeKitConfigurationPath: Path? = nil
    ) -> Self { Self() }
}
public struct RunAction {
    let configuration: ConfigurationName
    let executable: TargetReference?
    public static func runAction(
        configuration: ConfigurationName = .debug, attachDebugger: Bool = true, preActions: [ExecutionAction] = [],
        postActions: [ExecutionAction] = [], executable: TargetReference? = nil, arguments: Arguments? = nil,
        options: RunActionOptions = .options(), expandVariableFromTarget: TargetReference? = nil
    ) -> Self { Self(configuration: configuration, executable: executable) }
}
public struct ArchiveAction {
    public static func archiveAction(
        configuration: ConfigurationName, revealArchiveInOrganizer: Bool = true, customArchiveName: String? = nil,
        preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = []
    ) -> Self { Self() }
}
public struct ProfileAction {
    public static func profileAction(
        configuration: ConfigurationName = .release, preActions: [ExecutionAction] = [], postActions: [ExecutionAction] = [],
        executable: TargetReference? = nil, arguments: Arguments? = nil
    ) -> Self { Self() }
}
public struct AnalyzeAction {
    public static func analyzeAction(configuration: ConfigurationName) -> Self { Self() }
}

/// The variables `TUIST_…` of the environment.
@dynamicMemberLookup public enum Environment {
    public enum Value: Equatable {
        case boolean(Bool), string(String)
    }
    public static subscript(dynamicMember name: String) -> Value? {
        let key = name.reduce("") { $0 + ($1.isUppercase ? "_\($1)" : $1.uppercased()) }
        guard let text = ProcessInfo.processInfo.environment["TUIST_\(key)"] else { return nil }
        return switch text {
        case "1", "true", "TRUE", "yes", "YES": .boolean(true)
        case "0", "false", "FALSE", "no", "NO": .boolean(false)
        default: .string(text)
        }
    }
}
extension Environment.Value? {
    public func getString(default value: String) -> String {
        if case .string(let text) = self { text } else { value }
    }
    public func getBoolean(default value: Bool) -> Bool {
        if case .boolean(let flag) = self { flag } else { value }
    }
}
